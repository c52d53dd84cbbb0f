// Profiler: switches, files, sums, and what the user names and measures.
#include "profiler/profiler.h"

#include "base/handle.h"
#include "c_api/common.h"

using namespace mxhub;        // NOLINT
using namespace mxhub::capi;  // NOLINT

namespace {
// A domain, or something in one that is measured.
struct ProfileObject : public HandleObject<ProfileObject> {
  static constexpr uint32_t kHandleMagic = 0x50726f66;
  enum class What : uint8_t { kDomain, kDuration, kCounter };
  ProfileObject(What what, std::string domain, std::string name)
      : what(what), domain(std::move(domain)), name(std::move(name)) {}
  const What what;
  const std::string domain, name;
  std::atomic<int64_t> begin{-1};
  std::atomic<uint64_t> value{0};
};

ProfileObject* object(void* handle, const char* argument, ProfileObject::What what, const char* expected) {
  auto* o = from_handle<ProfileObject>(handle, argument);
  if (o->what != what) fail(Kind::kArgument, "profiler", argument, "expected ", expected, ", got '", o->name, "'");
  return o;
}
std::string domain_of(ProfileHandle domain) {
  return object(domain, "domain", ProfileObject::What::kDomain, "a domain")->name;
}
int create(ProfileObject::What what, const std::string& domain, const char* name, ProfileHandle* out) {
  require(name, "name");
  require(out, "out");
  *out = new ProfileObject(what, domain, name);
  return 0;
}
// Processes other than this one are servers of distributed training.
void only_this(int process) {
  if (process != 0) fail(Kind::kArgument, "profiler", "profile_process", "expected 0 (this process), got ", process);
}
}  // namespace

int MXSetProcessProfilerConfig(int num_params, const char* const* keys, const char* const* vals, KVStoreHandle) {
  return MXSetProfilerConfig(num_params, keys, vals);
}
int MXSetProfilerConfig(int num_params, const char* const* keys, const char* const* vals) {
  API_BEGIN();
  profiler::configure(attrs_of(num_params, const_cast<const char**>(keys), const_cast<const char**>(vals)));
  API_END();
}
int MXSetProcessProfilerState(int state, int profile_process, KVStoreHandle) {
  API_BEGIN();
  only_this(profile_process);
  if (state != 0 && state != 1) fail(Kind::kArgument, "profiler", "state", "expected 0 (stop) or 1 (run), got ", state);
  profiler::set_running(state == 1);
  API_END();
}
int MXSetProfilerState(int state) { return MXSetProcessProfilerState(state, 0, nullptr); }
int MXDumpProcessProfile(int finished, int profile_process, KVStoreHandle) {
  API_BEGIN();
  only_this(profile_process);
  profiler::dump(finished != 0);
  API_END();
}
int MXDumpProfile(int finished) { return MXDumpProcessProfile(finished, 0, nullptr); }
int MXAggregateProfileStatsPrint(const char** out_str, int reset) {
  return MXAggregateProfileStatsPrintEx(out_str, reset, 0, 0, 0);
}
int MXAggregateProfileStatsPrintEx(const char** out_str, int reset, int format, int sort_by, int ascending) {
  API_BEGIN();
  require(out_str, "out_str");
  if (format != 0 && format != 1)
    fail(Kind::kArgument, "profiler", "format", "expected 0 (table) or 1 (JSON), got ", format);
  if (sort_by < 0 || sort_by > 4)
    fail(Kind::kArgument, "profiler", "sort_by",
         "expected 0 (total), 1 (mean), 2 (minimum), 3 (maximum) or 4 (count), got ", sort_by);
  returns().text = profiler::summary(static_cast<profiler::Format>(format), static_cast<profiler::SortBy>(sort_by),
                                     ascending != 0, reset != 0);
  *out_str = returns().text.c_str();
  API_END();
}
int MXProcessProfilePause(int paused, int profile_process, KVStoreHandle) {
  API_BEGIN();
  only_this(profile_process);
  profiler::set_paused(paused != 0);
  API_END();
}
int MXProfilePause(int paused) { return MXProcessProfilePause(paused, 0, nullptr); }

int MXProfileCreateDomain(const char* domain, ProfileHandle* out) {
  API_BEGIN();
  return create(ProfileObject::What::kDomain, "", domain, out);
  API_END();
}
int MXProfileCreateTask(ProfileHandle domain, const char* task_name, ProfileHandle* out) {
  API_BEGIN();
  return create(ProfileObject::What::kDuration, domain_of(domain), task_name, out);
  API_END();
}
int MXProfileCreateFrame(ProfileHandle domain, const char* frame_name, ProfileHandle* out) {
  API_BEGIN();
  return create(ProfileObject::What::kDuration, domain_of(domain), frame_name, out);
  API_END();
}
int MXProfileCreateEvent(const char* event_name, ProfileHandle* out) {
  API_BEGIN();
  return create(ProfileObject::What::kDuration, "event", event_name, out);
  API_END();
}
int MXProfileCreateCounter(ProfileHandle domain, const char* counter_name, ProfileHandle* out) {
  API_BEGIN();
  return create(ProfileObject::What::kCounter, domain_of(domain), counter_name, out);
  API_END();
}
int MXProfileDestroyHandle(ProfileHandle frame_handle) {
  API_BEGIN();
  if (frame_handle) delete from_handle<ProfileObject>(frame_handle, "frame_handle");
  API_END();
}
int MXProfileDurationStart(ProfileHandle duration_handle) {
  API_BEGIN();
  object(duration_handle, "duration_handle", ProfileObject::What::kDuration, "a task, frame or event")->begin =
      profiler::now();
  API_END();
}
int MXProfileDurationStop(ProfileHandle duration_handle) {
  API_BEGIN();
  ProfileObject* o =
      object(duration_handle, "duration_handle", ProfileObject::What::kDuration, "a task, frame or event");
  const int64_t begin = o->begin.exchange(-1);
  if (begin < 0) fail(Kind::kState, "profiler", "duration_handle", "expected '", o->name, "' to have been started");
  if (profiler::records(profiler::kObjects)) profiler::add_duration(o->domain, o->name, begin, profiler::now());
  API_END();
}
int MXProfileSetCounter(ProfileHandle counter_handle, uint64_t value) {
  API_BEGIN();
  ProfileObject* o = object(counter_handle, "counter_handle", ProfileObject::What::kCounter, "a counter");
  o->value = value;
  if (profiler::records(profiler::kObjects)) profiler::add_counter(o->domain, o->name, value);
  API_END();
}
int MXProfileAdjustCounter(ProfileHandle counter_handle, int64_t value) {
  API_BEGIN();
  ProfileObject* o = object(counter_handle, "counter_handle", ProfileObject::What::kCounter, "a counter");
  const uint64_t now = o->value += static_cast<uint64_t>(value);
  if (profiler::records(profiler::kObjects)) profiler::add_counter(o->domain, o->name, now);
  API_END();
}
int MXProfileSetMarker(ProfileHandle domain, const char* instant_marker_name, const char* scope) {
  API_BEGIN();
  const std::string of = domain_of(domain);
  require(instant_marker_name, "instant_marker_name");
  require(scope, "scope");
  const std::string s = scope;
  if (s != "global" && s != "process" && s != "thread" && s != "task" && s != "marker")
    fail(Kind::kArgument, "profiler", "scope", "expected global, process, thread, task or marker, got '", s, "'");
  if (profiler::records(profiler::kObjects))
    profiler::add_marker(of, instant_marker_name, s == "global" ? 'g' : s == "process" ? 'p' : 't');
  API_END();
}

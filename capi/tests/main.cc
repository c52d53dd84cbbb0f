// The entry point of the C++ unit tests, with the closing line that all runners of this project print.
#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN
#include <doctest/doctest.h>

#include <cstdio>
#include <string>

namespace {

// Prints "<program>: N passed, N failed, N skipped" after doctest's own summary.
class ClosingLine : public doctest::IReporter {
 public:
  explicit ClosingLine(const doctest::ContextOptions& options) : options_(options) {}
  void test_run_end(const doctest::TestRunStats& stats) override {
    if (options_.count || options_.list_test_cases) return;
    const std::string program = options_.binary_name.c_str();
    std::printf("%s: %u passed, %u failed, %u skipped\n", program.substr(program.rfind('/') + 1).c_str(),
                stats.numTestCasesPassingFilters - stats.numTestCasesFailed, stats.numTestCasesFailed,
                stats.numTestCases - stats.numTestCasesPassingFilters);
  }
  void report_query(const doctest::QueryData&) override {}
  void test_run_start() override {}
  void test_case_start(const doctest::TestCaseData&) override {}
  void test_case_reenter(const doctest::TestCaseData&) override {}
  void test_case_end(const doctest::CurrentTestCaseStats&) override {}
  void test_case_exception(const doctest::TestCaseException&) override {}
  void subcase_start(const doctest::SubcaseSignature&) override {}
  void subcase_end() override {}
  void log_assert(const doctest::AssertData&) override {}
  void log_message(const doctest::MessageData&) override {}
  void test_case_skipped(const doctest::TestCaseData&) override {}

 private:
  const doctest::ContextOptions& options_;
};

}  // namespace

DOCTEST_REGISTER_LISTENER("closing-line", 1, ClosingLine);

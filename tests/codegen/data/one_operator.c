/* A library of somebody else's with one operator: all that the code generator needs is its registry. */
static const char kRegistry[] =
    "{\"version\": \"0.1\", \"operators\": [{\"name\": \"_contrib_my_scale\", \"aliases\": [\"my_scale\"],"
    " \"since\": \"0.1\", \"summary\": \"Multiplies by a factor along an axis.\", \"description\": \"\","
    " \"inputs\": [{\"name\": \"data\", \"phrase\": \"NDArray-or-Symbol\", \"doc\": \"Values.\"}],"
    " \"outputs\": [{\"name\": \"output\", \"doc\": \"Scaled values.\"}],"
    " \"params\": [{\"name\": \"factor\", \"kind\": \"float\", \"phrase\": \"float, required\", \"required\": true,"
    "   \"doc\": \"The factor.\"},"
    "  {\"name\": \"axis\", \"kind\": \"int\", \"phrase\": \"int, optional, default='-1'\", \"required\": false,"
    "   \"default\": \"-1\", \"tag\": \"axis\", \"doc\": \"The axis.\"}],"
    " \"key_var_num_args\": \"\", \"gradient\": true, \"random\": false, \"hidden\": false, \"examples\": [],"
    " \"cases\": []}]}";

const char* MXGetLastError(void) { return ""; }

int MXHubRegistryJSON(const char** out) {
  *out = kRegistry;
  return 0;
}

# How C functions of the ABI look to the JVM: Java signatures, JNI signatures and the C statements between them.
"""The mapping of api.yaml to native methods.

A count of an input array is taken from the array; a count of an output array becomes the array's length. One output is
the return value; several are written into arrays of length 1 that the caller hands in. Handles and pointers are long.
"""

from __future__ import annotations

import re
import textwrap
from dataclasses import dataclass, field

from codegen.api import Api, Function, Param

# Functions without a mechanical form, and where they are instead.
BY_HAND = {
    "MXLibInfoFeatures": "NativeCalls.features",
    "MXNDArraySyncCopyFromCPU": "NativeCalls.copyFrom",
    "MXNDArraySyncCopyToCPU": "NativeCalls.copyTo",
    "MXImperativeInvoke": "NativeCalls.imperativeInvoke",
    "MXImperativeInvokeEx": "NativeCalls.imperativeInvoke",
    "MXInvokeCachedOp": "NativeCalls.invokeCachedOp",
    "MXInvokeCachedOpEx": "NativeCalls.invokeCachedOp",
    "MXHubInvocationCall": "NativeCalls.invoke",
    "MXNDListGet": "NativeCalls.ndListGet",
    "MXExecutorSetMonitorCallback": "NativeCalls.setMonitor",
    "MXExecutorSetMonitorCallbackEX": "NativeCalls.setMonitor",
    "MXPredSetMonitorCallback": "no callback from the predictor",
    "MXCachedOpRegisterOpHook": "the callback has no place for a reference to a Java object",
    "MXExecutorSimpleBind": "shapes are inferred and arrays made in Java, then bound",
    "MXExecutorSimpleBindEx": "shapes are inferred and arrays made in Java, then bound",
    "MXExecutorSimpleBindEx64": "shapes are inferred and arrays made in Java, then bound",
    "MXEnginePushAsync": "needs C functions",
    "MXEnginePushSync": "needs C functions",
    "MXEnginePushAsyncND": "needs C functions",
    "MXEnginePushSyncND": "needs C functions",
    "MXCustomFunctionRecord": "needs C functions",
    "MXHubErrorGetLast": "read by the native code when it throws",
    "MXHubLogSetCallback": "needs a C function",
    "MXCustomOpRegister": "needs C functions",
}
# Lengths that api.yaml gives in words only: the elements of aux_shape are counted by aux_ndims.
LENGTHS = {"aux_ndims": "mxj_sum(aux_ndims, num_aux)"}
_INTS = ("int", "uint32_t", "unsigned", "mx_uint", "nn_uint")
_LONGS = ("int64_t", "uint64_t", "size_t", "dim_t")
_JNI = {"int": "I", "long": "J", "boolean": "Z", "float": "F", "void": "V", "String": "Ljava/lang/String;", "byte": "B"}
_C = {"int": "jint", "long": "jlong", "boolean": "jboolean", "float": "jfloat", "void": "void", "String": "jstring"}


@dataclass(frozen=True)
class Argument:
    """An argument of a native method."""

    name: str  # as in C
    java: str  # Java type
    doc: str

    @property
    def java_name(self) -> str:
        return camel(self.name)

    @property
    def c(self) -> str:
        return c_type(self.java)


@dataclass
class Method:
    """A native method and the C statements of its body."""

    function: Function
    arguments: list[Argument] = field(default_factory=list)
    returns: str = "void"
    returns_doc: str = ""
    locals: list[str] = field(default_factory=list)
    convert: list[str] = field(default_factory=list)
    needs: list[str] = field(default_factory=list)  # checks of lengths
    before: list[str] = field(default_factory=list)
    failed: str = ""  # C condition that makes the call and says whether it failed
    finish: list[str] = field(default_factory=list)

    @property
    def name(self) -> str:
        return self.function.name

    @property
    def signature(self) -> str:
        return "(" + "".join(jni(a.java) for a in self.arguments) + ")" + jni(self.returns)

    @property
    def c_returns(self) -> str:
        return c_type(self.returns)

    @property
    def framed(self) -> bool:
        """Whether memory is needed for converted arguments."""
        return bool(self.convert)


def camel(name: str) -> str:
    """A C parameter's name as a Java name."""
    first, *rest = name.strip("_").split("_")
    return first + "".join(w[:1].upper() + w[1:] for w in rest)


def jni(java: str) -> str:
    """The JNI signature of a Java type."""
    return "[" + jni(java[:-2]) if java.endswith("[]") else _JNI[java]


def c_type(java: str) -> str:
    """The C type of a Java type."""
    if java.endswith("[]"):
        element = java[:-2]
        return _C[element] + "Array" if element in ("int", "long", "float", "boolean") else (
            "jbyteArray" if element == "byte" else "jobjectArray")  # fmt: skip
    return _C[java]


def methods(api: Api) -> list[Method]:
    """All functions with a mechanical mapping, in the order of api.yaml, each once."""
    handles = {t.name for t in api.typedefs if t.type.replace("const ", "") == "void*"}
    found: dict[str, Method] = {}
    for f in api.functions:
        if f.name not in BY_HAND and f.name not in found:
            found[f.name] = _method(f, handles)
    return list(found.values())


def bound(api: Api, found: list[Method]) -> list[str]:
    """The C functions that the native code calls: those with a method, and what is written by hand."""
    mapped = {m.name for m in found}
    return [s for s in api.symbols if s in mapped or BY_HAND[s].startswith(("NativeCalls", "read by"))]


def _base(t: str) -> str:
    """The type without const and pointer stars."""
    return t.replace("const ", "").replace("*", "").strip()


def _method(f: Function, handles: set[str]) -> Method:
    m = Method(f)
    params = {p.name: p for p in f.params}
    counts = {p.len for p in f.params if p.len and p.len in params and params[p.len].is_value and p.dir == "in"}
    counts |= {p.len for p in f.params if p.len and p.type == "float*" and p.dir == "out"}
    out_counts = {w for p in f.params if p.dir == "out" and p.len for w in re.findall(r"\w+", p.len) if w in params}
    out_counts = {c for c in out_counts if params[c].dir == "out"}
    ranks = {f.params[i - 1].name for i, p in enumerate(f.params) if p.type.endswith("***") and _base(p.type) != "char"}
    outputs: list[tuple[Param, str, str]] = []  # (parameter, Java type, C expression of the value)
    passed: list[str] = []
    for p in f.params:
        base, stars = _base(p.type), p.type.count("*")
        room = base in handles or base in _INTS or base in _LONGS or base == "bool"
        if p.name in counts:
            m.locals.append(f"jsize n_{p.name} = -1;")
            passed.append(f"({base})(n_{p.name} < 0 ? 0 : n_{p.name})")
        elif p.dir == "in" and stars == 0:
            passed.append(_value(m, p, base, handles))
        elif p.dir == "in":
            passed.append(_array(m, p, base, stars, handles, counts))
        elif p.type == "float*":
            m.arguments.append(Argument(p.name, "float[]", p.doc))
            m.convert.append(f'float* b_{p.name} = mxj_room(&frame, {p.name}, sizeof(float), "{camel(p.name)}", '
                             f"&n_{p.len});")  # fmt: skip
            m.finish.append(f"(*env)->SetFloatArrayRegion(env, {p.name}, 0, n_{p.len}, b_{p.name});")
            passed.append(f"b_{p.name}")
        elif p.dir == "out" and base in handles and stars == 1 and p.len:
            m.convert.append(f"void** v_{p.name} = mxj_alloc(&frame, (size_t)({p.len} < 0 ? 0 : {p.len}) * 8);")
            outputs.append((p, "long[]", f"mxj_new_longs(env, v_{p.name}, (size_t){p.len}, 8)"))
            passed.append(f"v_{p.name}")
        elif p.dir == "out" and stars == 1 and room:
            m.locals.append(f"{base} v_{p.name} = 0;")
            if p.name not in out_counts:
                outputs.append((p, *_scalar(base, f"v_{p.name}", handles)))
            passed.append(f"&v_{p.name}")
        elif p.dir == "out":
            m.locals.append(f"{p.type.removesuffix('*').strip()} v_{p.name} = NULL;")
            if p.name not in ranks:
                rank = next((q.name for q, r in zip(f.params, f.params[1:]) if r is p), "")
                outputs.append((p, *_returned(p, base, stars, handles, out_counts, rank)))
            passed.append(f"&v_{p.name}")
        else:
            raise ValueError(f"jvm: {f.name}({p.name}): no mapping for {p.type} {p.dir}; write it by hand")
    _finish(m, outputs, passed, handles)
    return m


def _value(m: Method, p: Param, base: str, handles: set[str]) -> str:
    if base in handles:
        m.arguments.append(Argument(p.name, "long", p.doc))
        return f"(void*)(intptr_t){p.name}"
    java = "int" if base in _INTS else "long" if base in _LONGS else {"bool": "boolean", "float": "float"}[base]
    m.arguments.append(Argument(p.name, java, p.doc))
    return f"({base}){p.name}" if base != "bool" else f"{p.name} != JNI_FALSE"


def _array(m: Method, p: Param, base: str, stars: int, handles: set[str], counts: set[str]) -> str:
    """An input that needs converting: a string, strings, handles, numbers or bytes."""
    label = f'"{camel(p.name)}"'
    nullable = "true" if p.nullable else "false"
    local = p.name + "_"
    if base == "char" and stars == 1 and not p.len:
        m.arguments.append(Argument(p.name, "String", p.doc))
        m.convert.append(f"const char* {local} = mxj_string(&frame, {p.name}, {label}, {nullable});")
        return local
    if base in ("void", "char") and stars == 1:
        java, maker, c = "byte[]", "mxj_bytes", "const char*"
    elif base == "char":
        java, maker, c = "String[]", "mxj_strings", "const char**"
    elif base in handles:
        java, maker, c = "long[]", "mxj_longs", "void**"
    elif base in _INTS:
        java, maker, c = "int[]", "mxj_ints", f"{base}*"
    elif base in _LONGS:
        java, maker, c = "long[]", "mxj_longs", f"{base}*"
    elif base == "float":
        java, maker, c = "float[]", "mxj_floats", "float*"
    else:
        raise ValueError(f"jvm: {m.name}({p.name}): no mapping for {p.type}; write it by hand")
    m.arguments.append(Argument(p.name, java, p.doc))
    if p.len in counts:
        m.convert.append(f"{c} {local} = {maker}(&frame, {p.name}, {label}, {nullable}, &n_{p.len});")
        return local
    # The needed length depends on other arguments: check it, since C reads that many elements whatever was given.
    m.locals.append(f"jsize l_{p.name} = -1;")
    m.convert.append(f"{c} {local} = {maker}(&frame, {p.name}, {label}, {nullable}, &l_{p.name});")
    need = LENGTHS.get(p.len or "", p.len or "0")
    need = re.sub(r"[A-Za-z_]\w*", lambda w: _local(w[0], counts), need)
    if p.len and p.len.endswith(" + 1") and p.len[:-4] in counts:  # bounds between rows count the rows, too
        n = f"n_{p.len[:-4]}"
        m.convert.append(f"if ({n} < 0 && l_{p.name} > 0) {n} = l_{p.name} - 1;")
    check = f"if (!frame.failed) mxj_need(&frame, l_{p.name}, {_guarded(need)}, {label});"
    m.needs.insert(len(m.needs) if "[" in need else 0, check)  # an array is checked before its elements are read
    return local


def _local(name: str, counts: set[str]) -> str:
    """The C local behind a name in a length expression."""
    return f"(n_{name} < 0 ? 0 : n_{name})" if name in counts else name if name.startswith("mxj_") else name + "_"


def _guarded(need: str) -> str:
    """An array that was left out has no last element to read."""
    m = re.match(r"(\w+)\[", need)
    return f"{m[1]} == NULL ? 0 : (long){need}" if m else f"(long)({need})"


def _scalar(base: str, value: str, handles: set[str]) -> tuple[str, str]:
    if base in handles:
        return "long", f"(jlong)(intptr_t){value}"
    if base == "bool":
        return "boolean", f"{value} ? JNI_TRUE : JNI_FALSE"
    return ("int", f"(jint){value}") if base in _INTS else ("long", f"(jlong){value}")


def _returned(p: Param, base: str, stars: int, handles: set[str], out_counts: set[str], rank: str) -> tuple[str, str]:
    value = f"v_{p.name}"
    count = re.sub(
        r"[A-Za-z_]\w*", lambda w: f"v_{w[0]}" if w[0] in out_counts else f"(n_{w[0]} < 0 ? 0 : n_{w[0]})", p.len or ""
    )
    count = f"(size_t)({count})"
    if base == "char" and stars == 2:
        if p.len:
            return "byte[]", f"mxj_new_bytes(env, {value}, {count})"
        return "String", f"mxj_new_string(env, {value})"
    if base == "char":
        return "String[]", f"mxj_new_strings(env, {value}, {count})"
    if base == "void" and stars == 2 and not p.len:
        return "long", f"(jlong)(intptr_t){value}"
    if base in handles and stars == 2 and p.len:
        return "long[]", f"mxj_new_longs(env, {value}, {count}, 8)"
    if base in _INTS and p.len:
        if stars == 3:
            return "int[][]", f"mxj_new_ragged_ints(env, (const int**){value}, (const int*)v_{rank}, {count})"
        return "int[]", f"mxj_new_ints(env, {value}, {count})"
    if base in _LONGS and p.len:
        if stars == 3:
            return "long[][]", f"mxj_new_ragged_longs(env, {value}, v_{rank}, {count})"
        return "long[]", f"mxj_new_longs(env, {value}, {count}, 8)"
    raise ValueError(f"jvm: no mapping for {p.type} {p.name}; write it by hand")


def _finish(m: Method, outputs: list[tuple[Param, str, str]], passed: list[str], handles: set[str]) -> None:
    """The call, the check of its status, and the outputs."""
    f = m.function
    call = f"mx.{f.name}({', '.join(passed)})"
    if f.returns == "void":
        m.before.append(f"{call};")
    elif f.returns == "const char*":
        m.returns, m.returns_doc = "String", f.returns_doc or "The text."
        m.before.append(f"result = mxj_new_string(env, {call});")
    elif f.returns in handles:
        m.returns, m.returns_doc = "long", f.returns_doc or "The handle."
        m.before.append(f"void* value = {call};")
        m.failed = "value == NULL"
        m.finish.append("result = (jlong)(intptr_t)value;")
    else:
        m.failed = f"{call} != 0"
    if len(outputs) == 1 and m.returns == "void":
        p, m.returns, expression = outputs[0]
        m.returns_doc = p.doc
        m.finish.append(f"result = {expression};")
        return
    for p, java, expression in outputs:
        m.arguments.append(Argument(p.name, java + "[]", f"Receives at index 0: {p.doc} Null where not wanted."))
        kind = {"int": "int", "long": "long", "boolean": "boolean"}.get(java, "object")
        m.finish.append(f'mxj_put_{kind}(env, {p.name}, {expression}, "{camel(p.name)}");')


def javadoc(m: Method) -> str:
    """The comment above a native method."""
    lines = ["/**", *_wrapped(m.function.doc)]
    for a in m.arguments:
        lines += _wrapped(f"@param {a.java_name} {a.doc}")
    if m.returns != "void":
        lines += _wrapped(f"@return {m.returns_doc}")
    return "\n".join(f"  {line}" for line in [*lines, " */"])


def _wrapped(text: str) -> list[str]:
    safe = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("*/", "*&#47;")
    return [f" * {line}" for line in textwrap.wrap(safe, 112, break_long_words=False, break_on_hyphens=False)]


def declaration(m: Method) -> str:
    """The Java declaration of a native method."""
    arguments = ", ".join(f"{a.java} {a.java_name}" for a in m.arguments)
    line = f"  public static native {m.returns} {m.name}({arguments});"
    if len(line) <= 118:
        return line
    head, tail = f"  public static native {m.returns} {m.name}(", arguments + ");"
    return "\n".join([head, *textwrap.wrap(tail, 110, initial_indent="      ", subsequent_indent="      ")])


def prototype(m: Method) -> str:
    """The C head of a native method."""
    arguments = ["JNIEnv* env", "jclass cls", *(f"{a.c} {a.name}" for a in m.arguments)]
    return f"static {m.c_returns} JNICALL j_{m.name}({', '.join(arguments)})"


FILTERS = {"jvm_doc": javadoc, "jvm_declaration": declaration, "jvm_prototype": prototype}

# The mapping of C functions to native methods: signatures, counts, outputs, and what cannot be mapped.
from pathlib import Path

import pytest

from codegen import api
from codegen.filters import jvm

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def methods():
    return {m.name: m for m in jvm.methods(api.load(ROOT / "capi" / "api.yaml"))}


def test_every_function_is_mapped_or_written_by_hand(methods):
    symbols = api.load(ROOT / "capi" / "api.yaml").symbols
    assert set(methods) | set(jvm.BY_HAND) == set(symbols)
    assert not set(methods) & set(jvm.BY_HAND)


@pytest.mark.parametrize(
    ("name", "declaration"),
    [
        ("MXNDArrayAt64", "long MXNDArrayAt64(long handle, long idx);"),
        ("MXNDArrayFree", "void MXNDArrayFree(long handle);"),
        ("MXAutogradIsRecording", "boolean MXAutogradIsRecording();"),
        ("MXSymbolListOutputs", "String[] MXSymbolListOutputs(long symbol);"),
        ("MXNDArrayGetContext", "void MXNDArrayGetContext(long handle, int[] outDevType, int[] outDevId);"),
        ("MXNDArrayLoad", "void MXNDArrayLoad(String fname, long[][] outArr, String[][] outNames);"),
        ("MXNDArraySaveRawBytes", "byte[] MXNDArraySaveRawBytes(long handle);"),
        ("MXPredGetOutput", "void MXPredGetOutput(long handle, int index, float[] data);"),
        ("MXHubInvocationCreate", "long MXHubInvocationCreate(String opName, String[] keys, String[] vals);"),
        ("MXHubInvocationCall1", "long MXHubInvocationCall1(long inv, long a);"),
    ],
)
def test_declarations(methods, name, declaration):
    assert jvm.declaration(methods[name]) == f"  public static native {declaration}"


def test_signatures(methods):
    assert methods["MXNDArrayLoad"].signature == "(Ljava/lang/String;[[J[[Ljava/lang/String;)V"
    assert methods["MXSymbolInferShapeEx64"].signature == "(J[Ljava/lang/String;[J[J[[[J[[[J[[[J[I)V"


def test_lengths_that_depend_on_values_are_checked(methods):
    needs = methods["MXSymbolInferShapeEx64"].needs
    assert len(needs) == 2
    assert "argIndPtr" in needs[0]  # before its elements say how long the other must be
    assert "arg_ind_ptr_[" in needs[1]


def test_a_type_without_a_mapping_is_an_error():
    strange = api.Param("x", "struct Strange*", "in", "What?", own="borrowed", nullable=False)
    function = api.Function("MXStrange", "1.9.1", "c_api", "X", "call", "int", "any", "Does.", (strange,))
    with pytest.raises(ValueError, match="MXStrange"):
        jvm._method(function, set())


def test_documentation_is_safe(methods):
    for m in methods.values():
        assert "*/" not in jvm.javadoc(m)[:-3]

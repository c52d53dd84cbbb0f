# Memory that functions return until the next call: other threads leave it alone, the thread's own next call reuses it.
import ctypes
import threading

import pytest


@pytest.fixture
def symbols(library):
    """Two variables with names of the same length."""
    made = []
    for name in (b"first_", b"second"):
        handle = ctypes.c_void_p()
        assert library.MXSymbolCreateVariable(name, ctypes.byref(handle)) == 0
        made.append(handle)
    yield made
    for handle in made:
        library.MXSymbolFree(handle)


def arguments(library, symbol):
    size, names = ctypes.c_uint32(), ctypes.POINTER(ctypes.c_char_p)()
    assert library.MXSymbolListArguments(symbol, ctypes.byref(size), ctypes.byref(names)) == 0
    assert size.value == 1
    return names


def test_other_threads_do_not_disturb(library, symbols):
    mine = arguments(library, symbols[0])

    def work():
        for _ in range(200):
            assert arguments(library, symbols[1])[0] == b"second"

    threads = [threading.Thread(target=work) for _ in range(4)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert mine[0] == b"first_"


def test_the_last_call_of_a_thread_is_valid(library, symbols):
    arguments(library, symbols[0])
    assert arguments(library, symbols[1])[0] == b"second"


def test_errors_belong_to_their_thread(library):
    assert library.MXSymbolCreateFromJSON(b"not json", ctypes.byref(ctypes.c_void_p())) == -1
    mine, seen = library.MXGetLastError(), []

    def work():
        seen.append(library.MXGetLastError())
        library.MXSymbolCreateFromFile(b"/no/such/file", ctypes.byref(ctypes.c_void_p()))
        seen.append(library.MXGetLastError())

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert seen[0] == b"" and b"/no/such/file" in seen[1]
    assert library.MXGetLastError() == mine != b""

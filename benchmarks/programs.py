"""Rows that are programs of their own: import, memory, two processes side by side, one model served by many threads."""

from __future__ import annotations

import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Callable, Dict

from benchmarks import networks, onnx_nets, torch_nets
from benchmarks.child import ROOT, Child
from benchmarks.row import Call, Factory, Row, Value

OLD = networks.OLD
MB = 1e6
SERVING_THREADS = 8
LENGTHS = (1000, 10000)  # steps after which memory is looked at
IMPORT = "import time; t = time.perf_counter_ns(); import {}; print(time.perf_counter_ns() - t)"


def memory(field: str) -> float:
    """Bytes of this process: VmRSS now, VmHWM at most (getrusage would count the parent's)."""
    with open("/proc/self/status") as lines:
        return next(1024 * float(line.split()[1]) for line in lines if line.startswith(field))


def _python(*arguments: str) -> str:
    """What a fresh process of this interpreter prints last."""
    command = [sys.executable, "-W", "ignore", *arguments]
    return (
        subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True, cwd=ROOT).stdout.strip().split("\n")[-1]
    )


def _import(module: str) -> Factory:
    """Nanoseconds that `import module` takes in a fresh process, NumPy included."""
    return lambda tiny: lambda: Value(float(_python("-c", IMPORT.format(module))))


def _in_fresh_process(task: str, row: str, *frameworks: str) -> Dict[str, Factory]:
    """A task of the worker (`--peak`, `--growth`) for a row of the table."""

    def factory(framework: str) -> Factory:
        def make(tiny: bool) -> Call:
            def call() -> Value:
                said = _python("-m", "benchmarks.worker", framework, task, row, *(["--tiny"] if tiny else []))
                value, _, note = said.partition(" ")
                return Value(float(value), note)

            return call

        return make

    return {framework: factory(framework) for framework in frameworks}


def peak(call: Call, wait: Callable[[], object]) -> Value:
    """Most memory that this process ever had, in MB, after three calls."""
    for _ in range(3):
        call()
        wait()
    return Value(memory("VmHWM") / MB)


def growth(call: Call, wait: Callable[[], object], tiny: bool) -> Value:
    """MB by which this process grew between the first and the last of LENGTHS."""
    seen, notes, done = [], [], 0
    for length in (10, 20) if tiny else LENGTHS:
        while done < length:
            call()
            done += 1
            if done % 100 == 0:
                wait()  # as whoever looks at a loss does: work that was asked for ahead is no growth
        wait()
        seen.append(memory("VmRSS"))
        notes.append(f"step {length}: RSS {seen[-1] / MB:.1f} MB{_own_statistics()}")
    return Value((seen[-1] - seen[0]) / MB, "; ".join(notes))


def _own_statistics() -> str:
    """What the C API of this project says about its arrays, where that is the framework."""
    if "mxnet" not in sys.modules or not hasattr(sys.modules["mxnet"], "_capi"):
        return ""
    from mxnet._capi import memory_stats

    used, highest, pooled, live = memory_stats()
    return f", in use {used / MB:.2f}, at most {highest / MB:.2f}, pooled {pooled / MB:.2f} MB, {live} arrays"


def _pair(row: str, *frameworks: str) -> Dict[str, Factory]:
    """How many times as long a row takes when a second process does the same at the same time."""

    def factory(framework: str) -> Factory:
        def make(tiny: bool) -> Call:
            def call() -> Value:
                seconds = 0.1 if tiny else 3.0
                children = [Child(framework), Child(framework)]
                try:
                    alone = []
                    for child in children:
                        child.ask(row, 0, tiny)
                        alone.append(child.ask(row, seconds, tiny)["value"])
                    for child in children:
                        child.send(row, seconds, tiny)
                    slower = [child.receive()["value"] / before for child, before in zip(children, alone)]
                finally:
                    for child in children:
                        child.close()
                return Value(max(slower), " and ".join(f"{factor:.2f}" for factor in slower))

            return call

        return make

    return {framework: factory(framework) for framework in frameworks}


def _serve(model: Callable[[bool], Callable[[int], Any]]) -> Factory:
    """Time per answer of one model that eight threads use without a lock, over that of one thread alone. Answers are
    compared."""

    def make(tiny: bool) -> Call:
        import numpy as np

        answer = model(tiny)
        expected = [answer(i) for i in range(SERVING_THREADS)]
        seconds = 0.2 if tiny else 3.0

        def client(i: int) -> int:
            end, count = time.perf_counter() + seconds, 0
            while time.perf_counter() < end:
                if not np.allclose(answer(i), expected[i], rtol=1e-4, atol=1e-5 * np.abs(expected[i]).max()):
                    raise ValueError(f"thread {i} got another answer than one thread alone")
                count += 1
            return count

        def rate(clients: int) -> float:
            start = time.perf_counter()
            with ThreadPoolExecutor(clients) as pool:
                done = sum(pool.map(client, range(clients)))
            return done / (time.perf_counter() - start)

        def call() -> Value:
            one, many = rate(1), rate(SERVING_THREADS)
            return Value(one / many, f"{one:.1f}/s with one thread, {many:.1f}/s with {SERVING_THREADS}")

        return call

    return make


def _mx_model(tiny: bool) -> Callable[[int], Any]:
    net, images = networks.zoo("mobilenet1.0", SERVING_THREADS, tiny)
    parts = [images[i : i + 1] for i in range(SERVING_THREADS)]
    return lambda i: net(parts[i]).asnumpy()


def _torch_model(tiny: bool) -> Callable[[int], Any]:
    import torch

    model, images = torch_nets.zoo("mobilenet1.0", SERVING_THREADS, tiny)

    def answer(i: int) -> Any:
        with torch.inference_mode():
            return model(images[i : i + 1]).numpy()

    return answer


def _onnx_model(tiny: bool) -> Callable[[int], Any]:
    session, images = onnx_nets.zoo("mobilenet1.0", SERVING_THREADS, tiny)
    return lambda i: session.run(None, {"data": images[i : i + 1]})[0]


EVERYWHERE = ("mx", "torch", "onnxruntime")

ROWS = {
    "import": Row(
        "import",
        {"mx": _import("mxnet"), "torch": _import("torch"), "onnxruntime": _import("onnxruntime")},
        goals={OLD: 0.3 / 1.17},
    ),
    "peak": Row(
        "peak memory, ResNet-50, one image",
        _in_fresh_process("--peak", "resnet50", *EVERYWHERE),
        unit="MB",
        goals={OLD: 300 / 453},
    ),
    "peakx16": Row(
        "peak memory, ResNet-50, 16 images",
        _in_fresh_process("--peak", "resnet50x16", *EVERYWHERE),
        unit="MB",
        goals={OLD: 450 / 635},
    ),
    "growth": Row(
        "growth, Adam steps 1,000 to 10,000",
        _in_fresh_process("--growth", "adam", "mx", "torch"),
        unit="MB",
        goals={"": 1},
    ),
    "growthhybrid": Row(
        "growth, hybridized", _in_fresh_process("--growth", "adamhybrid", "mx"), unit="MB", goals={"": 1}
    ),
    "pair": Row("MobileNet beside a second process", _pair("mobilenet", *EVERYWHERE), unit="x", goals={"": 2.5}),
    "pairtrain": Row(
        "ResNet-18 training beside a second", _pair("resnet18train", "mx", "torch"), unit="x", goals={"": 2.5}
    ),
    "serve": Row(
        "MobileNet in 8 threads / in one",
        {"ours": _serve(_mx_model), "torch": _serve(_torch_model), "onnxruntime": _serve(_onnx_model)},
        unit="x",
        goals={"": 1.05},
    ),
}

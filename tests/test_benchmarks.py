# The benchmarks do the work they say: every row runs once at a tiny size, and its answer is checked. Nothing is timed.
import json
import os
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from benchmarks import chart, exported, onnx_nets, torch_nets  # noqa: E402
from benchmarks.machine import QUIET, Watch, used_by  # noqa: E402
from benchmarks.programs import SERVING_THREADS  # noqa: E402
from benchmarks.row import Value, sample  # noqa: E402
from benchmarks.rows import ROWS  # noqa: E402
from benchmarks.small import RECORDED  # noqa: E402

OURS = {name: row for name, row in ROWS.items() if row.factory("ours")}
TRAINED = ("adam", "adamhybrid", "resnet18train", "lstmtrain")
ARRAYS = [name for name, row in OURS.items() if row.factory("numpy")]
NETWORKS = {"resnet50": 1, "resnet50x16": 16, "resnet50x16bf16": 16, "mobilenet": 1}
# What a program may answer at a tiny size: wide enough for any machine, too narrow for a broken measurement.
PROGRAMS = {
    "import": (1e6, 1e11), "peak": (50, 3000), "peakx16": (50, 3000), "growth": (-50, 50), "growthhybrid": (-50, 50),
    "pair": (0.01, 1000), "pairtrain": (0.01, 1000), "serve": (0.01, 1000),
}  # fmt: skip


def run(name, framework="ours"):
    answer = ROWS[name].factory(framework)(True)()
    return answer.asnumpy() if hasattr(answer, "asnumpy") else np.asarray(answer)


def test_every_row_is_checked_below():
    assert sorted(OURS) == sorted([*ARRAYS, *TRAINED, *NETWORKS, *PROGRAMS, "record"])


def test_yardsticks_and_goals_name_what_exists():
    for name, row in ROWS.items():
        peer, beside = row.beside
        assert not peer or ROWS[beside].calls, name
        assert set(row.goals) <= {"", "beside", "mxnet 1.9.1", "numpy"}, name
        assert "beside" not in row.goals or peer, name
        assert row.unit in ("ns", "MB", "x"), name


@pytest.mark.parametrize("name", ARRAYS)
def test_row_computes_what_numpy_computes(name):
    np.testing.assert_allclose(run(name), run(name, "numpy"), rtol=2e-5, atol=1e-6)


def test_copy_copies():
    np.testing.assert_array_equal(run("copy16m", "numpy"), sample((4096 * 4096,), True))


def test_record_answers_the_gradient():
    x, w, v = (sample(shape, False, seed).astype("float64") for seed, shape in enumerate(RECORDED))
    hidden = np.tanh(x @ w)
    expected = x.T @ (2 * (hidden @ v) @ v.T * (1 - hidden**2))
    np.testing.assert_allclose(run("record"), expected, rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("name", TRAINED)
def test_training_lowers_the_loss(name):
    step = ROWS[name].factory("ours")(True)
    losses = [float(step().asnumpy().mean()) for _ in range(12)]
    assert np.isfinite(losses).all()
    assert losses[-1] < losses[0]


@pytest.mark.parametrize("name,batch", NETWORKS.items())
def test_inference_answers_every_image(name, batch):
    answer = run(name).astype("float32")
    assert answer.shape == (batch, 10)
    assert np.isfinite(answer).all() and np.ptp(answer) > 0


@pytest.mark.parametrize("name", PROGRAMS)
def test_program_answers_a_number_that_can_be(name):
    answer = OURS[name].factory("ours")(True)()
    assert isinstance(answer, Value)
    low, high = PROGRAMS[name]
    assert low < answer.value < high
    if name.startswith("growth"):
        assert "step 20: RSS" in answer.note and "in use" in answer.note
    if name == "serve":
        assert f"with {SERVING_THREADS}" in answer.note


@pytest.fixture(params=["mobilenet0.25", "resnet18_v1", "resnet50_v1"], scope="module")
def network(request, tmp_path_factory):
    path = tmp_path_factory.mktemp("exported") / "network"
    exported.export(path, request.param, classes=10, side=32, batch=2)
    return exported.read(path)


def test_onnx_model_answers_as_ours(network):
    onnx = pytest.importorskip("onnx")
    from onnx.reference import ReferenceEvaluator

    model = onnx.load(onnx_nets.write(network.path))
    model = onnx.version_converter.convert_version(model, 15)  # the evaluator's BatchNormalization of opset 13 trains
    answer = ReferenceEvaluator(model).run(None, {"data": network.values["data"]})[0]
    exported.require_equal(answer, network.values["answer"], "ONNX")


def test_torch_model_answers_as_ours(network):
    torch = pytest.importorskip("torch")
    with torch.no_grad():
        answer = torch_nets.build(network).eval()(torch.from_numpy(network.values["data"]))
    exported.require_equal(answer.numpy(), network.values["answer"], "PyTorch")


def test_other_answers_are_noticed():
    answer = np.linspace(-1, 1, 10)
    exported.require_equal(answer + 5e-5, answer, "a peer")
    with pytest.raises(ValueError, match="a peer differs from our answer by 1.0e-03"):
        exported.require_equal(answer + 1e-3, answer, "a peer")
    with pytest.raises(ValueError, match="a peer"):
        exported.require_equal(answer * np.nan, answer, "a peer")


def test_unknown_operator_is_named():
    pytest.importorskip("torch")
    with pytest.raises(NotImplementedError, match="Dropout drop0"):
        torch_nets._plain(exported.Node("Dropout", "drop0", {}, [0]))


def benchmarks(*arguments):
    """The runner with this interpreter and without peers."""
    env = {key: value for key, value in os.environ.items() if key not in ("MXNET191_PYTHON", "PEERS_PYTHON")}
    command = [sys.executable, "-m", "benchmarks", *arguments]
    return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True)


def test_runner_writes_table_and_json(tmp_path):
    file = tmp_path / "results.json"
    said = benchmarks("--quick", "--rounds", "2", "--json", str(file), "add", "exp16m", "serve")
    assert said.returncode == 0, said.stderr
    assert "| add of 10 floats" in said.stdout
    rows = json.loads(file.read_text())["rows"]
    assert list(rows) == ["add", "exp16m", "serve"]
    assert len(rows["add"]["values"]["ours"]) == 2
    assert rows["exp16m"]["ratios"]["beside"] > 0
    assert rows["add"]["ratios"]["numpy"] == pytest.approx(
        rows["add"]["medians"]["ours"] / rows["add"]["medians"]["numpy"]
    )
    assert rows["serve"]["ratios"] == {} and rows["serve"]["notes"]["ours"]


def test_runner_refuses_unknown_rows():
    said = benchmarks("ad")
    assert said.returncode == 2
    assert "unknown rows: ad" in said.stderr


def test_disturbance_is_noticed():
    watch = Watch(os.getpid())
    spin = "import time; end = time.perf_counter() + 0.6\nwhile time.perf_counter() < end: pass"
    with subprocess.Popen([sys.executable, "-c", spin]) as other:
        seconds = used_by(os.getpid())
        while other.poll() is None:
            time.sleep(0.05)
            disturbed = watch.others()
    assert disturbed > QUIET
    assert used_by(os.getpid()) >= seconds


def test_chart(tmp_path):
    file = tmp_path / "chart.png"
    if not chart.available():
        said = benchmarks("--chart", str(file), "add")
        assert said.returncode == 2 and "needs matplotlib" in said.stderr
        return
    rows = {
        "add": {"title": "add", "ratios": {"mxnet 1.9.1": 0.1, "numpy": 2.0}},
        "serve": {"title": "-", "ratios": {}},
    }
    chart.draw({"rows": rows}, file)
    assert file.read_bytes().startswith(b"\x89PNG")

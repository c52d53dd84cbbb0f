# The profiler: what is counted, what the file holds, and mistakes.
import gc
import json
import threading
import time

import numpy as np
import pytest

import mxnet as mx
from mxnet import autograd, nd, profiler
from mxnet.base import ArgumentError, FileError, MXNetError, StateError


@pytest.fixture
def record(tmp_path):
    """Starts the profiler with given settings; sums begin anew, and it is off afterwards."""
    path = tmp_path / "profile.json"

    def start(**settings):
        profiler.set_config(filename=str(path), **settings)
        profiler.dumps(reset=True)
        profiler.set_state("run")
        return path

    yield start
    profiler.set_state("stop")
    profiler.set_config(filename=str(path))
    profiler.dump()
    profiler.dumps(reset=True)


def sums(**options):
    return json.loads(profiler.dumps(format="json", **options))


def events(path):
    return json.loads(path.read_text())["traceEvents"]


def test_calls_on_arrays(record):
    path = record(profile_imperative=True)
    x = nd.ones((100, 100))
    for _ in range(3):
        y = nd.dot(x, x)
    y.wait_to_read()
    profiler.set_state("stop")
    nd.dot(x, x).wait_to_read()  # not recorded any more
    stats = sums()["Time"]["operator"]
    assert stats["dot"]["Count"] == 3 and stats["_ones"]["Count"] == 1
    row = stats["dot"]
    assert 0 <= row["Min"] <= row["Avg"] <= row["Max"] <= row["Total"]
    assert row["Avg"] == pytest.approx(row["Total"] / 3)
    profiler.dump()
    dots = [e for e in events(path) if e["name"] == "dot"]
    assert len(dots) == 3 and all(e["ph"] == "X" and e["cat"] == "operator" for e in dots)
    assert sum(e["dur"] for e in dots) == pytest.approx(row["Total"] * 1000)


def test_work_of_workers_is_recorded(record):
    record(profile_imperative=True)
    x = nd.ones((600, 600))
    nd.dot(x, x).wait_to_read()
    assert sums()["Time"]["operator"]["dot"]["Total"] > 0.5  # ms, for 0.4 GFLOP


def test_graphs_and_networks(record):
    record(profile_symbolic=True)
    sym = mx.sym.FullyConnected(mx.sym.var("x"), num_hidden=3, name="fc")
    executor = sym.simple_bind(mx.cpu(), x=(2, 4))
    executor.forward(is_train=True)
    executor.backward(nd.ones((2, 3)))
    nd.waitall()
    stats = sums()["Time"]["operator"]
    assert stats["FullyConnected"]["Count"] == 1 and stats["_backward_FullyConnected"]["Count"] == 1
    net = mx.gluon.nn.HybridSequential()
    net.add(mx.gluon.nn.Dense(4), mx.gluon.nn.Activation("sigmoid"))
    net.initialize()
    net.hybridize()
    profiler.dumps(reset=True)
    with autograd.record():
        net(nd.ones((2, 3))).sum().backward()
    nd.waitall()
    assert sums()["Time"]["operator"]["FullyConnected"]["Count"] == 1


def test_nothing_but_what_was_asked_for(record):
    record(profile_memory=True)
    nd.ones((3, 3)).asnumpy()
    assert "operator" not in sums()["Time"]


def test_everything(record):
    record(profile_all=True)
    nd.ones((1000, 250)).asnumpy()
    stats = sums()
    assert stats["Time"]["MXNET_C_API"]["MXNDArraySyncCopyToCPU"]["Count"] == 1
    assert stats["Memory"]["Memory"]["cpu"]["Max"] >= 1000  # kB: the array has a million bytes
    assert stats["Unit"] == {"Time": "ms", "Memory": "kB"}


def test_names_of_the_program(record):
    path = record()
    domain = profiler.Domain("training")
    task, frame, event = domain.new_task("read"), domain.new_frame("epoch"), profiler.Event("lunch")
    for thing in (task, frame, event):
        thing.start()
        time.sleep(0.02)
        thing.stop()
    counter = domain.new_counter("images", 5)
    counter += 3
    counter -= 6
    counter.set_value(10)
    domain.new_marker("now").mark()
    assert (str(task), str(domain)) == ("read", "training")
    stats = sums()
    assert 20 <= stats["Time"]["training"]["read"]["Total"] < 2000
    assert 20 <= stats["Time"]["training"]["epoch"]["Total"] < 2000
    assert 20 <= stats["Time"]["event"]["lunch"]["Total"] < 2000
    assert stats["Counter"]["training"]["images"] == {"Count": 4, "Min": 2, "Max": 10, "Avg": (5 + 8 + 2 + 10) / 4}
    profiler.dump()
    by_name = {e["name"]: e for e in events(path)}
    assert by_name["now"]["ph"] == "i" and by_name["now"]["s"] == "p"
    assert [e["args"]["images"] for e in events(path) if e["ph"] == "C"] == [5, 8, 2, 10]


def test_pause(record):
    record(profile_imperative=True)
    x = nd.ones((2, 2))
    profiler.pause()
    nd.sqrt(x)
    profiler.resume()
    nd.square(x)
    stats = sums()["Time"]["operator"]
    assert "sqrt" not in stats and stats["square"]["Count"] == 1


def test_the_file_is_complete_after_each_dump(record):
    path = record(profile_imperative=True)
    lengths = []
    for _ in range(3):
        nd.ones((2, 2)).asnumpy()
        profiler.dump(False)
        lengths.append(len(events(path)))
    assert lengths[0] < lengths[1] < lengths[2]
    profiler.dump(True)
    nd.ones((2, 2)).asnumpy()  # recording has ended
    profiler.set_state("run")
    nd.sqrt(nd.ones((2, 2))).asnumpy()
    profiler.dump(True)  # a new file
    assert {e["name"] for e in events(path) if e["ph"] == "X"} == {"_ones", "sqrt"}


def test_continuous_dump(record):
    path = record(profile_imperative=True, continuous_dump=True, dump_period=0.01)
    for _ in range(3):
        time.sleep(0.02)
        nd.ones((2, 2)).asnumpy()
    assert any(e["name"] == "_ones" for e in events(path))


@pytest.mark.parametrize("ascending", [False, True])
@pytest.mark.parametrize(("sort_by", "column"), [("total", "Total"), ("avg", "Avg"), ("min", "Min"), ("max", "Max"),
                                                 ("count", "Count")])
def test_order(record, sort_by, column, ascending):
    record(profile_imperative=True)
    x = nd.ones((50, 50))
    for i, op in enumerate((nd.exp, nd.log, nd.sqrt)):
        for _ in range(i + 1):
            op(x)
    nd.waitall()
    rows = list(sums(sort_by=sort_by, ascending=ascending)["Time"]["operator"].values())
    values = [row[column] for row in rows]
    assert values == sorted(values, reverse=not ascending)


def test_table(record):
    record(profile_imperative=True)
    nd.exp(nd.ones((2, 2))).asnumpy()
    lines = profiler.dumps().splitlines()
    (row,) = [line.split() for line in lines if line.startswith("exp ")]
    assert row[1] == "1" and len(row) == 6


def test_inside_of_custom_operators(record):
    class Op(mx.operator.CustomOp):
        def forward(self, is_train, req, in_data, out_data, aux):
            time.sleep(0.02)
            self.assign(out_data[0], req[0], in_data[0] + 1)

        def backward(self, req, out_grad, in_data, out_data, in_grad, aux):
            self.assign(in_grad[0], req[0], out_grad[0])

    @mx.operator.register("slow_add")
    class Prop(mx.operator.CustomOpProp):
        def create_operator(self, ctx, in_shapes, in_dtypes):
            return Op()

    record(profile_all=True)
    x = nd.ones((2, 2))
    x.attach_grad()
    with autograd.record():
        y = nd.Custom(x, op_type="slow_add")
    y.backward()
    stats = sums()["Time"]["Custom Operator"]
    assert stats["slow_add::pure_python"]["Total"] >= 20
    assert stats["slow_add::_plus_scalar"]["Count"] == 1 and stats["_backward_slow_add::pure_python"]["Count"] == 1


def test_threads(record):
    path = record(profile_imperative=True)

    def work():
        for _ in range(50):
            nd.ones((3, 3))

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    nd.waitall()
    assert sums()["Time"]["operator"]["_ones"]["Count"] == 200
    profiler.dump()
    assert len({e["tid"] for e in events(path) if e["name"] == "_ones"}) > 1


def test_names_with_quotes_and_other_letters(record):
    path = record()
    event = profiler.Event('a "quoted" \\ näme')
    event.start()
    event.stop()
    profiler.dump()
    assert any(e["name"] == 'a "quoted" \\ näme' for e in events(path))


def test_objects_are_let_go(record):
    record()
    domain = profiler.Domain("d")
    task = domain.new_task("t")
    del domain
    gc.collect()
    task.start()
    task.stop()


def test_old_names(record, tmp_path):
    record()
    with pytest.warns(DeprecationWarning):
        profiler.profiler_set_config(mode="imperative", filename=str(tmp_path / "old.json"))
    with pytest.warns(DeprecationWarning):
        profiler.profiler_set_state("run")
    nd.exp(nd.ones((2, 2))).asnumpy()
    with pytest.warns(DeprecationWarning):
        profiler.dump_profile()
    assert any(e["name"] == "exp" for e in events(tmp_path / "old.json"))


def test_mistakes(record, tmp_path):
    record()
    for call, message in (
        (lambda: profiler.set_config(speed=3), "speed.*unknown parameter"),
        (lambda: profiler.set_config(profile_api="perhaps"), "profile_api"),
        (lambda: profiler.set_config(dump_period=-1), "dump_period"),
        (lambda: profiler.set_state("walk"), "state.*'walk'"),
        (lambda: profiler.dumps(format="xml"), "format.*'xml'"),
        (lambda: profiler.dumps(sort_by="luck"), "sort_by.*'luck'"),
        (lambda: profiler.pause("server"), "profile_process"),
        (lambda: profiler.Task("no domain", "t"), "domain.*expected a Domain"),
        (lambda: profiler.Event(7), "name.*expected a string"),
        (lambda: profiler.Domain("d").new_marker("m").mark("universe"), "scope.*'universe'"),
    ):
        with pytest.raises(ArgumentError, match=message):
            call()
    with pytest.raises(StateError, match="'never'.*started"):
        profiler.Event("never").stop()
    profiler.set_config(filename=str(tmp_path / "nowhere" / "p.json"))
    with pytest.raises(FileError, match="filename.*cannot write"):
        profiler.dump()


def test_results_are_the_same(record):
    x = nd.array(np.arange(6).reshape(2, 3))
    plain = nd.softmax(x).asnumpy()
    record(profile_all=True)
    np.testing.assert_array_equal(nd.softmax(x).asnumpy(), plain)
    with pytest.raises(MXNetError):
        nd.dot(x, x)

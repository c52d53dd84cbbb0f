# Files of pretrained parameters.
"""Finding pretrained parameters."""
import glob
import os

from ...context import cpu

__all__ = ["get_model_file", "purge"]


# Where the models are loaded by default, and the folder of their parameters.
CPU = cpu()
ROOT = os.path.join(os.environ.get("MXNET_HOME", os.path.join(os.path.expanduser("~"), ".mxnet")), "models")


def get_model_file(name, root=ROOT):
    """Path of the parameters of the model `name` in the folder `root`.

    The file is `name.params`, or `name-` with eight hexadecimal digits and `.params`, as MXNet 1.x stored its
    downloads; of several the newest is taken. FileNotFoundError says what was looked for.
    """
    root = os.path.expanduser(root)
    pattern = f"{name}-{'[0-9a-f]' * 8}.params"
    folder = glob.escape(root)
    found = glob.glob(os.path.join(folder, pattern)) + glob.glob(os.path.join(folder, glob.escape(name) + ".params"))
    if not found:
        raise FileNotFoundError(f"[get_model_file] argument 'name': expected pretrained parameters of {name!r} as "
                                f"{name}.params or {name}-xxxxxxxx.params (eight hexadecimal digits) in the folder "
                                f"{root!r}, got none; put the file there or give its folder as `root`")
    return max(found, key=os.path.getmtime)


def purge(root=ROOT):
    """Remove all .params files from the folder `root`."""
    root = os.path.expanduser(root)
    for path in glob.glob(os.path.join(glob.escape(root), "*.params")):
        os.remove(path)


def load_pretrained(net, name, root, ctx):
    """Load the parameters of the model `name` into `net`."""
    net.load_parameters(get_model_file(name, root=root), ctx=ctx)

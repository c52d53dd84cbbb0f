# Transforms of images as blocks, on the operators of nd.image.
"""Image transforms."""
import math
import random

from ....base import numeric_types
from ....util import is_np_array
from ...block import Block, HybridBlock
from ...nn import HybridSequential, Sequential

__all__ = ["Compose", "Cast", "ToTensor", "Normalize", "RandomResizedCrop", "CenterCrop", "Resize", "CropResize",
           "RandomFlipLeftRight", "RandomFlipTopBottom", "RandomBrightness", "RandomContrast", "RandomSaturation",
           "RandomHue", "RandomColorJitter", "RandomLighting", "RandomApply", "Rotate", "RandomRotation"]


class Compose(Sequential):
    """Apply `transforms` one after the other. Neighbours that can be compiled are compiled together."""

    def __init__(self, transforms):
        super().__init__()
        run = []
        for item in [*transforms, None]:
            if isinstance(item, HybridBlock):
                run.append(item)
                continue
            if len(run) == 1:
                self.add(run[0])
            elif run:
                chain = HybridSequential()
                chain.add(*run)
                chain.hybridize()
                self.add(chain)
            run = []
            if item is not None:
                self.add(item)


class Cast(HybridBlock):
    """Change the type of the elements."""

    def __init__(self, dtype="float32"):
        super().__init__()
        self._dtype = dtype

    def hybrid_forward(self, F, x):
        return F.cast(x, self._dtype)


class RandomApply(Sequential):
    """Apply `transforms` (a block) with probability `p`."""

    def __init__(self, transforms, p=0.5):
        super().__init__()
        self.transforms = transforms
        self.p = p

    def forward(self, x):
        return x if self.p < random.random() else self.transforms(x)


class ToTensor(HybridBlock):
    """uint8 images (H, W, C) or (N, H, W, C), 0 to 255, to float32 (C, H, W) or (N, C, H, W), 0 to 1."""

    def __init__(self):
        super().__init__()

    def hybrid_forward(self, F, x):
        return F.image.to_tensor(x)


class Normalize(HybridBlock):
    """(x - mean) / std for float images (C, H, W) or (N, C, H, W); numbers, or one for each channel."""

    def __init__(self, mean=0.0, std=1.0):
        super().__init__()
        self._mean = mean
        self._std = std

    def hybrid_forward(self, F, x):
        return F.image.normalize(x, self._mean, self._std)


class Resize(HybridBlock):
    """Resize images (H, W, C) or (N, H, W, C).

    Parameters
    ----------
    size : int or tuple of two int
        Width and height; one number is both, or with `keep_ratio` the shorter side.
    keep_ratio : bool, default False
    interpolation : int, default 1
        0 nearest, 1 linear, 2 cubic, 3 by area.
    """

    def __init__(self, size, keep_ratio=False, interpolation=1):
        super().__init__()
        self._keep = keep_ratio
        self._size = size
        self._interpolation = interpolation

    def hybrid_forward(self, F, x):
        return F.image.resize(x, self._size, self._keep, self._interpolation)


class CropResize(HybridBlock):
    """Cut the rectangle at (`x`, `y`) of `width` and `height` out of images (H, W, C) or (N, H, W, C).

    With `size` (one number or width and height) the piece is then resized; see `Resize` for `interpolation`.
    """

    def __init__(self, x, y, width, height, size=None, interpolation=None):
        super().__init__()
        self._x = x
        self._y = y
        self._width = width
        self._height = height
        self._size = size
        self._interpolation = interpolation

    def hybrid_forward(self, F, x):
        out = F.image.crop(x, self._x, self._y, self._width, self._height)
        if self._size:
            out = F.image.resize(out, self._size, False, 1 if self._interpolation is None else self._interpolation)
        return out


def _width_height(size):
    return (size, size) if isinstance(size, numeric_types) else tuple(size)


def _cut(x, left, top, width, height, size, interpolation):
    """A rectangle of the image `x` (H, W, C), resized to `size` (width, height)."""
    from .... import ndarray
    images = ndarray.npx.image if is_np_array() else ndarray.image
    piece = images.crop(x, left, top, width, height)
    return piece if (width, height) == size else images.resize(piece, size, False, interpolation)


class CenterCrop(Block):
    """Cut the middle of `size` (one number, or width and height) out of images (H, W, C).

    From a smaller image the largest middle piece of these proportions is taken and enlarged.
    """

    def __init__(self, size, interpolation=1):
        super().__init__()
        self._size = _width_height(size)
        self._interpolation = interpolation

    def forward(self, x):
        height, width = x.shape[0], x.shape[1]
        want_width, want_height = self._size
        # When the image is smaller than wanted, the piece keeps the proportions and is then enlarged.
        scale = min(1.0, width / want_width, height / want_height)
        cut_width, cut_height = int(want_width * scale), int(want_height * scale)
        return _cut(x, (width - cut_width) // 2, (height - cut_height) // 2, cut_width, cut_height, self._size,
                    self._interpolation)


class RandomResizedCrop(Block):
    """Cut a random rectangle out of images (H, W, C) and resize it to `size`.

    `scale` bounds its share of the area, `ratio` its width over height; when ten tries do not fit, the middle is taken.
    """

    def __init__(self, size, scale=(0.08, 1.0), ratio=(3.0 / 4.0, 4.0 / 3.0), interpolation=1):
        super().__init__()
        if isinstance(scale, numeric_types):
            scale = (scale, 1.0)
        self._size = _width_height(size)
        self._scale = scale
        self._ratio = ratio
        self._interpolation = interpolation

    def forward(self, x):
        height, width = x.shape[0], x.shape[1]
        area = height * width
        low, high = (math.log(bound) for bound in self._ratio)
        for _ in range(10):
            target = random.uniform(*self._scale) * area
            ratio = math.exp(random.uniform(low, high))
            cut_width, cut_height = int(round(math.sqrt(target * ratio))), int(round(math.sqrt(target / ratio)))
            if 0 < cut_width <= width and 0 < cut_height <= height:
                left, top = random.randint(0, width - cut_width), random.randint(0, height - cut_height)
                return _cut(x, left, top, cut_width, cut_height, self._size, self._interpolation)
        return CenterCrop(self._size, self._interpolation)(x)


class RandomFlipLeftRight(HybridBlock):
    """Mirror images (H, W, C) left to right with probability one half."""

    def __init__(self):
        super().__init__()

    def hybrid_forward(self, F, x):
        return F.image.random_flip_left_right(x)


class RandomFlipTopBottom(HybridBlock):
    """Mirror images (H, W, C) top to bottom with probability one half."""

    def __init__(self):
        super().__init__()

    def hybrid_forward(self, F, x):
        return F.image.random_flip_top_bottom(x)


class _RandomFactor(HybridBlock):
    """Base of the transforms that draw a factor from [max(0, 1 - strength), 1 + strength]."""

    _operator = None

    def __init__(self, strength):
        super().__init__()
        self._args = (max(0, 1 - strength), 1 + strength)

    def hybrid_forward(self, F, x):
        return getattr(F.image, self._operator)(x, *self._args)


class RandomBrightness(_RandomFactor):
    """Scale the brightness by a random factor in [max(0, 1 - brightness), 1 + brightness]."""

    _operator = "random_brightness"

    def __init__(self, brightness):
        super().__init__(brightness)


class RandomContrast(_RandomFactor):
    """Scale the contrast by a random factor in [max(0, 1 - contrast), 1 + contrast]."""

    _operator = "random_contrast"

    def __init__(self, contrast):
        super().__init__(contrast)


class RandomSaturation(_RandomFactor):
    """Scale the saturation by a random factor in [max(0, 1 - saturation), 1 + saturation]."""

    _operator = "random_saturation"

    def __init__(self, saturation):
        super().__init__(saturation)


class RandomHue(_RandomFactor):
    """Turn the hue by a random factor in [max(0, 1 - hue), 1 + hue]."""

    _operator = "random_hue"

    def __init__(self, hue):
        super().__init__(hue)


class RandomColorJitter(HybridBlock):
    """Change brightness, contrast, saturation and hue in random order; see the transforms of each."""

    def __init__(self, brightness=0, contrast=0, saturation=0, hue=0):
        super().__init__()
        self._args = (brightness, contrast, saturation, hue)

    def hybrid_forward(self, F, x):
        return F.image.random_color_jitter(x, *self._args)


class RandomLighting(HybridBlock):
    """Add noise along the principal colours, of strength `alpha`."""

    def __init__(self, alpha):
        super().__init__()
        self._alpha = alpha

    def hybrid_forward(self, F, x):
        return F.image.random_lighting(x, self._alpha)


class Rotate(Block):
    """Turn float32 images (C, H, W) or (N, C, H, W) round their middle, counter-clockwise.

    `zoom_in` enlarges so that nothing from outside shows, `zoom_out` shrinks so that all of the image shows.
    """

    def __init__(self, rotation_degrees, zoom_in=False, zoom_out=False):
        super().__init__()
        self._args = (rotation_degrees, zoom_in, zoom_out)

    def forward(self, x):
        from .... import image
        return image.imrotate(x, *self._args)


class RandomRotation(Block):
    """`Rotate` by an angle from `angle_limits`, one for each image of a batch, with probability `rotate_with_proba`."""

    def __init__(self, angle_limits, zoom_in=False, zoom_out=False, rotate_with_proba=1.0):
        super().__init__()
        if not 0 <= rotate_with_proba <= 1:
            raise ValueError("[RandomRotation] argument 'rotate_with_proba': expected a number from 0 to 1, got "
                             f"{rotate_with_proba}")
        self._args = (angle_limits, zoom_in, zoom_out)
        self._probability = rotate_with_proba

    def forward(self, x):
        from .... import image
        return image.random_rotate(x, *self._args) if random.random() < self._probability else x

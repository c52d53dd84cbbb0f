# Everything about single images and batches of them, under the names that code for 1.x imports.
"""Images as arrays of shape (height, width, channel): reading, resizing, cutting, turning, augmenting."""
from ._augment import (
                       Augmenter,
                       BrightnessJitterAug,
                       CastAug,
                       CenterCropAug,
                       ColorJitterAug,
                       ColorNormalizeAug,
                       ContrastJitterAug,
                       CreateAugmenter,
                       ForceResizeAug,
                       HorizontalFlipAug,
                       HueJitterAug,
                       LightingAug,
                       RandomCropAug,
                       RandomGrayAug,
                       RandomOrderAug,
                       RandomSizedCropAug,
                       ResizeAug,
                       SaturationJitterAug,
                       SequentialAug,
                       color_normalize,
)
from ._geometry import (
                       center_crop,
                       copyMakeBorder,
                       fixed_crop,
                       imresize,
                       imrotate,
                       random_crop,
                       random_rotate,
                       random_size_crop,
                       resize_short,
                       scale_down,
)
from ._iter import ImageIter
from ._read import imdecode, imread

__all__ = ["Augmenter", "BrightnessJitterAug", "CastAug", "CenterCropAug", "ColorJitterAug", "ColorNormalizeAug",
           "ContrastJitterAug", "CreateAugmenter", "ForceResizeAug", "HorizontalFlipAug", "HueJitterAug", "ImageIter",
           "LightingAug", "RandomCropAug", "RandomGrayAug", "RandomOrderAug", "RandomSizedCropAug", "ResizeAug",
           "SaturationJitterAug", "SequentialAug", "center_crop", "color_normalize", "copyMakeBorder", "fixed_crop",
           "imdecode", "imread", "imresize", "imrotate", "random_crop", "random_rotate", "random_size_crop",
           "resize_short", "scale_down"]

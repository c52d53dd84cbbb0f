"""Loggers with coloured, one-letter level labels."""
from __future__ import annotations

import logging
import sys
import warnings

CRITICAL, ERROR, WARNING, INFO, DEBUG, NOTSET = (logging.CRITICAL, logging.ERROR, logging.WARNING, logging.INFO,
                                                 logging.DEBUG, logging.NOTSET)


class _Formatter(logging.Formatter):
    """Puts level letter, time, process and place before the message."""

    def __init__(self, colored: bool = True):
        self.colored = colored
        super().__init__(datefmt="%m%d %H:%M:%S")

    def format(self, record: logging.LogRecord) -> str:
        """One log line."""
        letter = record.levelname[0] if record.levelname else "U"
        head = f"{letter}%(asctime)s %(process)d %(pathname)s:%(funcName)s:%(lineno)d"
        if self.colored:
            color = "\x1b[31m" if record.levelno >= WARNING else "\x1b[32m" if record.levelno >= INFO else "\x1b[34m"
            head = f"{color}{head}\x1b[0m"
        self._style._fmt = f"{head}] %(message)s"
        return super().format(record)


def get_logger(name: str | None = None, filename: str | None = None, filemode: str | None = None,
               level: int = WARNING) -> logging.Logger:
    """A logger that writes to `filename`, or to standard error with colours when that is a terminal.

    Asking again for the same name answers the same logger and adds no second handler.
    """
    logger = logging.getLogger(name)
    if name is not None and not getattr(logger, "_init_done", None):
        logger._init_done = True  # type: ignore[attr-defined]
        handler: logging.Handler
        if filename:
            handler = logging.FileHandler(filename, filemode or "a")
            handler.setFormatter(_Formatter(colored=False))
        else:
            handler = logging.StreamHandler()
            handler.setFormatter(_Formatter(colored=getattr(sys.stderr, "isatty", lambda: False)()))
        logger.addHandler(handler)
        logger.setLevel(level)
    return logger


def getLogger(name: str | None = None, filename: str | None = None, filemode: str | None = None,
              level: int = WARNING) -> logging.Logger:
    """The older name of `get_logger`."""
    warnings.warn("getLogger is deprecated; use get_logger", DeprecationWarning, stacklevel=2)
    return get_logger(name, filename, filemode, level)

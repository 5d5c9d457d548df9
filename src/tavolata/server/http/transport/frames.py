"""Frames of a WebSocket, as bytes: as much of RFC 6455 as the short way of `frame_protocol` needs."""

from __future__ import annotations

from functools import lru_cache
from struct import Struct

try:
    from websockets.speedups import apply_mask
except ImportError:  # where websockets has been installed without its compiled part
    from websockets.utils import apply_mask

WHOLE_TEXT = 0x81
OPCODE = 0x0F
CLOSE = 8
MASKED = 0x80
SHORT, LONG, LONGER = 125, 126, 127
HEAD_BYTES, MASK_BYTES = 2, 4
LONG_HEAD = Struct(">BBH")
MAX_HEADS = 4096
"""So many lengths of frames are remembered with their heads."""


@lru_cache(MAX_HEADS)
def frame_head(length: int) -> bytes:
    """What stands before the text of a frame that the server sends."""
    if length <= SHORT:
        return bytes((WHOLE_TEXT, length))
    if length < 2**16:
        return LONG_HEAD.pack(WHOLE_TEXT, LONG, length)
    return bytes((WHOLE_TEXT, LONGER)) + length.to_bytes(8, "big")


def frame_bounds(data: bytes, start: int) -> tuple[int, int]:
    """The bytes of the head and of the body of the frame that begins there; zeros if its head has not all come."""
    if len(data) < start + HEAD_BYTES:
        return 0, 0
    head, length = HEAD_BYTES, data[start + 1] & ~MASKED
    if length > SHORT:
        head += 2 if length == LONG else 8
        if len(data) < start + head:
            return 0, 0
        length = int.from_bytes(data[start + HEAD_BYTES : start + head], "big")
    return head + (MASK_BYTES if data[start + 1] & MASKED else 0), length


def is_close(data: bytes, start: int) -> bool:
    """Does the frame that begins there say goodbye?"""
    return data[start] & OPCODE == CLOSE


def short_text(frame: bytes) -> str | None:
    """The text of a frame if it is a short one, as nearly all commands are; None: somebody else has to read it."""
    if frame[0] != WHOLE_TEXT or not MASKED <= frame[1] <= MASKED + SHORT:
        return None
    body = HEAD_BYTES + MASK_BYTES
    try:
        return apply_mask(frame[body:], frame[HEAD_BYTES:body]).decode()
    except UnicodeDecodeError:
        return None


def is_text(data: bytes) -> bool:
    """Is that UTF-8?"""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True

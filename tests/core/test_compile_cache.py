"""The compile cache: keyed by the sources, shared by processes, in a passing folder where nothing can be written."""

from __future__ import annotations

import logging
import os
import time
from pathlib import Path

import pytest

from tavolata.core import compile_cache
from tavolata.core.compile_cache import CompileCache


def test_the_fingerprint_follows_sources_and_settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    before = compile_cache.compile_fingerprint()
    assert compile_cache.compile_fingerprint() == before
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "7")
    assert compile_cache.compile_fingerprint() != before
    monkeypatch.undo()
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    assert compile_cache.compile_fingerprint() == before, "where it is kept makes no difference"
    (tmp_path / "core").mkdir()
    (tmp_path / "core" / "rules.py").write_text("@compiled\ndef one(): ...", encoding="utf-8")
    monkeypatch.setattr(compile_cache, "PACKAGE", tmp_path)
    other = compile_cache.compile_fingerprint()
    (tmp_path / "core" / "rules.py").write_text("@compiled\ndef two(): ...", encoding="utf-8")
    assert len({before, other, compile_cache.compile_fingerprint()}) == 3


def test_the_cache_is_a_folder_of_its_own_for_these_sources(tmp_path: Path) -> None:
    cache = compile_cache.open_cache(tmp_path)
    assert cache.folder == tmp_path / compile_cache.compile_fingerprint()
    assert cache.folder.is_dir()


def test_where_nothing_can_be_written_a_passing_folder_is_used_and_the_reason_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", "restored at the end")
    blocked = tmp_path / "file"
    blocked.touch()
    with caplog.at_level(logging.WARNING, "tavolata"):
        cache = compile_cache.open_cache(blocked)
    assert str(blocked) in caplog.text
    cache.set_complete("part")
    assert cache.is_complete("part")
    assert cache.folder.is_relative_to(os.environ["NUMBA_CACHE_DIR"]), "a process that compiles for this one finds it"


def test_what_nobody_has_used_for_a_month_is_swept_away(tmp_path: Path) -> None:
    cache = CompileCache(tmp_path)
    for name in ("old", "young"):
        (tmp_path / name).mkdir()
        (tmp_path / name / compile_cache.MARKER).touch()
    long_ago = time.time() - 31 * 24 * 3600
    for folder in (tmp_path / "old", cache.folder):
        os.utime(folder / compile_cache.MARKER, (long_ago, long_ago))
    cache.sweep()
    assert {path.name for path in tmp_path.iterdir()} == {cache.folder.name, "young"}


def test_progress_is_seen_by_everybody(tmp_path: Path) -> None:
    one, other = CompileCache(tmp_path), CompileCache(tmp_path)
    assert other.progress("part") == 0
    one.set_progress("part", 0.25)
    assert other.progress("part") == 0.25
    one.set_complete("part")
    assert other.progress("part") == 1


def test_only_what_can_be_compiled_changes_the_fingerprint(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    folder = tmp_path / "games" / "domingo"
    folder.mkdir(parents=True)
    monkeypatch.setattr(compile_cache, "PACKAGE", tmp_path)
    (folder / "rules.py").write_text("@compiled\ndef one(): ...", encoding="utf-8")
    before = compile_cache.compile_fingerprint()
    (folder / "view.py").write_text("one = 1", encoding="utf-8")
    assert compile_cache.compile_fingerprint() == before
    (folder / "rules.py").write_text("@compiled\ndef two(): ...", encoding="utf-8")
    assert compile_cache.compile_fingerprint() != before

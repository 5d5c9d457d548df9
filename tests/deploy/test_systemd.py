"""The units for systemd: read as systemd reads them, and checked by systemd itself where there is one."""

from __future__ import annotations

import shutil
import subprocess
from collections import defaultdict
from pathlib import Path

import pytest

from tests.deploy.containerfile import only, stages

DEPLOY = Path(__file__).parents[2] / "deploy"
UNITS = ("tavolata.service", "tavolata-backup.service", "tavolata-backup.timer")
MAX_EXPOSED = 25
"""Out of 100, as `systemd-analyze security` counts."""


def read(name: str) -> dict[str, list[str]]:
    """The values of a unit by their names, `Section.Name`."""
    found, section = defaultdict(list), ""
    for line in (DEPLOY / name).read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            section = line.strip("[]")
        elif line and not line.startswith("#"):
            key, equals, value = line.partition("=")
            assert equals, line
            found[f"{section}.{key}"].append(value)
    return found


def test_the_server_listens_on_this_machine_only_as_a_user_without_rights() -> None:
    unit = read("tavolata.service")
    assert "--host 127.0.0.1" in unit["Service.ExecStart"][0]
    assert unit["Service.DynamicUser"] == ["yes"]
    assert unit["Service.ProtectSystem"] == ["strict"]
    assert unit["Service.CapabilityBoundingSet"] == [""]
    assert int(unit["Service.LimitNOFILE"][0]) >= 65536
    image = stages(DEPLOY / "Containerfile")[1]
    assert f"--port {only(image, 'EXPOSE').text}" in unit["Service.ExecStart"][0]


def test_the_backup_reads_the_database_that_the_server_writes() -> None:
    server, backup = read("tavolata.service"), read("tavolata-backup.service")
    for name in ("Service.DynamicUser", "Service.User", "Service.EnvironmentFile"):
        assert backup[name] == server[name]
    assert backup["Service.Environment"][0] == server["Service.Environment"][0]
    assert " backup --force /var/lib/tavolata/backups/" in backup["Service.ExecStart"][0]


@pytest.mark.parametrize("name", UNITS)
def test_systemd_finds_nothing_wrong(tmp_path: Path, name: str) -> None:
    for unit in UNITS:
        text = (DEPLOY / unit).read_text(encoding="utf-8")
        (tmp_path / unit).write_text(text.replace("ExecStart=/opt/tavolata/bin/tavolata", "ExecStart=/bin/true"))
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        assert read(name)
        return
    checked = subprocess.run([analyze, "verify", "--man=no", tmp_path / name], capture_output=True, text=True)
    assert (checked.returncode, checked.stderr) == (0, "")
    if name == "tavolata.service":
        options = ["security", "--offline=true", "--no-pager", f"--threshold={MAX_EXPOSED}"]
        exposed = subprocess.run([analyze, *options, tmp_path / name], capture_output=True, text=True)
        assert exposed.returncode == 0, exposed.stdout

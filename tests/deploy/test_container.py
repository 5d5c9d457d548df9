"""The container file and the compose file, as far as they can be tried without a container engine."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path
from typing import Any

import pytest
import yaml

from tavolata.server.settings import PREFIX, Settings
from tests.deploy.containerfile import only, stages, variables

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
BUILD, IMAGE = stages(DEPLOY / "Containerfile")
INSTALLED = "/opt/tavolata"
PATIENCE = 60.0
"""Seconds until the server has to be well."""


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    read: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    return read


# --- the container file ------------------------------------------------------------


def test_everything_that_is_copied_is_there_and_let_through() -> None:
    let_through = {
        line.removeprefix("!")
        for line in (DEPLOY / "Containerfile.dockerignore").read_text().splitlines()
        if line.startswith("!")
    }
    copied = {word for step in BUILD if step.name == "COPY" for word in step.words[:-1]}
    assert copied == let_through
    assert [name for name in copied if not (ROOT / name).exists()] == []


def test_it_runs_as_nobody_special() -> None:
    user = only(IMAGE, "USER").text
    assert user not in ("root", "0")
    assert any(step.name == "RUN" and step.text.startswith("useradd") and step.words[-1] == user for step in IMAGE)
    names = [step.name for step in IMAGE]
    assert names.index("USER") < names.index("ENTRYPOINT")
    assert not any(step.name == "RUN" for step in IMAGE[names.index("USER") :])


def test_what_is_kept_lies_in_volumes_that_the_user_may_write() -> None:
    (prepared,) = [step.words for step in IMAGE if step.name == "RUN" and step.text.startswith("install -d")]
    volumes = only(IMAGE, "VOLUME").words
    assert [folder for folder in volumes if folder not in prepared] == []
    environment = variables(IMAGE)
    assert f"{environment['XDG_DATA_HOME']}/tavolata" in volumes
    assert f"{environment['XDG_CACHE_HOME']}/tavolata" in volumes


def test_both_stages_come_from_the_same_image_with_a_version() -> None:
    images = [only(steps, "FROM").words[0] for steps in (BUILD, IMAGE)]
    assert images[0] == images[1]
    assert re.fullmatch(r"docker\.io/library/python:3\.\d+-slim", images[0])


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The steps of the first stage, run in a folder; what pip would fetch is taken from this environment."""
    folder = tmp_path_factory.mktemp("container")
    source, target = folder / "source", folder / "opt"
    source.mkdir()
    for step in BUILD:
        if step.name == "COPY":
            copy(step.words, source)
    # The browser app is built by the tests of the browser app.
    pages = source / "src/tavolata/web"
    pages.mkdir(exist_ok=True)
    (pages / "index.html").write_text("<!doctype html><title>Tavolata</title>")
    environment = {**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PYTHONPATH": ""}
    for step in BUILD:
        if step.name == "RUN":
            command = step.text.replace(INSTALLED, str(target)).replace("python -m venv", f"{sys.executable} -m venv")
            command = command.replace("pip install", "pip install --no-deps")
            ran = subprocess.run(command, shell=True, cwd=source, env=environment, capture_output=True, text=True)
            assert ran.returncode == 0, ran.stderr
    (packages,) = target.glob("lib/python*/site-packages")
    (packages / "of_the_tests.pth").write_text("\n".join(dependencies()))
    return target


def dependencies() -> list[str]:
    """Where this environment has its packages; not the sources of Tavolata."""
    mine = {str(ROOT / "src"), str(ROOT)}
    return [path for path in {sysconfig.get_path("purelib"), *sys.path} if "site" in path and path not in mine]


def copy(words: list[str], target: Path) -> None:
    *sources, to = words
    for name in sources:
        if (ROOT / name).is_dir():
            ignored = shutil.ignore_patterns("node_modules", "__pycache__", "web/pictures-of-screens")
            shutil.copytree(ROOT / name, target / to, ignore=ignored)
        else:
            shutil.copy(ROOT / name, target / to)


def test_the_steps_make_a_server_that_the_health_check_finds_well(
    installed: Path, tmp_path: Path, unused_port: int
) -> None:
    outside = {"/var": str(tmp_path), INSTALLED: str(installed), ":8270": f":{unused_port}"}

    def here(text: str) -> str:
        for there, place in outside.items():
            text = text.replace(there, place)
        return text

    environment = {name: here(value) for name, value in variables(IMAGE).items()}
    environment["PATH"] = environment["PATH"].replace("$PATH", os.environ["PATH"])
    environment = {**os.environ, **environment, "PYTHONPATH": "", "NUMBA_DISABLE_JIT": "1"}
    for folder in only(IMAGE, "VOLUME").words:
        Path(here(folder)).mkdir(parents=True)
    entry = [*only(IMAGE, "ENTRYPOINT").words, *only(IMAGE, "CMD").words]
    entry = [{"0.0.0.0": "127.0.0.1", "8270": str(unused_port)}.get(word, word) for word in entry]
    assert shutil.which(entry[0], path=environment["PATH"]) == str(installed / "bin/tavolata")
    check = only(IMAGE, "HEALTHCHECK").text.partition("CMD ")[2]
    assert "/health" in check
    with subprocess.Popen(entry, env=environment, cwd=tmp_path, stdout=subprocess.DEVNULL) as server:
        try:
            deadline = time.monotonic() + PATIENCE
            while not is_well(here(check), environment):
                assert server.poll() is None
                assert time.monotonic() < deadline
                time.sleep(0.5)
            assert (tmp_path / "lib/tavolata/tables.sqlite").is_file()
        finally:
            server.terminate()
        assert server.wait(PATIENCE) == 0
    assert not is_well(here(check), environment)


def is_well(check: str, environment: dict[str, str]) -> bool:
    """Does the health check of the image say so?"""
    return subprocess.run(json.loads(check), env=environment, capture_output=True, check=False).returncode == 0


# --- the compose file ------------------------------------------------------------


def test_there_are_a_server_a_database_and_a_proxy_and_only_the_proxy_can_be_reached(compose: dict[str, Any]) -> None:
    services = compose["services"]
    assert set(services) == {"server", "database", "proxy"}
    assert [name for name, one in services.items() if "ports" in one] == ["proxy"]
    assert set(services["database"]["networks"]) & set(services["proxy"]["networks"]) == set()
    assert compose["networks"]["inside"] == {"internal": True}


def test_what_is_named_is_declared(compose: dict[str, Any]) -> None:
    for service in compose["services"].values():
        assert set(service["networks"]) <= set(compose["networks"])
        named = [volume.partition(":")[0] for volume in service.get("volumes", [])]
        assert {name for name in named if not name.startswith("./")} <= set(compose["volumes"])
        assert [name for name in named if name.startswith("./") and not (DEPLOY / name).exists()] == []
        assert set(service.get("depends_on", {})) <= set(compose["services"])
        assert all(state == {"condition": "service_healthy"} for state in service.get("depends_on", {}).values())
        assert service["restart"] == "unless-stopped"
        assert "no-new-privileges:true" in service["security_opt"]


def test_the_server_is_built_from_our_file_and_gets_settings_that_there_are(compose: dict[str, Any]) -> None:
    server = compose["services"]["server"]
    context = (DEPLOY / server["build"]["context"]).resolve()
    assert (context, (context / server["build"]["dockerfile"]).is_file()) == (ROOT, True)
    given = dict(server["environment"])
    assert given.pop("TAVOLATA_DATABASE").startswith("postgresql://tavolata:")
    plain = {name: re.sub(r"\$\{\w+:-(.*)\}", r"\1", value) for name, value in given.items()}
    settings = Settings.from_environment(plain)
    assert {PREFIX + name.upper() for name in vars(settings)} >= set(plain)
    assert settings.proxies == compose["networks"]["outside"]["ipam"]["config"][0]["subnet"]
    assert server["read_only"]
    assert server["cap_drop"] == ["ALL"]


def test_every_variable_is_explained_in_the_example() -> None:
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    asked = set(re.findall(r"\$\{(\w+)", text))
    named = set(re.findall(r"^(\w+)=", (DEPLOY / "env.example").read_text(), re.MULTILINE))
    assert asked == named


def test_the_proxy_leads_to_the_port_of_the_server() -> None:
    caddy = (DEPLOY / "Caddyfile").read_text()
    assert caddy.count("{") == caddy.count("}")
    assert f"dynamic a server {only(IMAGE, 'EXPOSE').text} " in caddy
    assert "{$TAVOLATA_DOMAIN}" in caddy

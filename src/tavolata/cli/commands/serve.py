"""`tavolata serve`: tables for people on their own devices."""

from __future__ import annotations

import io
import os
import webbrowser
from dataclasses import replace
from threading import Thread
from typing import Annotated

import segno
import typer

from tavolata.cli.arguments import Language
from tavolata.cli.database import DatabaseUrl, database_of
from tavolata.cli.language import words
from tavolata.cli.output import console
from tavolata.server.http.server import run as run_server
from tavolata.server.http.transport.listening_socket import Addresses
from tavolata.server.log_output import set_up_log
from tavolata.server.notices import NoticeSettings
from tavolata.server.settings import Settings


def run(
    host: Annotated[str, typer.Option("--host", help=words("help-host"))] = "0.0.0.0",
    port: Annotated[int, typer.Option("--port", help=words("help-port"))] = 8270,
    database: DatabaseUrl = None,
    log_format: Annotated[
        str | None, typer.Option("--log-format", metavar="lines|json", help=words("help-log-format"))
    ] = None,
    metrics: Annotated[str | None, typer.Option("--metrics", metavar="[HOST:]PORT", help=words("help-metrics"))] = None,
    browse: Annotated[bool, typer.Option("--open", help=words("help-browse"))] = False,
    lang: Language = None,
) -> None:
    settings = Settings.from_environment(os.environ)
    settings = replace(settings, log=log_format or settings.log, metrics=metrics or settings.metrics)
    set_up_log(settings.log, settings.log_level)
    notices = NoticeSettings.from_environment(os.environ)
    run_server(host, port, database_of(database), settings, notices, open_and_announce if browse else announce)
    console.print(words("serve-stopped"), markup=False)


def open_and_announce(addresses: Addresses) -> None:
    """Print the addresses and open the browser."""
    announce(addresses)
    Thread(target=webbrowser.open, args=(addresses.here,), daemon=True).start()


def announce(addresses: Addresses) -> None:
    """Print the addresses, one as a QR code for other devices."""
    console.print(words("serve-here", address=addresses.here), markup=False, soft_wrap=True)
    if addresses.network:
        console.print(words("serve-network", address=addresses.network), markup=False, soft_wrap=True)
        picture = io.StringIO()
        segno.make(addresses.network, error="l", micro=False).terminal(picture, border=2, compact=True)
        console.file.write(picture.getvalue())
    console.print(words("serve-stop"), markup=False)

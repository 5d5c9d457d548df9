"""Which mail addresses and push services are accepted."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import aiohttp
import pytest

from tavolata.core.json_types import JSON
from tavolata.server.notices import NoticeRefusal, NoticeSettings, Notifier, Outcome
from tavolata.server.notices.addresses import is_public, mail_address, mailbox_of, push_endpoint
from tavolata.server.notices.push import session
from tests.server.notices.push_services import ENDPOINT, PUSHING, STRICT, Browser, as_object, push_service
from tests.server.notices.sent_notices import mailing, refused, told


@pytest.mark.parametrize(
    "address",
    ["anna@example.org", "anna+tavolata@mail.example.org", "o'hara@example.co.uk"],
)
def test_good_mail_addresses(address: str) -> None:
    assert Notifier(mailing(25)).check({"way": "email", "address": f" {address} ", "more": 1}) == {
        "way": "email",
        "address": address,
    }


@pytest.mark.parametrize(
    "address",
    [
        None,
        7,
        "",
        "anna",
        "anna@",
        "@example.org",
        "anna@example",
        "anna@example..org",
        "an na@example.org",
        "anna@example.org\nBcc: all@example.org",
        "anna\r\n@example.org",
        "Anna <anna@example.org>",
        "anna@example.org, eve@example.org",
        "anna@exam ple.org",
        "änna@example.org",
        '"anna"@example.org',
        "anna@[127.0.0.1]",
        "anna@127.0.0.1",
        "root@localhost",
        "root@LOCALHOST",
        "anna@printer.local",
        "anna@mail.internal",
        "anna@x.localhost",
        "a" * 65 + "@example.org",
        "anna@" + "a" * 60 + ("." + "a" * 60) * 4 + ".org",
    ],
)
def test_bad_mail_addresses(address: JSON) -> None:
    assert refused({"way": "email", "address": address}, mailing(25)) == "mail-address"


def test_a_domain_with_umlauts_is_written_as_mail_servers_know_it() -> None:
    assert mail_address("anna@bücher.org") == "anna@xn--bcher-kva.org"


def test_the_operator_may_allow_mailboxes_of_the_own_network() -> None:
    notifier = Notifier(replace(mailing(25), mail_any_domain=True))
    for address in ("root@localhost", "anna@mail.internal"):
        assert notifier.check({"way": "email", "address": address})["address"] == address


@pytest.mark.parametrize(
    "address", ["victim@gmail.com", "victim@googlemail.com", "Vic.tim+1@GoogleMail.com", "v.ictim@gmail.com"]
)
def test_a_mailbox_with_many_addresses_is_one(address: str) -> None:
    assert mailbox_of(address) == "victim@gmail.com"


@pytest.mark.parametrize(
    "endpoint",
    [
        None,
        5,
        "",
        "push.example.org/send",
        "http://push.example.org/send",
        "file:///etc/passwd",
        "https://localhost/send",
        "https://localhost:8080/send",
        "https://127.0.0.1/send",
        "https://127.1/send",
        "https://2130706433/send",
        "https://0x7f.0x1/send",
        "https://10.0.0.1/send",
        "https://169.254.169.254/latest/meta-data",
        "https://[::1]/send",
        "https://[::ffff:10.0.0.1]/send",
        "https://1.1.1.1/send",
        "https://intranet/send",
        "https://push.example.org@127.0.0.1/send",
        "https://user:password@push.example.org/send",
        "https://push.example.org\\@127.0.0.1/send",
        "https://push.example.org/send\r\nHost: localhost",
        "https://push.example.org/se nd",
        "https://push.example.org",
        "https://push.exämple.org/send",
        "https://push.example.org/" + "a" * 2000,
    ],
)
def test_a_push_service_must_be_a_public_one(endpoint: JSON) -> None:
    contact = Browser().contact(ENDPOINT)
    as_object(contact["subscription"])["endpoint"] = endpoint
    assert refused(contact, STRICT) == "push-endpoint"
    assert told(STRICT, contact) is Outcome.FAILED


@pytest.mark.parametrize("port", ["0", "00", "65536", "99999"])
@pytest.mark.parametrize("settings", [STRICT, PUSHING])
def test_a_port_that_does_not_exist_is_refused_at_once(port: str, settings: NoticeSettings) -> None:
    contact = Browser().contact(f"https://push.example.org:{port}/send")
    assert refused(contact, settings) == "push-port"


@pytest.mark.parametrize(
    "host", ["printer.local", "db.internal", "a.test", "a.invalid", "x.localhost", "1.in-addr.arpa"]
)
def test_a_name_that_leads_nowhere_is_refused_at_once(host: str) -> None:
    assert refused(Browser().contact(f"https://{host}/send"), STRICT) == "push-endpoint"
    assert refused(Browser().contact(f"https://{'a.' * 125}example.org/send"), STRICT) == "push-endpoint"


def test_a_name_that_leads_inside_is_found_out_when_connecting() -> None:
    async def post(port: int) -> None:
        async with session(anywhere=False, timeout=5.0) as posting:
            await posting.post(f"http://localhost:{port}/send", data=b"x")

    with push_service() as service, pytest.raises(aiohttp.ClientConnectorError, match="not a public address"):
        asyncio.run(post(service.server_address[1]))
    assert not service.got


@pytest.mark.parametrize(
    ("number", "public"),
    [
        ("9.9.9.9", True),
        ("2620:fe::fe", True),
        ("64:ff9b::9.9.9.9", True),
        ("0.0.0.0", False),
        ("10.1.2.3", False),
        ("100.64.0.1", False),
        ("127.0.0.1", False),
        ("169.254.169.254", False),
        ("172.16.0.1", False),
        ("192.168.1.1", False),
        ("224.0.0.1", False),
        ("255.255.255.255", False),
        ("::", False),
        ("::1", False),
        ("::ffff:127.0.0.1", False),
        ("64:ff9b::10.0.0.1", False),
        ("2002:7f00:1::", False),
        ("fc00::1", False),
        ("fe80::1", False),
        ("ff02::1", False),
    ],
)
def test_which_numbers_are_public(number: str, public: bool) -> None:
    assert is_public(number) is public


def test_the_tests_own_push_service_needs_the_operator_s_word() -> None:
    assert push_endpoint("http://127.0.0.1:8080/send", anywhere=True)
    with pytest.raises(NoticeRefusal):
        push_endpoint("http://127.0.0.1:8080/send")

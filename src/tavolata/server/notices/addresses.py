"""Addresses that may be written to: of mailboxes, of this server's pages, and of push services.

The address of a push service comes from a browser, and this server connects to it. So it must not lead to a machine
that only this server can reach. It has to be a name, not a number, and the name is looked up and judged in the moment
of connecting (`is_public`): a name that is judged earlier could lead elsewhere by then.
"""

from __future__ import annotations

import re
import unicodedata
from email.utils import getaddresses
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

from tavolata.server.notices.refusal import NoticeRefusal

LABEL = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
TOP_LABEL = r"(?=[A-Za-z])" + LABEL
DOMAIN = rf"(?:{LABEL}\.)+{TOP_LABEL}"
HOST = rf"{LABEL}(?:\.{LABEL})*"
PORT = r"(?::[0-9]{1,5})?"
REST = r"(?:/[!-\[\]-~]*)"
WORD = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"

MAILBOX = re.compile(rf"(?=.{{3,254}}$)(?=[^@]{{1,64}}@){WORD}(?:\.{WORD})*@(?:{DOMAIN}|localhost)")
PUSH_SERVICE = re.compile(rf"https://{DOMAIN}{PORT}{REST}")
ANY_SERVICE = re.compile(rf"https?://{HOST}{PORT}{REST}")
PAGES = re.compile(rf"https?://(?:{HOST}|\[[0-9A-Fa-f:.]+\]){PORT}(?:/[A-Za-z0-9._~/-]*)?")
CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")
MAX_ENDPOINT = 2000
MAX_HOST = 253
NOWHERE = ("alt", "arpa", "example", "internal", "invalid", "local", "localhost", "onion", "test")
"""Top labels that lead to no machine of the open internet (RFC 6761 and others)."""
SAME_DOMAIN = {"googlemail.com": "gmail.com"}
"""Domains whose mailboxes are those of another one."""
DOTS_DO_NOT_COUNT = ("gmail.com",)
"""Where `a.nna` and `anna` are the same mailbox."""
MAX_GREETING = 30

NAT64 = IPv6Network("64:ff9b::/96")


def mail_address(given: object, anywhere: bool = False) -> str:
    """An address as mail servers take it; a domain with letters beyond ASCII is put into its ASCII form.

    `anywhere` allows domains that are not public, too: those of the operator's own machine and network.

    >>> mail_address(" anna@müller.org "), mail_address("root@localhost", anywhere=True)
    ('anna@xn--mller-kva.org', 'root@localhost')
    """
    local, _, domain = given.strip().rpartition("@") if isinstance(given, str) else ("", "", "")
    try:
        address = f"{local}@{domain.encode('idna').decode('ascii')}"
    except UnicodeError:
        raise NoticeRefusal("mail-address") from None
    if not MAILBOX.fullmatch(address) or not (anywhere or _looks_public(address.rpartition("@")[2])):
        raise NoticeRefusal("mail-address")
    return address


def _looks_public(host: str) -> bool:
    """Could this name lead to a machine of the open internet?"""
    return len(host) <= MAX_HOST and host.lower().rpartition(".")[2] not in NOWHERE


def mailbox_of(address: str) -> str:
    """Where mails to an address end up: one mailbox has many addresses, and limits count for the mailbox.

    >>> mailbox_of("Anna+games@Example.org"), mailbox_of("a.n.na@googlemail.com")
    ('anna@example.org', 'anna@gmail.com')
    """
    local, _, domain = address.lower().rpartition("@")
    domain = SAME_DOMAIN.get(domain, domain)
    box = local.partition("+")[0] or local
    return f"{box.replace('.', '') if domain in DOTS_DO_NOT_COUNT else box}@{domain}"


def greeting_name(name: str) -> str:
    """A name that somebody typed, as a mail may repeat it: letters, digits and what joins them, and not much of it.

    >>> greeting_name("Anna-Zoë O'Hara"), greeting_name("see https://evil.example/x?y"), greeting_name("…")
    ("Anna-Zoë O'Hara", 'see https evil example x y', '')
    """
    kept = "".join(letter if _may_greet(letter) else " " for letter in unicodedata.normalize("NFC", name))
    return " ".join(kept.split())[:MAX_GREETING].strip()


def _may_greet(letter: str) -> bool:
    return unicodedata.category(letter)[0] in "LMN" or letter in "-'’"


def sender(given: str) -> tuple[str, str]:
    """The name and the address that mails come from.

    >>> sender("Games at Anna's <games@example.org>")
    ("Games at Anna's", 'games@example.org')
    """
    found = getaddresses([given])
    if len(found) != 1 or CONTROL.search(given):
        raise NoticeRefusal("mail-from")
    name, address = found[0]
    try:
        return name, mail_address(address, anywhere=True)
    except NoticeRefusal:
        raise NoticeRefusal("mail-from") from None


def public_pages(given: str) -> str:
    """Where people reach this server, without a slash at the end.

    >>> public_pages("https://example.org/games/")
    'https://example.org/games'
    """
    if not PAGES.fullmatch(given) or not _has_possible_port(given):
        raise NoticeRefusal("public-url")
    return given.rstrip("/")


def push_endpoint(given: object, anywhere: bool = False) -> str:
    """The address a browser has given for its push messages; `anywhere` allows what is not public, too."""
    pattern = ANY_SERVICE if anywhere else PUSH_SERVICE
    if not isinstance(given, str) or len(given) > MAX_ENDPOINT or not pattern.fullmatch(given):
        raise NoticeRefusal("push-endpoint")
    if not _has_possible_port(given):
        raise NoticeRefusal("push-port")
    if not (anywhere or _looks_public(urlsplit(given).hostname or "")):
        raise NoticeRefusal("push-endpoint")
    return given


def _has_possible_port(address: str) -> bool:
    """Is the port, if there is one, a number from 1 to 65535?"""
    try:
        return urlsplit(address).port != 0
    except ValueError:
        return False


def is_public(number: str) -> bool:
    """Does this IP address belong to the open internet?

    >>> [is_public(number) for number in ("9.9.9.9", "10.0.0.1", "127.0.0.1", "::1", "fe80::1%eth0", "::ffff:10.0.0.1")]
    [True, False, False, False, False, False]
    """
    address = ip_address(number)
    meant = _carried(address) or address
    return meant.is_global and not meant.is_multicast and not meant.is_reserved


def _carried(address: IPv4Address | IPv6Address) -> IPv4Address | None:
    """The IPv4 address that an IPv6 address leads to, if it does."""
    if isinstance(address, IPv4Address):
        return None
    if address in NAT64:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    return address.ipv4_mapped or address.sixtofour


def one_line(text: str) -> str:
    """A text without line breaks and other control characters.

    >>> one_line("Anna\\r\\nBcc: all@example.org")
    'Anna Bcc: all@example.org'
    """
    return " ".join(CONTROL.sub(" ", text).split())

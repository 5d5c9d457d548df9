"""Addresses that may be written to: of mailboxes, of this server's pages, and of push services.

The address of a push service comes from a browser, and this server connects to it. So it must not lead to a machine
that only this server can reach. It has to be a name, not a number, and the name is looked up and judged in the moment
of connecting (`is_public`): a name that is judged earlier could lead elsewhere by then.
"""

from __future__ import annotations

import re
from email.utils import getaddresses
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

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
LONGEST_ENDPOINT = 2000

NAT64 = IPv6Network("64:ff9b::/96")


def mail_address(given: object) -> str:
    """An address as mail servers take it; a domain with letters beyond ASCII is put into its ASCII form.

    >>> mail_address(" anna@müller.example ")
    'anna@xn--mller-kva.example'
    """
    local, _, domain = given.strip().rpartition("@") if isinstance(given, str) else ("", "", "")
    try:
        address = f"{local}@{domain.encode('idna').decode('ascii')}"
    except UnicodeError:
        raise NoticeRefusal("mail-address") from None
    if not MAILBOX.fullmatch(address):
        raise NoticeRefusal("mail-address")
    return address


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
        return name, mail_address(address)
    except NoticeRefusal:
        raise NoticeRefusal("mail-from") from None


def public_pages(given: str) -> str:
    """Where people reach this server, without a slash at the end.

    >>> public_pages("https://example.org/games/")
    'https://example.org/games'
    """
    if not PAGES.fullmatch(given):
        raise NoticeRefusal("public-url")
    return given.rstrip("/")


def push_endpoint(given: object, anywhere: bool = False) -> str:
    """The address a browser has given for its push messages; `anywhere` allows what is not public, too."""
    pattern = ANY_SERVICE if anywhere else PUSH_SERVICE
    if not isinstance(given, str) or len(given) > LONGEST_ENDPOINT or not pattern.fullmatch(given):
        raise NoticeRefusal("push-endpoint")
    return given


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

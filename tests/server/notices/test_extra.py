"""Without the extra for push messages."""

from __future__ import annotations

import subprocess
import sys

WITHOUT_EXTRA = """
import sys
for name in ("pywebpush", "py_vapid", "http_ece", "cryptography", "aiohttp", "yarl"):
    sys.modules[name] = None
from tavolata.server.notices import NoticeRefusal, NoticeSettings, Notifier, make_vapid_key
mail = NoticeSettings(smtp="smtp://localhost?starttls=no", mail_from="a@example.org", public_url="https://example.org")
print(Notifier(mail).ways)
for push in (make_vapid_key, lambda: NoticeSettings(vapid_private_key="x", vapid_subject="mailto:a@example.org")):
    try:
        push()
    except NoticeRefusal as refusal:
        print(refusal)
"""


def test_without_the_extra_mails_go_out_and_push_says_what_to_install() -> None:
    run = subprocess.run([sys.executable, "-c", WITHOUT_EXTRA], capture_output=True, text=True, timeout=60, check=True)
    ways, *refusals = run.stdout.splitlines()
    assert ways == "('email',)"
    assert len(refusals) == 2
    assert all('pip install "tavolata[push]"' in refusal for refusal in refusals)

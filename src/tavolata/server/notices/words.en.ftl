# Words of notices: the mails, and the refusals of settings and contacts.

subject-your-turn = { $game }: it is your turn
subject-game-over = { $game }: the game is over
subject-take-back-asked = { $game }: may a move be taken back?
subject-free-asked = { $game }: may somebody new take over a chair?
subject-confirm = Tavolata: do you want to be told when it is your turn?

text-your-turn =
    { $greeting }

    It is your turn in { $game } ({ $table }).

    { text-ending }
text-game-over =
    { $greeting }

    Your game of { $game } ({ $table }) is over. See how it ended.

    { text-ending }
text-take-back-asked =
    { $greeting }

    In { $game } ({ $table }), somebody would like to take a move back, and asks you.

    { text-ending }
text-free-asked =
    { $greeting }

    Somebody new would take over a chair at your table of { $game } ({ $table }), in the middle of the game. Do you agree?

    { text-ending }
text-greeting = Hello { $player },
text-greeting-nobody = Hello,
text-confirm =
    Hello,

    Somebody at a table on { $server } gave this address, to be told when it is their turn.

    If that was you, confirm it here: { $confirm }

    If it was not you, there is nothing to do: without your confirmation we send no notices.
    To get no e-mail from there at all: { $stop }
text-ending =
    Your table: { $link }
    Open it in the browser in which you play, or with the link to your seat.

    You have confirmed that you want to be told. To get no more e-mails from here: { $stop }

error-half-configured = { $given } is set, but { $missing } is not. Set all of them, or none.
error-smtp-url = TAVOLATA_SMTP is not the address of a mail server. Write it as smtp://user:password@host:587?starttls=yes or smtps://user:password@host:465, with special characters as in web addresses (%40 for @) and ASCII letters only.
error-smtp-open-password = TAVOLATA_SMTP would send the password unencrypted. Leave starttls=no out, or use smtps://.
error-mail-from = TAVOLATA_MAIL_FROM is not an address that e-mails can come from. Write it as games@example.org or Games <games@example.org>.
error-public-url = TAVOLATA_PUBLIC_URL is not the address of a web site. Write it as https://example.org or https://example.org/games.
error-vapid-key = TAVOLATA_VAPID_KEY is not a private key on the curve P-256, as PEM or as 32 bytes in base64url.
error-vapid-subject = TAVOLATA_VAPID_SUBJECT must say whom push services can ask. Write it as mailto:you@example.org.
error-push-extra-missing = TAVOLATA_VAPID_KEY needs the extra “push”, and the module { $module } is missing. Install it with: pip install "tavolata[push]"

error-notice-way = Notices cannot be sent this way here. Possible: { $known }.
error-notice-link = A notice only leads to pages below { $public }.
error-push-port = The browser’s subscription names a port that does not exist; they run from 1 to 65535.
error-mail-address = This is not an e-mail address. Write it as anna@example.org.
error-push-subscription = The browser’s subscription lacks its address or its keys.
error-push-endpoint = The browser’s subscription does not name a public push service: an address that begins with https:// and has a name, not a number.
error-push-keys = The keys of the browser’s subscription are damaged. Subscribe again.

# Die Wörter der Benachrichtigungen: die Mails, und was an Einstellungen und Adressen nicht geht.

subject-your-turn = { $game }: Du bist dran
subject-game-over = { $game }: Das Spiel ist zu Ende
subject-take-back-asked = { $game }: Darf ein Zug zurückgenommen werden?
subject-free-asked = { $game }: Darf jemand Neues einen Stuhl übernehmen?
subject-confirm = Tavolata: Möchtest du Bescheid bekommen, wenn du dran bist?
text-your-turn =
    { $greeting }

    bei { $game } ({ $table }) bist du dran.

    { text-ending }
text-game-over =
    { $greeting }

    dein Spiel { $game } ({ $table }) ist zu Ende. Sieh nach, wie es ausgegangen ist.

    { text-ending }
text-take-back-asked =
    { $greeting }

    bei { $game } ({ $table }) möchte jemand einen Zug zurücknehmen und fragt dich.

    { text-ending }
text-free-asked =
    { $greeting }

    an deinem Tisch { $game } ({ $table }) soll mitten im Spiel jemand Neues einen Stuhl übernehmen. Bist du einverstanden?

    { text-ending }
text-greeting = Hallo { $player },
text-greeting-nobody = Hallo,
text-confirm =
    Hallo,

    an einem Tisch auf { $server } hat jemand diese Adresse angegeben, um Bescheid zu bekommen, wenn ein Zug ansteht.

    Wenn du das warst, bestätige es hier: { $confirm }

    Wenn nicht, brauchst du nichts zu tun: Ohne deine Bestätigung kommen keine Benachrichtigungen.
    Gar keine Mails mehr von dort: { $stop }
text-ending =
    Dein Tisch: { $link }
    Öffne ihn in dem Browser, in dem du spielst, oder mit dem Link zu deinem Platz.

    Du hast bestätigt, dass du benachrichtigt werden möchtest. Keine Mails mehr von hier: { $stop }

error-half-configured = { $given } ist gesetzt, { $missing } aber nicht. Setze alle oder keine.
error-smtp-url = TAVOLATA_SMTP ist nicht die Adresse eines Mailservers. Richtig ist smtp://name:passwort@host:587?starttls=yes oder smtps://name:passwort@host:465, mit Sonderzeichen wie in Webadressen (%40 für @) und nur mit ASCII-Buchstaben.
error-smtp-open-password = Mit TAVOLATA_SMTP ginge das Passwort unverschlüsselt hinaus. Lass starttls=no weg, oder verwende smtps://.
error-mail-from = TAVOLATA_MAIL_FROM ist keine Adresse, von der Mails kommen können. Richtig ist spiele@example.org oder Spiele <spiele@example.org>.
error-public-url = TAVOLATA_PUBLIC_URL ist nicht die Adresse einer Website. Richtig ist https://example.org oder https://example.org/spiele.
error-vapid-key = TAVOLATA_VAPID_KEY ist kein privater Schlüssel auf der Kurve P-256, als PEM oder als 32 Bytes in base64url.
error-vapid-subject = TAVOLATA_VAPID_SUBJECT muss sagen, wen Push-Dienste fragen können. Richtig ist mailto:name@example.org.
error-push-extra-missing = TAVOLATA_VAPID_KEY braucht das Extra „push“, und das Modul { $module } fehlt. Es wird so installiert: pip install "tavolata[push]"

error-notice-way = Auf diesem Weg wird hier nicht benachrichtigt. Möglich ist: { $known }.
error-notice-link = Eine Benachrichtigung führt nur zu Seiten unter { $public }.
error-push-port = Der Browser nennt für seine Nachrichten einen Port, den es nicht gibt; sie gehen von 1 bis 65535.
error-mail-address = Das ist keine E-Mail-Adresse. Richtig ist zum Beispiel anna@example.org.
error-push-subscription = In der Anmeldung des Browsers fehlen Adresse oder Schlüssel.
error-push-endpoint = Die Anmeldung des Browsers nennt keinen öffentlichen Push-Dienst: eine Adresse, die mit https:// beginnt und einen Namen hat, keine Nummer.
error-push-keys = Die Schlüssel der Anmeldung des Browsers sind beschädigt. Melde dich neu an.

# Was in Mails steht.
link-subject = Anmeldung bei Orléans
link-text = Mit diesem Link meldest du dich als { $email } an: { $link }
link-hint = Er gilt einmal, { $minutes } Minuten lang. Wenn du ihn nicht angefordert hast, musst du nichts tun.
turn-subject = { $n ->
    [one] Du bist an einem Tisch am Zug
   *[other] Du bist an { $n } Tischen am Zug
  }
turn-stop = Du wolltest wissen, wann du am Zug bist. Ändern kannst du das hier: { $link }

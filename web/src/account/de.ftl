# Was die Seite über das Konto sagt.
account = Konto
back = Alle Tische
needless = Ein Spiel auf diesem Rechner braucht kein Konto.
guest = Du spielst ohne Konto. Wer diesen Browser hat, hat deine Plätze. Mit einem Passkey oder einer Mailadresse findest du sie auf jedem Gerät wieder.
signInTitle = Anmelden
signInText = Wenn du hier ein Konto hast, melde dich an. Was du in diesem Browser spielst, kommt mit.
byPasskey = Mit Passkey anmelden
email = Mailadresse
sendLink = Link schicken
linkSent = Ein Link an { $email } ist unterwegs. Öffne ihn in diesem oder einem anderen Browser.
recoveryCode = Wiederherstellungscode
byCode = Code benutzen
linkFor = Als { $email } anmelden? Was du in diesem Browser ohne Konto spielst, kommt mit.
signIn = Anmelden
keepOut = Jetzt nicht
signedInAs = Du bist als { $name } angemeldet.
signOut = Abmelden
ways = So meldest du dich an
addPasskey = Passkey hinzufügen
passkey = Passkey
noPasskeys = In diesem Browser oder unter dieser Adresse gibt es keine Passkeys.
addMail = Mailadresse hinzufügen
changeMail = Mailadresse ändern
forget = { $what } entfernen
codes = Wiederherstellungscodes
codesLeft = { $n ->
    [0] Du hast keine Wiederherstellungscodes.
    [one] Du hast { $n } Wiederherstellungscode.
   *[other] Du hast { $n } Wiederherstellungscodes.
  }
makeCodes = Neue Codes
codesText = Bewahre diese Codes gut auf. Jeder gilt einmal, falls du deine Geräte verlierst. Frühere Codes gelten nicht mehr.
devices = Angemeldet auf
thisDevice = dieses Gerät
unknownDevice = Ein anderes Programm
lastUsed = zuletzt benutzt { $date }
made = hinzugefügt { $date }
signOutThere = Dort abmelden
signOutOthers = Überall sonst abmelden
cancelled = Es wurde nichts geändert.
mute = Stummschalten
muteText = Du liest nichts mehr von dieser Person.
muteDone = Du liest nichts mehr von { $name }.
block = Blockieren
blockText = Du liest nichts mehr von dieser Person, und an offene Tische, an denen du sitzt, kann sie nicht kommen.
blockDone = { $name } ist blockiert.
reportText = Was ist passiert? Die Verwaltung bekommt auch die letzten Zeilen des Chats.
report = Melden
reportDone = Deine Meldung über { $name } ist abgeschickt.
blocks = Stummgeschaltet und blockiert
muted = stummgeschaltet
blocked = blockiert
unblock = Aufheben
unblockWho = Für { $name } aufheben
notices = Du bist am Zug
noticesText = So erfährst du in Spielen über mehrere Tage, dass du am Zug bist. Mehrere Züge kommen als eine Nachricht.
byPush = Auf diesem Gerät, auch wenn die Seite zu ist
pushRefused = Dieser Browser lässt keine Nachrichten zu.
byMail = Per Mail an { $email }
byWebhook = Webhook, für Programme
quiet = Ruhezeiten
quietFrom = von
quietTo = bis
save = Speichern
saved = Gespeichert.
profile = Profil
openProfile = Alle dürfen mein Profil sehen, und ich darf unter den Besten stehen
rating = Wertung { $mean } ± { $deviation } nach { $n ->
    [one] { $n } Spiel
   *[other] { $n } Spielen
  } gegen Menschen
noRating = Noch keine Wertung: Sie kommt mit Spielen gegen andere Menschen.
played = Spiele mit anderen
scenario = Szenario
games = Spiele
wins = Gewonnen
most = Meiste Punkte
achievements = Allein gewonnen: { $n } von { $all }
wonInRound = gewonnen in Runde { $round }
notWon = noch nicht
bestPlayers = Die Besten
bestText = Hier steht, wer fünf Spiele gegen Menschen gespielt und das Profil geöffnet hat. Es zählt, was von der Wertung sicher ist.
you = du

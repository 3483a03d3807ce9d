# What the account page says.
account = Account
back = All tables
needless = A game on this machine needs no account.
guest = You play without an account. Whoever has this browser has your seats. With a passkey or a mail address you find them again on any device.
signInTitle = Sign in
signInText = If you have an account here, sign in. What you play in this browser comes along.
byPasskey = Sign in with a passkey
email = Mail address
sendLink = Send me a link
linkSent = A link is on its way to { $email }. Open it in this browser or in another one.
recoveryCode = Recovery code
byCode = Use the code
linkFor = Sign in as { $email }? What you play in this browser without an account comes along.
signIn = Sign in
keepOut = Not now
signedInAs = You are signed in as { $name }.
signOut = Sign out
ways = Ways to sign in
addPasskey = Add a passkey
passkey = Passkey
noPasskeys = This browser or this address cannot use passkeys.
addMail = Add a mail address
changeMail = Change the mail address
forget = Remove { $what }
codes = Recovery codes
codesLeft = { $n ->
    [0] You have no recovery codes.
    [one] You have { $n } recovery code.
   *[other] You have { $n } recovery codes.
  }
makeCodes = Make new codes
codesText = Keep these codes in a safe place. Each works once, if you lose your devices. Earlier codes are no longer valid.
devices = Signed in on
thisDevice = this device
unknownDevice = Another program
lastUsed = last used { $date }
made = added { $date }
signOutThere = Sign out there
signOutOthers = Sign out everywhere else
cancelled = Nothing was changed.
mute = Mute
muteText = You no longer see what they write.
muteDone = You no longer see what { $name } writes.
block = Block
blockText = You no longer see what they write, and they cannot join open tables where you sit.
blockDone = { $name } is blocked.
reportText = What happened? The administrators also get the last lines of the chat.
report = Report
reportDone = Your report about { $name } was sent.
blocks = Muted and blocked
muted = muted
blocked = blocked
unblock = Allow again
unblockWho = Allow { $name } again
notices = Your turn
noticesText = How you want to be told in games over several days that it is your turn. Several turns come as one message.
byPush = On this device, also while the page is closed
pushRefused = This browser does not allow messages.
byMail = By mail to { $email }
byWebhook = Webhook, for programs
quiet = Quiet hours
quietFrom = from
quietTo = to
save = Save
saved = Saved.
profile = Profile
openProfile = Everybody may see my profile, and I may be listed among the best
rating = Rating { $mean } ± { $deviation } after { $n ->
    [one] { $n } game
   *[other] { $n } games
  } against people
noRating = No rating yet: it comes with games against other people.
played = Games with others
scenario = Scenario
games = Games
wins = Won
most = Most points
achievements = Won alone: { $n } of { $all }
wonInRound = won in round { $round }
notWon = not yet
bestPlayers = The best
bestText = Players who have played five games against people and opened their profile are listed here. What counts is the part of the rating that is certain.
you = you

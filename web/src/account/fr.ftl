# Ce que dit la page du compte.
account = Compte
back = Toutes les tables
needless = Une partie sur cette machine ne demande pas de compte.
guest = Tu joues sans compte. Qui a ce navigateur a tes places. Avec une clé d’accès ou une adresse de courriel, tu les retrouves sur tout appareil.
signInTitle = Se connecter
signInText = Si tu as un compte ici, connecte-toi. Ce que tu joues dans ce navigateur te suit.
byPasskey = Se connecter avec une clé d’accès
email = Adresse de courriel
sendLink = Envoyer un lien
linkSent = Un lien est en route vers { $email }. Ouvre-le dans ce navigateur ou dans un autre.
recoveryCode = Code de secours
byCode = Utiliser le code
linkFor = Te connecter en tant que { $email } ? Ce que tu joues sans compte dans ce navigateur te suit.
signIn = Se connecter
keepOut = Pas maintenant
signedInAs = Tu es connecté en tant que { $name }.
signOut = Se déconnecter
ways = Moyens de connexion
addPasskey = Ajouter une clé d’accès
passkey = Clé d’accès
noPasskeys = Ce navigateur ou cette adresse ne permet pas les clés d’accès.
addMail = Ajouter une adresse de courriel
changeMail = Changer l’adresse de courriel
forget = Retirer { $what }
codes = Codes de secours
codesLeft = { $n ->
    [0] Tu n’as pas de code de secours.
    [one] Tu as { $n } code de secours.
   *[other] Tu as { $n } codes de secours.
  }
makeCodes = Nouveaux codes
codesText = Garde ces codes en lieu sûr. Chacun sert une fois, si tu perds tes appareils. Les codes d’avant ne valent plus.
devices = Connecté sur
thisDevice = cet appareil
unknownDevice = Un autre programme
lastUsed = utilisé le { $date }
made = ajouté le { $date }
signOutThere = Déconnecter cet appareil
signOutOthers = Déconnecter tous les autres
cancelled = Rien n’a été changé.
mute = Masquer
muteText = Tu ne lis plus rien de cette personne.
muteDone = Tu ne lis plus ce qu’écrit { $name }.
block = Bloquer
blockText = Tu ne lis plus rien de cette personne, et elle ne peut pas rejoindre les tables ouvertes où tu es.
blockDone = Tu as bloqué { $name }.
reportText = Que s’est-il passé ? Les responsables reçoivent aussi les dernières lignes de la discussion.
report = Signaler
reportDone = Ton signalement concernant { $name } est envoyé.
blocks = Masqués et bloqués
muted = masqué
blocked = bloqué
unblock = Rétablir
unblockWho = Rétablir { $name }
notices = À toi de jouer
noticesText = Comment tu apprends que c’est ton tour dans les parties sur plusieurs jours. Plusieurs tours font un seul message.
byPush = Sur cet appareil, même page fermée
pushRefused = Ce navigateur n’accepte pas les messages.
byMail = Par courriel à { $email }
byWebhook = Webhook, pour les programmes
quiet = Heures calmes
quietFrom = de
quietTo = à
save = Enregistrer
saved = Enregistré.
profile = Profil
openProfile = Tout le monde peut voir mon profil, et je peux figurer parmi les meilleurs
rating = Cote { $mean } ± { $deviation } après { $n ->
    [one] { $n } partie
   *[other] { $n } parties
  } contre des personnes
noRating = Pas encore de cote : elle vient avec les parties contre d’autres personnes.
played = Parties à plusieurs
scenario = Scénario
games = Parties
wins = Gagnées
most = Le plus de points
achievements = Gagnés en solo : { $n } sur { $all }
wonInRound = gagné à la manche { $round }
notWon = pas encore
bestPlayers = Les meilleurs
bestText = Ici figurent ceux qui ont joué cinq parties contre des personnes et ouvert leur profil. Ce qui compte, c’est la part sûre de la cote.
you = toi

# What is said when a game is over, and about its replay.
winsWith = { $who } gagne avec { $n } { $n ->
    [one] point
   *[other] points
  }
youWinWith = Tu gagnes avec { $n } { $n ->
    [one] point
   *[other] points
  }
shareWin = { $who } partagent la victoire avec { $n } { $n ->
    [one] point
   *[other] points
  }
ahead = { $n } de plus que { $who }
aheadBy = surtout grâce à : { $source } (+{ $n })
ledUntil = { $who } a mené jusqu’à la manche { $round }
resigned = { $who } a abandonné à la manche { $round } ; un bot a continué.
resignedThen = { $who } a abandonné à la manche { $round } : seules comptent ici ses décisions jusque-là, pas celles du bot ensuite.
ranking = Classement
againOutside = Rejouer ce scénario, hors défi
watchGame = Revoir la partie
share = Partager un lien
shareText = Ce lien montre toute la partie, sans place à la table :
shareHere = Cette adresse ne marche que sur cet ordinateur : la partie n’est servie qu’ici.
shareDaily = Ce lien s’ouvre aujourd’hui pour qui a fini le défi, dès demain pour tous :
shareOpens = Désormais, quiconque a le lien peut voir la partie et sa discussion.
copy = Copier
copied = Copié
analysis = Ce qui a fait la différence
pending = La partie est analysée ; cela prend une minute ou deux…
failed = Cette partie n’a pas pu être analysée.
judgeGuesses = L’avis d’un bot, d’après ce que chacun savait. Les petits nombres ne disent pas grand-chose.
bestMoves = Meilleures décisions
worstMoves = Décisions coûteuses
noMoves = Rien à signaler
better = Mieux
showMe = Montrer
likeJudge = Comme le bot aurait joué
ofDecisions = { $some } sur { $all }
meanLoss = Perte par décision
luck = Chance à la pioche
luckText = Au-dessus de la ligne : des partisans mieux adaptés que la moyenne du sac.
expected = Points attendus au début de chaque manche
chance = Chances de gagner au début de chaque manche, en pour cent
points = { NUMBER($n, maximumFractionDigits: 1) } { NUMBER($n, maximumFractionDigits: 1) ->
    [one] point
   *[other] points
  }
percent = { NUMBER($n, maximumFractionDigits: 1) } %
replay = Relecture
play = Lire
pause = Pause
roundBack = Manche précédente
roundOn = Manche suivante
moveBack = Un coup en arrière
moveOn = Un coup en avant
position = Moment de la partie
speed = Vitesse
speed-slow = lent
speed-normal = normal
speed-fast = rapide
roundOf = Manche { $round }
theEnd = Résultat
endedTogether = Arrêtée d’un commun accord à la manche { $round }

# How the lobby introduces Invasion.
invasion = Invasion
note = Ensemble contre le siège : cinq objectifs communs et un pour chaque personnage, et tous gagnent ou tous perdent
wins = à deux, ils gagnent { $won ->
    [one] { $won } partie
   *[other] { $won } parties
  } sur { $games } (version clémente, personnages plus faciles)
city = La ville
noteEasy = Les personnages sont tirés parmi les plus faciles : conseiller, pêcheur, général, aubergiste, bibliothécaire.
noteHard = Les personnages sont tirés parmi les plus difficiles : intendant, maire, négociant, érudit.
noteChosen = Chacun choisit son personnage ; sinon il est tiré.

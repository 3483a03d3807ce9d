# How the lobby introduces Invasion.
invasion = Invasion
note = Together against the siege: five common objectives and one for each character, and all win or all lose
wins = two of them win { $won } of { $games } games together (gentle, with easier characters)
city = The city
noteEasy = Characters are drawn from the easier ones: Councilman, Fisherman, General, Innkeeper, Librarian.
noteHard = Characters are drawn from the harder ones: Estate Manager, Mayor, Merchant, Scholar.
noteChosen = Everybody chooses a character; otherwise it is drawn.

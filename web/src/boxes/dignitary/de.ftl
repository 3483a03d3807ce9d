# How the lobby introduces The Dignitary.
dignitary = Der Würdenträger
note = Allein und ohne Waren: Gewinne in sechzehn Runden acht Bürger für dich

# Before the first round, when citizens are placed.
introGoal = Du gewinnst, wenn du am Ende einer Runde { $need } Bürger hast, spätestens in Runde { $rounds }.
introFirst = Entscheide zuerst, wo { $left } von ihnen { $left ->
    [one] wartet
   *[other] warten
  }: Wähle nacheinander leuchtende Felder der Leisten, der Entwicklungsleiste und der Werke – oder nimm die üblichen Felder. Die anderen warten in Städten.
introBoatmen = Nicht auf der Schifferleiste: Ihr Feld ist das fünfte, und es gibt nur vier Schiffer.

# The rules on one page: what a line is about, then what it says.
rule-goal = Ziel
    .says = Habe am Ende einer Runde acht Bürger, spätestens in Runde 16 (in der leichten Fassung sieben). Punkte zählen nicht.
rule-citizens = Bürger
    .says = Sechs warten in Städten: Jeder kommt mit, wenn deine Händlerfigur ankommt. Vor der ersten Runde setzt du sieben weitere auf Leisten und an Werke. Der auf der Schifferleiste ist nicht zu gewinnen: Es gibt nur vier Schiffer.
rule-events = Ereignisse
    .says = Sie sind von Anfang an bekannt, in ihrer Reihenfolge. Wer die Abgaben nicht zahlen kann, gibt Dinge ab; unbezahlte Zahnräder kehren in den Vorrat zurück.
rule-otherwise = Im Übrigen
    .says = Du spielst wie im Grundspiel, allein, von Anfang an mit der Postkutsche. Es gibt keine Waren, keine Volkszählung, zu Beginn keine Münzen und fünf Ortskarten jeder Kategorie.

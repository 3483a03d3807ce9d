// The first rounds on a fixed deal. A step with `until` waits for the table, others for a click.
import type { State } from '../api/types';

export interface Step {
  text: readonly [string, string, string];
  until?: (state: State) => boolean;
  /** What it talks about, to be marked. */
  shows?: readonly string[];
}

function stands(state: State, space: string): boolean {
  return Boolean(state.view.players[0]?.spaces[space]);
}

export const STEPS: readonly Step[] = [
  {
    text: [
      'Welcome to Orléans! Your followers wait in your market. Each round you send them to places; a place whose spaces are all filled can be used. Whoever has the most points after 18 rounds wins.',
      'Willkommen in Orléans! Auf deinem Markt warten deine Gefolgsleute. In jeder Runde schickst du sie an Orte; ein Ort, dessen Felder alle besetzt sind, kann genutzt werden. Nach 18 Runden gewinnt, wer die meisten Punkte hat.',
      'Bienvenue à Orléans ! Tes partisans attendent au marché. À chaque manche, tu les envoies dans des lieux ; un lieu dont toutes les cases sont occupées peut être utilisé. Après 18 manches, qui a le plus de points gagne.',
    ],
  },
  {
    text: [
      'Let us hire a knight: he lets you draw one more follower each round. Click the farmer (F) in your market, then the lit space of the Castle. Or drag him there.',
      'Wir werben einen Ritter an: Er lässt dich jede Runde eine Person mehr ziehen. Klicke auf deinem Markt den Bauern (Ba) an, dann das leuchtende Feld der Burg. Oder ziehe ihn dorthin.',
      'Recrutons un chevalier : il te laisse piocher un partisan de plus par manche. Clique sur le fermier (Fe) au marché, puis sur la case éclairée du château. Ou fais-le glisser.',
    ],
    until: (state) => stands(state, 'castle.0'),
    shows: ['kind:own-farmer', 'space:castle.0'],
  },
  {
    text: [
      'Well done. Now the boatman (B) and the trader (T) to the Castle as well.',
      'Gut. Nun auch den Schiffer (Sc) und den Händler (Hä) in die Burg.',
      'Bien. Maintenant le batelier (Ba) et le commerçant (Co) au château.',
    ],
    until: (state) => stands(state, 'castle.1') && stands(state, 'castle.2'),
    shows: ['kind:own-boatman', 'kind:own-trader', 'space:castle.1', 'space:castle.2'],
  },
  {
    text: [
      'The Castle is activated: it has a tick. The craftsman can wait for the next round. Finish planning. Plans are secret until everybody is ready.',
      'Die Burg ist aktiviert, sie hat ein Häkchen. Der Handwerker kann auf die nächste Runde warten. Beende die Planung. Pläne sind geheim, bis alle bereit sind.',
      'Le château est activé : il porte une coche. L’artisan peut attendre. Termine la planification. Les plans sont secrets jusqu’à ce que tous soient prêts.',
    ],
    until: (state) => state.view.phase === 'actions' || state.view.round > 1,
    shows: ['role:finish'],
  },
  {
    text: [
      'Now the actions, one by one in turn. Use the Castle: click it, or the button below.',
      'Nun die Aktionen, reihum immer eine. Nutze die Burg: Klicke sie an oder den Knopf unten.',
      'Maintenant les actions, une par une à tour de rôle. Utilise le château : clique dessus ou sur le bouton en bas.',
    ],
    until: (state) => (state.view.players[0]?.tracks.knights ?? 0) > 0 || state.view.round > 1,
    shows: ['place:castle'],
  },
  {
    text: [
      'A knight has joined you, and your marker went up the knights track. At the end of a round comes its event; it stands at the top. Next round you draw five followers.',
      'Ein Ritter ist zu dir gekommen, und dein Markierer ist auf der Ritterleiste vorgerückt. Am Ende der Runde kommt das Ereignis; es steht oben. Nächste Runde ziehst du fünf Gefolgsleute.',
      'Un chevalier t’a rejoint et ton marqueur a avancé sur la piste des chevaliers. À la fin de la manche vient l’événement, affiché en haut. À la prochaine manche tu pioches cinq partisans.',
    ],
  },
  {
    text: [
      'In round 2, draw as many followers as you can, then plan. Ideas: the Farm House brings goods and a farmer, the Ship and the Wagon travel and collect goods, the Guildhall builds trading stations. Point at anything to read what it does; click something dark to learn why it is not possible.',
      'Zieh in Runde 2 so viele Gefolgsleute, wie du kannst, und plane dann. Ideen: Das Bauernhaus bringt Waren und einen Bauern, mit Schiff und Wagen reist du und sammelst Waren, das Gildenhaus baut Kontore. Zeige auf etwas, um zu lesen, was es tut; klicke auf etwas Ausgegrautes, um zu erfahren, warum es nicht geht.',
      'À la manche 2, pioche autant que tu peux, puis planifie. Idées : la ferme apporte des marchandises et un fermier, le bateau et le chariot voyagent et ramassent des marchandises, la maison de guilde construit des comptoirs. Pointe une chose pour lire ce qu’elle fait ; clique sur ce qui est éteint pour savoir pourquoi.',
    ],
    until: (state) => state.view.round > 2,
  },
  {
    text: [
      'You know how it works now. Points come from coins, goods, and from trading stations and citizens times your development status (stars). Undo corrects mistakes, the hint button asks a bot. Have a good game!',
      'Jetzt weißt du, wie es geht. Punkte bringen Münzen, Waren sowie Kontore und Bürger mal deinem Entwicklungsstand (Sterne). „Zurücknehmen“ hilft bei Fehlern, „Tipp“ fragt einen Bot. Viel Spaß!',
      'Tu connais les bases. Les points viennent des pièces, des marchandises, et des comptoirs et citoyens multipliés par ton niveau (étoiles). Annuler efface une erreur, Conseil interroge un bot. Bonne partie !',
    ],
  },
];

/** The first step from here on whose aim has not been reached. */
export function nextStep(at: number, state: State): number {
  let step = at;
  while (STEPS[step]?.until?.(state)) step++;
  return step;
}

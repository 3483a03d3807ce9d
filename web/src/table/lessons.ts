// The lessons, in short chapters. A step with `until` waits for the table, others for a click.
import type { State } from '../api/types';
import type { Text } from '../i18n/speaker';

export interface Step {
  text: Text;
  until?: (state: State) => boolean;
  /** What it talks about, to be marked. */
  shows?: readonly string[];
  /** The board that must lie in front. */
  tab?: string;
}

export interface Chapter {
  id: string;
  title: Text;
  steps: readonly Step[];
}

function stands(state: State, space: string): boolean {
  return Boolean(state.view.players[0]?.spaces[space]);
}

const ROUND: readonly Step[] = [
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
      'Recrutons un chevalier : il te laisse piocher un partisan de plus par manche. Clique sur le fermier au marché, puis sur la case éclairée du château. Ou fais-le glisser.',
    ],
    until: (state) => stands(state, 'castle.0'),
    shows: ['kind:own-farmer', 'space:castle.0'],
  },
  {
    text: [
      'Well done. Now the boatman (B) and the trader (T) to the Castle as well.',
      'Gut. Nun auch den Schiffer (Sc) und den Händler (Hä) in die Burg.',
      'Bien. Maintenant le batelier et le commerçant au château.',
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
      'A knight has joined you; next round you draw five followers. Whoever was used goes back into the bag, whoever was not stays where he stands. That is a round: draw, plan, act, and then the event at the top.',
      'Ein Ritter ist zu dir gekommen; nächste Runde ziehst du fünf Gefolgsleute. Wer genutzt wurde, kommt zurück in den Beutel, die anderen bleiben stehen. Das ist eine Runde: ziehen, planen, handeln und dann das Ereignis, das oben steht.',
      'Un chevalier t’a rejoint ; à la prochaine manche tu pioches cinq partisans. Ceux qui ont servi retournent au sac, les autres restent en place. Voilà une manche : piocher, planifier, agir, puis l’événement affiché en haut.',
    ],
  },
];

const HIRING: readonly Step[] = [
  {
    text: [
      'Farm House, Village, University, Castle and Monastery hire followers. The new one goes into your bag, and your marker advances on the track of the trade.',
      'Bauernhaus, Dorf, Universität, Burg und Kloster werben Gefolgsleute an. Die neue Person kommt in deinen Beutel, und dein Markierer rückt auf ihrer Leiste vor.',
      'Ferme, village, université, château et monastère recrutent. Le nouveau partisan va dans ton sac, et ton marqueur avance sur la piste de son métier.',
    ],
    shows: ['place:farm-house', 'place:village', 'place:university', 'place:castle', 'place:monastery'],
  },
  {
    text: [
      'Each step of a track gives something: goods for farmers, coins for boatmen, gear wheels for craftsmen, place tiles for traders, more draws for knights, development points for scholars. Whoever comes first to a citizen takes it.',
      'Jeder Schritt auf einer Leiste bringt etwas: Waren bei den Bauern, Münzen bei den Schiffern, Zahnräder bei den Handwerkern, Ortskarten bei den Händlern, mehr Ziehen bei den Rittern, Entwicklungspunkte bei den Gelehrten. Wer zuerst bei einem Bürger ist, nimmt ihn.',
      'Chaque pas sur une piste rapporte : marchandises chez les fermiers, pièces chez les bateliers, engrenages chez les artisans, tuiles Lieu chez les commerçants, pioche chez les chevaliers, points de développement chez les érudits. Le premier arrivé à un citoyen le prend.',
    ],
    shows: ['track:farmers', 'track:boatmen', 'track:craftsmen', 'track:traders', 'track:knights', 'track:scholars'],
    tab: 'tracks',
  },
  {
    text: [
      'Monks have no track: a monk may stand in for any other follower.',
      'Mönche haben keine Leiste: Ein Mönch darf für jede andere Person stehen.',
      'Les moines n’ont pas de piste : un moine remplace n’importe quel partisan.',
    ],
    shows: ['place:monastery'],
  },
];

const TRAVEL: readonly Step[] = [
  {
    text: [
      'Your merchant begins in Orléans. The Ship takes him along a waterway to the next town, the Wagon along a road.',
      'Deine Händlerfigur beginnt in Orléans. Das Schiff bringt sie auf einem Wasserweg in die nächste Stadt, der Wagen auf einem Landweg.',
      'Ton pion marchand part d’Orléans. Le bateau le mène par une voie d’eau à la ville suivante, le chariot par une route.',
    ],
    shows: ['place:ship', 'place:wagon', 'town:orleans'],
  },
  {
    text: [
      'On the way you may take one good that lies there. At the end brocade is worth 5 points, wool 4, wine 3, cheese 2, grain 1.',
      'Unterwegs darfst du eine Ware nehmen, die dort liegt. Am Ende zählt Brokat 5 Punkte, Wolle 4, Wein 3, Käse 2, Getreide 1.',
      'En chemin, tu peux prendre une marchandise qui s’y trouve. À la fin : brocart 5 points, laine 4, vin 3, fromage 2, blé 1.',
    ],
    shows: ['town:blois', 'town:vierzon', 'town:briare'],
  },
];

const STATIONS: readonly Step[] = [
  {
    text: [
      'The Guildhall builds a trading station in the town where your merchant is. Each town takes one, Orléans one of every player.',
      'Das Gildenhaus baut ein Kontor in der Stadt, in der deine Händlerfigur steht. Jede Stadt fasst eines, Orléans eines von jedem.',
      'La maison de guilde construit un comptoir dans la ville de ton pion marchand. Une ville en accueille un, Orléans un par joueur.',
    ],
    shows: ['place:guildhall', 'town:orleans'],
  },
  {
    text: [
      'Trading stations and citizens are worth as many points each as your development status, so build and develop together.',
      'Kontore und Bürger zählen je so viele Punkte wie dein Entwicklungsstand: Baue also und entwickle dich zugleich.',
      'Comptoirs et citoyens valent chacun autant de points que ton niveau de développement : construis et développe-toi en même temps.',
    ],
    shows: ['seat:0'],
  },
];

const DEEDS: readonly Step[] = [
  {
    text: [
      'The Town Hall sends one or two followers to beneficial deeds. They do not come back, but each brings coins or a development point, and your bag gets better.',
      'Das Rathaus entsendet ein oder zwei Gefolgsleute zu segensreichen Werken. Sie kommen nicht zurück, aber jeder bringt Münzen oder einen Entwicklungspunkt, und dein Beutel wird besser.',
      'L’hôtel de ville envoie un ou deux partisans aux œuvres de bienfaisance. Ils ne reviennent pas, mais chacun rapporte des pièces ou un point de développement, et ton sac s’améliore.',
    ],
    shows: ['place:town-hall'],
    tab: 'base',
  },
  {
    text: [
      'Whoever sends the last follower a deed asks for completes it and takes its citizen.',
      'Wer die letzte Person entsendet, die ein Werk verlangt, vollendet es und nimmt seinen Bürger.',
      'Qui envoie le dernier partisan demandé achève l’œuvre et prend son citoyen.',
    ],
    tab: 'base',
  },
];

const WHEELS: readonly Step[] = [
  {
    text: [
      'A craftsman hired in the Village brings a gear wheel. Put it on a space of a place while planning: from then on that space is always filled.',
      'Ein Handwerker aus dem Dorf bringt ein Zahnrad. Lege es beim Planen auf ein Feld eines Ortes: Das Feld ist dann für immer besetzt.',
      'Un artisan recruté au village apporte un engrenage. Pose-le sur une case d’un lieu en planifiant : elle est alors occupée pour toujours.',
    ],
    shows: ['place:village', 'track:craftsmen'],
    tab: 'tracks',
  },
  {
    text: [
      'A place needs at least one follower, so one space must stay free of wheels. The Town Hall takes none.',
      'Ein Ort braucht mindestens eine Person, ein Feld muss also ohne Zahnrad bleiben. Das Rathaus nimmt keine.',
      'Un lieu demande au moins un partisan : une case doit rester sans engrenage. L’hôtel de ville n’en prend pas.',
    ],
    shows: ['place:town-hall'],
  },
];

const TILES: readonly Step[] = [
  {
    text: [
      'A trader hired in the Village lets you take a place tile: a place of your own for the rest of the game. How far you are on the traders track decides which you may choose from.',
      'Ein Händler aus dem Dorf lässt dich eine Ortskarte nehmen: einen eigenen Ort für den Rest des Spiels. Wie weit du auf der Händlerleiste bist, bestimmt, aus welchen du wählst.',
      'Un commerçant recruté au village te laisse prendre une tuile Lieu : un lieu à toi pour le reste de la partie. Ta place sur la piste des commerçants dit lesquelles tu peux choisir.',
    ],
    shows: ['place:village', 'track:traders'],
    tab: 'tiles',
  },
  {
    text: [
      'Point at a tile to read what it does; most need only one or two followers.',
      'Zeige auf eine Karte, um zu lesen, was sie tut; die meisten brauchen nur ein oder zwei Gefolgsleute.',
      'Pointe une tuile pour lire son effet ; la plupart ne demandent qu’un ou deux partisans.',
    ],
    tab: 'tiles',
  },
];

const EVENTS: readonly Step[] = [
  {
    text: [
      'Every round has an event. The card at the top says what it does, when, and what it would cost or bring you now. Click it to see what may still come.',
      'Jede Runde hat ein Ereignis. Die Karte oben sagt, was es tut, wann, und was es dich jetzt kosten oder dir bringen würde. Klicke sie an, um zu sehen, was noch kommen kann.',
      'Chaque manche a un événement. La carte en haut dit ce qu’il fait, quand, et ce qu’il te coûterait ou rapporterait. Clique dessus pour voir ce qui peut venir.',
    ],
  },
  {
    text: [
      'At the census the player furthest on the farmers track gets a coin, with three players or more the last one pays one.',
      'Bei der Volkszählung bekommt eine Münze, wer auf der Bauernleiste vorn ist; ab drei Personen zahlt eine, wer hinten ist.',
      'Au recensement, le premier sur la piste des fermiers reçoit une pièce, à partir de trois joueurs le dernier en paie une.',
    ],
    shows: ['track:farmers'],
    tab: 'tracks',
  },
  {
    text: [
      'Whoever cannot pay suffers torture: for every coin that is missing you give up a thing of your own: a follower, a good, a trading station, a tile, a gear wheel or a step of development. Keep a few coins.',
      'Wer nicht zahlen kann, leidet Folter: Für jede fehlende Münze gibst du etwas ab, eine Person, eine Ware, ein Kontor, eine Ortskarte, ein Zahnrad oder ein Entwicklungsfeld. Behalte ein paar Münzen.',
      'Qui ne peut payer subit la torture : pour chaque pièce manquante, tu cèdes une chose : partisan, marchandise, comptoir, tuile, engrenage ou case de développement. Garde quelques pièces.',
    ],
    shows: ['seat:0'],
  },
];

const SCORING: readonly Step[] = [
  {
    text: [
      'At the end count your coins, your goods, and trading stations plus citizens times your development status (stars). The score sheet shows at any time where you stand.',
      'Am Ende zählen deine Münzen, deine Waren sowie Kontore und Bürger mal deinem Entwicklungsstand (Sterne). Die Wertung zeigt jederzeit, wo du stehst.',
      'À la fin comptent tes pièces, tes marchandises, et comptoirs plus citoyens multipliés par ton niveau de développement (étoiles). La feuille de score montre où tu en es.',
    ],
    shows: ['seat:0'],
  },
  {
    text: [
      'Now you know how it works. Undo takes back, the hint button asks a bot, “?” has the rules on one page. Have a good game!',
      'Jetzt weißt du, wie es geht. „Zurücknehmen“ hilft bei Fehlern, „Tipp“ fragt einen Bot, „?“ hat die Regeln auf einer Seite. Viel Spaß!',
      'Tu connais les bases. Annuler efface une erreur, Conseil interroge un bot, « ? » résume les règles sur une page. Bonne partie !',
    ],
  },
];

export const CHAPTERS: readonly Chapter[] = [
  { id: 'round', title: ['The round', 'Die Runde', 'La manche'], steps: ROUND },
  { id: 'hiring', title: ['Hiring and tracks', 'Anwerben und Leisten', 'Recruter, les pistes'], steps: HIRING },
  { id: 'travel', title: ['Travelling and goods', 'Reisen und Waren', 'Voyages et marchandises'], steps: TRAVEL },
  { id: 'stations', title: ['Trading stations', 'Kontore', 'Comptoirs'], steps: STATIONS },
  { id: 'deeds', title: ['Beneficial deeds', 'Segensreiche Werke', 'Œuvres'], steps: DEEDS },
  { id: 'wheels', title: ['Gear wheels', 'Zahnräder', 'Engrenages'], steps: WHEELS },
  { id: 'tiles', title: ['Place tiles', 'Ortskarten', 'Tuiles Lieu'], steps: TILES },
  { id: 'events', title: ['Events and torture', 'Ereignisse und Folter', 'Événements et torture'], steps: EVENTS },
  { id: 'scoring', title: ['Scoring', 'Wertung', 'Décompte'], steps: SCORING },
];

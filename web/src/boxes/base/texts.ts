import { speaker } from '../../i18n/speaker';

export const t = speaker({
  title: ['Orléans', 'Orléans', 'Orléans'],
  note: ['The base game: followers, goods and trading stations along the Loire', 'Das Grundspiel: Gefolgsleute, Waren und Kontore an der Loire', 'Le jeu de base : partisans, marchandises et comptoirs au bord de la Loire'],
});

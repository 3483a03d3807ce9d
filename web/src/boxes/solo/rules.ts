// The scenarios for one player on one page, in our own words.
import type { RulesPage } from '../box';

export const tours: RulesPage = {
  needs: 'tours',
  title: ['The Trip to Tours', 'Die Reise nach Tours', 'Le Voyage à Tours'],
  lines: [
    ['Goal', 'Ziel', 'But', 'With your merchant in Tours and three citizens, deliver three of each good at once, before round 14 ends. Points do not count.', 'Mit der Händlerfigur in Tours und drei Bürgern lieferst du drei von jeder Ware auf einmal, bevor Runde 14 endet. Punkte zählen nicht.', 'Avec ton pion marchand à Tours et trois citoyens, livre trois de chaque marchandise d’un coup avant la fin de la manche 14. Les points ne comptent pas.'],
    ['Events', 'Ereignisse', 'Événements', 'They are known from the start, in their order: plan ahead for the harvests and the closed ways.', 'Sie sind von Anfang an bekannt, in ihrer Folge: Plane für Ernten und gesperrte Wege voraus.', 'Ils sont connus dès le début, dans l’ordre : prévois les récoltes et les voies fermées.'],
    ['Otherwise', 'Sonst', 'Sinon', 'You play as in the base game, alone; the deeds are few and give the citizens you need.', 'Du spielst wie im Grundspiel, allein; die wenigen Werke bringen Bürger, die du brauchst.', 'Tu joues comme dans le jeu de base, seul ; les rares œuvres donnent des citoyens utiles.'],
  ],
};

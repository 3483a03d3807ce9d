// The Dignitary on one page, in our own words.
import type { RulesPage } from '../box';

export const page: RulesPage = {
  needs: 'dignitary',
  title: ['The Dignitary', 'Der Würdenträger', 'Le Dignitaire'],
  lines: [
    ['Goal', 'Ziel', 'But', 'Have eight citizens at the end of a round, by round 16 (seven in the easy version). Points do not count.', 'Habe am Ende einer Runde acht Bürger, spätestens in Runde 16 (in der leichten Fassung sieben). Punkte zählen nicht.', 'Aie huit citoyens à la fin d’une manche, au plus tard à la manche 16 (sept dans la version facile). Les points ne comptent pas.'],
    ['Citizens', 'Bürger', 'Citoyens', 'Six wait in towns: each comes along when your merchant arrives. Before the first round you place seven more on tracks and at deeds.', 'Sechs warten in Städten: Jeder kommt mit, wenn deine Händlerfigur ankommt. Vor der ersten Runde setzt du sieben weitere auf Leisten und an Werke.', 'Six attendent dans des villes : chacun te suit quand ton pion marchand arrive. Avant la première manche, tu en places sept autres sur les pistes et aux œuvres.'],
    ['Events', 'Ereignisse', 'Événements', 'They are known from the start, in their order. Whoever cannot pay the dues gives up things; gear wheels that are not paid for return to the supply.', 'Sie sind von Anfang an bekannt, in ihrer Folge. Wer die Abgaben nicht zahlen kann, gibt Dinge ab; unbezahlte Zahnräder kehren in den Vorrat zurück.', 'Ils sont connus dès le début, dans l’ordre. Qui ne peut payer les redevances se défait de choses ; les engrenages impayés retournent à la réserve.'],
    ['Otherwise', 'Sonst', 'Sinon', 'You play as in the base game, alone, from the start with the Stage Coach. There are no goods, no coins at first, and five place tiles of each category.', 'Du spielst wie im Grundspiel, allein, von Anfang an mit der Postkutsche. Es gibt keine Waren, zu Beginn keine Münzen und fünf Ortskarten jeder Kategorie.', 'Tu joues comme dans le jeu de base, seul, avec la diligence dès le début. Il n’y a ni marchandises, ni pièces au départ, et cinq tuiles Lieu de chaque catégorie.'],
  ],
};

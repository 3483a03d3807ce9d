// What the lobby says.
import { speaker } from '../i18n/speaker';

export const t = speaker({
  which: ['Which story do you play tonight?', 'Welche Geschichte spielst du heute Abend?', 'Quelle histoire joues-tu ce soir ?'],
  alone: ['1 player', '1 Spieler', '1 joueur'],
  players: ['{0}–{1} players', '{0}–{1} Spieler', '{0}–{1} joueurs'],
  rounds: ['{0} rounds', '{0} Runden', '{0} manches'],
  minutes: ['about {0} min', 'etwa {0} Min.', 'environ {0} min'],
  minutesEach: ['about {0} min each', 'je etwa {0} Min.', 'environ {0} min chacun'],
  difficulty1: ['easy to learn', 'leicht zu lernen', 'facile à apprendre'],
  difficulty2: ['for those who know the game', 'für Kenner', 'pour connaisseurs'],
  difficulty3: ['for old hands', 'für alte Hasen', 'pour experts'],
  opponents: ['Opponents', 'Mitspielende', 'Adversaires'],
  howMany: ['How many', 'Wie viele', 'Combien'],
  scores: ['{0} points among four of the kind; the winner {1}', '{0} Punkte unter vier Gleichen; der Sieger {1}', '{0} points à quatre de même force ; le gagnant {1}'],
  measured: ['Means of {0} games, as measured', 'Mittel aus {0} Spielen, gemessen', 'Moyennes de {0} parties, mesurées'],
  botWins: ['A bot of this level reaches the goal in {0} of {1} games', 'Ein Bot dieser Stufe erreicht das Ziel in {0} von {1} Spielen', 'Un bot de ce niveau atteint le but dans {0} parties sur {1}'],
  startPlaying: ['Start playing', 'Losspielen', 'Commencer'],
  results: ['My results', 'Meine Ergebnisse', 'Mes résultats'],
  rank: ['{0} of {1}', '{0}. von {1}', '{0}e sur {1}'],
  wonIt: ['won', 'gewonnen', 'gagné'],
  lostIt: ['lost', 'verloren', 'perdu'],
  see: ['See', 'Ansehen', 'Voir'],
  nameOf: ['Name of player {0}', 'Name von Person {0}', 'Nom du joueur {0}'],
  rules: ['Rules', 'Regeln', 'Règles'],
});

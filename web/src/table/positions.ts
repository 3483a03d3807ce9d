// Where lessons begin, in the notation of positions: the learner has seat 0 and makes the move that
// a lesson talks about. A test of the engine reads these texts and plays it.
const LAND = `players: 2
map: orleans_blois_water wine; orleans_briare_water wool; orleans_vierzon_road grain; chateaudun_orleans_road cheese; chartres_orleans_road brocade; orleans_montargis_road grain; blois_tours_water cheese; vendome_blois_road wool; blois_vierzon_road grain`;

const TURN = `${LAND}
round: 4
event: income-a
1 board: wagon farmer trader knight`;

export const POSITIONS = {
  hiring: `${TURN}
0 board: village farmer boatman craftsman`,
  travel: `${TURN}
0 board: ship farmer boatman knight; wagon farmer trader knight`,
  stations: `${TURN}
0 board: guildhall farmer craftsman knight
0 merchant: blois`,
  deeds: `${TURN}
0 board: town-hall craftsman scholar`,
  wheels: `${LAND}
round: 4
event: income-a
phase: planning
0 stage: planning
0 gears: 1
0 tracks: 1 craftsmen
0 bag: -
0 market: own-farmer, own-boatman, own-craftsman, own-trader`,
  tiles: `${TURN}
0 board: village farmer boatman craftsman`,
  events: `${LAND}
round: 4
event: harvest-a
phase: event
0 goods: grain, wine
0 coins: 2`,
  scoring: `${LAND}
round: 17
event: income-c
0 board: guildhall farmer craftsman knight
0 merchant: tours
0 stations: blois, orleans
0 goods: 2 brocade, wool
0 development: 13
0 citizens: 2
1 board: wagon farmer trader knight`,
} as const;

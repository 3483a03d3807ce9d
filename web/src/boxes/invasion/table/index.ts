// What is fetched when Invasion is played: the Support board, the city, towers, and what the team decides.
import { isFirstPlan, type Rest } from '../../box';
import Proposals from '../../../table/together/Proposals.svelte';
import { ownProposals } from '../../../table/together/signs';
import { t as point } from '../../../table/together/texts';
import Together from '../../../table/together/Together.svelte';
import CharacterChoice from './CharacterChoice.svelte';
import { changed, charactersToChoose, deedInPlay, inPlay, needsTown, teamAsks, towerIn, whyLost } from './city';
import CityView from './CityView.svelte';
import OnMap from './OnMap.svelte';
import { GUILD_HOUSE, HOSTEL, PALATINATE, VEHICLE } from './pictures';
import PlayersCharacter from './PlayersCharacter.svelte';
import { page } from './rules';
import { scenes } from './scenes';
import TeamView from './TeamView.svelte';
import { t } from './texts';

export const rest: Rest = {
  rules: [page],
  intro: {
    scenario: 'invasion',
    lines: (view) => (isFirstPlan(view) ? [t('introGoal', { rounds: view.rounds }), t('introCity'), t('introTogether')] : []),
  },
  places: {
    vehicle: { picture: VEHICLE, costs: 'good good good', gives: 'deed or people' },
    'guild-house': { picture: GUILD_HOUSE, costs: 'coins:4', gives: 'deed or people' },
    hostel: { picture: HOSTEL, costs: 'kind:any', gives: 'people' },
    palatinate: { picture: PALATINATE, gives: 'people board' },
  },
  scenes,
  panels: [
    { area: 'board:invasion', title: () => t('stores'), shown: inPlay, view: CityView },
    { area: 'tools', title: () => point('point'), shown: inPlay, view: Together },
    { area: 'due', title: () => point('proposals'), shown: (table) => ownProposals(table).length > 0, view: Proposals },
    { area: 'due', title: () => t('characters'), shown: (table) => inPlay(table) && charactersToChoose(table).length > 0, view: CharacterChoice },
    { area: 'due', title: () => t('team'), shown: (table) => inPlay(table) && teamAsks(table) !== null, view: TeamView },
  ],
  even: ['citizen', 'wheel'],
  deedInPlay: (table, deed) => !inPlay(table) || deedInPlay(table, deed),
  doubts: (table, option) => {
    const lost = whyLost(table, option);
    const goal = needsTown(table, option);
    if (lost) return t(`sure-${lost}`);
    return goal ? t('sureNeeded', { who: table.name(goal.seat ?? 0), character: goal.name, town: table.townName(table.me?.town ?? '') }) : '';
  },
  holdings: PlayersCharacter,
  onMap: OnMap,
  inTown: (table, town) => {
    const state = towerIn(table, town);
    return state ? [t(`tower-${state}`)] : [];
  },
  changed,
};

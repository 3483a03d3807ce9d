// Made by scripts/write-types from the server's description. Do not edit.

export interface Account {
  email: string;
  passkeys: Passkey[];
  sessions: Session[];
  recovery_codes: number;
}

/** A step of a scenario for one player. */
export interface Achievement {
  scenario: string;
  name: string;
  step: string;
  won: boolean;
  round: number | null;
}

/** Points among four of the same level. */
export interface AmongFour {
  games: number;
  mean: number;
  winner: number;
}

/** What a judge says about a finished game; values are points or chances in per cent. */
export interface Analysis {
  status: 'failed' | 'pending' | 'ready';
  judge: string;
  chances: boolean;
  first_round: number;
  expected: number[][];
  seats: SeatAnalysis[];
}

/** A seat asks the others to agree to an undo. */
export interface Asked {
  seat: number;
  version: number;
  agreed: number[];
}

/** What is pending: a question or a phase, who decides, and its arguments by name. */
export interface AskedView {
  name: string;
  seat: number | null;
  args: Record<string, string | number>;
  at_stake: number | null;
}

export interface BestPlayer {
  place: number;
  person: string;
  name: string;
  rating: number;
  games: number;
  mine: boolean;
}

export interface BestPlayers {
  players: BestPlayer[];
}

/** The caller's best result in a scenario with this step of difficulty. */
export interface BestResult {
  scenario: string;
  difficulty: string;
  tries: number;
  wins: number;
  best: SoloResult;
  table: string;
}

/** `mute`: not read; `block`: not played with either. */
export interface Blocked {
  id: string;
  name: string;
  kind: 'block' | 'mute';
}

export interface Blocks {
  blocks: Blocked[];
}

/** A bot; a level says what it scores, as measured. */
export interface BotChoice {
  id: string;
  name: string;
  note: string;
  strength: Strength | null;
}

/** A card of a deck in play. */
export interface CardInfo {
  id: string;
  name: string;
  deck: string;
  effect: string;
  back: string;
  sort: string;
  points: number;
  town: string;
  followers: Record<string, number>;
  goods: Record<string, number>;
  coins: number;
}

export interface CardPart {
  what: string;
  have: number;
  need: number;
}

/** A card that the viewer can work at, in the hand or on display. */
export interface CardView {
  id: string;
  parts: CardPart[];
  missed: boolean;
}

export interface ChallengeTry {
  day?: string;
}

export interface Chat {
  lines: ChatLine[];
}

export interface ChatLine {
  id: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

export interface ChatMessage {
  type: 'chat';
  lines: ChatLine[];
}

export interface ChatRequest {
  since?: number;
  lang?: 'de' | 'en' | 'fr' | null;
}

/** `turn`: seconds for each turn. `bank`: seconds for the whole game. */
export interface Clock {
  kind: 'bank' | 'turn';
  seconds: number;
  per_round?: number;
}

export interface CodeRequest {
  code: string;
}

/** The player counts and modules allowed with an edition and a scenario. */
export interface Combination {
  edition: string;
  scenario: string;
  players: number[];
  modules: string[][];
}

/** What is printed on the components of a table, with names in the caller's language. */
export interface Components {
  followers: Named[];
  goods: GoodInfo[];
  has_goods: boolean;
  has_citizens: boolean;
  has_census: boolean;
  together: boolean;
  towns: TownInfo[];
  connections: ConnectionInfo[];
  tracks: TrackInfo[];
  development: DevelopmentInfo;
  places: PlaceInfo[];
  deeds: DeedInfo[];
  hourglass: EventInfo[];
  cards: CardInfo[];
  market: number;
  stations: number;
  gear: string;
  gear_id: string;
  terms: Record<string, string>;
  numbers: Record<string, number>;
  dues: DueInfo[];
}

export interface ConnectionInfo {
  id: string;
  a: string;
  b: string;
  by: 'road' | 'water';
  spaces: number;
}

/** What a browser's `PublicKeyCredential.toJSON()` returns. */
export interface Credential {
  credential: Record<string, unknown>;
}

/** The same game for everybody on a day. The seed is secret until one's own try has ended. */
export interface DailyChallenge {
  day: string;
  name: string;
  effect: string;
  setup: SetupChoice;
  ends_at: number;
  over: boolean;
  mine: OwnTry | null;
  results: DailyResult[];
  playing: number;
  earlier: string[];
}

export interface DailyResult {
  rank: number | null;
  name: string;
  result: SoloResult;
  late: boolean;
  mine: boolean;
  table: string;
}

export interface Day {
  day?: string;
  lang?: 'de' | 'en' | 'fr' | null;
}

/** A payment made piece by piece: the total, what is left, and what was given so far. */
export interface Debt {
  of: 'coins' | 'food' | 'things';
  due: number;
  left: number;
  given: string[];
}

/** A deed or a character of the boards in play, without closed and covered spaces. */
export interface DeedInfo {
  id: string;
  name: string;
  gender: string;
  forms: Record<string, string>;
  board: string;
  effect: string;
  each: GainInfo;
  done: GainInfo;
  or_development: number;
  gears: number;
  spaces: DeedSpace[];
  after: string;
}

export interface DeedSpace {
  want: string;
  good: string;
}

export interface DevelopmentInfo {
  name: string;
  last: number;
  citizens: number[];
  coins: number[];
  status: number[];
}

export interface Dismiss {
  seat: number;
  id: string;
}

export interface Done {
  done: boolean;
}

/** How many of what is due at the end of a round. */
export interface DueInfo {
  number: number;
  what: string;
}

export interface EditionChoice {
  id: string;
  name: string;
  tiles: string[];
}

/** What can be chosen with some editions only. */
export interface EditionOption {
  id: string;
  name: string;
  note: string;
  editions: string[];
}

/** Agree that the game ends as it stands; `false` withdraws the proposal. */
export interface EndVote {
  seat: number;
  agree?: boolean;
}

export interface ErrorMessage {
  type: 'error';
  error: string;
  code: string;
}

export interface EventInfo {
  id: string;
  name: string;
  event: string;
  effect: string;
  brings: number;
  when: 'event' | 'never' | 'now' | 'planning' | 'round';
  mark: string;
}

export interface FormChoice {
  id: string;
  name: string;
  note: string;
}

export interface GainInfo {
  coins: number;
  development: number;
  citizens: number;
}

export interface GoalPart {
  name: string;
  have: number;
  need: number;
  what: string;
}

/** Something to be reached, by one seat or (None) by all. */
export interface GoalView {
  id: string;
  name: string;
  seat: number | null;
  parts: GoalPart[];
  met: boolean;
  effect: string;
  missed: boolean;
  towns: string[];
  until: number;
}

export interface GoodInfo {
  id: string;
  name: string;
  points: number;
  food: boolean;
}

/** What one cause did, as far as the viewer knows it; `words` may be empty. */
export interface Happening {
  version: number;
  round: number;
  cause: string;
  seat: number | null;
  changes: StoryChange[];
  words: string;
  manner: string;
}

export interface Health {
  ok: boolean;
  version: string;
  rules: number;
}

/** The move a bot would choose, and why, in one sentence. */
export interface Hint {
  move: string;
  words: string;
  touches: string[];
  role: string;
  area: string;
  number: number | null;
  why: string;
}

export interface HintRequest {
  seat: number;
  bot?: string;
}

/** Modules that the rulebook does not put together. */
export interface HouseRule {
  modules: string[];
  note: string;
}

/** Valid for one person, once. Servers and logs do not see the code in `link`. */
export interface Invitation {
  code: string;
  link: string;
}

export interface Join {
  seat?: number | null;
  name?: string;
}

/** A decision; `version` is that of the table before it, for the replay. */
export interface JudgedDecision {
  version: number;
  round: number;
  seat: number;
  options: number;
  words: string;
  best: string;
  loss: number;
  edge: number;
  asked: string;
  area: string;
  why: string;
}

export interface Lang {
  lang?: 'de' | 'en' | 'fr' | null;
}

/** A possible last event with this module; the first is the default. */
export interface LastEvent {
  id: string;
  name: string;
  module: string;
}

export interface Limits {
  clock_seconds: number[];
  clock_per_round: number[];
  bot_ms: number[];
}

export interface Log {
  version: number;
  rounds: RoundLog[];
}

/** One action, plan, draw or event with all that belongs to it, as a sentence.

    `version` is the table's version after its last move. `words` is empty where there is
    nothing to tell. */
export interface LogLine {
  version: number;
  seat: number | null;
  kind: 'actions' | 'draws' | 'end' | 'events' | 'plans' | 'round' | 'silent';
  words: string;
  moves: LogMove[];
  results: Happening[];
  place: string;
  event: string;
}

/** A recorded move; `seat` is None for chance. */
export interface LogMove {
  number: number;
  version: number;
  seat: number | null;
  move: string;
}

export interface LogRequest {
  seat?: number | null;
  since?: number;
  lang?: 'de' | 'en' | 'fr' | null;
}

export interface Look {
  seat?: number | null;
  version?: number | null;
  lang?: 'de' | 'en' | 'fr' | null;
  details?: boolean;
}

export interface MailRequest {
  email: string;
}

export interface ModuleChoice {
  id: string;
  name: string;
  note: string;
  apart: string;
}

export interface Move {
  seat: number;
  move: string;
  version: number;
  key: string;
  details?: boolean;
}

export interface Named {
  id: string;
  name: string;
}

export interface NewInvitation {
  seat?: number | null;
}

export interface NewPerson {
  name: string;
  language?: 'de' | 'en' | 'fr';
}

export interface NewTable {
  setup?: SetupChoice | null;
  seats?: SeatChoice[];
  options?: TableOptions;
  public?: boolean;
  start?: boolean;
  seed?: string;
  record?: string;
  position?: string;
}

/** How and when a person wants to be notified of their turns. */
export interface NoticeWish {
  push?: boolean;
  mail?: boolean;
  quiet_from?: string;
  quiet_to?: string;
  zone?: string;
}

/** A legal move: its text for requests, words for people, and what it touches.

    In `words`, `{1}` stands for the name of the player at seat 1. */
export interface Option {
  move: string;
  words: string;
  touches: string[];
  role: string;
  area: string;
  number: number | null;
}

/** How a game ended: won or lost by all, drawn, or decided by points. */
export interface OutcomeView {
  kind: 'drawn' | 'lost' | 'points' | 'won';
  seats: number[];
  reason: string;
  round: number;
}

export interface OwnResults {
  results: BestResult[];
}

export interface OwnTry {
  table: string;
  ending: 'lost' | 'playing' | 'resigned' | 'won';
}

export interface Passkey {
  id: string;
  device: string;
  created_at: number;
  used_at: number | null;
}

export interface Person {
  id: string;
  name: string;
  language: 'de' | 'en' | 'fr';
  webhook: string;
  email: string;
  account: boolean;
}

export interface PersonChanges {
  name?: string | null;
  language?: 'de' | 'en' | 'fr' | null;
  webhook?: string | null;
}

/** The key is shown once; it is also set as a cookie. */
export interface PersonWithKey {
  person: Person;
  key: string;
}

/** A place of the player board (without a category) or a place tile. */
export interface PlaceInfo {
  id: string;
  name: string;
  gender: string;
  forms: Record<string, string>;
  effect: string;
  category: string;
  spaces: string[];
  enough: number;
  gears: boolean;
  use: string;
}

/** What a place would do if it were used now; `asks` is the next question. */
export interface PlacePreview {
  gains: Record<string, number>;
  asks: string;
  reason: string;
  lasting: 'game' | 'now' | 'round';
  without: string[];
}

/** Games with several players in a scenario. */
export interface Played {
  scenario: string;
  name: string;
  games: number;
  wins: number;
  best: number;
}

export interface PlayerView {
  coins: number;
  goods: Record<string, number>;
  bag: Record<string, number>;
  market: Record<string, number>;
  spaces: Record<string, string>;
  tiles: string[];
  ready: string[];
  tracks: Record<string, number>;
  development: number;
  status: number;
  citizens: number;
  stations: string[];
  unbuilt: number;
  town: string;
  gears: number;
  bound_gears: number;
  draws: number;
  recalls: number;
  stage: string;
  passed: boolean;
  points: number;
  fields: Record<string, unknown>;
}

/** `thing` as in `touches` of an option; `board`: on whose board it lies. */
export interface Point {
  seat: number;
  thing: string;
  board?: number | null;
}

/** A player points at a thing, for some seconds. */
export interface Pointing {
  id: string;
  seat: number;
  thing: string;
  board: number | null;
}

export interface Preview {
  seat: number;
  moves: string[];
}

/** The table after the moves; `stopped` says why not all of them are shown. */
export interface Previewed {
  state: State;
  shown: number;
  stopped: string;
}

export interface Profile {
  name: string;
  public: boolean;
  rating: Rating | null;
  played: Played[];
  achievements: Achievement[];
}

export interface ProfileRequest {
  lang?: 'de' | 'en' | 'fr' | null;
}

export interface ProfileWish {
  public: boolean;
}

export interface Proposable {
  options: Option[];
}

export interface ProposableRequest {
  seat: number;
  to: number;
  lang?: 'de' | 'en' | 'fr' | null;
}

/** What a player proposes to another: one of the moves of the seat `to`. */
export interface Proposal {
  id: string;
  seat: number;
  to: number;
  option: Option;
}

/** `move` is a move of the seat `to`. */
export interface Propose {
  seat: number;
  to: number;
  move: string;
}

/** OpenSkill: everybody begins with 25 ± 8.3; only games against people count. */
export interface Rating {
  mean: number;
  deviation: number;
  games: number;
}

export interface Ready {
  seat: number;
  ready?: boolean;
}

/** An empty reason means that it is possible. */
export interface Reason {
  reason: string;
}

/** Shown once. Earlier codes are no longer valid. */
export interface RecoveryCodes {
  codes: string[];
}

export interface RedeemInvitation {
  invitation: string;
  name?: string;
}

/** Why a request was refused: `error` is for people, `code` for programs. */
export interface Refused {
  error: string;
  code: string;
}

export interface Report {
  text: string;
  seat?: number | null;
  line?: number | null;
}

export interface Result {
  over: boolean;
  by_points: boolean;
  scores: ScoreInfo[];
  names: Record<string, string>;
  rounds: number[][];
  begins: number;
  seed: string;
  seed_hash: string;
}

export interface RoundLog {
  round: number;
  lines: LogLine[];
}

export interface Say {
  text: string;
}

export interface ScenarioChoice {
  id: string;
  name: string;
  note: string;
  difficulties: FormChoice[];
  own_tiles: boolean;
}

export interface ScoreInfo {
  seat: number;
  name: string;
  total: number;
  sources: Record<string, number>;
  development: number;
  winner: boolean;
}

export interface SeatAnalysis {
  seat: number;
  decisions: number;
  best_chosen: number;
  mean_loss: number;
  luck: number;
  luck_by_round: number[];
  best: JudgedDecision[];
  worst: JudgedDecision[];
}

/** The host opens a seat or gives it to a bot. */
export interface SeatChange {
  kind: 'bot' | 'open';
  bot?: string;
}

/** `me`: the caller, also on several seats (players who share a screen). */
export interface SeatChoice {
  kind?: 'bot' | 'me' | 'open';
  bot?: string;
  name?: string;
}

export interface SeatInfo {
  seat: number;
  kind: 'bot' | 'open' | 'person';
  name: string;
  bot: string;
  ready: boolean;
  left: number | null;
  running: boolean;
  resigned: number | null;
  away: boolean;
  absent_in: number | null;
}

export interface SeatRequest {
  seat: number;
}

export interface Session {
  id: string;
  device: string;
  created_at: number;
  used_at: number;
  here: boolean;
}

export interface SetupChoice {
  players?: number;
  edition?: string;
  scenario?: string;
  modules?: string[];
  planning?: string;
  tiles?: string[];
  last_event?: string;
  difficulty?: string;
  events?: string;
}

/** Everything a client needs to build the form for a new table. */
export interface SetupForm {
  editions: EditionChoice[];
  scenarios: ScenarioChoice[];
  modules: ModuleChoice[];
  planning: FormChoice[];
  last_events: LastEvent[];
  printings: EditionOption[];
  tiles: TileChoice[];
  tile_ways: EditionOption[];
  combinations: Combination[];
  house_rules: HouseRule[];
  bots: BotChoice[];
  paces: FormChoice[];
  clocks: FormChoice[];
  limits: Limits;
  defaults: NewTable;
}

/** What players show each other who win or lose together. */
export interface Signs {
  pointed: Pointing[];
  proposed: Proposal[];
}

/** Everything that is pointed at and proposed just now. */
export interface SignsMessage {
  type: 'signs';
  signs: Signs;
}

/** The only message of a client: the last version it saw. The answer is the newest state. */
export interface Since {
  since: number;
}

/** How a game of one player ended. */
export interface SoloResult {
  ending: 'lost' | 'playing' | 'resigned' | 'won';
  round: number;
  by: '' | 'goals' | 'points' | 'task';
  reached: number;
  asked: number;
  points: number;
}

/** A table at one version, as a seat (None: a spectator) sees it. */
export interface State {
  version: number;
  seat: number | null;
  actors: number[];
  question: string;
  undo: UndoInfo | null;
  table: TableInfo | null;
  log: RoundLog | null;
  debt: Debt | null;
  place_previews: Record<string, PlacePreview>[];
  cause: string;
  happenings: Happening[];
  strikes: Record<string, number>;
  team: Record<string, number>[];
  risky: Record<string, string>;
  view: TableView;
  options: Option[];
}

export interface StateMessage {
  type: 'state';
  state: State;
}

/** More or less of something that a seat (None: the table) has somewhere. */
export interface StoryChange {
  seat: number | null;
  what: string;
  where: string;
  amount: number;
}

export interface Strength {
  emblem: string;
  names: string[];
  four: AmongFour;
  scored: Record<string, AmongFour>;
  won: Record<string, Won>;
  trials: number;
}

/** A browser that takes messages, as its `PushSubscription` says. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface TableInfo {
  id: string;
  status: 'lobby' | 'over' | 'playing';
  setup: SetupChoice;
  options: TableOptions;
  public: boolean;
  host: string;
  hosting: boolean;
  seats: SeatInfo[];
  mine: number[];
  given_up: number[];
  away: number[];
  ending: number[];
  version: number;
  round: number;
  waiting: number[];
  asked: Asked | null;
  next: string;
  seed_hash: string;
  seed: string;
  seed_open: boolean;
  proved: boolean;
  rules: number;
  broken: string;
  trouble: string;
  shared: boolean;
  day: string;
  created_at: number;
  changed_at: number;
}

export interface TableList {
  tables: TableInfo[];
}

/** A table whose game has not begun or cannot be shown. */
export interface TableMessage {
  type: 'table';
  table: TableInfo;
}

export interface TableOptions {
  pace?: 'live' | 'turns';
  clock?: Clock | null;
  hints?: boolean;
  bot_ms?: number;
  substitute?: string;
  absence?: number;
}

/** The table as the viewer is allowed to see it. */
export interface TableView {
  round: number;
  rounds: number;
  phase: string;
  start: number;
  event: string;
  hourglass: string[];
  supply: Record<string, number>;
  gears: number;
  goods: Record<string, number>;
  lying: Record<string, string[]>;
  deeds: Record<string, Record<string, number>>;
  sent: Record<string, Record<string, number>>;
  deed_goods: Record<string, string[][]>;
  citizens: string[];
  offer: string[];
  players: PlayerView[];
  over: boolean;
  asked: AskedView | null;
  fields: Record<string, unknown>;
  goals: GoalView[];
  outcome: OutcomeView | null;
  fixed_events: string[];
  cards: CardView[];
  spread: string[];
  proposed: string[];
}

export interface TileChoice {
  id: string;
  name: string;
  effect: string;
  category: string;
  box: string;
}

export interface TownInfo {
  id: string;
  name: string;
  lat: number;
  lon: number;
  tower: '' | 'neutral' | 'open';
}

/** `bonus[0]` is the start; `gives` says what the numbers mean. */
export interface TrackInfo {
  id: string;
  name: string;
  gives: string;
  bonus: number[];
  citizen: number;
}

/** It is the turn of one of your seats. */
export interface TurnMessage {
  type: 'turn';
  table: string;
  seat: number;
  version: number;
}

/** With `ask`, the others are asked to agree if the rules do not allow the undo. */
export interface Undo {
  seat: number;
  version: number;
  key: string;
  ask?: boolean;
  move?: string;
  details?: boolean;
}

export interface UndoAnswer {
  seat: number;
  version: number;
  agree: boolean;
}

/** The move an undo would take back, and why the others would have to agree, if so. */
export interface UndoInfo {
  words: string;
  reason: string;
  askable: boolean;
  placed: Record<string, string>;
}

/** How people may sign in at this server. */
export interface Ways {
  accounts: boolean;
  passkeys: boolean;
  mail: boolean;
  push: string;
}

export interface Which {
  which?: 'mine' | 'open' | 'over' | 'playing';
  before?: number;
  limit?: number;
}

/** Somebody at a table: by their seat, or by a line of the chat. */
export interface Whom {
  seat?: number | null;
  line?: number | null;
}

/** The address to which a link was sent. */
export interface Whose {
  email: string;
}

/** `thing` is a move, a place, or things that a move would touch, separated by blanks. */
export interface WhyNot {
  seat: number;
  thing: string;
  lang?: 'de' | 'en' | 'fr' | null;
}

/** Games won, where goals decide. */
export interface Won {
  games: number;
  won: number;
}

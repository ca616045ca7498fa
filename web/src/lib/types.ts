/** What the server says. The names are those of the API; nothing here belongs to one game. */

export interface Me {
  id: string;
  name: string;
  account: string | null;
}

export type OptionValue = string | number | boolean;

export interface GameOption {
  name: string;
  label: string;
  hint: string;
  default: OptionValue;
  values: { value: OptionValue; label: string }[];
  rules: string;
}

export interface BotKind {
  name: string;
  label: string;
  hint: string;
}

export interface GameInfo {
  name: string;
  title: string;
  tagline: string;
  minutes: string;
  players: number[];
  options: GameOption[];
  bots: BotKind[];
}

export type SeatKind = 'me' | 'device' | 'bot' | 'open' | 'program';

export interface SeatPlan {
  kind: SeatKind;
  name?: string;
  bot?: string;
}

export interface ClockPlan {
  bank: number;
  increment: number;
  /** What happens when somebody's time is up. */
  policy: 'wait' | 'bot' | 'drop';
  night?: { begin: string; end: string; zone: string };
}

/** The clocks of a table: seconds left at each seat, and whose clock runs. */
export interface TableClock {
  bank: number;
  increment: number;
  policy: ClockPlan['policy'];
  night: string | null;
  asleep: boolean;
  running: number | null;
  left: number[];
  out: boolean[];
}

export interface TablePlan {
  game: string;
  players: number;
  options: Record<string, OptionValue>;
  title?: string;
  spectators: boolean;
  public?: boolean;
  seats: SeatPlan[];
  clock?: ClockPlan;
}

export interface Seat {
  seat: number;
  kind: SeatKind;
  name: string;
  bot: string | null;
  mine: boolean;
  /** It is this person's: they may come back to it. */
  held: boolean;
  claimed: boolean;
  /** A bot stands in until the person comes back. */
  away: boolean;
}

export interface Result {
  scores: number[];
  winners: number[];
  ending: string;
  /** What is to be said about such an ending; mostly empty. */
  remark: string;
  breakdown: { source: string; label: string; points: number[] }[];
  rounds: { round: number; points: number[] }[] | null;
}

export interface Meta {
  id: string;
  game: string;
  title: string;
  status: 'open' | 'playing' | 'over';
  players: number;
  options: Record<string, OptionValue>;
  created: string;
  seats: Seat[];
  turn: { seat: number | null; since: string | null };
  clock: TableClock | null;
  version: number;
  spectators: boolean;
  public: boolean;
  result: Result | null;
  /** The game that follows in a campaign; `free` if its options are for the people to choose. */
  next: { text: string; free: boolean } | null;
  seed: number | string | null;
  host: boolean;
}

export interface Change {
  icon: string;
  label: string;
  delta: number;
}

export interface Choice {
  code: number;
  label: string;
  anchor: string | null;
  changes: Change[];
  note: string | null;
}

export interface Question {
  seat: number;
  prompt: string;
  text: string;
  hint: string;
  /** The component whose effect is being resolved, as the reference calls it. */
  subject: string | null;
  ply: number;
  path: string[];
  options: Choice[];
  usual: number | null;
  secret: boolean;
}

export interface LogEntry {
  n: number;
  ply: number;
  /** Who made the choice that led to it. */
  mover: number | null;
  seat: number | null;
  player: string;
  text: string;
  own: boolean;
}

export type Purse = Record<string, number | null>;

export interface TableView {
  version: number;
  ply: number;
  committed: number;
  seat: number;
  status: Meta['status'];
  svg: string;
  purses: Purse[];
  icons: Record<string, string>;
  question: Question | null;
  waiting: { seat: number; text: string } | null;
  canUndo: boolean;
  canReset: boolean;
  canEnd: boolean;
  mustEnd: boolean;
  log: LogEntry[];
  since: LogEntry[];
  round: number | null;
  hotseat: { seat: number; name: string } | null;
  event: number;
}

export interface ReplayView {
  ply: number;
  plies: number;
  svg: string;
  purses: Purse[];
  icons: Record<string, string>;
  log: LogEntry[];
  question_text: string | null;
  chosen: string | null;
}

export interface ChatEntry {
  n: number;
  seat: number | null;
  name: string;
  text: string;
  at: string;
}

export interface Hint {
  code: number;
  label: string;
  text: string;
}

export interface Fact {
  label: string;
  value: string | number;
}

export interface Explanation {
  name: string;
  sentence: string;
  source_label: string;
  basis: string;
  facts: Fact[];
}

export interface ComponentInfo extends Explanation {
  kind: string;
  id: string;
  copies: number;
  icons_svg: string;
  source: string;
}

/** A remark on a rule: what kind, in a word or two, and what that means. */
export interface Mark {
  kind: string;
  label: string;
  hint: string;
}

export interface RuleInfo {
  id: string;
  text: string;
  marks: Mark[];
}

export interface Reference {
  components: ComponentInfo[];
  chapters: { id: string; title: string; rules: RuleInfo[] }[];
}

export interface Invite {
  seat: number;
  url: string;
}

export interface LiveEvent {
  n: number;
  kind: 'changed' | 'chat' | 'seats' | 'time' | 'over';
  version: number;
}

/** The seats of views that belong to nobody. */
export const SPECTATOR = -1;
export const OPEN_VIEW = -2;

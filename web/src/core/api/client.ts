/** The client of the table's API: its types are made from the server's description. Every text it returns is in the
 * language of the page. */

import createClient from 'openapi-fetch';
import type {
  BotKind,
  CallsIn,
  ChoiceIn,
  DraftForm,
  FilledForm,
  GameRecord,
  MergeIn,
  MeasureIn,
  Problem,
  PushDeviceIn,
  SavedForm,
  SitDown,
  TablePlan,
  TableView,
  TournamentPlan,
  Tryout,
  paths,
} from './schema';
import { language } from '../language/language.svelte';
import { complete, forgetPictures, keptMarks, type Board } from '../board/pictureCache';
import { linesOf, numbered, withLines } from '../../features/play/state/logCache';
import { room } from '../board/boardSize.svelte';
import { patientFetch } from './retry';
import { root, to } from '../routing/basePath';

/** An answer that is not the one hoped for; `message` is a line for people. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** The part of a form that is wrong, if it is one alone. */
    readonly part = '',
  ) {
    super(message);
  }
}

/** The first answer to the question who sits here. Before it a browser has no cookie, and could do nothing. */
let acquaintance: Promise<unknown> | null = null;

const client = createClient<paths>({
  baseUrl: root,
  fetch: async (request: Request) => {
    if (request.method !== 'GET') await acquaintance;
    return patientFetch(request);
  },
  // The server takes nothing but JSON, also where there is nothing to say.
  headers: { 'Content-Type': 'application/json' },
  querySerializer: (query) => {
    const given = Object.entries({ lang: language.code, ...query }).filter(
      ([, value]) => value !== null && value !== undefined,
    );
    return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  },
});

interface Answered<T> {
  data?: T;
  error?: Problem;
  response: Response;
}

async function answer<T>(asked: Promise<Answered<T>>): Promise<T> {
  const { data, error, response } = await asked.catch(() => {
    throw new ApiError(0, 'offline', language.t.errors.offline);
  });
  if (response.ok) return data as T;
  // What stands between us and the server may answer in its own way.
  const { status } = response;
  throw new ApiError(
    status,
    error?.code ?? 'error',
    error?.error ?? language.t.errors.server(status),
    error?.part ?? '',
  );
}

/** The room there is, and the pictures that need not be sent again. */
const drawn = (game: string) => ({ ...room.size, plan: room.planOf(game), ...keptMarks() });

/** An answer with a board, whole: what was left out is put in; if it is gone, all is asked for anew. */
async function whole<T extends { board: Board | null }>(ask: (query: Drawn) => Promise<T>, game: string): Promise<T> {
  const answer = await ask(drawn(game));
  if (!answer.board || complete(answer.board)) return answer;
  forgetPictures();
  const again = await ask(drawn(game));
  if (again.board) complete(again.board);
  return again;
}

type Drawn = ReturnType<typeof drawn>;

/** What else the same click answers. */
export type More = Partial<Pick<ChoiceIn, 'then' | 'towards' | 'in_order'>>;

/** The same for what a seat sees of a table, with the lines of the log that need not be sent again. */
async function seen(
  id: string,
  game: string,
  seat: number,
  ask: (query: Drawn & { lines: string }) => Promise<TableView>,
): Promise<TableView> {
  const whose = `${id} ${seat} ${language.code}`;
  const had = linesOf(whose);
  const view = await whole((query) => ask({ ...query, lines: numbered(had) }), game);
  return withLines(view, whose, had);
}

const at = (id: string) => ({ path: { table_id: id } });
const ofTournament = (id: string) => ({ path: { tournament_id: id } });
const atSeat = (id: string, seat: number) => ({ path: { table_id: id, seat } });

export const api = {
  me: () => {
    const me = answer(client.GET('/api/me'));
    acquaintance ??= me.catch(() => null);
    return me;
  },
  rename: (name: string) => answer(client.POST('/api/me', { body: { name } })),
  register: (name: string, password: string) =>
    answer(client.POST('/api/account/register', { body: { name, password } })),
  login: (name: string, password: string) => answer(client.POST('/api/account/login', { body: { name, password } })),
  logout: () => answer(client.POST('/api/account/logout')),
  logoutEverywhere: () => answer(client.POST('/api/account/logout-everywhere')),
  changePassword: (old: string, fresh: string) =>
    answer(client.POST('/api/account/password', { body: { old, new: fresh } })),
  waysIn: () => answer(client.GET('/api/account/ways-in')),
  setRecovery: (address: string | null, password: string) =>
    answer(client.POST('/api/account/recovery', { body: { address, password } })),
  confirmRecovery: (token: string) => answer(client.POST('/api/account/recovery/confirm', { body: { token } })),
  forgot: (name: string) => answer(client.POST('/api/account/forgot', { body: { name } })),
  recover: (token: string, password: string) =>
    answer(client.POST('/api/account/recover', { body: { token, password } })),
  newPasskey: (password: string) => answer(client.POST('/api/account/passkeys/new', { body: { password } })),
  addPasskey: (credential: Record<string, unknown>, name: string) =>
    answer(client.POST('/api/account/passkeys', { body: { credential, name } })),
  removePasskey: (passkey: string) =>
    answer(client.POST('/api/account/passkeys/{passkey}/remove', { params: { path: { passkey } } })),
  askPasskey: () => answer(client.POST('/api/account/passkey-login/new')),
  passkeyLogin: (credential: Record<string, unknown>) =>
    answer(client.POST('/api/account/passkey-login', { body: { credential } })),

  calls: () => answer(client.GET('/api/me/calls')),
  setCalls: (body: CallsIn) => answer(client.POST('/api/me/calls', { body })),
  addDevice: (body: PushDeviceIn) => answer(client.POST('/api/me/calls/devices', { body })),
  removeDevice: (endpoint: string) => answer(client.POST('/api/me/calls/devices/remove', { body: { endpoint } })),
  tryCalls: () => answer(client.POST('/api/me/calls/try')),
  confirmMail: (token: string) => answer(client.POST('/api/mail/confirm', { body: { token } })),
  allowMail: (token: string) => answer(client.POST('/api/mail/allow', { body: { token } })),
  stopMail: (token: string) => answer(client.POST('/api/mail/stop', { body: { token } })),

  profile: () => answer(client.GET('/api/me/profile')),
  deleteMe: (password: string) => answer(client.POST('/api/me/delete', { body: { password } })),

  games: () => answer(client.GET('/api/games')),
  reference: (game: string) => answer(client.GET('/api/reference/{game}', { params: { path: { game } } })),
  guide: (game: string) => answer(client.GET('/api/games/{game}/guide', { params: { path: { game } } })),
  aid: (game: string) => answer(client.GET('/api/games/{game}/aid', { params: { path: { game } } })),
  icons: (game: string) => answer(client.GET('/api/games/{game}/icons', { params: { path: { game } } })),
  explain: (game: string, kind: string, number: number, query: { table?: string; seat?: number }) =>
    answer(
      client.GET('/api/explain/{game}/{kind}/{number}', {
        params: { path: { game, kind, number }, query: query },
      }),
    ),

  workshop: (game: string, pack?: string) =>
    answer(client.GET('/api/workshop/{game}', { params: { path: { game }, query: { pack: pack ?? null } } })),
  componentPictures: (game: string, kind: string, pack?: string) =>
    answer(
      client.GET('/api/workshop/{game}/{kind}', { params: { path: { game, kind }, query: { pack: pack ?? null } } }),
    ),
  componentForm: (game: string, kind: string, id: string, pack?: string) =>
    answer(
      client.GET('/api/workshop/{game}/{kind}/{id}', {
        params: { path: { game, kind, id }, query: { pack: pack ?? null } },
      }),
    ),
  previewComponent: (game: string, kind: string, id: string, parts: FilledForm['parts']) =>
    answer(
      client.POST('/api/workshop/{game}/{kind}/{id}/preview', {
        params: { path: { game, kind, id } },
        body: { parts },
      }),
    ),
  checkComponent: (game: string, kind: string, id: string, checked: boolean, pack?: string) =>
    answer(
      client.POST('/api/workshop/{game}/{kind}/{id}/check', {
        params: { path: { game, kind, id }, query: { pack: pack ?? null } },
        body: { checked },
      }),
    ),
  draftPicture: (game: string, kind: string, id: string, body: DraftForm, pack?: string) =>
    answer(
      client.POST('/api/workshop/{game}/{kind}/{id}/picture', {
        params: { path: { game, kind, id }, query: { pack: pack ?? null } },
        body,
      }),
    ),
  tryInPosition: (game: string, kind: string, id: string, body: DraftForm, pack?: string) =>
    answer(
      client.POST('/api/workshop/{game}/{kind}/{id}/position', {
        params: { path: { game, kind, id }, query: { pack: pack ?? null } },
        body,
      }),
    ),
  sitDownThere: (game: string, kind: string, id: string, body: SitDown, pack?: string) =>
    answer(
      client.POST('/api/workshop/{game}/{kind}/{id}/table', {
        params: { path: { game, kind, id }, query: { pack: pack ?? null } },
        body,
      }),
    ),
  comparePacks: (id: string, other: string) =>
    answer(client.GET('/api/packs/{pack_id}/compare', { params: { path: { pack_id: id }, query: { other } } })),
  mergePacks: (id: string, body: MergeIn) =>
    answer(client.POST('/api/packs/{pack_id}/merge', { params: { path: { pack_id: id } }, body })),
  packs: (game: string) => answer(client.GET('/api/games/{game}/packs', { params: { path: { game } } })),
  newPack: (game: string, name: string, text: string) =>
    answer(client.POST('/api/games/{game}/packs', { params: { path: { game } }, body: { name, text } })),
  pack: (id: string) => answer(client.GET('/api/packs/{pack_id}', { params: { path: { pack_id: id } } })),
  saveComponent: (pack: string, kind: string, id: string, body: SavedForm) =>
    answer(
      client.POST('/api/packs/{pack_id}/components/{kind}/{id}', {
        params: { path: { pack_id: pack, kind, id } },
        body,
      }),
    ),
  removePack: (id: string) => answer(client.POST('/api/packs/{pack_id}/remove', { params: { path: { pack_id: id } } })),
  packFile: (id: string) => to(`/api/packs/${encodeURIComponent(id)}/pack.toml`),
  packTrial: (id: string) => answer(client.GET('/api/packs/{pack_id}/trial', { params: { path: { pack_id: id } } })),
  tryPack: (id: string) => answer(client.POST('/api/packs/{pack_id}/trial', { params: { path: { pack_id: id } } })),

  lessons: (game: string) => answer(client.GET('/api/games/{game}/lessons', { params: { path: { game } } })),
  beginLesson: (game: string, name: string) =>
    answer(client.POST('/api/games/{game}/lessons/{name}', { params: { path: { game, name } } })),
  readLesson: (id: string, game: string, what: { step?: number; coach?: boolean }) =>
    whole(
      (query) => answer(client.POST('/api/tables/{table_id}/lesson', { params: { ...at(id), query }, body: what })),
      game,
    ),
  createTable: (plan: TablePlan) => answer(client.POST('/api/tables', { body: plan })),
  tournaments: () => answer(client.GET('/api/tournaments')),
  tournament: (id: string) => answer(client.GET('/api/tournaments/{tournament_id}', { params: ofTournament(id) })),
  tournamentLink: (id: string) =>
    answer(client.GET('/api/tournaments/{tournament_id}/link', { params: ofTournament(id) })),
  holdTournament: (body: TournamentPlan) => answer(client.POST('/api/tournaments', { body })),
  enterTournament: (id: string) =>
    answer(client.POST('/api/tournaments/{tournament_id}/enter', { params: ofTournament(id), body: {} })),
  enterBots: (id: string, bot: string, number: number) =>
    answer(client.POST('/api/tournaments/{tournament_id}/bots', { params: ofTournament(id), body: { bot, number } })),
  withdraw: (id: string, number: number) =>
    answer(
      client.POST('/api/tournaments/{tournament_id}/entrants/{number}/withdraw', {
        params: { path: { tournament_id: id, number } },
      }),
    ),
  startTournament: (id: string) =>
    answer(client.POST('/api/tournaments/{tournament_id}/start', { params: ofTournament(id) })),
  cancelTournament: (id: string) =>
    answer(client.POST('/api/tournaments/{tournament_id}/cancel', { params: ofTournament(id) })),
  moderation: () => answer(client.GET('/api/moderation')),
  takeMeasure: (person: string, body: MeasureIn) =>
    answer(client.POST('/api/moderation/people/{person}', { params: { path: { person } }, body })),
  dismissReport: (report: string) =>
    answer(client.POST('/api/moderation/reports/{report}/done', { params: { path: { report } } })),
  notices: () => answer(client.GET('/api/me/notices')),
  readNotices: () => answer(client.POST('/api/me/notices/read')),
  leaderboard: (game: string, season: string) =>
    answer(client.GET('/api/leaderboard/{game}', { params: { path: { game }, query: season ? { season } : {} } })),
  daily: () => answer(client.GET('/api/daily')),
  pastDaily: (day: string) => answer(client.GET('/api/daily/{day}', { params: { path: { day } } })),
  playDaily: () => answer(client.POST('/api/daily/play')),
  lobby: () => answer(client.GET('/api/lobby')),
  glance: (id: string) => answer(client.GET('/api/tables/{table_id}/glance', { params: at(id) })),
  link: (id: string) => answer(client.GET('/api/tables/{table_id}/link', { params: at(id) })),
  archive: (id: string, archived: boolean) =>
    answer(client.POST('/api/tables/{table_id}/archive', { params: at(id), body: { archived } })),
  remove: (id: string) => answer(client.POST('/api/tables/{table_id}/remove', { params: at(id) })),
  leave: (id: string, seat: number) =>
    answer(client.POST('/api/tables/{table_id}/seats/{seat}/leave', { params: atSeat(id, seat) })),
  readChat: (id: string, n: number) =>
    answer(client.POST('/api/tables/{table_id}/chat/read', { params: at(id), body: { n } })),
  table: (id: string) => answer(client.GET('/api/tables/{table_id}', { params: at(id) })),
  invites: (id: string) => answer(client.GET('/api/tables/{table_id}/invites', { params: at(id) })),
  claim: (id: string, seat: number, invite: string, name: string) =>
    answer(
      client.POST('/api/tables/{table_id}/seats/{seat}/claim', { params: atSeat(id, seat), body: { invite, name } }),
    ),
  seatBot: (id: string, seat: number, bot: BotKind['name']) =>
    answer(client.POST('/api/tables/{table_id}/seats/{seat}/bot', { params: atSeat(id, seat), body: { bot } })),
  vote: (id: string, seat: number, what: 'bot' | null) =>
    answer(client.POST('/api/tables/{table_id}/seats/{seat}/vote', { params: atSeat(id, seat), body: { what } })),
  people: (id: string) => answer(client.GET('/api/tables/{table_id}/people', { params: at(id) })),
  tie: (id: string, seat: number, kind: 'follow' | 'block' | null) =>
    answer(client.POST('/api/tables/{table_id}/seats/{seat}/tie', { params: atSeat(id, seat), body: { kind } })),
  report: (id: string, seat: number, text: string) =>
    answer(client.POST('/api/tables/{table_id}/seats/{seat}/report', { params: atSeat(id, seat), body: { text } })),
  inviteByName: (id: string, person: string) =>
    answer(client.POST('/api/tables/{table_id}/invite', { params: at(id), body: { person } })),
  myPeople: () => answer(client.GET('/api/me/people')),
  letGo: (person: string) =>
    answer(client.POST('/api/me/people/{person}', { params: { path: { person } }, body: { kind: null } })),
  absent: (id: string, seat: number, what: 'bot' | 'drop') =>
    answer(client.POST('/api/tables/{table_id}/seats/{seat}/absent', { params: atSeat(id, seat), body: { what } })),
  allowSpectators: (id: string, spectators: boolean) =>
    answer(client.POST('/api/tables/{table_id}/spectators', { params: at(id), body: { spectators } })),
  rematch: (id: string) => answer(client.POST('/api/tables/{table_id}/rematch', { params: at(id) })),
  nextGame: (id: string) => answer(client.POST('/api/tables/{table_id}/next', { params: at(id) })),
  fork: (id: string, ply: number, seat: number | null) =>
    answer(client.POST('/api/tables/{table_id}/fork', { params: at(id), body: { ply, seat } })),
  analysis: (id: string) => answer(client.GET('/api/tables/{table_id}/analysis', { params: at(id) })),
  analyse: (id: string) => answer(client.POST('/api/tables/{table_id}/analysis', { params: at(id) })),
  chances: (id: string) => answer(client.GET('/api/tables/{table_id}/chances', { params: at(id) })),
  showChances: (id: string, agreed: boolean) =>
    answer(client.POST('/api/tables/{table_id}/chances', { params: at(id), body: { agreed } })),
  tryout: (id: string, game: string, body: Tryout) =>
    whole(
      (query) => answer(client.POST('/api/tables/{table_id}/tryout', { params: { ...at(id), query }, body })),
      game,
    ),

  notes: (id: string) => answer(client.GET('/api/tables/{table_id}/notes', { params: at(id) })),
  writeNotes: (id: string, notes: string) =>
    answer(client.POST('/api/tables/{table_id}/notes', { params: at(id), body: { notes } })),

  state: (id: string, game: string, seat: number) =>
    seen(id, game, seat, (query) =>
      answer(client.GET('/api/tables/{table_id}/state', { params: { ...at(id), query: { ...query, seat } } })),
    ),
  choose: (id: string, game: string, seat: number, ply: number, code: number, key: string, more: More = {}) =>
    seen(id, game, seat, (query) =>
      answer(
        client.POST('/api/tables/{table_id}/choices', {
          params: { ...at(id), query },
          body: { seat, ply, code, key, ...more },
        }),
      ),
    ),
  step: (id: string, game: string, what: 'undo' | 'reset' | 'end', seat: number, ply: number) =>
    seen(id, game, seat, (query) =>
      answer(client.POST(`/api/tables/{table_id}/${what}`, { params: { ...at(id), query }, body: { seat, ply } })),
    ),
  preferences: (
    id: string,
    seat: number,
    wishes: { auto_end?: boolean; ask_everything?: boolean; orders?: Record<string, number> },
  ) => answer(client.POST('/api/tables/{table_id}/preferences', { params: at(id), body: { seat, ...wishes } })),
  ghost: async (id: string, game: string, seat: number, code: number, place: string | null) => {
    const { has: _, ...screen } = drawn(game);
    const query = { ...screen, seat, code, ...(place === null ? {} : { place }) };
    return answer(client.GET('/api/tables/{table_id}/ghost', { params: { ...at(id), query } }));
  },
  hint: (id: string, seat: number) =>
    answer(client.POST('/api/tables/{table_id}/hint', { params: at(id), body: { seat } })),
  coach: (id: string, seat: number) =>
    answer(client.GET('/api/tables/{table_id}/coach', { params: { ...at(id), query: { seat } } })),
  log: (id: string, since: number, seat: number) =>
    answer(client.GET('/api/tables/{table_id}/log', { params: { ...at(id), query: { since, seat } } })),
  turns: (id: string, after: number, seat: number) =>
    answer(
      client.GET('/api/tables/{table_id}/turns', { params: { ...at(id), query: { after: Math.max(0, after), seat } } }),
    ),
  steps: async (id: string, game: string, after: number, seat: number) => {
    const ask = () =>
      answer(
        client.GET('/api/tables/{table_id}/steps', { params: { ...at(id), query: { ...drawn(game), after, seat } } }),
      );
    const told = await ask();
    if (told.steps.map((step) => complete(step.board)).every(Boolean)) return told;
    forgetPictures();
    const again = await ask();
    for (const step of again.steps) complete(step.board);
    return again;
  },
  chat: (id: string) => answer(client.GET('/api/tables/{table_id}/chat', { params: at(id) })),
  say: (id: string, text: string) =>
    answer(client.POST('/api/tables/{table_id}/chat', { params: at(id), body: { text } })),

  replay: (id: string, game: string, ply: number, seat: number) =>
    whole(
      (query) =>
        answer(client.GET('/api/tables/{table_id}/replay', { params: { ...at(id), query: { ...query, ply, seat } } })),
      game,
    ),
  why: (id: string, ply: number) =>
    answer(client.GET('/api/tables/{table_id}/why', { params: { ...at(id), query: { ply } } })),
  /** The server says what is wrong with it, if something is. */
  importRecord: (record: unknown) => answer(client.POST('/api/records', { body: record as GameRecord })),
  recordAddress: (id: string) => to(`/api/tables/${encodeURIComponent(id)}/record`),
};

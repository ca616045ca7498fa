/** The worker of the tables: answers the page's requests as a server would, and saves each change. */

import type { FromWorker, Request } from './messages';
import { loadGame, startPython, type Python } from './python';
import { SavedTables } from './savedTables';

interface Response {
  status: number;
  body: string;
}

interface Application {
  restore: (texts: string) => void;
  answer: (method: string, url: string, body: string) => Promise<Response>;
  take_thought: (table: string, thought: string) => Promise<void>;
}

interface World {
  python: Python;
  application: Application;
}

/** The game of each saved table. */
const gameOf = new Map<string, string>();
let saved: SavedTables;
let saving: Promise<void>[] = [];
let bots: MessagePort;

const send = (message: FromWorker): void => self.postMessage(message);

function save(table: string, text: string): void {
  if (!text) {
    gameOf.delete(table);
    saving.push(saved.remove(table));
    return;
  }
  const { game } = (JSON.parse(text) as { table: { game: string } }).table;
  gameOf.set(table, game);
  saving.push(saved.put({ id: table, game, text }));
}

/** An answer is sent when what it changed is saved. */
async function allSaved(): Promise<void> {
  const now = saving;
  saving = [];
  await Promise.all(now);
}

async function start(): Promise<World> {
  const [python, opened] = await Promise.all([startPython(), SavedTables.open()]);
  saved = opened;
  const tables = await saved.all();
  for (const { id, game } of tables) gameOf.set(id, game);
  const make = python.runPython('from tafelrunde.browser.worker import Application; Application') as (
    ...hooks: unknown[]
  ) => Application;
  const think = (table: string, job: string) => bots.postMessage({ table, job });
  const notify = (table: string, kinds: string, version: number) =>
    send({ news: { table, kinds: kinds.split(','), version } });
  const application = make(save, think, notify);
  application.restore(JSON.stringify(tables.map(({ text }) => text)));
  return { python, application };
}

const world = start();

/** The games that a request is about: of its path, its table, its body, or of all tables. */
function gamesFor({ url, body }: Request): string[] {
  const path = url.split('?')[0] ?? '';
  const [, , kind = '', name = ''] = path.split('/').map(decodeURIComponent);
  if (kind === 'games' || kind === 'reference' || kind === 'explain') return name ? [name] : [];
  if (kind === 'lobby') return [...new Set(gameOf.values())];
  if (kind === 'tables' && name) return gameOf.has(name) ? [gameOf.get(name) ?? ''] : [];
  return body ? [(JSON.parse(body) as { game?: string }).game ?? ''].filter(Boolean) : [];
}

async function answer(request: Request): Promise<Response> {
  const { python, application } = await world;
  for (const game of gamesFor(request)) {
    await loadGame(python, game);
    send({ loaded: game });
  }
  const { status, body } = await application.answer(request.method, request.url, request.body);
  await allSaved();
  return { status, body };
}

async function takeThought(table: string, thought: string): Promise<void> {
  const { application } = await world;
  await application.take_thought(table, thought);
  await allSaved();
}

self.onmessage = (message: MessageEvent<Request | MessagePort>) => {
  const { data } = message;
  if (data instanceof MessagePort) {
    bots = data;
    bots.onmessage = (thought: MessageEvent<{ table: string; thought: string }>) =>
      void takeThought(thought.data.table, thought.data.thought);
    return;
  }
  answer(data).then(
    ({ status, body }) => send({ answer: { id: data.id, status, body } }),
    (wrong: unknown) => {
      console.error(wrong);
      send({ answer: { id: data.id, status: 500, body: JSON.stringify({ code: 'internal', error: String(wrong) }) } });
    },
  );
};

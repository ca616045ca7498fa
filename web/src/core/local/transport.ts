/** Sends requests to the workers of this browser instead of a server. */

import { to } from '../routing/basePath';
import type { FromWorker, News } from './messages';
import type { Me } from '../api/schema';

type Listener = (news: News) => void;

const listeners = new Set<Listener>();
const waiting = new Map<number, (answer: Response) => void>();
const kept = new Set<string>();
let tables: Worker | null = null;
let last = 0;

/** Asks the service worker to keep the files of a game, which may have been fetched before it was there. */
function keepGame(game: string): void {
  if (kept.has(game) || !('serviceWorker' in navigator)) return;
  kept.add(game);
  const files = [`python/${game}.zip`, `api/games/${game}/sheet.svg`, `api/games/${game}/cover.svg`];
  void navigator.serviceWorker.ready.then(({ active }) => files.forEach((keep) => active?.postMessage({ keep })));
}

function start(): Worker {
  const worker = new Worker(new URL('./tables.worker.ts', import.meta.url), { type: 'module' });
  const bots = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });
  const channel = new MessageChannel();
  worker.postMessage(channel.port1, [channel.port1]);
  bots.postMessage(channel.port2, [channel.port2]);
  worker.onmessage = (message: MessageEvent<FromWorker>) => {
    if ('news' in message.data) {
      for (const listener of listeners) listener(message.data.news);
      return;
    }
    if ('loaded' in message.data) {
      keepGame(message.data.loaded);
      return;
    }
    const { id, status, body } = message.data.answer;
    waiting.get(id)?.(new Response(body, { status, headers: { 'Content-Type': 'application/json' } }));
    waiting.delete(id);
  };
  return worker;
}

/** The person at this browser. */
const ME: Me = { id: 'me', name: '', account: null, owner: false };

/** What depends on game and language only was answered when the folder was built. */
const READY = /^\/api\/(games|games\/[a-z_]+\/(?:guide|aid|icons))$/;

export async function localFetch(request: Request): Promise<Response> {
  const { pathname, search, searchParams } = new URL(request.url);
  const path = `/${pathname.slice(to('/').length)}`;
  const ready = READY.exec(path);
  const lang = searchParams.get('lang');
  if (ready && (lang === 'en' || lang === 'de')) return fetch(to(`/answers/${ready[1]}.${lang}.json`));
  if (path === '/api/me') return Response.json(ME);
  const body = await request.text();
  tables ??= start();
  last += 1;
  const id = last;
  const answered = new Promise<Response>((resolve) => waiting.set(id, resolve));
  tables.postMessage({ id, method: request.method, url: path + search, body });
  return answered;
}

/** Calls the listener for each change of a table; returns a function that stops. */
export function listenToTables(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

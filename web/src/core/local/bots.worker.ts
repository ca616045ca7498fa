/** The worker in which bots think: jobs come from the worker of the tables. */

import { loadGame, startPython, type Python } from './python';

interface Bots {
  think: (job: string) => string;
}

let started: Promise<{ python: Python; bots: Bots }> | null = null;

async function start(): Promise<{ python: Python; bots: Bots }> {
  const python = await startPython();
  return { python, bots: python.runPython('from tafelrunde.browser.worker import Bots; Bots()') as Bots };
}

self.onmessage = (message: MessageEvent<MessagePort>) => {
  const tables = message.data;
  tables.onmessage = (asked: MessageEvent<{ table: string; job: string }>) => {
    const { table, job } = asked.data;
    started ??= start();
    void started.then(async ({ python, bots }) => {
      await loadGame(python, (JSON.parse(job) as { game: string }).game);
      tables.postMessage({ table, thought: bots.think(job) });
    });
  };
};

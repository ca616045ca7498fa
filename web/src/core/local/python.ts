/** Python in a worker: Pyodide, the standard library, the packages, and the games that are asked for. */

export interface Python {
  globals: { get: (name: string) => unknown };
  runPython: (code: string) => unknown;
  unpackArchive: (archive: ArrayBuffer, format: 'zip', options: { extractDir: string }) => void;
  pyimport: (name: string) => never;
}

interface Loader {
  loadPyodide: (options: { indexURL: string; stdLibURL: string }) => Promise<Python>;
}

const PACKED = '.wasm';
const FOLDER = '/lib/tafelrunde';

/** The worker lies in `assets/`, Python beside it. */
const folder = new URL('../python/', self.location.href);
const file = (name: string): string => new URL(name, folder).href;

async function archive(name: string): Promise<ArrayBuffer> {
  const answer = await fetch(file(`${name}.zip`));
  if (!answer.ok) throw new Error(`${name}.zip: ${answer.status}`);
  return answer.arrayBuffer();
}

/** The binary lies there compressed, for hosts that do not compress. */
function unpackBinary(): void {
  const plain = self.fetch.bind(self);
  self.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.endsWith(PACKED)) return plain(input, init);
    const packed = await plain(`${url}.packed`, init);
    const unpacked = packed.body?.pipeThrough(new DecompressionStream('gzip'));
    return new Response(unpacked, { headers: { 'Content-Type': 'application/wasm' } });
  };
}

const loaded = new Map<string, Promise<void>>();

export async function startPython(): Promise<Python> {
  unpackBinary();
  const archives = Promise.all([archive('packages'), archive('tafelrunde')]);
  const { loadPyodide } = (await import(/* @vite-ignore */ file('pyodide.mjs'))) as Loader;
  const python = await loadPyodide({ indexURL: file(''), stdLibURL: file('stdlib.zip') });
  for (const one of await archives) python.unpackArchive(one, 'zip', { extractDir: FOLDER });
  python.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(FOLDER)})`);
  return python;
}

/** Loads a game once, before the first request that needs it. */
export function loadGame(python: Python, game: string): Promise<void> {
  const known = loaded.get(game) ?? unpackGame(python, game);
  loaded.set(game, known);
  return known;
}

async function unpackGame(python: Python, game: string): Promise<void> {
  python.unpackArchive(await archive(game), 'zip', { extractDir: FOLDER });
  python.runPython('from tafelrunde.games import look_again; look_again()');
}

/** The hidden SVG sheets of a game with styles, patterns and symbols that its pictures reference. */

import { to } from '../routing/basePath';
import { relight, screen } from '../browser/screen.svelte';
import { games } from '../state/games.svelte';

class Sheet {
  /** The ids of the icons in the current sheet, by name. */
  icons = $state.raw<ReadonlyMap<string, string>>(new Map());
}

export const sheet = new Sheet();

const texts = new Map<string, Promise<string>>();
const PLAIN = /^i-/;

/** Puts the first sheet of a game into the page; only those of one game at a time, because ids of icons are not unique
 * across games. */
export async function useSheet(game: string): Promise<void> {
  const marks = await marksOf(game);
  await include(game, marks.slice(0, 1));
}

/** Puts the other sheets of a game into the page if something in the room refers to a symbol that is not there yet. */
export async function completeSheets(game: string, room: ParentNode): Promise<void> {
  const missing = [...room.querySelectorAll('use')].some((use) => !document.getElementById(idOf(use)));
  if (missing) await include(game, await marksOf(game));
}

/** Starts to fetch the sheets of a game that will be needed. */
export async function prefetchSheets(game: string): Promise<void> {
  for (const mark of await marksOf(game)) void fetched(game, mark);
}

const idOf = (use: SVGUseElement) => use.href.baseVal.replace('#', '');

async function marksOf(game: string): Promise<string[]> {
  return (await games.known(game))?.sheets ?? [];
}

async function include(game: string, marks: string[]): Promise<void> {
  const sheets = await Promise.all(marks.map(async (mark) => [mark, await fetched(game, mark)] as const));
  for (const other of document.querySelectorAll<HTMLElement>('[data-sheet]')) {
    if (other.dataset.sheet !== game) other.remove();
  }
  for (const [mark, text] of sheets) {
    if (text && !document.querySelector(`[data-mark="${CSS.escape(mark)}"]`)) put(game, mark, text);
  }
}

function fetched(game: string, mark: string): Promise<string> {
  const known = texts.get(mark) ?? fetchSheet(game, mark);
  texts.set(mark, known);
  return known;
}

async function fetchSheet(game: string, mark: string): Promise<string> {
  const answer = await fetch(to(`/api/games/${encodeURIComponent(game)}/sheets/${mark}.svg`));
  if (answer.ok) return answer.text();
  texts.delete(mark);
  return '';
}

function put(game: string, mark: string, text: string): void {
  const parsed = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  const holder = document.createElement('div');
  holder.dataset.sheet = game;
  holder.dataset.mark = mark;
  // With display: none, browsers do not draw its patterns.
  holder.style.cssText = 'position:absolute;width:0;height:0;overflow:hidden';
  holder.append(document.importNode(parsed, true));
  document.body.prepend(holder);
  const own = new RegExp(`^${game}-`);
  const ids = [...document.querySelectorAll('[data-sheet] symbol')].map((symbol) => symbol.id);
  // A symbol of the game's own comes before a shared icon.
  const [shared, its] = [ids.filter((id) => PLAIN.test(id)), ids.filter((id) => own.test(id))];
  sheet.icons = new Map([
    ...shared.map((id): [string, string] => [id.replace(PLAIN, ''), id]),
    ...its.map((id): [string, string] => [id.replace(own, ''), id]),
  ]);
  lightSheet();
}

// Printing always uses the light theme.
addEventListener('beforeprint', () => lightSheet(false));
addEventListener('afterprint', () => lightSheet());

export function lightSheet(dark = screen.dark): void {
  for (const one of document.querySelectorAll<SVGElement>('[data-sheet] svg')) relight(one, dark);
}

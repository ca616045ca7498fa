/** The hidden SVG sheet of a game with styles, patterns and icons that its pictures reference. */

import { to } from '../routing/basePath';
import { relight, screen } from '../browser/screen.svelte';

class Sheet {
  /** The icons in the current sheet. */
  icons = $state.raw<ReadonlySet<string>>(new Set());
}

export const sheet = new Sheet();

const sheets = new Map<string, Promise<void>>();

/** Puts the sheet of one game into the page; only one at a time, because ids are not unique across games. */
export function useSheet(game: string): Promise<void> {
  const fetched = sheets.get(game) ?? fetchSheet(game);
  sheets.set(game, fetched);
  return fetched.then(() => {
    for (const other of document.querySelectorAll<HTMLElement>('[data-sheet]')) {
      if (other.dataset.sheet !== game) other.remove();
    }
    if (!document.querySelector(`[data-sheet="${CSS.escape(game)}"]`)) put(game);
  });
}

const texts = new Map<string, string>();

async function fetchSheet(game: string): Promise<void> {
  const answer = await fetch(to(`/api/games/${encodeURIComponent(game)}/sheet.svg`));
  if (answer.ok) texts.set(game, await answer.text());
  else sheets.delete(game);
}

function put(game: string): void {
  const parsed = new DOMParser().parseFromString(texts.get(game) ?? '<svg/>', 'image/svg+xml').documentElement;
  const holder = document.createElement('div');
  holder.dataset.sheet = game;
  // With display: none, browsers do not draw its patterns.
  holder.style.cssText = 'position:absolute;width:0;height:0;overflow:hidden';
  holder.append(document.importNode(parsed, true));
  document.body.prepend(holder);
  sheet.icons = new Set([...holder.querySelectorAll('symbol')].map((symbol) => symbol.id.replace(/^i-/, '')));
  lightSheet();
}

// Printing always uses the light theme.
addEventListener('beforeprint', () => lightSheet(false));
addEventListener('afterprint', () => lightSheet());

export function lightSheet(dark = screen.dark): void {
  for (const one of document.querySelectorAll<SVGElement>('[data-sheet] svg')) relight(one, dark);
}

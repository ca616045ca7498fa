/** "Show me": the positions after each thing that happened, one after the other. */

import { api } from './api';
import type { Shown } from './table.svelte';
import type { LogEntry } from '../api/schema';

const PAUSE = 1400;
const MOST = 60;

export async function showSteps(
  table: string,
  game: string,
  seat: number,
  entries: LogEntry[],
  show: (shown: Shown) => void,
  wanted: () => boolean,
): Promise<void> {
  const plies = [...new Set(entries.map((entry) => entry.ply))].sort((a, b) => a - b).slice(-MOST);
  for (const [index, ply] of plies.entries()) {
    const past = await api.replay(table, game, ply, seat);
    if (!wanted()) return;
    const text = entries.filter((entry) => entry.ply === ply).map((entry) => entry.text);
    show({ board: past.board, text: text.join(' '), step: index + 1, steps: plies.length });
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    if (!wanted()) return;
  }
}

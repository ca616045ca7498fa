/** Where the points of a finished game came from. */

import type { GameResult } from '../../core/api/schema';

export type Source = GameResult['breakdown'][number];

/** The sources that brought or cost anybody points; points of players by seat, then those of opponents that the rules
 * play. */
export function sourcesOf(result: GameResult, players: number): Source[] {
  const rows = new Map(result.breakdown.map((source) => [source.source, { ...source, points: [...source.points] }]));
  result.rivals.forEach((rival, i) => {
    for (const { source, label, points } of rival.breakdown) {
      const row = rows.get(source) ?? { source, label, points: [] };
      row.points[players + i] = points;
      rows.set(source, row);
    }
  });
  return [...rows.values()].filter((row) => row.points.some((points) => points !== 0));
}

/** The colours of the sources in the order of the list; white letters can be read on all of them. */
const COLOURS = [
  '#6b6058',
  '#2f6f96',
  '#8a5528',
  '#a5382c',
  '#55483b',
  '#7d5a08',
  '#704494',
  '#2f7562',
  '#8f3f6b',
  '#44588f',
];

export const colourOf = (index: number): string => COLOURS[index % COLOURS.length] ?? '';

/** A small picture for each game we know by name, and one for those we do not. */

import type { Component } from 'svelte';
import AgeOfInnovation from './AgeOfInnovation.svelte';
import AnyGame from './AnyGame.svelte';
import Deus from './Deus.svelte';
import Revive from './Revive.svelte';
import Tapestry from './Tapestry.svelte';

const PICTURES: Record<string, Component> = {
  deus: Deus,
  'age-of-innovation': AgeOfInnovation,
  tapestry: Tapestry,
  revive: Revive,
};

export function pictureOf(game: string): Component {
  return PICTURES[game.replaceAll('_', '-')] ?? AnyGame;
}

/** How this person likes to play, at every table of this browser. */

import { read, write } from './memory';

class Wishes {
  hints = $state(read('hints', true));
  autoEnd = $state(read('autoEnd', false));
  askAll = $state(read('askAll', false));

  set(name: 'hints' | 'autoEnd' | 'askAll', value: boolean): void {
    this[name] = value;
    write(name, value);
  }
}

export const wishes = new Wishes();

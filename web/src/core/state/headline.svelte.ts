/** What the line at the top of the page says beside its name; a page sets it while it is open. */

class Headline {
  words = $state('');
  turn = $state('');
  mine = $state(false);

  set(words: string, turn = '', mine = false): void {
    this.words = words;
    this.turn = turn;
    this.mine = mine;
  }
}

export const headline = new Headline();

/** The text in the header beside the name; each page sets it. */

class Headline {
  text = $state('');
  turn = $state('');
  mine = $state(false);

  set(text: string, turn = '', mine = false): void {
    this.text = text;
    this.turn = turn;
    this.mine = mine;
  }
}

export const headline = new Headline();

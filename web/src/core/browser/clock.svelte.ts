/** The time, moving on twice a minute: enough for "since 3 minutes". */

class Clock {
  now = $state(Date.now());

  constructor() {
    setInterval(() => (this.now = Date.now()), 30000);
  }
}

export const clock = new Clock();

/** The current time, updated twice a minute, for texts such as "3 minutes ago". */

class Clock {
  now = $state(Date.now());

  constructor() {
    setInterval(() => (this.now = Date.now()), 30000);
  }
}

export const clock = new Clock();

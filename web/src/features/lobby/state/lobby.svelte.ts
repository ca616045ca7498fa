/** The lobby as this browser sees it: my tables and the open ones, kept up to date while the page is open. */

import { lobbyApi } from '../api';
import { ApiError } from '../../../core/api/client';
import { Line } from '../../../core/api/live';
import type { LobbyMessage, LobbyTable } from '../../../core/api/schema';

const ASIDE = 10000; // ms between two looks while another page is open

/** Whether it is my turn there. */
export function calls(table: LobbyTable): boolean {
  return (
    table.status === 'playing' &&
    !table.closed &&
    !table.archived &&
    table.seats.some((seat) => seat.mine && seat.seat === table.turn.seat)
  );
}

class LobbyState {
  mine = $state.raw<LobbyTable[]>([]);
  open = $state.raw<LobbyTable[]>([]);
  /** The server has answered. */
  known = $state(false);
  connected = $state(false);
  /** Somebody looks at the lobby: every change is shown at once. */
  watched = $state(false);

  #line: Line<LobbyMessage> | null = null;
  #asking: Promise<void> | null = null;
  #again = false;
  #looked = 0;
  #later = 0;

  /** How many tables wait for me. */
  get waiting(): number {
    return this.mine.filter(calls).length;
  }

  /** From now on, for this person. */
  follow(): () => void {
    const line = new Line<LobbyMessage>(
      () => '/api/lobby/live',
      (message) => {
        if (message.kind === 'lobby') this.look();
      },
      { look: () => this.look(), connected: (yes) => (this.connected = yes), restarting: () => undefined },
    );
    this.#line = line;
    return () => {
      line.close();
      clearTimeout(this.#later);
      if (this.#line !== line) return;
      this.connected = false;
    };
  }

  /** Something has changed. Who plays at a table is not disturbed by every move at another. */
  look(): void {
    clearTimeout(this.#later);
    const wait = this.watched ? 0 : this.#looked + ASIDE - Date.now();
    if (wait <= 0) void this.refresh();
    else this.#later = window.setTimeout(() => void this.refresh(), wait);
  }

  /** What is true now. Calls while one is under way lead to one more afterwards, not to many. */
  async refresh(): Promise<void> {
    if (this.#asking) {
      this.#again = true;
      return this.#asking;
    }
    this.#looked = Date.now();
    this.#asking = this.#fetch();
    try {
      await this.#asking;
    } finally {
      this.#asking = null;
    }
    if (this.#again) {
      this.#again = false;
      await this.refresh();
    }
  }

  async #fetch(): Promise<void> {
    try {
      const { mine, open } = await lobbyApi.lobby();
      [this.mine, this.open, this.known] = [mine, open, true];
    } catch (wrong) {
      // The line says when the server is back, and then everything is asked for anew.
      if (!(wrong instanceof ApiError)) throw wrong;
    }
  }
}

export const lobby = new LobbyState();

/** State of the lobby: my tables and open ones, updated live. */

import { lobbyApi } from '../api';
import { ApiError } from '../../../core/api/client';
import { openLine, type Line } from '../../../core/api/live';
import type { LobbyMessage, LobbyTable } from '../../../core/api/schema';

const ASIDE = 10000; // ms between two requests while another page is open

/** Whether it is my turn there. */
export function isMyTurn(table: LobbyTable): boolean {
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
  /** The server has answered at least once. */
  known = $state(false);
  connected = $state(false);
  /** The lobby is visible, so every change is loaded at once. */
  watched = $state(false);

  #line: Line | null = null;
  #asking: Promise<void> | null = null;
  #again = false;
  #looked = 0;
  #later = 0;

  /** How many tables wait for me. */
  get waiting(): number {
    return this.mine.filter(isMyTurn).length;
  }

  /** Subscribes for the current person; returns a function that stops. */
  follow(): () => void {
    const line = openLine<LobbyMessage>(
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

  /** Loads changes, at most every ten seconds while the lobby is not visible. */
  look(): void {
    clearTimeout(this.#later);
    const wait = this.watched ? 0 : this.#looked + ASIDE - Date.now();
    if (wait <= 0) void this.refresh();
    else this.#later = window.setTimeout(() => void this.refresh(), wait);
  }

  /** Reloads the lobby. Calls during a request are combined into one more request. */
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
      // The connection reports when the server is back and triggers a reload.
      if (!(wrong instanceof ApiError)) throw wrong;
    }
  }
}

export const lobby = new LobbyState();

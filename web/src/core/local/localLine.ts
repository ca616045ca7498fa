/** Reports changes of this browser's tables as the server's lines do. */

import { listenToTables } from './transport';
import type { TableEvent } from '../api/schema';

type LocalMessage = { kind: 'lobby'; n: number } | { kind: TableEvent['kind']; n: number; version: number };

export class LocalLine {
  readonly #stop: () => void;
  #count = 0;

  /** The path is that of the line on a server: of one table, or of the lobby. */
  constructor(
    path: string,
    onMessage: (message: LocalMessage) => void,
    listener: { connected: (yes: boolean) => void },
  ) {
    const table = /^\/api\/tables\/([^/]+)\/live/.exec(path)?.[1];
    const lobby = () => onMessage({ kind: 'lobby', n: (this.#count += 1) });
    this.#stop = listenToTables((news) => {
      if (!table) lobby();
      else if (news.table === decodeURIComponent(table)) {
        const first = news.version - news.kinds.length + 1;
        news.kinds.forEach((kind, at) =>
          onMessage({ kind: kind as TableEvent['kind'], n: first + at, version: first + at }),
        );
      }
    });
    queueMicrotask(() => {
      listener.connected(true);
      if (!table) lobby();
    });
  }

  close(): void {
    this.#stop();
  }
}

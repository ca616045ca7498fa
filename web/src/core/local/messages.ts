/** Messages between the page and the worker of its tables. */

export interface Request {
  id: number;
  method: string;
  url: string;
  body: string;
}

export interface Answer {
  id: number;
  status: number;
  body: string;
}

/** Events at a table, by kind, and its version after the last one. */
export interface News {
  table: string;
  kinds: string[];
  version: number;
}

/** `loaded` is a game that was fetched. */
export type FromWorker = { answer: Answer } | { news: News } | { loaded: string };

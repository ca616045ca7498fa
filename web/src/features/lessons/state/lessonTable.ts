/** What lessons and the coach need of a table; the state of the table page fulfils it. */

import type { Choice, CoachRemark, LessonView, TableInfo, TableView } from '../../../core/api/schema';

export interface LessonTable {
  readonly id: string;
  readonly game: string;
  readonly seat: number;
  readonly mySeats: number[];
  readonly meta: TableInfo | null;
  readonly view: TableView | null;
  readonly options: Choice[];
  readonly lesson: LessonView | null;
  readonly remark: CoachRemark | null;
  readonly busy: boolean;
  readonly coachReply: string | null;
  readonly playback: { readonly active: boolean };
  readRemark: number;
  /** The thing on the board that is highlighted. */
  hovered: string | null;
  choose(code: number, sure?: boolean): Promise<void>;
  step(what: 'undo'): Promise<void>;
  readLesson(what: { step?: number; coach?: boolean }): Promise<void>;
}

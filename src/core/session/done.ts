import type { Notice, Outcome } from '#core/shared/notice.ts';
import { ok } from '#core/shared/result.ts';

/** A command that is done: where the shopper goes and what is said there. */
export const done = (goTo: string, notice: Notice | null, notify: number | null = null) =>
  ok<Outcome>({ goTo, notice, notify });

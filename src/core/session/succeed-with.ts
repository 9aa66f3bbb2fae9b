import type { Notice, Outcome } from '#core/shared/notice.ts';
import { ok } from '#core/shared/result.ts';

/** Successful command outcome: the redirect target and the message to show there. */
export const succeedWith = (goTo: string, notice: Notice | null, notify: number | null = null) =>
  ok<Outcome>({ goTo, notice, notify });

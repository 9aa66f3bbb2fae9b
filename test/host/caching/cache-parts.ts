import { timerDeadline } from '#adapters/system/clock.ts';
import type { CacheParts } from '#host/cache/fresh-cache.ts';
import { createRevision } from '#host/cache/revision.ts';

/** What caches need, with a clock that the test moves: `at` is its time in ms. */
export const cacheParts = () => {
  const clock = { at: 0, now: () => clock.at };
  return { clock, deadline: timerDeadline, revision: createRevision() } satisfies CacheParts;
};

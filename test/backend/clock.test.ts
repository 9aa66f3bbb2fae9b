import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBackendClock } from '#backend/platform/clock.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Work of a period, and how long it lasts, both in ms. */
const anyWork = fc.record({ period: fc.integer({ min: 10, max: 50 }), lasts: fc.integer({ min: 1, max: 60 }) });

// A timer may begin work while the clock waits for other work: too early for what that one leaves behind.
test('when a clock was set, all work that became due has begun at the new time, after the work before it, and ended', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(anyWork, { minLength: 1, maxLength: 3 }),
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 50, max: 100_000 }),
      async (works, waited, ahead) => {
        const clock = createBackendClock();
        const runs = works.map((): { readonly began: number; readonly ended: number }[] => []);
        const stops = works.map(({ period, lasts }, index) =>
          clock.every(period, async () => {
            const began = clock.now();
            await sleep(lasts);
            runs[index]?.push({ began, ended: clock.now() });
          }),
        );
        await vi.advanceTimersByTimeAsync(waited);
        const target = clock.now() + ahead;
        const seen = clock.set(target).then(() => runs.map((each) => each.filter(({ began }) => began >= target)));
        await vi.advanceTimersByTimeAsync(400);
        let before = target;
        for (const each of await seen) {
          expect(Math.max(...each.map(({ began }) => began))).toBeGreaterThanOrEqual(before);
          before = Math.min(...each.map(({ ended }) => ended));
        }
        for (const stop of stops) stop();
        await vi.advanceTimersByTimeAsync(60);
      },
    ),
  ));

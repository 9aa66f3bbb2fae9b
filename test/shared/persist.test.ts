import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deriveIdempotencyKey } from '#core/shared/derive-idempotency-key.ts';
import type { Delay } from '#core/shared/environment.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { readWithRetry, writeOnce } from '#core/shared/persist.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import { singleFlight } from '#core/shared/single-flight.ts';

const kinds = ['not-found', 'denied', 'unreachable', 'garbled', 'unknown'] as const;
type Step = (typeof kinds)[number] | 'ok';
const anyStep = fc.constantFrom<Step>(...kinds, 'ok');
const instantly: Delay = { wait: async () => undefined };
const answerOf = <Value>(step: Step, value: Value): Result<Value, PortFailure> =>
  step === 'ok' ? ok(value) : fail({ kind: step });
/** A call that returns these steps one after another; the last one repeats. */
const scriptedCall = (steps: readonly Step[]) => {
  let calls = 0;
  return {
    calls: () => calls,
    next: async () => answerOf(steps[Math.min(calls++, steps.length - 1)] ?? 'ok', 'done'),
  };
};
const steps = fc.array(anyStep, { minLength: 1, maxLength: 4 });

describe('retry and reconciliation', () => {
  test('CART-11 a read is retried only while it is unreachable, with at most three calls', () =>
    fc.assert(
      fc.asyncProperty(steps, async (planned) => {
        const read = scriptedCall(planned);
        const answer = await readWithRetry(instantly, read.next);
        const until = planned.findIndex((step) => step !== 'unreachable');
        const expected = until === -1 || until > 2 ? 3 : until + 1;
        expect(read.calls()).toBe(expected);
        expect(answer).toEqual(answerOf(planned[Math.min(expected - 1, planned.length - 1)] ?? 'ok', 'done'));
      }),
    ));

  test('CART-17 an unknown write is verified before it is sent again; when it cannot be verified it stays unknown', () =>
    fc.assert(
      fc.asyncProperty(steps, anyStep, fc.boolean(), async (planned, lookStep, isThere) => {
        const trail: string[] = [];
        const write = scriptedCall(planned);
        const answer = await writeOnce<string>(
          instantly,
          async () => {
            const sent = await write.next();
            trail.push(sent.ok ? 'ok' : sent.failure.kind);
            return sent;
          },
          async () => {
            trail.push('look');
            return answerOf(lookStep, isThere ? 'expectedTotal' : null);
          },
        );
        for (const [at, step] of trail.entries()) {
          const next = trail[at + 1];
          if (step === 'unknown' && next !== undefined) expect(next).toBe('look');
        }
        const looked = trail.includes('look');
        if (looked && lookStep !== 'ok') expect(answer).toEqual(fail({ kind: 'unknown' }));
        if (looked && lookStep === 'ok' && isThere) expect(answer).toEqual(ok('expectedTotal'));
        expect(write.calls()).toBeLessThanOrEqual(3);
      }),
    ));

  test('ERR-10 a write with a definite answer is sent once', () =>
    fc.assert(
      fc.asyncProperty(fc.constantFrom<Step>('ok', 'not-found', 'denied', 'garbled'), async (step) => {
        const write = scriptedCall([step]);
        await writeOnce(instantly, write.next);
        expect(write.calls()).toBe(1);
      }),
    ));

  test('simultaneous callers share one call; the next caller starts a new one', async () => {
    let flights = 0;
    const fly = singleFlight(async () => ++flights);
    expect(await Promise.all([fly(), fly(), fly()])).toEqual([1, 1, 1]);
    expect(await fly()).toBe(2);
  });
});

describe('derived idempotency keys', () => {
  test('CART-17 equal parts derive the same key, different parts another one; every key is 128 bits in hexadecimal', () =>
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1 }), fc.array(fc.string(), { minLength: 1 }), (one, other) => {
        expect(deriveIdempotencyKey(...one)).toMatch(/^[0-9a-f]{32}$/);
        expect(deriveIdempotencyKey(...one)).toBe(deriveIdempotencyKey(...one));
        if (one.join('\u0000') !== other.join('\u0000'))
          expect(deriveIdempotencyKey(...one)).not.toBe(deriveIdempotencyKey(...other));
      }),
      { numRuns: 300 },
    ));

  test('CART-17 ten thousand consecutive parts derive different keys', () => {
    const made = new Set(Array.from({ length: 10_000 }, (_, at) => deriveIdempotencyKey('cart after', String(at))));
    expect(made.size).toBe(10_000);
  });
});

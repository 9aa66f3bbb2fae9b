import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ttlCache } from '#adapters/system/ttl-cache.ts';
import type { DomainAnswer, DomainRegistry } from '#core/domains/domain-registry.port.ts';
import { DOUBT_TTL_MS, MAX_CONCURRENT, queuedRegistry, TTL_MS } from '#core/domains/queued-registry.ts';
import type { DomainStatus } from '#core/shared/domains/domain-problems.ts';
import { fail, ok } from '#core/shared/result.ts';
import { expectOk } from '#test/kit/fakes/shop.ts';

type Behaviour = 'available' | 'registered' | 'unknown' | 'unreachable' | 'throws' | 'other';

/** A registry that answers on command and records what it is asked, and when. */
const slowRegistry = (behaviour: (name: string) => Behaviour = () => 'available') => {
  const asked: { readonly name: string; readonly at: number }[] = [];
  const waiting: (() => void)[] = [];
  let now = 0;
  let most = 0;
  const answers = (name: string) => {
    const how = behaviour(name);
    if (how === 'throws') throw new Error('broken');
    if (how === 'unreachable') return fail({ kind: 'unreachable' } as const);
    if (how === 'other') return ok<DomainAnswer>({ name: 'other.vn', status: 'available' });
    return ok<DomainAnswer>({ name, status: how });
  };
  const registry: DomainRegistry = {
    check: async (name) => {
      asked.push({ name, at: now });
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        most = Math.max(most, waiting.length);
      });
      return answers(name);
    },
  };
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  };
  return {
    guard: queuedRegistry(registry, ttlCache({ now: () => now }, { max: 5_000 })),
    asked,
    most: () => most,
    pass: (ms: number) => {
      now += ms;
    },
    /** Answers until no request is left. */
    answerAll: async (): Promise<void> => {
      await settle();
      while (waiting.length > 0) {
        for (const each of waiting.splice(0)) each();
        await settle();
      }
    },
    settle,
  };
};
const statusOf = async (answer: ReturnType<DomainRegistry['check']>): Promise<DomainStatus> =>
  expectOk(await answer).status;

describe('the guard before the registry', () => {
  test('DOM-04 at most ten requests run at once, and a name is requested at most once a minute', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 20_000 })), { maxLength: 80 }),
        async (questions) => {
          const { guard, asked, most, pass, answerAll, settle } = slowRegistry();
          const answers: Promise<unknown>[] = [];
          for (const [number, pause] of questions) {
            pass(pause);
            answers.push(guard.check(`ten${number}.vn`));
            await settle();
            if (number % 7 === 0) await answerAll();
          }
          await answerAll();
          await Promise.all(answers);
          expect(most()).toBeLessThanOrEqual(MAX_CONCURRENT);
          for (const [at, { name, at: when }] of asked.entries())
            for (const later of asked.slice(at + 1))
              if (later.name === name) expect(later.at - when).toBeGreaterThanOrEqual(TTL_MS);
        },
      ),
      { numRuns: 60 },
    ));

  test('DOM-04 any unclear answer is `unknown`, is cached for five seconds, and is then requested again', async () => {
    for (const behaviour of ['unknown', 'unreachable', 'throws', 'other'] as const) {
      const { guard, asked, pass, answerAll } = slowRegistry(() => behaviour);
      const first = guard.check('may.vn');
      await answerAll();
      expect(await statusOf(first)).toBe('unknown');
      pass(DOUBT_TTL_MS - 1);
      expect(await statusOf(guard.check('may.vn'))).toBe('unknown');
      expect(asked).toHaveLength(1);
      pass(1);
      const again = guard.check('may.vn');
      await answerAll();
      await again;
      expect(asked).toHaveLength(2);
    }
  });

  test('DOM-04 simultaneous requests for one name share one answer', async () => {
    const { guard, asked, answerAll } = slowRegistry(() => 'registered');
    const all = [guard.check('may.vn'), guard.check('may.vn'), guard.check('may.vn')];
    await answerAll();
    expect(await Promise.all(all.map(statusOf))).toEqual(['registered', 'registered', 'registered']);
    expect(asked).toHaveLength(1);
  });

  test('DOM-01 cancelled requests leave the queue; one with another caller stays', async () => {
    const { guard, asked, answerAll, settle } = slowRegistry();
    let wanted = true;
    const running = Array.from({ length: MAX_CONCURRENT }, (_, at) => guard.check(`truoc${at}.vn`));
    const given = guard.check('bo.vn', () => wanted);
    const shared = [guard.check('giu.vn', () => wanted), guard.check('giu.vn')];
    await settle();
    wanted = false;
    await answerAll();
    await Promise.all(running);
    expect(await statusOf(given)).toBe('unknown');
    expect(await Promise.all(shared.map(statusOf))).toEqual(['available', 'available']);
    const names = asked.map(({ name }) => name);
    expect(names).not.toContain('bo.vn');
    expect(names).toContain('giu.vn');
    const anew = guard.check('bo.vn');
    await answerAll();
    expect(await statusOf(anew)).toBe('available');
  });

  test('DOM-04 requests beyond the queue limit are `unknown` at once', async () => {
    const { guard, answerAll } = slowRegistry();
    const all = Array.from({ length: 600 }, (_, at) => guard.check(`ten${at}.vn`));
    expect(await statusOf(all[599] ?? guard.check(''))).toBe('unknown');
    await answerAll();
    expect(await statusOf(all[0] ?? guard.check(''))).toBe('available');
  });
});

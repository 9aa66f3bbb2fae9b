import timers from 'node:timers/promises';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Clock, Deadline, Delay, Log, Random } from '#core/shared/environment.port.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';

/** Clock, delay, deadline, random source and log of one world. */
export type Environment = {
  readonly clock: Clock;
  readonly delay: Delay;
  readonly deadline: Deadline;
  readonly random: Random;
  readonly log: Log;
};

const IDS = 500;
const AGES_MS = 600_000;
const TIMEOUT_MS = 2_000;

/** Laws of every environment. */
export const environmentLaws: readonly Law<Environment>[] = [
  {
    name: 'ERR-06 an id is 128 bits as 32 lower-case hexadecimal digits',
    check: async (open) => {
      const { random } = await open();
      for (let made = 0; made < IDS; made += 1) expect(random.id()).toMatch(/^[0-9a-f]{32}$/);
    },
  },
  {
    name: 'CART-17 ids are unique',
    check: async (open) => {
      const { random } = await open();
      expect(new Set(Array.from({ length: IDS }, () => random.id())).size).toBe(IDS);
    },
  },
  {
    name: 'CART-17 every digit of an id varies',
    check: async (open) => {
      const { random } = await open();
      const ids = Array.from({ length: IDS }, () => random.id());
      for (let at = 0; at < 32; at += 1) expect(new Set(ids.map((id) => id[at])).size).toBeGreaterThan(8);
    },
  },
  {
    name: 'SID-01 a random number is an integer within its bounds',
    check: async (open) => {
      const { random } = await open();
      fc.assert(
        fc.property(fc.integer({ min: -1000, max: 1000 }), fc.nat(1000), (least, more) => {
          const drawn = random.between(least, least + more);
          expect(Number.isInteger(drawn) && drawn >= least && drawn <= least + more).toBe(true);
        }),
      );
    },
  },
  {
    name: 'SID-01 both bounds can be drawn',
    check: async (open) => {
      const { random } = await open();
      const drawn = new Set(Array.from({ length: IDS }, () => random.between(100, 104)));
      expect([...drawn].sort()).toEqual([100, 101, 102, 103, 104]);
    },
  },
  {
    name: 'CART-12 a delay lasts at least the given time',
    check: async (open) => {
      const { clock, delay } = await open();
      const before = clock.now();
      await delay.wait(30);
      expect(clock.now() - before).toBeGreaterThanOrEqual(29);
    },
  },
  {
    name: 'ERR-07 a call within its deadline returns its value or its error',
    check: async (open) => {
      const { deadline } = await open();
      const later = new Promise((resolve) => setTimeout(() => resolve(7), 1));
      expect(await deadline.within(AGES_MS, later)).toBe(7);
      await expect(deadline.within(AGES_MS, Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    },
  },
  {
    name: 'ERR-07 a call that never answers returns `late`',
    check: async (open) => {
      const { deadline } = await open();
      const given = deadline.within(1, new Promise(() => {}));
      expect(await Promise.race([given, timers.setTimeout(TIMEOUT_MS, 'still waiting', { ref: false })])).toBe('late');
    },
  },
  {
    name: 'RED-01 the clock returns whole milliseconds of this century and never runs backwards',
    check: async (open) => {
      const { clock } = await open();
      const times = Array.from({ length: 50 }, () => clock.now());
      for (const [at, time] of times.entries()) {
        expect(Number.isInteger(time) && time > Date.UTC(2020, 0) && time < Date.UTC(2100, 0)).toBe(true);
        expect(time).toBeGreaterThanOrEqual(times[at - 1] ?? 0);
      }
    },
  },
  {
    name: 'ERR-06 logging never throws, not even for circular facts',
    check: async (open) => {
      const { log } = await open();
      const circle: Record<string, unknown> = {};
      circle.self = circle;
      expect(() => log.warn('thử', circle)).not.toThrow();
      expect(() => log.warn('thử')).not.toThrow();
    },
  },
];

/** Runs the laws on one environment. */
export const environmentContract = (name: string, open: () => Promise<Environment>): void =>
  describeLaws(`${name} keeps the environment's contract`, environmentLaws, open);

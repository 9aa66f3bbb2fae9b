import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { bySize } from '#test/kit/test-size.ts';
import { explorationFrom, explore, partsOf } from './exploration.ts';

const SESSIONS = bySize({ everyday: 500, whole: 1_500, nightly: 20_000 });
const exploration = explorationFrom(process.env, Number(process.env.TEST_SEED ?? randomInt(1, 2 ** 31 - 1)), SESSIONS);

test(
  'CART-17 CART-19 new sessions keep the promises of the shop',
  async () => {
    const { seed, sessions, size } = exploration;
    process.stdout.write(`${sessions} new sessions of size ${size} from SIM_SEED=${seed}\n`);
    expect((await explore(exploration)).violation).toBe('');
  },
  120_000 + exploration.sessions * 100,
);

test('CART-17 SIM_SEED alone replays one session', () => {
  expect(explorationFrom({ SIM_SEED: '7', SIM_SIZE: 'nightly' }, 1, SESSIONS)).toEqual({
    seed: 7,
    sessions: 1,
    size: 'nightly',
  });
});

test('CART-17 an exploration is divided into the same parts for the same seed', () => {
  const whole = { seed: 7, sessions: 2_500, size: 'normal' } as const;
  const parts = partsOf(whole, 1_000);
  expect(parts).toEqual(partsOf(whole, 1_000));
  expect(parts.map((part) => part.sessions)).toEqual([1_000, 1_000, 500]);
  expect(parts[0]?.seed).toBe(7);
  expect(new Set(parts.map((part) => part.seed)).size).toBe(3);
});

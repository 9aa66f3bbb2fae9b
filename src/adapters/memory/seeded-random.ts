import type { Random } from '#core/shared/environment.port.ts';

/** mulberry32: its state is its seed. Returns integers below 2³². */
const generatorOf = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
};
/** A failing run can be replayed from its seed. */
export const seededRandom = (seed: number): Random => {
  const next = generatorOf(seed);
  const word = (): string => next().toString(16).padStart(8, '0');
  return {
    id: () => word() + word() + word() + word(),
    between: (least, most) => least + Math.floor((next() / 2 ** 32) * (most - least + 1)),
  };
};

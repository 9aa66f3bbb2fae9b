const sizes = ['everyday', 'whole', 'nightly'] as const;

export type TestSize = (typeof sizes)[number];

const { TEST_SIZE = 'whole' } = process.env;

/**
 * How much is proven: `npm test` sets everyday, `npm run test:all` whole, which a file that is run alone has too, and the
 * workflow of the night nightly. CONTRIBUTING says what each run holds. Throws for another word.
 */
export const testSize: TestSize =
  sizes.find((each) => each === TEST_SIZE) ??
  (() => {
    throw new Error(`TEST_SIZE=${TEST_SIZE} is none of ${sizes.join(', ')}.`);
  })();

/** How many a law draws, or what a test tries. */
export const bySize = <Tried>(choices: Readonly<Record<TestSize, Tried>>): Tried => choices[testSize];

const turn = Number(process.env.TEST_SEED ?? Date.now());

/** Every day each `share`-th, beginning with another for another seed; in the other runs all. */
export const inTurn = <Each>(all: readonly Each[], share: number): readonly Each[] =>
  testSize === 'everyday' ? all.filter((_, at) => (at + turn) % share === 0) : all;

/** Of a law whose cases take a part of a millisecond. */
export const MANY_CASES = bySize({ everyday: 1_000, whole: 10_000, nightly: 30_000 });
/** Of a law whose cases are walks through a shop of their own. */
export const FEW_CASES = bySize({ everyday: 40, whole: 150, nightly: 500 });

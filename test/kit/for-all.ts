import fc from 'fast-check';

/** Checks a law on many values. What `check` answers does not count, only whether it throws. */
export const forAll = <Value>(
  values: fc.Arbitrary<Value>,
  check: (value: Value) => Promise<unknown>,
  numRuns: number,
): Promise<void> =>
  fc.assert(
    fc.asyncProperty(values, async (value) => {
      await check(value);
    }),
    { numRuns },
  );

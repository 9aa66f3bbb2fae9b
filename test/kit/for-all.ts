import fc from 'fast-check';

/** Checks a law with many generated values. Only an exception of `check` counts; its return value is ignored. */
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

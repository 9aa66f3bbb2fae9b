import { describe, expect, test } from 'vitest';
import type { PortFailure } from '#core/shared/failure.ts';
import { ok, type Result } from '#core/shared/result.ts';
import { brokenLaws, type Law } from '#test/kit/law.ts';

/** Functions that turn a correct adapter into one with a single fault; each key names the fault. */
export type Mutants<Subject> = Readonly<Record<string, (subject: Subject) => Subject>>;

/** Changes the value of a successful port result; a failure stays as it is. */
export const mapValue = async <Value, Other>(
  answer: Promise<Result<Value, PortFailure>>,
  change: (value: Value) => Other,
): Promise<Result<Other, PortFailure>> => {
  const given = await answer;
  return given.ok ? ok(change(given.value)) : given;
};

/**
 * Every mutant must break a law, and every law must be broken by a mutant: a law that no mutant breaks proves nothing.
 * That is a property of the laws, so mutants are made of the memory adapters only, which are fast.
 * `open` returns a fresh correct subject. Each mutant is run once, by whichever test asks first, so that the tests hold
 * in any order and alone.
 */
export const describeMutants = <Subject>(
  name: string,
  laws: readonly Law<Subject>[],
  open: () => Promise<Subject>,
  mutants: Mutants<Subject>,
): void => {
  const runs = new Map<string, Promise<readonly string[]>>();
  const brokenBy = (mutant: string, mutate: (subject: Subject) => Subject): Promise<readonly string[]> => {
    const run = runs.get(mutant) ?? brokenLaws(laws, async () => mutate(await open()));
    runs.set(mutant, run);
    return run;
  };
  describe(name, () => {
    for (const [mutant, mutate] of Object.entries(mutants))
      test(`a mutant is rejected: ${mutant}`, async () => {
        expect(await brokenBy(mutant, mutate)).not.toEqual([]);
      });
    test('every law rejects at least one mutant', async () => {
      const broken = new Set<string>();
      for (const [mutant, mutate] of Object.entries(mutants))
        for (const law of await brokenBy(mutant, mutate)) broken.add(law);
      expect(laws.map((law) => law.name).filter((law) => !broken.has(law))).toEqual([]);
    });
  });
};

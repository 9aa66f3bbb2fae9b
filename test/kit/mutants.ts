import { describe, expect, test } from 'vitest';
import type { PortFailure } from '#core/shared/failure.ts';
import { ok, type Result } from '#core/shared/result.ts';
import { breaksLaw, type Law } from '#test/kit/law.ts';

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
 * `open` returns a fresh correct subject. A test stops at the first proof and tries cheap laws first; what one test has
 * found out, the others reuse.
 */
export const describeMutants = <Subject>(
  name: string,
  laws: readonly Law<Subject>[],
  open: () => Promise<Subject>,
  mutants: Mutants<Subject>,
): void => {
  const known = new Map<string, boolean>();
  const milliseconds = new Map<string, number>();
  const survived = new Map<string, number>();
  const survivedBy = (mutant: string): number => survived.get(mutant) ?? 0;
  const isBroken = async (law: Law<Subject>, mutant: string, mutate: (subject: Subject) => Subject) => {
    const key = JSON.stringify([law.name, mutant]);
    const before = known.get(key);
    if (before !== undefined) return before;
    const started = performance.now();
    const broken = await breaksLaw(law, async () => mutate(await open()));
    known.set(key, broken);
    if (broken) return true;
    milliseconds.set(law.name, performance.now() - started);
    survived.set(mutant, survivedBy(mutant) + 1);
    return false;
  };
  const costOf = ({ name: law }: Law<Subject>): number => milliseconds.get(law) ?? 0;
  describe(name, () => {
    for (const [mutant, mutate] of Object.entries(mutants))
      test(`a mutant is rejected: ${mutant}`, async () => {
        let rejected = false;
        for (const law of laws.toSorted((one, other) => costOf(one) - costOf(other)))
          rejected ||= await isBroken(law, mutant, mutate);
        expect(rejected).toBe(true);
      });
    test('every law rejects at least one mutant', async () => {
      const unbroken = new Set(laws.map((law) => law.name));
      // What the cheap laws accepted is what the others are for.
      const subtle = Object.entries(mutants).toSorted(([one], [other]) => survivedBy(other) - survivedBy(one));
      for (const law of laws)
        for (const [mutant, mutate] of subtle)
          if (unbroken.has(law.name) && (await isBroken(law, mutant, mutate))) unbroken.delete(law.name);
      expect([...unbroken]).toEqual([]);
    });
  });
};

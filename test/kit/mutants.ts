import { describe, expect, test } from 'vitest';
import type { PortFailure } from '#core/shared/failure.ts';
import { ok, type Result } from '#core/shared/result.ts';
import { brokenLaws, type Law } from '#test/kit/law.ts';

/** A true adapter made to misbehave in one way; the name says how. */
export type Mutants<Subject> = Readonly<Record<string, (subject: Subject) => Subject>>;

/** What a port answers, with its value changed; a failure stays as it is. */
export const mapped = async <Value, Other>(
  answer: Promise<Result<Value, PortFailure>>,
  change: (value: Value) => Other,
): Promise<Result<Other, PortFailure>> => {
  const given = await answer;
  return given.ok ? ok(change(given.value)) : given;
};

/**
 * Every mutant must break a law, and every law must be broken by a mutant: a law that nothing breaks proves nothing.
 * `open` answers a fresh true subject.
 */
export const describeMutants = <Subject>(
  name: string,
  laws: readonly Law<Subject>[],
  open: () => Promise<Subject>,
  mutants: Mutants<Subject>,
): void => {
  describe(name, () => {
    const refused = new Set<string>();
    for (const [how, mutate] of Object.entries(mutants))
      test(`an adapter where ${how} is refused`, async () => {
        const broken = await brokenLaws(laws, async () => mutate(await open()));
        for (const law of broken) refused.add(law);
        expect(broken).not.toEqual([]);
      });
    test('every law refuses a mutant', () => {
      expect(laws.map((law) => law.name).filter((law) => !refused.has(law))).toEqual([]);
    });
  });
};

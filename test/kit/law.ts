import fc from 'fast-check';
import { describe, test } from 'vitest';

/**
 * One rule that every adapter of a port must obey. `check` throws when the adapter that `open` returns breaks it, so
 * the same law accepts correct adapters and rejects mutants. `name` is a sentence that contains the ledger id.
 */
export type Law<Subject> = {
  readonly name: string;
  readonly check: (open: () => Promise<Subject>) => Promise<void>;
};

/** Runs every law on one adapter. `open` returns a new subject without orders, sessions or other leftovers. */
export const describeLaws = <Subject>(
  name: string,
  laws: readonly Law<Subject>[],
  open: () => Promise<Subject>,
): void => {
  describe(name, () => {
    for (const law of laws) test(law.name, () => law.check(open));
  });
};

/** Whether a subject breaks a law: never for a correct adapter, for at least one law for a mutant. */
export const breaksLaw = async <Subject>(law: Law<Subject>, open: () => Promise<Subject>): Promise<boolean> => {
  const before = fc.readConfigureGlobal();
  // Skips shrinking: only whether a law is broken matters, not the smallest counterexample.
  fc.configureGlobal({ ...before, endOnFailure: true });
  try {
    await law.check(open);
    return false;
  } catch {
    return true;
  } finally {
    fc.configureGlobal(before);
  }
};

import fc from 'fast-check';
import { describe, test } from 'vitest';

/**
 * One thing that every adapter of a port owes its callers. `check` throws where the adapter under `open` breaks it, so
 * that the same law accepts the true adapters and refuses the mutated ones. `name` is a sentence and holds the ledger id.
 */
export type Law<Subject> = {
  readonly name: string;
  readonly check: (open: () => Promise<Subject>) => Promise<void>;
};

/** Runs every law on one adapter. `open` answers a fresh subject: no orders, no sessions, nothing left from before. */
export const describeLaws = <Subject>(
  name: string,
  laws: readonly Law<Subject>[],
  open: () => Promise<Subject>,
): void => {
  describe(name, () => {
    for (const law of laws) test(law.name, () => law.check(open));
  });
};

/** The laws that a subject breaks, by name: empty for a true adapter, at least one for a mutated one. */
export const brokenLaws = async <Subject>(
  laws: readonly Law<Subject>[],
  open: () => Promise<Subject>,
): Promise<readonly string[]> => {
  const before = fc.readConfigureGlobal();
  // That a law is broken is all that is asked: nobody reads the smallest case that breaks it.
  fc.configureGlobal({ ...before, endOnFailure: true });
  try {
    const broken: string[] = [];
    for (const law of laws) if (await isBroken(law, open)) broken.push(law.name);
    return broken;
  } finally {
    fc.configureGlobal(before);
  }
};

const isBroken = async <Subject>(law: Law<Subject>, open: () => Promise<Subject>): Promise<boolean> => {
  try {
    await law.check(open);
    return false;
  } catch {
    return true;
  }
};

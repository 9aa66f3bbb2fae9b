import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, expect } from 'vitest';

/**
 * With TEST_SEED, what a law draws depends on the seed and on the test's own name: a run can be repeated, and no two
 * tests draw the same phone numbers. Without it every run draws anew.
 */
const { TEST_SEED } = process.env;

if (TEST_SEED !== undefined)
  beforeEach(() => {
    const name = `${TEST_SEED} ${expect.getState().currentTestName}`;
    fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: createHash('sha256').update(name).digest().readInt32BE() });
  });

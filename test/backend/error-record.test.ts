import { DrizzleQueryError } from 'drizzle-orm/errors';
import fc from 'fast-check';
import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { errorRecord } from '#backend/platform/log.ts';

/** Nothing of a record but statement, code and frames may look like this. */
const anyPersonalText = fc.string({ minLength: 4 }).map((text) => `\n    at canary ${text}`);

const wrapped = (text: string, depth: number): Error => {
  const answer = Object.assign(new DatabaseError(`Key (email)=(${text}) exists`, 1, 'error'), {
    code: '23505',
    severity: 'ERROR',
    detail: `Key (email)=(${text}) already exists.`,
    where: `parameter $1 = '${text}'`,
    parameters: [text],
  });
  let error: Error = new DrizzleQueryError('insert into "parties" values ($1)', [text], answer);
  for (let level = 0; level < depth; level++) error = new Error(`level ${level}: ${text}`, { cause: error });
  return error;
};

test('V16.2.5 no record of a failed statement contains a parameter, however deep its error lies', () => {
  fc.assert(
    fc.property(anyPersonalText, fc.integer({ min: 0, max: 4 }), (text, depth) => {
      const record = errorRecord(wrapped(text, depth));
      expect(record).toMatchObject({ code: '23505', statement: 'insert into "parties" values ($1)' });
      expect(JSON.stringify(record)).not.toContain('canary');
    }),
  );
});

test('V16.2.5 unreadable JSON is not cited, and other properties of errors are not logged', () => {
  let unreadable: unknown;
  try {
    JSON.parse('{"name": canary}');
  } catch (error) {
    unreadable = error;
  }
  expect(JSON.stringify(errorRecord(unreadable))).not.toContain('canary');
  const record = errorRecord(Object.assign(new TypeError('Invalid URL'), { code: 'ERR_INVALID_URL', input: 'canary' }));
  expect(record).toMatchObject({ type: 'TypeError', message: 'Invalid URL', code: 'ERR_INVALID_URL' });
  expect(JSON.stringify(record)).not.toContain('canary');
});

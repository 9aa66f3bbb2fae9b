import { describe, expect, test } from 'vitest';
import { DeskFailure, reasonOf } from '#desk/http.ts';

const refusal = (code: string, errors?: Readonly<Record<string, string>>) =>
  new DeskFailure('Có ô chưa đúng.', 422, { code, message: 'Có ô chưa đúng.', ...(errors ? { errors } : {}) });

describe('a refusal of the desk', () => {
  test('is one of its own class, whatever its parent makes of it', () => {
    expect(refusal('BAD_USER_INPUT')).toBeInstanceOf(DeskFailure);
    expect(refusal('BAD_USER_INPUT')).toBeInstanceOf(Error);
  });

  test('knows whether its member is logged out or has to type a code', () => {
    for (const [code, isLoggedOut, isUnconfirmed] of [
      ['logged-out', true, false],
      ['not-confirmed', false, true],
      ['no-role', false, false],
      ['BAD_USER_INPUT', false, false],
      ['', false, false],
    ] as const) {
      const failure = refusal(code);
      expect([failure.isLoggedOut, failure.isUnconfirmed]).toEqual([isLoggedOut, isUnconfirmed]);
    }
  });

  test('tells what stands against each field, or why it was refused at all', () => {
    expect(reasonOf(refusal('BAD_USER_INPUT'))).toBe('Có ô chưa đúng.');
    expect(reasonOf(refusal('BAD_USER_INPUT', {}))).toBe('Có ô chưa đúng.');
    expect(reasonOf(refusal('BAD_USER_INPUT', { ip: 'Một.', user: 'Hai.' }))).toBe('Một. Hai.');
    expect(reasonOf(new Error('Mất mạng.'))).toBe('Mất mạng.');
  });
});

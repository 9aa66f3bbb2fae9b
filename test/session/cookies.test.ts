import { expect, test } from 'vitest';
import { cookieNames, cookies, findCookie } from '#core/session/cookies.ts';

test('COOK-01 CON-01 one table lists the fifteen specified cookies and our four, each with its purpose', () => {
  expect(cookies.map(({ name }) => name)).toEqual([...cookieNames]);
  expect(new Set(cookieNames).size).toBe(15 + 4);
  expect(cookies.every(({ purpose }) => purpose.length > 10)).toBe(true);
});

test('ROL-01 scripts cannot read a cookie that holds a token', () => {
  const tokens = ['accessToken', 'token_anonymous', 'tokenShare', 'token', 'token_zalo', 'authInfo', 'ticket'] as const;
  expect(tokens.every((name) => findCookie(name).httpOnly)).toBe(true);
});

test('ACC-08 log-out removes every token of the login and every trace of its steps', () => {
  const removed = cookies.filter(({ atLogout }) => atLogout === 'removed').map(({ name }) => name);
  const asked = ['token', 'accessToken', 'providerId', 'userLoginId', 'extAuthId', 'urlData', 'authInfo'] as const;
  expect(removed).toEqual(expect.arrayContaining([...asked]));
});

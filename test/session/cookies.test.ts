import { expect, test } from 'vitest';
import { cookieNames, cookies, findCookie, nameInBrowser } from '#core/session/cookies.ts';

test('COOK-01 CON-01 one table lists the fifteen specified cookies and our eight, each with its purpose', () => {
  expect(new Set(cookieNames).size).toBe(15 + 8);
  expect(cookies.every(({ purpose }) => purpose.length > 10)).toBe(true);
});

test('V3.3.1 V3.3.3 over https our own cookies have the prefix that binds them to the host, the specified ones their names', () => {
  expect(cookies.filter(({ reach }) => reach === 'this-host').map(({ name }) => nameInBrowser(name, true))).toEqual([
    '__Host-known_device',
    '__Host-order_access',
    '__Host-view_session',
    '__Host-consent',
    '__Host-popup_closed',
    '__Host-floating_closed',
    '__Host-voucher_closed',
    '__Host-flash',
  ]);
  for (const { name, reach } of cookies) {
    expect(nameInBrowser(name, false)).toBe(name);
    if (reach === 'parent-domain') expect(nameInBrowser(name, true)).toBe(name);
  }
});

test('ROL-01 scripts cannot read a cookie that holds a token', () => {
  const tokens = [
    'accessToken',
    'token_anonymous',
    'tokenShare',
    'token',
    'token_zalo',
    'authInfo',
    'ticket',
    'order_access',
    'view_session',
  ] as const;
  expect(tokens.every((name) => findCookie(name).httpOnly)).toBe(true);
});

test('ACC-08 log-out removes every token of the login and every trace of its steps', () => {
  const removed = cookies.filter(({ atLogout }) => atLogout === 'removed').map(({ name }) => name);
  const asked = ['token', 'accessToken', 'providerId', 'userLoginId', 'extAuthId', 'urlData', 'authInfo'] as const;
  expect(removed).toEqual(expect.arrayContaining([...asked]));
});

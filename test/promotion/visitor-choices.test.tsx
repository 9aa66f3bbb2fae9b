import Cookies from 'js-cookie';
import { expect, test } from 'vitest';
import { browserVisitorChoices } from '#adapters/browser/visitor-choices.ts';
import { cookieConsentStore } from '#adapters/cookies/consent-store.ts';
import { cookieJar } from '#adapters/cookies/cookie-jar.ts';
import { cookieNames, findCookie } from '#core/session/cookies.ts';
import { type ChoicesSubject, visitorChoicesContract } from './visitor-choices.contract.ts';

const open = async (): Promise<ChoicesSubject> => {
  for (const name of cookieNames) Cookies.remove(name, { path: '/' });
  window.localStorage.clear();
  return {
    choices: browserVisitorChoices(),
    store: {
      save: (consent) => {
        const jar = cookieJar(null, { secure: false, domain: null });
        cookieConsentStore(jar).save(consent);
        // biome-ignore lint/suspicious/noDocumentCookie: what the host's answer does to the browser
        for (const change of jar.changes()) document.cookie = change;
      },
    },
    reloaded: browserVisitorChoices,
  };
};

visitorChoicesContract('the visitor choices in the browser', open);

test('COOK-01 BAN-02 a close time expires after an hour', async () => {
  const { choices } = await open();
  choices.close('popup', Date.now() - 3_600_001);
  expect(choices.closedAt('popup')).toBeNull();
  for (const name of ['popup_closed', 'floating_closed', 'voucher_closed'] as const)
    expect(findCookie(name)).toMatchObject({ life: 3_600, httpOnly: false });
});

test('CAT-08 a tampered comparison list is truncated; an oversized one is ignored', async () => {
  const { choices } = await open();
  window.localStorage.setItem('cua-hang-may.so-sanh', 'a,b,,a, c ,d');
  expect(choices.comparedSlugs()).toEqual(['a', 'b', 'c']);
  window.localStorage.setItem('cua-hang-may.so-sanh', 'x'.repeat(5_000));
  expect(choices.comparedSlugs()).toEqual([]);
});

test('BAN-02 CON-01 a malformed cookie is ignored', async () => {
  const { choices } = await open();
  for (const text of ['abc', '-1', '1e3', '99999999999999999999', '']) {
    Cookies.set('popup_closed', text);
    Cookies.set('consent', text);
    expect([text, choices.closedAt('popup'), choices.consent()]).toEqual([text, null, null]);
  }
});

test('CON-01 cookies left by third-party services are reported as purposes, each once', async () => {
  const { choices } = await open();
  const names = ['cw_conversation', 'cw_user', '_ga', '_ga_ABC', '_gcl_au', 'khac'];
  for (const name of names) Cookies.set(name, 'x');
  expect(new Set(choices.cookiePurposes())).toEqual(new Set(['chat', 'statistics', 'ads']));
  for (const name of names) Cookies.remove(name);
  expect(choices.cookiePurposes()).toEqual([]);
});

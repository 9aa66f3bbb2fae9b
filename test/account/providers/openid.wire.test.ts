import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Backend } from '#backend/server.ts';
import { startOwnBackend } from '#test/kit/backends/own-backend.ts';
import { browserAt } from '#test/kit/host-browser.ts';
import {
  type ForeignIssuer,
  type IssuerPerson,
  issuerClient,
  startForeignIssuer,
} from '#test/kit/servers/foreign-issuer.ts';

const callback = 'https://auth.shop.example/authorization-gateway/callback/openid';
const begin = { _use: 'logInWithProvider', provider: 'openid', redirectUrl: '/gio-hang' };

/** A backend whose issuer was down when it started. */
describe('an installation with an OpenID provider of its own', () => {
  let backend: Backend;
  let foreign: ForeignIssuer;
  beforeAll(async () => {
    const before = await startForeignIssuer(callback);
    await before.close();
    backend = await startOwnBackend({
      AUTH_PUBLIC_ORIGIN: new URL(callback).origin,
      OIDC_ISSUER: before.issuer,
      OIDC_CLIENT_ID: issuerClient.id,
      OIDC_CLIENT_SECRET: issuerClient.secret,
      OIDC_NAME: 'Công Ty Mẹ',
    });
    const down = await browserAt(backend).form('/dang-nhap', begin);
    expect(down.status).toBe(503);
    foreign = await startForeignIssuer(callback, Number(new URL(before.issuer).port));
  });
  afterAll(async () => {
    await foreign.close();
    await backend.close();
  });

  /** Logs in at the issuer with a new browser; `landed` is where the shop leads to. */
  const logIn = async (person: IssuerPerson) => {
    const browser = browserAt(backend);
    const begun = await browser.form('/dang-nhap', begin);
    const returned = new URL(await foreign.walk(begun.headers.get('location') ?? '', person));
    const back = await fetch(`${backend.publicUrl}${returned.pathname}${returned.search}`, { redirect: 'manual' });
    const next = new URL(back.headers.get('location') ?? '');
    const answer = await browser.send(next.pathname + next.search);
    return { ...browser, landed: answer.headers.get('location') };
  };

  test('ACC-01 LAY-03 its button bears its name, and a log-in through it gives a session, each time to one account', async () => {
    const person = { sub: 'lan', name: 'Nguyễn Thị Lan', email: 'lan.openid@example.vn', email_verified: true };
    const first = await logIn(person);
    expect(await first.asked('loadLoginProviders')).toMatchObject({
      value: [{ id: 'google' }, { id: 'facebook' }, { id: 'zalo' }, { id: 'openid', name: 'Công Ty Mẹ' }],
    });
    expect(first.landed).toBe('/gio-hang');
    expect(await first.asked('loadVisitor')).toMatchObject({ value: { user: { name: 'Nguyễn Thị Lan' } } });
    const second = await logIn({ ...person, name: 'Lan' });
    expect(await second.asked('loadSecurity')).toMatchObject({
      value: { linkedAccounts: [{ provider: 'openid', name: person.email }] },
    });
    expect(JSON.stringify(first.logged)).not.toContain(first.cookies.get('accessToken'));
  });

  test('ACC-04 ACC-10 a person whose address it has not verified gets no session before the account is complete', async () => {
    const { landed, cookies } = await logIn({
      sub: 'moi',
      name: 'Mới',
      email: 'moi@example.vn',
      email_verified: false,
    });
    expect(landed).toMatch(/^\/cap-nhat-dang-ky\?/);
    expect(cookies.has('accessToken')).toBe(false);
  });

  test('ACC-10 another subject with the address of a customer gets no session: it waits to be linked', async () => {
    const person = { name: 'Trần Huy', email: 'huy.openid@example.vn', email_verified: true };
    expect((await logIn({ ...person, sub: 'huy-1' })).landed).toBe('/gio-hang');
    const changed = await logIn({ ...person, sub: 'huy-2' });
    expect(changed.landed).toBe(`/dang-nhap?redirectUrl=${encodeURIComponent('/lien-ket-tai-khoan')}`);
    expect(changed.cookies.has('accessToken')).toBe(false);
  });

  test('LAY-04 whoever cancels there returns with a message', async () => {
    const browser = browserAt(backend);
    const begun = new URL((await browser.form('/dang-nhap', begin)).headers.get('location') ?? '');
    const denied = new URLSearchParams({ state: begun.searchParams.get('state') ?? '', error: 'access_denied' });
    const answer = await fetch(`${backend.publicUrl}${new URL(callback).pathname}?${denied}`, { redirect: 'manual' });
    expect(answer.headers.get('location')).toMatch(/^http:\/\/localhost:3000\/dang-nhap\?errorMessage=ACCESS_DENIED/);
  });
});

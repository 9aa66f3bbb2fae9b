import { expect, test } from 'vitest';
import { pkceChallenge } from '#backend/authorisation/providers/provider-call.ts';
import { token } from '#core/shared/ids.ts';
import { loginOf } from '#test/account/account-subject.ts';
import { eachBackend, freshToken, setClock } from '#test/kit/backends/backends.ts';
import { openCallback, submitProviderForm, walkThroughProvider } from '#test/kit/provider-walk.ts';
import {
  clients,
  errorUrl,
  newPerson,
  oneTimeTokenIn,
  outcomeOf,
  pageFor,
  returnUrl,
  shop,
} from './provider-guests.ts';

const brands = ['google', 'facebook', 'zalo'] as const;

eachBackend('logging in at providers', (backend) => {
  test.each(brands)('ACC-01 GQL-10 login through %s returns a token that can be exchanged once', async (provider) => {
    const landed = new URL(await walkThroughProvider(await pageFor(backend, provider), newPerson()));
    expect(`${landed.origin}${landed.pathname}`).toBe(`${shop}/dang-nhap`);
    expect([landed.searchParams.get('state'), landed.searchParams.get('redirectUrl')]).toEqual([
      'a'.repeat(32),
      '/gio-hang',
    ]);
    const handover = token(landed.searchParams.get('accessToken') ?? '');
    const { accounts } = clients(backend, await freshToken(backend));
    const login = loginOf(await accounts.exchangeLoginToken(handover));
    expect([login.status, login.token === handover]).toEqual([
      provider === 'google' ? 'VERIFIED' : 'UN_VERIFIED',
      false,
    ]);
    expect(outcomeOf(await accounts.exchangeLoginToken(handover))).toBe('link-expired');
    expect(outcomeOf(await clients(backend, handover).security.overview())).toBe('denied');
  });

  test('ACC-01 the embedded pages replace each provider and offer sample people', async () => {
    const names = { google: 'Nguyễn Thị Lan', facebook: 'Lê Ngọc Mai', zalo: 'Phạm Văn Sơn' };
    for (const provider of brands) {
      const page = await fetch(await pageFor(backend, provider));
      expect([page.status, page.headers.get('content-security-policy')]).toEqual([
        200,
        expect.stringContaining('frame-ancestors'),
      ]);
      expect(await page.text()).toContain(names[provider]);
    }
    const chosen = await submitProviderForm(await pageFor(backend, 'zalo'), { person: 'zalo-ha' });
    expect(oneTimeTokenIn((await openCallback(chosen)).headers.get('location') ?? '')).not.toBe('');
  });

  test('LAY-04 cancelling redirects with ACCESS_DENIED and without a token', async () => {
    const landed = new URL(await walkThroughProvider(await pageFor(backend, 'facebook'), null));
    expect(Object.fromEntries(landed.searchParams)).toEqual({
      errorMessage: 'ACCESS_DENIED',
      redirectUrl: '/gio-hang',
    });
  });

  test('LAY-04 a code that the provider does not know fails the login', async () => {
    const callback = new URL(await submitProviderForm(await pageFor(backend, 'google'), { new: '1', ...newPerson() }));
    callback.searchParams.set('code', 'mot-ma-khac');
    const landed = new URL((await openCallback(callback.href)).headers.get('location') ?? '');
    expect([landed.searchParams.get('errorMessage'), landed.searchParams.has('accessToken')]).toEqual([
      'ACCESS_DENIED',
      false,
    ]);
  });

  test('LAY-03 a callback that is repeated, has no state or a wrong one, or names another provider gets an error page without a redirect', async () => {
    const callback = await submitProviderForm(await pageFor(backend, 'google'), { new: '1', ...newPerson() });
    const elsewhere = callback.replace('/callback/google', '/callback/zalo');
    const stateless = new URL(callback);
    stateless.searchParams.delete('state');
    const foreign = new URL(callback);
    foreign.searchParams.set('state', 'x'.repeat(43));
    for (const address of [elsewhere, stateless.href, foreign.href])
      expect((await openCallback(address)).status).toBe(400);
    expect((await openCallback(callback)).status).toBe(303);
    const again = await openCallback(callback);
    expect([again.status, again.headers.get('location')]).toEqual([400, null]);
    expect(await again.text()).toContain(`${shop}/dang-nhap`);
  });

  test('LAY-03 a login that takes longer than ten minutes expires', async () => {
    const callback = await submitProviderForm(await pageFor(backend, 'zalo'), { new: '1', ...newPerson() });
    await setClock(backend, Date.now() + 601_000);
    expect((await openCallback(callback)).status).toBe(400);
  });

  test('ACC-01 a provider login accepts only return URLs of the shop', async () => {
    const { accounts } = clients(backend, await freshToken(backend));
    const foreign = [
      'https://evil.example/',
      `${shop}.evil.example/`,
      '//evil.example',
      'javascript:alert(1)',
      '/dang-nhap',
      `${shop}@evil.example/`,
    ];
    for (const address of foreign) {
      expect(outcomeOf(await accounts.providerLoginUrl('google', address, errorUrl))).toBe('bad-input');
      expect(outcomeOf(await accounts.providerLoginUrl('google', returnUrl, address))).toBe('bad-input');
    }
  });

  const token43 = (letter: string): string => letter.repeat(43);
  const redeem = (page: URL, code: string, verifier: string): Promise<Response> =>
    fetch(page.href.replace(/\/authorize.*/, '/token'), {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        client_id: page.searchParams.get('client_id') ?? '',
        redirect_uri: page.searchParams.get('redirect_uri') ?? '',
        code_verifier: verifier,
      }),
    });

  test('ACC-01 a code without the verifier of its challenge is rejected and used up', async () => {
    const page = new URL(await pageFor(backend, 'google'));
    const callback = await submitProviderForm(page.href, { new: '1', ...newPerson() });
    const code = new URL(callback).searchParams.get('code') ?? '';
    expect((await redeem(page, code, token43('b'))).status).toBe(400);
    const landed = new URL((await openCallback(callback)).headers.get('location') ?? '');
    expect(landed.searchParams.get('errorMessage')).toBe('ACCESS_DENIED');
  });

  test('V10.4.2 the second use of a code ends the token of the first', async () => {
    const page = new URL(await pageFor(backend, 'google'));
    page.searchParams.set('code_challenge', pkceChallenge(token43('a')));
    const callback = await submitProviderForm(page.href, { new: '1', ...newPerson() });
    const code = new URL(callback).searchParams.get('code') ?? '';
    const first = await redeem(page, code, token43('a'));
    // The embedded provider answers with a token.
    const { access_token: held } = (await first.json()) as { access_token: string };
    const statusOfToken = async () => {
      const headers = { authorization: `Bearer ${held}` };
      return (await fetch(page.href.replace(/\/authorize.*/, '/userinfo'), { headers })).status;
    };
    expect(await statusOfToken()).toBe(200);
    expect((await redeem(page, code, token43('a'))).status).toBe(400);
    expect(await statusOfToken()).toBe(401);
  });

  test("ACC-01 the provider's page rejects every client except the shop, and requests without S256", async () => {
    const page = await pageFor(backend, 'facebook');
    for (const [name, value] of [
      ['client_id', 'ai-do'],
      ['redirect_uri', 'https://evil.example/callback'],
      ['code_challenge_method', 'plain'],
      ['code_challenge', ''],
      ['state', ''],
    ] as const) {
      const changed = new URL(page);
      changed.searchParams.set(name, value);
      expect((await fetch(changed)).status).toBe(400);
      const posted = await fetch(changed, {
        method: 'POST',
        body: new URLSearchParams({ person: 'facebook-mai' }),
        redirect: 'manual',
      });
      expect([posted.status, posted.headers.get('location')]).toEqual([400, null]);
    }
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cookieJar } from '#adapters/cookies/cookie-jar.ts';
import { cookiePendingLoginStore } from '#adapters/cookies/pending-login-store.ts';
import { fakeProviders } from '#adapters/memory/accounts/account-providers.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import type { PendingLogin } from '#core/account/log-in/pending-login-store.port.ts';
import { originsOf, parseReturnPath } from '#core/shared/return-path.ts';
import { codeIn } from '#test/kit/fakes/memory-accounts.ts';
import { expectFailure, expectOk, freshIdempotencyKey, kindOf, openShop, type Shop } from '#test/kit/fakes/shop.ts';
import {
  addCustomer,
  addCustomerWithTotp,
  logInAs,
  nextRequest,
  openReturn,
  PASSWORD,
  returnFromProvider,
  USERNAME,
} from '#test/kit/people.ts';
import { MANY_CASES } from '#test/kit/test-size.ts';

/** The pending login as the host reads it after its return path was tampered with in the cookie. */
const tamperWithTrail = ({ ports }: Shop, trail: PendingLogin, target: string): PendingLogin | null => {
  const cookies = cookieJar(null, { secure: false, domain: null });
  const kept = cookiePendingLoginStore(cookies, ports.settings.site);
  kept.save(trail);
  cookies.set('urlData', JSON.stringify({ domain: '', params: target }), { life: 'session', httpOnly: true });
  return kept.read();
};

describe('ACC-05 the redirect after a login', () => {
  test('ACC-05 login redirects to a configured portal, but not to another site', async () => {
    const portal = 'https://portal.may.example';
    const change = ({ settings }: Shop['ports']) => ({
      settings: { ...settings, site: { ...settings.site, portal } },
    });
    const shop = openShop({ change });
    addCustomer(shop.world);
    expect(expectOk(await logInAs(shop, USERNAME, `${portal}/dich-vu?x=1`)).goTo).toBe(`${portal}/dich-vu?x=1`);
    expect(expectOk(await logInAs(shop, USERNAME, `${portal}.evil.example/`)).goTo).toBe(`${portal}/service`);
  });

  const piece = fc.constantFrom(
    '/',
    '//',
    '\\',
    '%2f',
    '%5c',
    '%252f',
    '..',
    '.',
    '@',
    ':',
    '?',
    '#',
    '\t',
    ' ',
    'javascript:',
    'https:',
    'http://',
    'evil.example',
    'localhost',
    'gio-hang',
    'dang-nhap',
    'xac-thuc',
    'ì',
  );
  const anyTarget = fc.oneof(
    fc.array(piece, { maxLength: 7 }).map((all) => all.join('')),
    fc.webUrl(),
    fc.string(),
  );
  const landsOn = (goTo: string): string => new URL(goTo, 'http://localhost/dang-nhap').origin;

  test('ACC-05 ACC-07 no redirectUrl redirects to another site or back to the login', async () => {
    const world = memoryWorld();
    addCustomer(world);
    const shop = openShop({ world });
    expectOk(await logInAs(shop));
    await fc.assert(
      fc.asyncProperty(anyTarget, async (redirectUrl) => {
        const { goTo } = expectOk(await logInAs(shop, USERNAME, redirectUrl));
        expect(landsOn(goTo)).toBe('http://localhost');
        expect(goTo).toBe(parseReturnPath(goTo, originsOf(shop.ports.settings.site)));
        expect(goTo).not.toMatch(/^\/(dang-nhap|xac-thuc)(\/|\?|#|$)/);
        world.state.sessions.delete(shop.browser.session ?? '');
      }),
      { numRuns: MANY_CASES },
    );
  });

  test('ACC-05 a tampered pending login redirects to no other site either', () =>
    fc.assert(
      fc.asyncProperty(
        anyTarget,
        fc.constantFrom('complete', 'verify', 'second-factor', 'confirm'),
        async (target, step) => {
          const shop = openShop();
          const { code, user } = await addCustomerWithTotp(shop, 'VERIFIED');
          await logInAs(shop);
          const { pendingLogin } = shop.browser;
          if (pendingLogin) shop.browser.pendingLogin = tamperWithTrail(shop, { ...pendingLogin, step }, target);
          const pending = expectOk(await shop.useCases.loadPendingLogin({}));
          if (pending) expect(landsOn(pending.returnPath)).toBe('http://localhost');
          if (pendingLogin) shop.browser.pendingLogin = tamperWithTrail(shop, pendingLogin, target);
          const { goTo } = expectOk(
            await shop.useCases.logInSecondFactor({
              code: code(),
              idempotencyKey: freshIdempotencyKey(),
            }),
          );
          expect(landsOn(goTo)).toBe('http://localhost');
          expect(user.status).toBe('VERIFIED');
        },
      ),
      { numRuns: 200 },
    ));

  test('ACC-01 whatever the codes, keys and ids, every result is expected, and none logs in', async () => {
    const world = memoryWorld();
    const user = addCustomer(world, USERNAME, 'UN_VERIFIED');
    const text = fc.oneof(
      fc.string({ maxLength: 40 }),
      fc.constantFrom('', '123456', '000 000', '1'.repeat(400), user.id),
    );
    await fc.assert(
      fc.asyncProperty(text, text, async (code, other) => {
        const shop = openShop({ world });
        const { useCases } = shop;
        const idempotencyKey = freshIdempotencyKey();
        const answers = [
          await useCases.verifyAccount({ userId: other, code, redirectUrl: other, idempotencyKey }),
          await useCases.verifyReset({ code, key: other, idempotencyKey }),
          await useCases.logInSecondFactor({ code, idempotencyKey }),
          await useCases.loginCallback({
            accessToken: other,
            tokenShare: code,
            state: code,
            redirectUrl: other,
            idempotencyKey,
          }),
        ];
        for (const answer of answers) expect(kindOf(answer)).not.toBe('unexpected');
        expect(shop.browser.session).toBeNull();
      }),
      // Each case is four calls.
      { numRuns: MANY_CASES / 4 },
    );
  });
});

describe('ACC-01 logging in', () => {
  test('VAL-03 both fields are required before anything is sent', async () => {
    const shop = openShop();
    const empty = {
      username: ' ',
      password: '',
      remember: false,
      redirectUrl: '',
      idempotencyKey: freshIdempotencyKey(),
    };
    expect(expectFailure(await shop.useCases.logIn(empty))).toEqual({
      kind: 'invalid-fields',
      fields: { username: 'required', password: 'required' },
    });
    expect(shop.browser.anonymous).toBeNull();
  });

  test('ACC-01 e-mail addresses and phone numbers are accepted as people type them', async () => {
    const world = memoryWorld();
    addCustomer(world, '0912345678');
    addCustomer(world);
    for (const typed of ['+84 912.345.678', ' 0912 345 678', 'KHACH@Example.vn '])
      expect((await logInAs(openShop({ world }), typed)).ok).toBe(true);
  });

  test('ACC-01 without «remember me» the session ends when the browser closes', async () => {
    const shop = openShop();
    addCustomer(shop.world);
    const asked = {
      username: USERNAME,
      password: PASSWORD,
      remember: false,
      redirectUrl: '',
      idempotencyKey: freshIdempotencyKey(),
    };
    expectOk(await shop.useCases.logIn(asked));
    expect(shop.browser).toMatchObject({ isRemembered: false, pendingLogin: null });
  });

  test('ACC-01 «remember me» survives the second factor', async () => {
    for (const remember of [true, false]) {
      const shop = openShop();
      const { code } = await addCustomerWithTotp(shop, 'VERIFIED');
      const asked = {
        username: USERNAME,
        password: PASSWORD,
        remember,
        redirectUrl: '',
        idempotencyKey: freshIdempotencyKey(),
      };
      expectOk(await shop.useCases.logIn(asked));
      expectOk(
        await nextRequest(shop).useCases.logInSecondFactor({
          code: code(),
          idempotencyKey: freshIdempotencyKey(),
        }),
      );
      expect(shop.browser.isRemembered).toBe(remember);
    }
  });

  test('ACC-01 a second factor that this browser did not start returns link-expired', async () => {
    const shop = openShop();
    const { code } = await addCustomerWithTotp(shop, 'VERIFIED');
    const typed = { code: code(), redirectUrl: '', idempotencyKey: freshIdempotencyKey() };
    expect(kindOf(await openShop({ world: shop.world }).useCases.logInSecondFactor(typed))).toBe('link-expired');
  });

  test('ACC-01 the page reads the account and where the code was sent from the pending login, but no token', async () => {
    for (const { id: provider } of fakeProviders) {
      const shop = openShop();
      await openReturn(shop, await returnFromProvider(shop, provider, provider === 'google' ? '' : 'nam@example.com'));
      const pending = expectOk(await nextRequest(shop).useCases.loadPendingLogin({}));
      expect(pending).toMatchObject({ step: 'complete', provider, name: 'Phạm Thu Hà' });
      expect(JSON.stringify(pending)).not.toContain(shop.browser.pendingLogin?.token ?? 'none');
      expect(codeIn(shop.world, 'nam@example.com')).toBeNull();
    }
  });
});

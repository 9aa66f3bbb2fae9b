import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { waysOf } from '#adapters/memory/accounts.ts';
import { memoryDevice } from '#adapters/memory/device.ts';
import { totpCodeAt } from '#adapters/memory/totp.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import { providers } from '#core/account/account.ts';
import { safeRedirect } from '#core/redirects/safe-redirect.ts';
import { codeIn } from '#test/kit/memory-accounts.ts';
import {
  addCustomer,
  again,
  cameBack,
  enterCode,
  logInAs,
  openReturn,
  PASSWORD,
  signUp,
  USERNAME,
} from '#test/kit/people.ts';
import { addBySlug, bad, good, kindOf, openShop, press, type Shop, slugs } from '#test/kit/shop.ts';

/** The tokens of a world that belong to accounts which wait for their code. */
const unverified = ({ world }: Shop, held: string | null): boolean => {
  const party = world.state.sessions.get(held ?? '')?.party ?? world.state.accounts.tokens.get(held ?? '')?.userId;
  return party !== undefined && party !== null && world.state.users.get(party)?.status === 'UN_VERIFIED';
};

/** Every way in, by name, with an account that waits for its code or with one that does not. */
const waysIn: Readonly<Record<string, (shop: Shop, status: 'VERIFIED' | 'UN_VERIFIED') => Promise<unknown>>> = {
  password: async (shop, status) => {
    addCustomer(shop.world, USERNAME, status);
    return logInAs(shop);
  },
  registration: async (shop, status) => {
    good(await signUp(shop, 'moi@example.vn'));
    return status === 'VERIFIED' ? enterCode(again(shop), 'moi@example.vn') : null;
  },
  google: async (shop, status) => {
    if (status === 'UN_VERIFIED') addCustomer(shop.world, 'ha@example.com');
    return openReturn(shop, await cameBack(shop, 'google', 'ha@example.com'));
  },
  facebook: async (shop) => openReturn(shop, await cameBack(shop, 'facebook', 'nam@example.com')),
  zalo: async (shop) => openReturn(shop, await cameBack(shop, 'zalo', '')),
  'an address from elsewhere': async (shop, status) => {
    const elsewhere = openShop({ world: shop.world });
    if (status === 'UN_VERIFIED') addCustomer(shop.world, 'ha@example.com');
    await openReturn(shop, await cameBack(elsewhere, 'google', 'ha@example.com'));
    return again(shop).useCases.confirmLogIn({ accept: true, redirectUrl: '', intent: press() });
  },
  passkey: async (shop, status) => {
    const user = addCustomer(shop.world);
    await logInAs(shop);
    const device = memoryDevice(shop.browser);
    const offer = good(await shop.ports.security.startPasskey());
    good(await shop.ports.security.addPasskey(offer.id, await device.makePasskey(offer.options), 'Máy'));
    await again(shop).useCases.logOut({ path: '/', intent: press() });
    shop.world.state.users.set(user.id, { ...user, status });
    const { useCases } = again(shop);
    const { id, options } = good(await useCases.startPasskeyLogIn({ intent: press() }));
    const response = await device.usePasskey(options);
    return useCases.logInWithPasskey({ challengeId: id, response, redirectUrl: '', intent: press() });
  },
  'second factor': async (shop, status) => {
    const { code } = await withApp(shop, status);
    await logInAs(shop);
    return again(shop).useCases.logInSecondFactor({ code: code(), redirectUrl: '', intent: press() });
  },
};

/** A customer whose password asks for the app's code. */
const withApp = async (shop: Shop, status: 'VERIFIED' | 'UN_VERIFIED') => {
  const user = addCustomer(shop.world);
  await logInAs(shop);
  good(await shop.ports.security.startTotp());
  const secret = waysOf(shop.world, user.id).totp?.secret ?? '';
  const code = (): string => totpCodeAt(secret, shop.world.state.now);
  good(await shop.ports.security.confirmTotp(code()));
  await again(shop).useCases.logOut({ path: '/', intent: press() });
  shop.world.state.users.set(user.id, { ...user, status });
  shop.world.state.now += 30_000;
  return { user, code };
};

describe('ACC-04 an account that waits for its code never is a session', () => {
  test.each(Object.entries(waysIn))('ACC-04 not by %s, with a cart or without', async (_, enter) => {
    for (const withCart of [true, false]) {
      const shop = openShop();
      if (withCart) good(await addBySlug(shop, slugs.server));
      await enter(shop, 'UN_VERIFIED');
      expect(unverified(shop, shop.browser.session)).toBe(false);
      expect(good(await again(shop).useCases.visitor({})).loggedIn).toBe(false);
      expect(kindOf(await again(shop).useCases.account({}))).toBe('login-required');
    }
  });

  test.each(['password', 'registration', 'google', 'an address from elsewhere', 'passkey', 'second factor'])(
    'ACC-01 LAY-03 a verified one is, by %s, and no trail stays behind',
    async (name) => {
      const shop = openShop();
      await waysIn[name]?.(shop, 'VERIFIED');
      expect(good(await again(shop).useCases.visitor({})).loggedIn).toBe(true);
      expect(shop.browser.trail).toBeNull();
      expect(shop.browser.sessionId).toMatch(/^CHM/);
    },
  );

  test('ACC-04 a cookie that turns out to belong to one is dropped', async () => {
    const shop = openShop();
    const user = addCustomer(shop.world);
    good(await logInAs(shop));
    shop.world.state.users.set(user.id, { ...user, status: 'UN_VERIFIED' });
    expect(good(await again(shop).useCases.visitor({})).loggedIn).toBe(false);
    expect(shop.browser.session).toBeNull();
  });

  test('ACC-04 a log-in that says it is verified is not believed where the account says otherwise', async () => {
    const shop = openShop({
      change: ({ accounts }) => ({
        accounts: {
          ...accounts,
          logIn: async (username, password) => {
            const step = await accounts.logIn(username, password);
            return step.ok && step.value.kind === 'done'
              ? { ...step, value: { ...step.value, status: 'VERIFIED' } }
              : step;
          },
        },
      }),
    });
    addCustomer(shop.world, USERNAME, 'UN_VERIFIED');
    good(await logInAs(shop));
    expect(shop.browser.session).toBeNull();
  });

  test('ACC-02 a right password of such an account leads to the code, which is on its way', async () => {
    const shop = openShop();
    const user = addCustomer(shop.world, USERNAME, 'UN_VERIFIED');
    const outcome = good(await logInAs(shop, USERNAME, '/checkout'));
    expect(outcome.goTo).toBe(`/xac-thuc?userId=${user.id}&redirectUrl=%2Fcheckout`);
    expect(good(await enterCode(again(shop), USERNAME))).toMatchObject({ goTo: '/checkout', notice: 'verified' });
  });
});

test('LAY-03 who logs in while he is logged in leaves no session behind', async () => {
  const shop = openShop();
  addCustomer(shop.world);
  good(await logInAs(shop));
  const first = shop.browser.session;
  good(await logInAs(again(shop)));
  expect(shop.browser.session).not.toBe(first);
  expect(first === null || (await shop.ports.identity.userOf(first)).ok).toBe(false);
});

describe('ACC-05 where a log-in leads', () => {
  test('ACC-05 a portal that the configuration allows is a place to go to, another site is not', async () => {
    const portal = 'https://portal.may.example';
    const change = ({ settings }: Shop['ports']) => ({
      settings: { ...settings, site: { ...settings.site, portals: [portal] } },
    });
    const shop = openShop({ change });
    addCustomer(shop.world);
    expect(good(await logInAs(shop, USERNAME, `${portal}/dich-vu?x=1`)).goTo).toBe(`${portal}/dich-vu?x=1`);
    expect(good(await logInAs(shop, USERNAME, `${portal}.evil.example/`)).goTo).toBe('/service');
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

  test('ACC-05 ACC-07 ten thousand redirectUrls: nobody is led to another site, or back to the log-in', async () => {
    const world = memoryWorld();
    addCustomer(world);
    const shop = openShop({ world });
    good(await logInAs(shop));
    await fc.assert(
      fc.asyncProperty(anyTarget, async (redirectUrl) => {
        const { goTo } = good(await logInAs(shop, USERNAME, redirectUrl));
        expect(landsOn(goTo)).toBe('http://localhost');
        expect(goTo).toBe(safeRedirect(goTo, shop.ports.settings.site));
        expect(goTo).not.toMatch(/^\/(dang-nhap|xac-thuc)(\/|\?|#|$)/);
        world.state.sessions.delete(shop.browser.session ?? '');
      }),
      { numRuns: 10_000 },
    );
  });

  test('ACC-05 a trail that somebody has changed leads nowhere else either', () =>
    fc.assert(
      fc.asyncProperty(
        anyTarget,
        fc.constantFrom('complete', 'verify', 'second-factor', 'confirm'),
        async (target, step) => {
          const shop = openShop();
          const { code, user } = await withApp(shop, 'VERIFIED');
          await logInAs(shop);
          const { trail } = shop.browser;
          if (trail) shop.browser.trail = { ...trail, returnTo: target, step };
          const pending = good(await shop.useCases.pendingLogin({}));
          if (pending) expect(landsOn(pending.returnTo)).toBe('http://localhost');
          if (trail) shop.browser.trail = { ...trail, returnTo: target };
          const { goTo } = good(
            await shop.useCases.logInSecondFactor({ code: code(), redirectUrl: '', intent: press() }),
          );
          expect(landsOn(goTo)).toBe('http://localhost');
          expect(user.status).toBe('VERIFIED');
        },
      ),
      { numRuns: 200 },
    ));

  test('ACC-01 ten thousand codes, keys and ids: every answer is foreseen, and none logs in', async () => {
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
        const intent = press();
        const answers = [
          await useCases.verifyAccount({ userId: other, code, redirectUrl: other, intent }),
          await useCases.verifyReset({ code, key: other, intent }),
          await useCases.logInSecondFactor({ code, redirectUrl: other, intent }),
          await useCases.logInCallback({
            accessToken: other,
            tokenShare: code,
            state: code,
            redirectUrl: other,
            intent,
          }),
        ];
        for (const answer of answers) expect(kindOf(answer)).not.toBe('unforeseen');
        expect(shop.browser.session).toBeNull();
      }),
      { numRuns: 2_500 },
    );
  });
});

describe('ACC-01 logging in', () => {
  test('VAL-03 both fields are asked for before anything is sent', async () => {
    const shop = openShop();
    const empty = { username: ' ', password: '', remember: false, redirectUrl: '', intent: press() };
    expect(bad(await shop.useCases.logIn(empty))).toEqual({
      kind: 'invalid-fields',
      fields: { username: 'required', password: 'required' },
    });
    expect(shop.browser.anonymous).toBeNull();
  });

  test('ACC-01 e-mail addresses and phone numbers are read as people type them', async () => {
    const world = memoryWorld();
    addCustomer(world, '0912345678');
    addCustomer(world);
    for (const typed of ['+84 912.345.678', ' 0912 345 678', 'KHACH@Example.vn '])
      expect((await logInAs(openShop({ world }), typed)).ok).toBe(true);
  });

  test('ACC-01 who does not want to be remembered is forgotten when the browser closes', async () => {
    const shop = openShop();
    addCustomer(shop.world);
    const asked = { username: USERNAME, password: PASSWORD, remember: false, redirectUrl: '', intent: press() };
    good(await shop.useCases.logIn(asked));
    expect(shop.browser).toMatchObject({ remembered: false, trail: null });
  });

  test('ACC-01 the choice to be remembered survives the second factor', async () => {
    for (const remember of [true, false]) {
      const shop = openShop();
      const { code } = await withApp(shop, 'VERIFIED');
      const asked = { username: USERNAME, password: PASSWORD, remember, redirectUrl: '', intent: press() };
      good(await shop.useCases.logIn(asked));
      good(await again(shop).useCases.logInSecondFactor({ code: code(), redirectUrl: '', intent: press() }));
      expect(shop.browser.remembered).toBe(remember);
    }
  });

  test('ACC-01 a second factor that was not begun in this browser is over', async () => {
    const shop = openShop();
    const { code } = await withApp(shop, 'VERIFIED');
    const typed = { code: code(), redirectUrl: '', intent: press() };
    expect(kindOf(await openShop({ world: shop.world }).useCases.logInSecondFactor(typed))).toBe('link-expired');
  });

  test('ACC-01 the steps of a log-in tell the page who it is and where the code went, and no token', async () => {
    for (const provider of providers) {
      const shop = openShop();
      await openReturn(shop, await cameBack(shop, provider, provider === 'google' ? '' : 'nam@example.com'));
      const pending = good(await again(shop).useCases.pendingLogin({}));
      expect(pending).toMatchObject({ step: 'complete', provider, name: 'Phạm Thu Hà' });
      expect(JSON.stringify(pending)).not.toContain(shop.browser.trail?.token ?? 'none');
      expect(codeIn(shop.world, 'nam@example.com')).toBeNull();
    }
  });
});

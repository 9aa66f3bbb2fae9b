import { describe, expect, test } from 'vitest';
import { memoryDevice } from '#adapters/memory/device.ts';
import {
  addCustomer,
  again,
  cameBack,
  enterCode,
  logInAs,
  openReturn,
  signUp,
  USERNAME,
  withApp,
} from '#test/kit/people.ts';
import { addBySlug, good, kindOf, openShop, press, type Shop, slugs } from '#test/kit/shop.ts';

/** Whether the token belongs to an account that waits for its code. */
const unverified = ({ world }: Shop, held: string | null): boolean => {
  const party = world.state.sessions.get(held ?? '')?.party ?? world.state.accounts.tokens.get(held ?? '')?.userId;
  return party !== undefined && party !== null && world.state.users.get(party)?.status === 'UN_VERIFIED';
};

/** Every way to log in, by name, with a verified or an unverified account. */
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
    return again(shop).useCases.confirmLogIn({ accept: true, redirectUrl: '', idempotencyKey: press() });
  },
  passkey: async (shop, status) => {
    const user = addCustomer(shop.world);
    await logInAs(shop);
    const device = memoryDevice(shop.browser);
    const offer = good(await shop.ports.security.startPasskey());
    good(await shop.ports.security.addPasskey(offer.id, await device.makePasskey(offer.options), 'Máy'));
    await again(shop).useCases.logOut({ path: '/', idempotencyKey: press() });
    shop.world.state.users.set(user.id, { ...user, status });
    const { useCases } = again(shop);
    const { id, options } = good(await useCases.startPasskeyLogIn({ idempotencyKey: press() }));
    const response = await device.usePasskey(options);
    return useCases.logInWithPasskey({ challengeId: id, response, redirectUrl: '', idempotencyKey: press() });
  },
  'second factor': async (shop, status) => {
    const { code } = await withApp(shop, status);
    await logInAs(shop);
    return again(shop).useCases.logInSecondFactor({ code: code(), redirectUrl: '', idempotencyKey: press() });
  },
};

describe('ACC-04 an unverified account never gets a session', () => {
  test.each(Object.entries(waysIn))(
    'ACC-04 login by %s creates no session for it, with or without a cart',
    async (_, enter) => {
      for (const withCart of [true, false]) {
        const shop = openShop();
        if (withCart) good(await addBySlug(shop, slugs.server));
        await enter(shop, 'UN_VERIFIED');
        expect(unverified(shop, shop.browser.session)).toBe(false);
        expect(good(await again(shop).useCases.loadVisitor({})).loggedIn).toBe(false);
        expect(kindOf(await again(shop).useCases.loadAccount({}))).toBe('login-required');
      }
    },
  );

  test.each(['password', 'registration', 'google', 'an address from elsewhere', 'passkey', 'second factor'])(
    'ACC-01 LAY-03 login by %s creates a session for a verified account and clears the pending login',
    async (name) => {
      const shop = openShop();
      await waysIn[name]?.(shop, 'VERIFIED');
      expect(good(await again(shop).useCases.loadVisitor({})).loggedIn).toBe(true);
      expect(shop.browser.trail).toBeNull();
      expect(shop.browser.sessionId).toMatch(/^CHM/);
    },
  );

  test('ACC-04 a session cookie of an unverified account is dropped', async () => {
    const shop = openShop();
    const user = addCustomer(shop.world);
    good(await logInAs(shop));
    shop.world.state.users.set(user.id, { ...user, status: 'UN_VERIFIED' });
    expect(good(await again(shop).useCases.loadVisitor({})).loggedIn).toBe(false);
    expect(shop.browser.session).toBeNull();
  });

  test('ACC-04 a verified status in the login response is ignored when the account itself is unverified', async () => {
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

  test('ACC-02 the right password of an unverified account leads to the code page, and the code is sent', async () => {
    const shop = openShop();
    const user = addCustomer(shop.world, USERNAME, 'UN_VERIFIED');
    const outcome = good(await logInAs(shop, USERNAME, '/checkout'));
    expect(outcome.goTo).toBe(`/xac-thuc?userId=${user.id}&redirectUrl=%2Fcheckout`);
    expect(good(await enterCode(again(shop), USERNAME))).toMatchObject({ goTo: '/checkout', notice: 'verified' });
  });
});

test('LAY-03 a second login in the same browser revokes the first session', async () => {
  const shop = openShop();
  addCustomer(shop.world);
  good(await logInAs(shop));
  const first = shop.browser.session;
  good(await logInAs(again(shop)));
  expect(shop.browser.session).not.toBe(first);
  expect(first === null || (await shop.ports.identity.userOf(first)).ok).toBe(false);
});

import { describe, expect, test } from 'vitest';
import { memoryDevice } from '#adapters/memory/browser/device.ts';
import { addBySlug, expectOk, freshIdempotencyKey, kindOf, openShop, type Shop, slugs } from '#test/kit/fakes/shop.ts';
import {
  addCustomer,
  addCustomerWithTotp,
  enterCode,
  logInAs,
  nextRequest,
  openReturn,
  returnFromProvider,
  signUp,
  USERNAME,
} from '#test/kit/people.ts';

/** Whether the token belongs to an account that waits for its code. */
const unverified = ({ world }: Shop, held: string | null): boolean => {
  const party = world.state.sessions.get(held ?? '')?.party ?? world.state.accounts.tokens.get(held ?? '')?.userId;
  return party !== undefined && party !== null && world.state.users.get(party)?.status === 'UN_VERIFIED';
};

/** Every way to log in, by name, with a verified or an unverified account. */
const loginMethods: Readonly<Record<string, (shop: Shop, status: 'VERIFIED' | 'UN_VERIFIED') => Promise<unknown>>> = {
  password: async (shop, status) => {
    addCustomer(shop.world, USERNAME, status);
    return logInAs(shop);
  },
  registration: async (shop, status) => {
    expectOk(await signUp(shop, 'moi@example.vn'));
    return status === 'VERIFIED' ? enterCode(nextRequest(shop), 'moi@example.vn') : null;
  },
  google: async (shop, status) => {
    if (status === 'UN_VERIFIED') addCustomer(shop.world, 'ha@example.com');
    return openReturn(shop, await returnFromProvider(shop, 'google', 'ha@example.com'));
  },
  facebook: async (shop) => openReturn(shop, await returnFromProvider(shop, 'facebook', 'nam@example.com')),
  zalo: async (shop) => openReturn(shop, await returnFromProvider(shop, 'zalo', '')),
  'an address from elsewhere': async (shop, status) => {
    const elsewhere = openShop({ world: shop.world });
    if (status === 'UN_VERIFIED') addCustomer(shop.world, 'ha@example.com');
    await openReturn(shop, await returnFromProvider(elsewhere, 'google', 'ha@example.com'));
    return nextRequest(shop).useCases.confirmLogIn({
      accept: true,
      idempotencyKey: freshIdempotencyKey(),
    });
  },
  passkey: async (shop, status) => {
    const user = addCustomer(shop.world);
    await logInAs(shop);
    const device = memoryDevice(shop.browser);
    const offer = expectOk(await shop.ports.security.startPasskey());
    expectOk(await shop.ports.security.addPasskey(offer.id, await device.createPasskey(offer.options), 'Máy'));
    await nextRequest(shop).useCases.logOut({ path: '/', idempotencyKey: freshIdempotencyKey() });
    shop.world.state.users.set(user.id, { ...user, status });
    const { useCases } = nextRequest(shop);
    const { id, options } = expectOk(await useCases.startPasskeyLogIn({ idempotencyKey: freshIdempotencyKey() }));
    const response = await device.usePasskey(options);
    return useCases.logInWithPasskey({
      challengeId: id,
      response,
      redirectUrl: '',
      idempotencyKey: freshIdempotencyKey(),
    });
  },
  'second factor': async (shop, status) => {
    const { code } = await addCustomerWithTotp(shop, status);
    await logInAs(shop);
    return nextRequest(shop).useCases.logInSecondFactor({
      code: code(),
      idempotencyKey: freshIdempotencyKey(),
    });
  },
};

describe('ACC-04 an unverified account never gets a session', () => {
  test.each(Object.entries(loginMethods))(
    'ACC-04 login by %s creates no session for it, with or without a cart',
    async (_, enter) => {
      for (const withCart of [true, false]) {
        const shop = openShop();
        if (withCart) expectOk(await addBySlug(shop, slugs.server));
        await enter(shop, 'UN_VERIFIED');
        expect(unverified(shop, shop.browser.session)).toBe(false);
        expect(expectOk(await nextRequest(shop).useCases.loadVisitor({})).isLoggedIn).toBe(false);
        expect(kindOf(await nextRequest(shop).useCases.loadAccount({}))).toBe('login-required');
      }
    },
  );

  test.each(['password', 'registration', 'google', 'an address from elsewhere', 'passkey', 'second factor'])(
    'ACC-01 LAY-03 login by %s creates a session for a verified account and clears the pending login',
    async (name) => {
      const shop = openShop();
      await loginMethods[name]?.(shop, 'VERIFIED');
      expect(expectOk(await nextRequest(shop).useCases.loadVisitor({})).isLoggedIn).toBe(true);
      expect(shop.browser.pendingLogin).toBeNull();
      expect(shop.browser.sessionId).toMatch(/^CART/);
    },
  );

  test('ACC-04 a session cookie of an unverified account is removed', async () => {
    const shop = openShop();
    const user = addCustomer(shop.world);
    expectOk(await logInAs(shop));
    shop.world.state.users.set(user.id, { ...user, status: 'UN_VERIFIED' });
    expect(expectOk(await nextRequest(shop).useCases.loadVisitor({})).isLoggedIn).toBe(false);
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
    expectOk(await logInAs(shop));
    expect(shop.browser.session).toBeNull();
  });

  test('ACC-02 the right password of an unverified account leads to the code page, and the code is sent', async () => {
    const shop = openShop();
    const user = addCustomer(shop.world, USERNAME, 'UN_VERIFIED');
    const outcome = expectOk(await logInAs(shop, USERNAME, '/checkout'));
    expect(outcome.goTo).toBe(`/xac-thuc?userId=${user.id}&redirectUrl=%2Fcheckout`);
    expect(expectOk(await enterCode(nextRequest(shop), USERNAME))).toMatchObject({
      goTo: '/checkout',
      notice: 'verified',
    });
  });
});

test('LAY-03 a second login in the same browser revokes the first session', async () => {
  const shop = openShop();
  addCustomer(shop.world);
  expectOk(await logInAs(shop));
  const first = shop.browser.session;
  expectOk(await logInAs(nextRequest(shop)));
  expect(shop.browser.session).not.toBe(first);
  expect(first === null || (await shop.ports.identity.userOf(first)).ok).toBe(false);
});

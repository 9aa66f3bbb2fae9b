import { describe, expect, test } from 'vitest';
import { always, notFound, unreachable, withFaults } from '#test/kit/backends/faults.ts';
import { addBySlug, expectOk, freshIdempotencyKey, kindOf, openShop, type Shop, slugs } from '#test/kit/fakes/shop.ts';
import { addCustomer, logInAs, nextRequest, openReturn, returnFromProvider, USERNAME } from '#test/kit/people.ts';

const EMAIL = 'ha@example.com';
const confirm = (shop: Shop, accept: boolean) =>
  nextRequest(shop).useCases.confirmLogIn({ accept, idempotencyKey: freshIdempotencyKey() });

describe('LAY-03 the one-time login token in the URL', () => {
  test('LAY-03 ACC-05 the browser that started the login is logged in at once and redirected to the requested page', async () => {
    const shop = openShop();
    const query = await returnFromProvider(shop, 'google', EMAIL, '/checkout');
    expect(expectOk(await openReturn(nextRequest(shop), query))).toEqual({
      goTo: '/checkout',
      notice: 'logged-in',
      notify: null,
    });
    expect(shop.browser.session).not.toBe(query.accessToken);
    expect(shop.browser.pendingLogin).toBeNull();
  });

  test('ACC-05 without a requested page the login redirects to the portal', async () => {
    const shop = openShop();
    expect(
      expectOk(await openReturn(nextRequest(shop), await returnFromProvider(shop, 'google', EMAIL))),
    ).toMatchObject({
      goTo: '/service',
    });
  });

  test('ACC-04 ROUTE-27 an incomplete account is sent to its form, with its token in the pending login', async () => {
    const shop = openShop();
    const { goTo } = expectOk(
      await openReturn(nextRequest(shop), await returnFromProvider(shop, 'zalo', '', '/checkout')),
    );
    expect(goTo).toBe('/cap-nhat-dang-ky?status=UPDATE_INFO&typeLogin=oauth&redirectUrl=%2Fcheckout');
    expect(shop.browser.pendingLogin).toMatchObject({ step: 'complete', provider: 'zalo', returnPath: '/checkout' });
  });

  test('LAY-03 a browser that did not start the login is asked to confirm; its identity stays until then', async () => {
    const attacker = openShop();
    const victim = openShop({ world: attacker.world });
    expectOk(await addBySlug(victim, slugs.server));
    const cart = victim.ports.carts.get();
    const query = await returnFromProvider(attacker, 'google', EMAIL, '/checkout');
    expect(expectOk(await openReturn(victim, query)).goTo).toBe('/dang-nhap?redirectUrl=%2Fcheckout');
    expect(victim.browser.session).toBeNull();
    expect(expectOk(await nextRequest(victim).useCases.loadPendingLogin({}))).toMatchObject({
      step: 'confirm',
      name: 'Phạm Thu Hà',
    });
    expect(expectOk(await confirm(victim, false)).goTo).toBe('/dang-nhap?redirectUrl=%2Fcheckout');
    expect([victim.browser.session, victim.browser.pendingLogin, victim.ports.carts.get()]).toEqual([null, null, cart]);
  });

  test('LAY-03 a confirmed login continues and keeps the cart', async () => {
    const shop = openShop();
    const elsewhere = openShop({ world: shop.world });
    expectOk(await addBySlug(shop, slugs.server));
    await openReturn(shop, await returnFromProvider(elsewhere, 'google', EMAIL, '/gio-hang'));
    expect(expectOk(await confirm(shop, true))).toMatchObject({ goTo: '/gio-hang' });
    expect(expectOk(await nextRequest(shop).useCases.loadVisitor({}))).toMatchObject({
      isLoggedIn: true,
      itemCount: 1,
    });
  });

  test('LAY-03 the session token that a portal hands back works after the question, and keeps what the portal shares', async () => {
    const portal = openShop();
    addCustomer(portal.world);
    await logInAs(portal);
    const held = portal.browser.session ?? '';
    const shop = openShop({ world: portal.world });
    const query = { accessToken: held, tokenShare: 'shared-1', state: '', redirectUrl: '/gio-hang' };
    const asked = await shop.useCases.loginCallback({ ...query, idempotencyKey: freshIdempotencyKey() });
    expect(expectOk(asked).goTo).toBe('/dang-nhap?redirectUrl=%2Fgio-hang');
    expect([shop.browser.session, shop.browser.shared]).toEqual([null, null]);
    expect(expectOk(await confirm(shop, true))).toMatchObject({ goTo: '/gio-hang', notice: 'logged-in' });
    expect(shop.browser.session).not.toBe(held);
    expect(shop.browser.shared).toBe('shared-1');
    expect(expectOk(await nextRequest(portal).useCases.loadVisitor({}))).toMatchObject({ isLoggedIn: true });
  });

  test('LAY-03 a wrong, missing or used state asks for confirmation', async () => {
    for (const state of ['', 'f'.repeat(32)]) {
      const shop = openShop();
      const query = await returnFromProvider(shop, 'google', EMAIL);
      expectOk(await openReturn(nextRequest(shop), { ...query, state }));
      expect(shop.browser.session).toBeNull();
      expect(shop.browser.pendingLogin?.step).toBe('confirm');
    }
  });

  test('LAY-03 an expired or invalid token returns link-expired', async () => {
    const shop = openShop();
    const elsewhere = openShop({ world: shop.world });
    await openReturn(shop, await returnFromProvider(elsewhere, 'google', EMAIL));
    shop.world.state.now += 200_000;
    expect(kindOf(await confirm(shop, true))).toBe('link-expired');
    expect(shop.browser.pendingLogin).toBeNull();
    const made = { accessToken: 'a'.repeat(64), state: '', redirectUrl: '' };
    expect(kindOf(await openReturn(nextRequest(shop), made))).toBe('link-expired');
    expect(kindOf(await openReturn(nextRequest(shop), { ...made, accessToken: '' }))).toBe('link-expired');
    expect(kindOf(await openReturn(nextRequest(shop), { ...made, accessToken: 'a\r\nb' }))).toBe('link-expired');
  });

  test('LAY-04 cancelling at a provider clears the pending login, and a new attempt starts over', async () => {
    const shop = openShop();
    const first = await returnFromProvider(shop, 'facebook', '');
    const second = await returnFromProvider(shop, 'google', EMAIL);
    expect(second.state).not.toBe(first.state);
    expect(expectOk(await openReturn(nextRequest(shop), second)).notice).toBe('logged-in');
  });

  test('ACC-05 a service that is down is reported; cart and anonymous token stay, and the URL still works', async () => {
    const shop = openShop();
    expectOk(await addBySlug(shop, slugs.server));
    const query = await returnFromProvider(shop, 'google', EMAIL);
    const [cart, anonymous] = [shop.ports.carts.get(), shop.browser.anonymous];
    const { world, browser } = shop;
    const change = ({ accounts }: Shop['ports']) => ({
      accounts: withFaults(accounts, always(unreachable, 'exchangeLoginToken')),
    });
    expect(kindOf(await openReturn(openShop({ world, browser, change }), query))).toBe('unreachable');
    expect([shop.ports.carts.get(), browser.anonymous, browser.session]).toEqual([cart, anonymous, null]);
    expect(expectOk(await openReturn(nextRequest(shop), query)).notice).toBe('logged-in');
  });

  test('LAY-03 when the service cannot exchange tokens, the token itself becomes the session once its account is known', async () => {
    const shop = openShop({
      change: ({ accounts }) => ({ accounts: withFaults(accounts, always(notFound, 'exchangeLoginToken')) }),
    });
    const query = await returnFromProvider(shop, 'google', EMAIL);
    expectOk(await openReturn(shop, query));
    expect(shop.browser.session).toBe(query.accessToken);
  });

  test('LAY-03 tokenShare is stored beside the session and removed with it', async () => {
    const shop = openShop();
    const query = await returnFromProvider(shop, 'google', EMAIL);
    expectOk(
      await nextRequest(shop).useCases.loginCallback({
        ...query,
        tokenShare: 'chung',
        idempotencyKey: freshIdempotencyKey(),
      }),
    );
    expect(shop.browser.shared).toBe('chung');
    expectOk(await nextRequest(shop).useCases.logOut({ path: '/', idempotencyKey: freshIdempotencyKey() }));
    expect(shop.browser.shared).toBeNull();
  });
});

describe('ACC-10 linked accounts', () => {
  test("ACC-10 a Google account with a customer's e-mail logs in after the customer has logged in by password and linked it", async () => {
    const shop = openShop();
    const user = addCustomer(shop.world);
    const { goTo } = expectOk(await openReturn(nextRequest(shop), await returnFromProvider(shop, 'google', USERNAME)));
    expect(goTo).toBe('/dang-nhap?redirectUrl=%2Flien-ket-tai-khoan');
    expect(expectOk(await logInAs(nextRequest(shop))).goTo).toBe('/lien-ket-tai-khoan');
    expect(shop.browser.pendingLogin?.step).toBe('link');
    const linked = expectOk(await nextRequest(shop).useCases.linkAccount({ idempotencyKey: freshIdempotencyKey() }));
    expect(linked).toMatchObject({ goTo: '/lien-ket-tai-khoan', notice: 'account-linked' });
    expectOk(await nextRequest(shop).useCases.logOut({ path: '/', idempotencyKey: freshIdempotencyKey() }));
    expectOk(await openReturn(nextRequest(shop), await returnFromProvider(nextRequest(shop), 'google', USERNAME)));
    expect(shop.world.state.sessions.get(shop.browser.session ?? '')?.party).toBe(user.partyId);
  });

  test("ACC-10 linking an account leaves the customer's identity unchanged", async () => {
    const shop = openShop();
    const user = addCustomer(shop.world);
    expectOk(await logInAs(shop));
    const query = await returnFromProvider(nextRequest(shop), 'google', EMAIL, '/lien-ket-tai-khoan');
    expect(expectOk(await openReturn(nextRequest(shop), query)).goTo).toBe('/lien-ket-tai-khoan');
    expectOk(await nextRequest(shop).useCases.linkAccount({ idempotencyKey: freshIdempotencyKey() }));
    expect(shop.world.state.sessions.get(shop.browser.session ?? '')?.party).toBe(user.partyId);
    expect(expectOk(await nextRequest(shop).useCases.loadSecurity({})).linkedAccounts).toHaveLength(1);
  });

  test("ACC-10 completing with another customer's e-mail says so, and the account waits to be linked", async () => {
    const shop = openShop();
    addCustomer(shop.world);
    expectOk(await openReturn(nextRequest(shop), await returnFromProvider(shop, 'zalo', '')));
    const typed = {
      fullName: 'Đỗ Minh Anh',
      phone: '0987654321',
      email: USERNAME,
      callback: '',
      idempotencyKey: freshIdempotencyKey(),
    };
    expect(kindOf(await nextRequest(shop).useCases.completeRegistration(typed))).toBe('account-exists');
    expect(expectOk(await logInAs(nextRequest(shop))).goTo).toBe('/lien-ket-tai-khoan');
    expect(
      expectOk(await nextRequest(shop).useCases.linkAccount({ idempotencyKey: freshIdempotencyKey() })).notice,
    ).toBe('account-linked');
  });

  test('GRD-01 ACC-10 guests can neither link nor unlink an account', async () => {
    const { useCases } = openShop();
    expect(kindOf(await useCases.linkAccount({ idempotencyKey: freshIdempotencyKey() }))).toBe('login-required');
    expect(kindOf(await useCases.unlinkAccount({ id: 'x', idempotencyKey: freshIdempotencyKey() }))).toBe(
      'login-required',
    );
  });
});

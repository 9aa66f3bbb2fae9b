import { describe, expect, test } from 'vitest';
import { always, notFound, unreachable, withFaults } from '#test/kit/faults.ts';
import { addCustomer, again, cameBack, logInAs, openReturn, USERNAME } from '#test/kit/people.ts';
import { addBySlug, good, kindOf, openShop, press, type Shop, slugs } from '#test/kit/shop.ts';

const EMAIL = 'ha@example.com';
const confirm = (shop: Shop, accept: boolean) =>
  again(shop).useCases.confirmLogIn({ accept, redirectUrl: '', idempotencyKey: press() });

describe('LAY-03 the one-time login token in the URL', () => {
  test('LAY-03 ACC-05 the browser that started the login is logged in at once and redirected to the requested page', async () => {
    const shop = openShop();
    const query = await cameBack(shop, 'google', EMAIL, '/checkout');
    expect(good(await openReturn(again(shop), query))).toEqual({
      goTo: '/checkout',
      notice: 'logged-in',
      notify: null,
    });
    expect(shop.browser.session).not.toBe(query.accessToken);
    expect(shop.browser.trail).toBeNull();
  });

  test('ACC-05 without a requested page the login redirects to the portal', async () => {
    const shop = openShop();
    expect(good(await openReturn(again(shop), await cameBack(shop, 'google', EMAIL)))).toMatchObject({
      goTo: '/service',
    });
  });

  test('ACC-04 ROUTE-27 an incomplete account is sent to its form, with its token in the pending login', async () => {
    const shop = openShop();
    const { goTo } = good(await openReturn(again(shop), await cameBack(shop, 'zalo', '', '/checkout')));
    expect(goTo).toBe('/cap-nhat-dang-ky?status=UPDATE_INFO&typeLogin=oauth&redirectUrl=%2Fcheckout');
    expect(shop.browser.trail).toMatchObject({ step: 'complete', provider: 'zalo', returnPath: '/checkout' });
  });

  test('LAY-03 a browser that did not start the login is asked to confirm; its identity stays until then', async () => {
    const attacker = openShop();
    const victim = openShop({ world: attacker.world });
    good(await addBySlug(victim, slugs.server));
    const cart = victim.ports.carts.get();
    const query = await cameBack(attacker, 'google', EMAIL, '/checkout');
    expect(good(await openReturn(victim, query)).goTo).toBe('/dang-nhap?redirectUrl=%2Fcheckout');
    expect(victim.browser.session).toBeNull();
    expect(good(await again(victim).useCases.loadPendingLogin({}))).toMatchObject({
      step: 'confirm',
      name: 'Phạm Thu Hà',
    });
    expect(good(await confirm(victim, false)).goTo).toBe('/dang-nhap?redirectUrl=%2Fcheckout');
    expect([victim.browser.session, victim.browser.trail, victim.ports.carts.get()]).toEqual([null, null, cart]);
  });

  test('LAY-03 a confirmed login continues and keeps the cart', async () => {
    const shop = openShop();
    const elsewhere = openShop({ world: shop.world });
    good(await addBySlug(shop, slugs.server));
    await openReturn(shop, await cameBack(elsewhere, 'google', EMAIL, '/gio-hang'));
    expect(good(await confirm(shop, true))).toMatchObject({ goTo: '/gio-hang' });
    expect(good(await again(shop).useCases.loadVisitor({}))).toMatchObject({ loggedIn: true, itemCount: 1 });
  });

  test('LAY-03 a wrong, missing or used state asks for confirmation', async () => {
    for (const state of ['', 'f'.repeat(32)]) {
      const shop = openShop();
      const query = await cameBack(shop, 'google', EMAIL);
      good(await openReturn(again(shop), { ...query, state }));
      expect(shop.browser.session).toBeNull();
      expect(shop.browser.trail?.step).toBe('confirm');
    }
  });

  test('LAY-03 an expired or invalid token returns link-expired', async () => {
    const shop = openShop();
    const elsewhere = openShop({ world: shop.world });
    await openReturn(shop, await cameBack(elsewhere, 'google', EMAIL));
    shop.world.state.now += 200_000;
    expect(kindOf(await confirm(shop, true))).toBe('link-expired');
    expect(shop.browser.trail).toBeNull();
    const made = { accessToken: 'a'.repeat(64), state: '', redirectUrl: '' };
    expect(kindOf(await openReturn(again(shop), made))).toBe('link-expired');
    expect(kindOf(await openReturn(again(shop), { ...made, accessToken: '' }))).toBe('link-expired');
    expect(kindOf(await openReturn(again(shop), { ...made, accessToken: 'a\r\nb' }))).toBe('link-expired');
  });

  test('LAY-04 cancelling at a provider clears the pending login, and a new attempt starts over', async () => {
    const shop = openShop();
    const first = await cameBack(shop, 'facebook', '');
    const second = await cameBack(shop, 'google', EMAIL);
    expect(second.state).not.toBe(first.state);
    expect(good(await openReturn(again(shop), second)).notice).toBe('logged-in');
  });

  test('ACC-05 a service that is down is reported; cart and anonymous token stay, and the URL still works', async () => {
    const shop = openShop();
    good(await addBySlug(shop, slugs.server));
    const query = await cameBack(shop, 'google', EMAIL);
    const [cart, anonymous] = [shop.ports.carts.get(), shop.browser.anonymous];
    const { world, browser } = shop;
    const change = ({ accounts }: Shop['ports']) => ({
      accounts: withFaults(accounts, always(unreachable, 'exchange')),
    });
    expect(kindOf(await openReturn(openShop({ world, browser, change }), query))).toBe('unreachable');
    expect([shop.ports.carts.get(), browser.anonymous, browser.session]).toEqual([cart, anonymous, null]);
    expect(good(await openReturn(again(shop), query)).notice).toBe('logged-in');
  });

  test('LAY-03 when the service cannot exchange tokens, the token itself becomes the session once its account is known', async () => {
    const shop = openShop({
      change: ({ accounts }) => ({ accounts: withFaults(accounts, always(notFound, 'exchange')) }),
    });
    const query = await cameBack(shop, 'google', EMAIL);
    good(await openReturn(shop, query));
    expect(shop.browser.session).toBe(query.accessToken);
  });

  test('LAY-03 tokenShare is stored beside the session and removed with it', async () => {
    const shop = openShop();
    const query = await cameBack(shop, 'google', EMAIL);
    good(await again(shop).useCases.logInCallback({ ...query, tokenShare: 'chung', idempotencyKey: press() }));
    expect(shop.browser.shared).toBe('chung');
    good(await again(shop).useCases.logOut({ path: '/', idempotencyKey: press() }));
    expect(shop.browser.shared).toBeNull();
  });
});

describe('ACC-10 linked accounts', () => {
  test("ACC-10 a Google account with a customer's e-mail logs in after the customer has logged in by password and linked it", async () => {
    const shop = openShop();
    const user = addCustomer(shop.world);
    const { goTo } = good(await openReturn(again(shop), await cameBack(shop, 'google', USERNAME)));
    expect(goTo).toBe('/dang-nhap?redirectUrl=%2Flien-ket-tai-khoan');
    expect(good(await logInAs(again(shop))).goTo).toBe('/lien-ket-tai-khoan');
    expect(shop.browser.trail?.step).toBe('link');
    const linked = good(await again(shop).useCases.linkAccount({ idempotencyKey: press() }));
    expect(linked).toMatchObject({ goTo: '/lien-ket-tai-khoan', notice: 'account-linked' });
    good(await again(shop).useCases.logOut({ path: '/', idempotencyKey: press() }));
    good(await openReturn(again(shop), await cameBack(again(shop), 'google', USERNAME)));
    expect(shop.world.state.sessions.get(shop.browser.session ?? '')?.party).toBe(user.partyId);
  });

  test("ACC-10 linking an account leaves the customer's identity unchanged", async () => {
    const shop = openShop();
    const user = addCustomer(shop.world);
    good(await logInAs(shop));
    const query = await cameBack(again(shop), 'google', EMAIL, '/lien-ket-tai-khoan');
    expect(good(await openReturn(again(shop), query)).goTo).toBe('/lien-ket-tai-khoan');
    good(await again(shop).useCases.linkAccount({ idempotencyKey: press() }));
    expect(shop.world.state.sessions.get(shop.browser.session ?? '')?.party).toBe(user.partyId);
    expect(good(await again(shop).useCases.loadSecurity({})).linked).toHaveLength(1);
  });

  test("ACC-10 completing with another customer's e-mail says so, and the account waits to be linked", async () => {
    const shop = openShop();
    addCustomer(shop.world);
    good(await openReturn(again(shop), await cameBack(shop, 'zalo', '')));
    const typed = { fullName: 'Đỗ Minh Anh', phone: '0987654321', email: USERNAME, idempotencyKey: press() };
    expect(kindOf(await again(shop).useCases.completeRegistration(typed))).toBe('account-exists');
    expect(good(await logInAs(again(shop))).goTo).toBe('/lien-ket-tai-khoan');
    expect(good(await again(shop).useCases.linkAccount({ idempotencyKey: press() })).notice).toBe('account-linked');
  });

  test('GRD-01 ACC-10 guests can neither link nor unlink an account', async () => {
    const { useCases } = openShop();
    expect(kindOf(await useCases.linkAccount({ idempotencyKey: press() }))).toBe('login-required');
    expect(kindOf(await useCases.unlinkAccount({ id: 'x', idempotencyKey: press() }))).toBe('login-required');
  });
});

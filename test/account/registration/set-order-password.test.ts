import { describe, expect, test } from 'vitest';
import { createBrowser } from '#adapters/memory/browser/browser-state.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import type { OrderId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import { payCart, validCheckoutFields, withCart } from '#test/kit/checkout.ts';
import { messageTo } from '#test/kit/fakes/memory-accounts.ts';
import { expectFailure, expectOk, freshIdempotencyKey, openShop, type Shop } from '#test/kit/fakes/shop.ts';
import { addCustomer, enterCode, logInAs, PASSWORD } from '#test/kit/people.ts';

const keyed = () => ({ idempotencyKey: freshIdempotencyKey() });

const paidByGuest = async () => {
  const buyer = await withCart({ world: memoryWorld() });
  const { email } = (await validCheckoutFields(buyer)).contact;
  const orderId = await payCart(buyer);
  return { buyer, email, orderId, world: buyer.world };
};
type Paid = Awaited<ReturnType<typeof paidByGuest>>;

/** Another browser, which opened the link in the mail. */
const byLink = async ({ buyer, email, orderId, world }: Paid): Promise<Shop> => {
  const { number: orderNumber } = expectOk(await buyer.useCases.loadOrder({ orderId }));
  expectOk(await buyer.useCases.requestOrderLink({ orderNumber, email, proof: '', ...keyed() }));
  const token = /\/don-hang\/(\S+)/.exec(messageTo(world, email) ?? '')?.[1] ?? '';
  const elsewhere = openShop({ world });
  expectOk(await elsewhere.useCases.openOrderLink({ token, ...keyed() }));
  return elsewhere;
};

const setPassword = ({ useCases }: Shop, orderId: OrderId) =>
  useCases.setOrderPassword({ orderId, password: PASSWORD, proof: '', ...keyed() });
const stepOf = async ({ useCases }: Shop, orderId: OrderId) =>
  expectOk(await useCases.loadOrderAccount({ orderId })).step;
const ordersOf = async ({ useCases }: Shop) =>
  expectOk(await useCases.listOrders({ keyword: null, status: null, page: 1 })).orders.map(({ id }) => id);

describe('a password for an order', () => {
  test.each([
    ['in the browser that ordered', async (paid: Paid) => paid.buyer],
    ['on a device that opened the link', byLink],
  ])(
    '%s makes the guest a customer with the order and its services, after the code from the mail',
    async (_, enter) => {
      const paid = await paidByGuest();
      const shop = await enter(paid);
      expect(await stepOf(shop, paid.orderId)).toBe('set-password');
      const { goTo } = expectOk(await setPassword(shop, paid.orderId));
      expect(goTo).toMatch(/^\/xac-thuc\?/);
      expect(shop.browser.session).toBeNull();
      expect(expectOk(await enterCode(shop, paid.email)).goTo).toBe(paths.thanks(paid.orderId));
      expect(await stepOf(shop, paid.orderId)).toBe('done');
      expect(await ordersOf(shop)).toEqual([paid.orderId]);
      expect(expectOk(await shop.useCases.loadServices({ filter: 'all', keyword: null })).services).not.toEqual([]);
    },
  );

  test('ends the links of the order, so that whoever was forwarded one sees it no longer', async () => {
    const paid = await paidByGuest();
    const forwarded = await byLink(paid);
    expectOk(await setPassword(paid.buyer, paid.orderId));
    expectOk(await enterCode(paid.buyer, paid.email));
    expect(expectFailure(await forwarded.useCases.loadOrder({ orderId: paid.orderId })).kind).toBe('not-found');
  });

  test('V6.3.8 without the code from the mail there is no session, no order and no account', async () => {
    const paid = await paidByGuest();
    const forwarded = await byLink(paid);
    expectOk(await setPassword(forwarded, paid.orderId));
    const guessed = { userId: '', code: '000000', redirectUrl: '', ...keyed() };
    expect(expectFailure(await forwarded.useCases.verifyAccount(guessed)).kind).toBe('code-wrong');
    expect(forwarded.browser.session).toBeNull();
    expect(await stepOf(paid.buyer, paid.orderId)).toBe('set-password');
    expect(expectFailure(await forwarded.useCases.adoptOrder({ orderId: paid.orderId, ...keyed() })).kind).toBe(
      'login-required',
    );
  });

  test('never touches the account that the address already has: its owner logs in and has the order', async () => {
    const paid = await paidByGuest();
    addCustomer(paid.world, paid.email);
    expect(expectFailure(await setPassword(paid.buyer, paid.orderId)).kind).toBe('account-exists');
    expectOk(await logInAs(paid.buyer, paid.email, paths.thanks(paid.orderId)));
    expect(await stepOf(paid.buyer, paid.orderId)).toBe('done');
    expect(await ordersOf(paid.buyer)).toEqual([paid.orderId]);
  });

  test('a customer with another address who returns to the order does not get it', async () => {
    const paid = await paidByGuest();
    const friend = await byLink(paid);
    addCustomer(paid.world, 'nguoi.khac@example.vn');
    expectOk(await logInAs(friend, 'nguoi.khac@example.vn', paths.thanks(paid.orderId)));
    expect(await stepOf(friend, paid.orderId)).toBe('other-account');
    expect(await ordersOf(friend)).toEqual([]);
    expect(await stepOf(paid.buyer, paid.orderId)).toBe('set-password');
  });

  test('a customer who logged in without returning to the order is offered it', async () => {
    const paid = await paidByGuest();
    const shop = await byLink(paid);
    addCustomer(paid.world, paid.email);
    expectOk(await logInAs(shop, paid.email));
    expect(await stepOf(shop, paid.orderId)).toBe('adopt');
    expectOk(await shop.useCases.adoptOrder({ orderId: paid.orderId, ...keyed() }));
    expect(await stepOf(shop, paid.orderId)).toBe('done');
  });

  test('two tabs that set it at once make one account, and the code of one of them adopts the order once', async () => {
    const paid = await paidByGuest();
    const { world, browser } = paid.buyer;
    const tabs = [openShop({ world, browser }), openShop({ world, browser })] as const;
    await Promise.all(tabs.map((tab) => setPassword(tab, paid.orderId)));
    expectOk(await enterCode(paid.buyer, paid.email));
    expect([...world.state.users.values()].filter(({ email }) => email === paid.email)).toHaveLength(1);
    expect(await ordersOf(paid.buyer)).toEqual([paid.orderId]);
  });

  test('logging out ends what a link gave the browser', async () => {
    const paid = await paidByGuest();
    const shop = await byLink(paid);
    expectOk(await shop.useCases.logOut({ path: '/', ...keyed() }));
    expect(shop.browser.orderAccess).toBeNull();
  });

  test('a stranger cannot set it, nor learn the address of the order', async () => {
    const paid = await paidByGuest();
    const stranger = openShop({ world: paid.world, browser: createBrowser() });
    const before = messageTo(paid.world, paid.email);
    const answers = [
      await setPassword(stranger, paid.orderId),
      await stranger.useCases.loadOrderAccount({ orderId: paid.orderId }),
      await stranger.useCases.revokeOrderLinks({ orderId: paid.orderId, ...keyed() }),
    ];
    expect(answers.map((answer) => expectFailure<{ kind: string }>(answer).kind)).toEqual(Array(3).fill('not-found'));
    expect(messageTo(paid.world, paid.email)).toEqual(before);
  });
});

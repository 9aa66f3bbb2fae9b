import { expect, test } from 'vitest';
import { type Locks, serialiseFirstCommands } from '#adapters/browser/serialise-first-commands.ts';
import { createBrowser } from '#adapters/memory/browser/browser-state.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import { type Http, remoteClient } from '#adapters/remote/client.ts';
import { topLines } from '#core/orders/order.ts';
import { always, garbled, unreachable, withFaults } from '#test/kit/backends/faults.ts';
import { payCart, placeCart } from '#test/kit/checkout.ts';
import {
  addBySlug,
  expectOk,
  freshIdempotencyKey,
  openShop,
  type Shop,
  type ShopOptions,
  slugs,
} from '#test/kit/fakes/shop.ts';
import { useCasesOver } from '#test/kit/fakes/use-cases-over.ts';

/**
 * One browser with empty cookies, at a host over one world; a request carries the cookies that exist when it is sent.
 */
const openNewBrowser = () => {
  const [world, browser] = [memoryWorld(), createBrowser()];
  const http: Http = async (path, { body = '' }) => {
    const cookies = structuredClone(browser);
    const { useCases } = openShop({ world, browser: cookies });
    const name = path.slice('/api/'.length);
    if (name !== 'addToCart') throw new Error(`these tabs do not ask for ${name}`);
    const outcome = await useCases.addToCart(JSON.parse(body));
    Object.assign(browser, cookies);
    return { status: 200, json: async () => outcome };
  };
  const tab = (locks: Locks | undefined) => ({
    ports: openShop({ world }).ports,
    useCases: useCasesOver(remoteClient(serialiseFirstCommands(http, locks, () => browser.sessionId !== null))),
  });
  return { world, browser, tab };
};

const lockManager = (): Locks => {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_, work) => {
      const mine = last.then(work);
      last = mine.catch(() => undefined);
      return mine;
    },
  };
};

const addInTwoTabs = async (locks: Locks | undefined) => {
  const { world, browser, tab } = openNewBrowser();
  const added = await Promise.all([addBySlug(tab(locks), slugs.server), addBySlug(tab(locks), slugs.promoted)]);
  for (const outcome of added) expectOk(outcome);
  const cart = expectOk(await openShop({ world, browser }).useCases.loadCart({ orderId: null }));
  return { sessions: world.state.sessions.size, inSight: cart === null ? 0 : cart.itemCount, world };
};

test('CART-17 the first simultaneous adds of a new visitor in two tabs use one cart and one token', async () => {
  expect(await addInTwoTabs(lockManager())).toMatchObject({ sessions: 1, inSight: 2 });
});

test('CART-17 without locks each tab has its own token and line, and one line is not visible', async () => {
  const { world, ...expectedTotal } = await addInTwoTabs(undefined);
  expect(expectedTotal).toEqual({ sessions: 2, inSight: 1 });
  expect([...world.state.orders.values()].map(({ order }) => topLines(order).length)).toEqual([1, 1]);
});

test('CART-17 a known browser requests no lock', async () => {
  const asked: string[] = [];
  const locks: Locks = {
    request: (name, work) => {
      asked.push(name);
      return work();
    },
  };
  const answer = async () => ({ status: 200, json: async () => null });
  await serialiseFirstCommands(answer, locks, () => true)('/api/addToCart', { method: 'POST', headers: {} });
  await serialiseFirstCommands(answer, locks, () => false)('/api/loadCart', { method: 'GET', headers: {} });
  expect(asked).toEqual([]);
});

/** What happened to a guest's cart before two tabs send requests. */
const cartStates = {
  open: async () => undefined,
  placed: async (shop: Shop) => void expectOk(await placeCart(shop)),
  paid: payCart,
  closed: async (shop: Shop) => {
    const id = shop.ports.carts.get();
    if (id !== null) expectOk(await shop.ports.orders.removeOrder(id, 'thử'));
  },
};

/** Requests of one tab whose answers arrive after the answer to an add from the other tab. */
const lateRequests = {
  'a header': ({ useCases }: Shop) => useCases.loadVisitor({}),
  'a cart page': ({ useCases }: Shop) => useCases.loadCart({ orderId: null }),
  'a page with header and cart': ({ useCases }: Shop) =>
    Promise.all([useCases.loadVisitor({}), useCases.loadCart({ orderId: null })]),
  'a cleared cart': ({ useCases }: Shop) =>
    useCases.clearCart({ orderId: null, idempotencyKey: freshIdempotencyKey() }),
  'an add that creates no cart': ({ world, browser }: Shop) => {
    const change: ShopOptions['change'] = ({ orders }) => ({
      orders: withFaults(orders, always(garbled, 'createDraftCart')),
    });
    return addBySlug(openShop({ world, browser, change }), slugs.server);
  },
  'an add that cannot load the cart': ({ world, browser }: Shop) => {
    const change: ShopOptions['change'] = ({ orders }) => ({ orders: withFaults(orders, always(unreachable, 'load')) });
    return addBySlug(openShop({ world, browser, change }), slugs.server);
  },
};

const lateAnswers = Object.entries(cartStates).flatMap(([state, enter]) =>
  Object.entries(lateRequests).map(([what, request]) => ({ state, enter, what, request })),
);

test.each(lateAnswers)(
  'CART-17 the late answer of $what about a cart that is $state hides no line that another tab added',
  async ({ enter, request }) => {
    const shop = openShop();
    expectOk(await addBySlug(shop, slugs.server));
    await enter(shop);
    const sent = { ...shop.browser };
    const answer = { ...sent };
    await request(openShop({ world: shop.world, browser: answer }));
    const added = expectOk(await addBySlug(shop, slugs.promoted));
    // A browser applies only the cookies that an answer changed.
    const changed = Object.entries(answer).filter(([name, value]) => value !== Reflect.get(sent, name));
    Object.assign(shop.browser, Object.fromEntries(changed));
    const cart = expectOk(await openShop(shop).useCases.loadCart({ orderId: null }));
    expect([cart?.orderId, cart?.itemCount]).toEqual([added.cart?.orderId, added.cart?.itemCount]);
  },
);

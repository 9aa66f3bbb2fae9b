import { beforeEach, expect, test } from 'vitest';
import { tokenDigest } from '#backend/platform/http/request-visitor.ts';
import { DOMAIN_HELD_MS } from '#contracts/domain-hold.ts';
import { DAY_MS, HOUR_MS } from '#core/shared/durations.ts';
import { token } from '#core/shared/ids.ts';
import { eachBackend, freshToken, runSql, setClock } from '#test/kit/backends/backends.ts';
import { domainLine } from '#test/orders/any-line.ts';
import {
  addLineTo,
  freeDomain,
  freshIdempotencyKey,
  loadOrder,
  newCart,
  placeOpenOrder,
  unwrap,
} from '#test/orders/order-world.ts';
import { heldName, transferLine } from '#test/orders/transfers/transfer-world.ts';
import { wireOrderWorld, wireShopper } from '#test/orders/wire-order-world.ts';

eachBackend('expired records', (backend) => {
  let held: string;
  let press: string;
  let domain: string;

  const rows = async (table: string, where: string): Promise<number> => {
    const [row] = await runSql(backend, `select count(*)::int as rows from ${table} where ${where}`);
    return Number(row?.rows);
  };
  const left = async () => ({
    sessions: await rows('sessions', `token_digest = '${tokenDigest(held)}'`),
    idempotencyKeys: await rows('intents', `key = '${press}'`),
    holds: await rows('domain_holds', `name = '${domain}'`),
  });

  beforeEach(async () => {
    [held, press, domain] = [await freshToken(backend), freshIdempotencyKey(), freeDomain()];
    const shopper = wireShopper(backend.url, token(held));
    unwrap(await shopper.orders.createDraftCart(press as ReturnType<typeof freshIdempotencyKey>));
    await placeOpenOrder(shopper, domainLine(domain));
  });

  test('DOM-04 an expired domain hold is deleted, a current one is not', async () => {
    await setClock(backend, Date.now() + DOMAIN_HELD_MS - 60_000);
    expect(await left()).toEqual({ sessions: 1, idempotencyKeys: 1, holds: 1 });
    await setClock(backend, Date.now() + DOMAIN_HELD_MS + 15 * 60_000);
    expect(await left()).toEqual({ sessions: 1, idempotencyKeys: 1, holds: 0 });
  });

  test('DOM-01 DOM-04 auth codes are deleted from closed orders, unpaid ones close after 15 days, and from carts of 30 days, and from no others', async () => {
    const shopper = wireShopper(backend.url, token(held));
    const world = await wireOrderWorld(backend)();
    const line = async () => transferLine(await heldName(world, '.com'));
    const cart = await newCart(shopper);
    await addLineTo(shopper, cart.id, await line());
    const orders = {
      cart,
      closed: await placeOpenOrder(shopper, await line()),
      unpaid: await placeOpenOrder(shopper, await line()),
      paid: await placeOpenOrder(shopper, await line()),
    };
    unwrap(await shopper.orders.removeOrder(orders.closed.id, 'đổi ý'));
    await runSql(backend, `update orders set financial = 'PAID', status = 40 where id = '${orders.paid.id}'`);
    const codes = async () => {
      const kept = Object.entries(orders).map(async ([name, { id }]) => {
        const codesOf = await rows('order_lines', `order_id = '${id}' and transfer_code is not null`);
        return [name, codesOf] as const;
      });
      return Object.fromEntries(await Promise.all(kept));
    };
    await setClock(backend, Date.now() + 14 * DAY_MS);
    expect(await codes()).toEqual({ cart: 1, closed: 0, unpaid: 1, paid: 1 });
    // One run closes the order, the next deletes its code.
    for (const minutes of [0, 11]) await setClock(backend, Date.now() + 29 * DAY_MS + minutes * 60_000);
    expect(await codes()).toEqual({ cart: 1, closed: 0, unpaid: 0, paid: 1 });
    expect(await loadOrder(shopper, orders.unpaid.id)).toMatchObject({ status: 'closed' });
    await setClock(backend, Date.now() + 31 * DAY_MS);
    expect(await codes()).toEqual({ cart: 0, closed: 0, unpaid: 0, paid: 1 });
  });

  test('DOM-04 the hold of a paid domain never expires', async () => {
    await runSql(backend, `update domain_holds set held_until = null where name = '${domain}'`);
    await setClock(backend, Date.now() + 60 * DAY_MS);
    expect(await left()).toMatchObject({ holds: 1 });
  });

  test('CART-17 an idempotency key is deleted after 48 hours, not before', async () => {
    await setClock(backend, Date.now() + 47 * HOUR_MS);
    expect(await left()).toMatchObject({ idempotencyKeys: 1 });
    await setClock(backend, Date.now() + 49 * HOUR_MS);
    expect(await left()).toEqual({ sessions: 1, idempotencyKeys: 0, holds: 0 });
  });

  test('VIS-02 a session is deleted when its token has expired, not before', async () => {
    await setClock(backend, Date.now() + 89 * DAY_MS);
    expect(await left()).toMatchObject({ sessions: 1 });
    await setClock(backend, Date.now() + 91 * DAY_MS);
    expect(await left()).toMatchObject({ sessions: 0 });
  });
});

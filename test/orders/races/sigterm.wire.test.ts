import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { hmacGuestSigner } from '#adapters/system/guest-signer.ts';
import { type OrderId, token } from '#core/shared/ids.ts';
import { eachRealBackend, freshToken, runSql } from '#test/kit/backends/backends.ts';
import { startLoggedBackend } from '#test/kit/backends/logged-backend.ts';
import { lineFor, plans, productBySku } from '#test/orders/any-line.ts';
import { checkout, freshIdempotencyKey, unwrap } from '#test/orders/order-world.ts';
import { wireShopper } from '#test/orders/wire-order-world.ts';

const WRITERS = 6;
const ORDERS = 60;
/** Number of acknowledged orders after which the backend is told to end. */
const END_AFTER = 15;

eachRealBackend('a backend that is told to end', (other) => {
  test('CART-17 ERR-06 during checkouts keeps or refuses each order, whole and once, and finishes what it has begun', async () => {
    const ending = await startLoggedBackend(other.databaseUrl);
    const signer = hmacGuestSigner(inject('secrets').signing);
    const marker = randomUUID();
    const acknowledged: OrderId[] = [];
    let closed: Promise<void> | null = null;
    let retried = 0;

    /** An order of two lines; who gets no answer asks the other backend with the same press. */
    const order = async (held: string, at: number): Promise<OrderId> => {
      const press = freshIdempotencyKey();
      const signature = unwrap(await signer.sign(checkout.contact, Date.now()));
      const lines = [0, 1].map((more) =>
        lineFor(plans[(at + more) % plans.length] ?? productBySku('CS-01'), { quantity: 1 }),
      );
      for (const { url } of [ending, other]) {
        const { orders } = wireShopper(url, token(held));
        const answer = await orders.placeExpress(lines, { ...checkout, note: marker }, signature, press);
        if (answer.ok) return answer.value.id;
        expect(['unknown', 'unreachable']).toContain(answer.failure.kind);
        retried += 1;
      }
      throw new Error('no backend answered');
    };
    const write = async (writer: number): Promise<void> => {
      const held = await freshToken(other);
      for (let at = writer; at < ORDERS; at += WRITERS) {
        acknowledged.push(await order(held, at));
        if (acknowledged.length >= END_AFTER) closed ??= ending.close();
      }
    };
    await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
    await closed;

    const rows = await runSql(
      other,
      `select o.id, (select count(*)::int from order_lines l where l.order_id = o.id) as lines,
         (select count(*)::int from order_events e where e.order_id = o.id) as events
       from orders o where o.note = '${marker}'`,
    );
    expect(acknowledged).toHaveLength(ORDERS);
    expect(retried).toBeGreaterThan(0);
    expect(rows.map(({ id }) => id).sort()).toEqual([...acknowledged].sort());
    for (const { lines, events } of rows) expect([lines, events]).toEqual([2, 1]);
    expect(ending.logged()).not.toContain('request failed');
  });
});

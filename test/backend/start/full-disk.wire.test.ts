import { Client } from 'pg';
import { expect, test } from 'vitest';
import { eachRealBackend } from '#test/kit/backends/backends.ts';
import { placeCart } from '#test/kit/checkout.ts';
import { addBySlug, expectOk, freshIdempotencyKey, kindOf, slugs } from '#test/kit/fakes/shop.ts';
import { openGuest } from '#test/kit/host-guest.ts';

/** PostgreSQL answers 53100 to a write when its disk is full; reads go on. [PostgreSQL, Appendix A] */
const whileFull = async (databaseUrl: string, table: string, work: () => Promise<void>): Promise<void> => {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`
      create function no_space_left() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
    await client.query(
      `create trigger no_space_left before insert or update on ${table} execute function no_space_left()`,
    );
    await work();
  } finally {
    await client.query('drop function no_space_left cascade');
    await client.end();
  }
};

eachRealBackend('a database without space', (backend) => {
  test('ERR-06 CART-17 nothing is acknowledged, products can be read, and the same press works once there is space', async () => {
    const guest = await openGuest(backend);
    expectOk(await addBySlug(guest, slugs.server));
    const before = expectOk(await guest.useCases.loadCart({ orderId: null }));
    const key = freshIdempotencyKey();
    await whileFull(backend.databaseUrl, 'order_events', async () => {
      expect(kindOf(await addBySlug(guest, slugs.server))).not.toBe('ok');
      expect(kindOf(await placeCart(guest, key))).not.toBe('ok');
      expectOk(await guest.useCases.loadProduct({ slug: slugs.server }));
      expect(expectOk(await guest.useCases.loadCart({ orderId: null }))).toEqual(before);
    });
    expect(expectOk(await placeCart(guest, key)).orderId).toBe(before?.orderId);
  });
});

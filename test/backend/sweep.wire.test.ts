import { beforeEach, expect, test } from 'vitest';
import { tokenDigest } from '#backend/request-visitor.ts';
import { DOMAIN_HELD_MS } from '#contracts/domain-hold.ts';
import { token } from '#core/shared/ids.ts';
import { eachBackend, freshToken, runSql, setClock } from '#test/kit/backends.ts';
import { domainLine } from '#test/orders/any-line.ts';
import { done, freeDomain, freshIntent, openedOrder } from '#test/orders/order-world.ts';
import { wireShopper } from '#test/orders/wire-order-world.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

eachBackend('what is kept too long', (backend) => {
  let held: string;
  let press: string;
  let domain: string;

  const rows = async (table: string, where: string): Promise<number> => {
    const [row] = await runSql(backend, `select count(*)::int as rows from ${table} where ${where}`);
    return Number(row?.rows);
  };
  const left = async () => ({
    sessions: await rows('sessions', `token_digest = '${tokenDigest(held)}'`),
    intents: await rows('intents', `key = '${press}'`),
    holds: await rows('domain_holds', `name = '${domain}'`),
  });

  beforeEach(async () => {
    [held, press, domain] = [await freshToken(backend), freshIntent(), freeDomain()];
    const shopper = wireShopper(backend.url, token(held));
    done(await shopper.orders.createTemporary(press as ReturnType<typeof freshIntent>));
    await openedOrder(shopper, domainLine(domain));
  });

  test('DOM-04 a hold that is over is swept, one that lasts is not', async () => {
    await setClock(backend, Date.now() + DOMAIN_HELD_MS - 60_000);
    expect(await left()).toEqual({ sessions: 1, intents: 1, holds: 1 });
    await setClock(backend, Date.now() + DOMAIN_HELD_MS + 15 * 60_000);
    expect(await left()).toEqual({ sessions: 1, intents: 1, holds: 0 });
  });

  test('DOM-04 the hold of a paid domain is for good', async () => {
    await runSql(backend, `update domain_holds set held_until = null where name = '${domain}'`);
    await setClock(backend, Date.now() + 60 * DAY_MS);
    expect(await left()).toMatchObject({ holds: 1 });
  });

  test('CART-17 an intent is swept after 48 hours, not before', async () => {
    await setClock(backend, Date.now() + 47 * HOUR_MS);
    expect(await left()).toMatchObject({ intents: 1 });
    await setClock(backend, Date.now() + 49 * HOUR_MS);
    expect(await left()).toEqual({ sessions: 1, intents: 0, holds: 0 });
  });

  test('VIS-02 a session is swept when its token has run out, not before', async () => {
    await setClock(backend, Date.now() + 89 * DAY_MS);
    expect(await left()).toMatchObject({ sessions: 1 });
    await setClock(backend, Date.now() + 91 * DAY_MS);
    expect(await left()).toMatchObject({ sessions: 0 });
  });
});

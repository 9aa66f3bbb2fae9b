import { describe, expect, test } from 'vitest';
import { addUser, logIn } from '#adapters/memory/accounts/sessions.ts';
import { bankOf } from '#adapters/memory/orders/bank.ts';
import type { User } from '#core/session/visitor.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { serviceId } from '#core/shared/ids.ts';
import { always, denied, garbled, unreachable, withFaults } from '#test/kit/backends/faults.ts';
import { placeCart } from '#test/kit/checkout.ts';
import {
  addBySlug,
  expectOk,
  freshIdempotencyKey,
  kindOf,
  openShop,
  type Shop,
  type ShopOptions,
  slugs,
} from '#test/kit/fakes/shop.ts';

/** A customer's shop; their session token is in this browser. */
const customerShop = (options: ShopOptions = {}): Shop & { readonly user: User } => {
  const shop = openShop(options);
  const user = addUser(shop.world, 'Trần Thị Bích', '0912345678', 'bich@example.vn');
  shop.browser.session = logIn(shop.world, user);
  return { ...shop, user };
};

/** Buys and pays the cart. */
const buy = async (shop: Shop, slug: string): Promise<void> => {
  expectOk(await addBySlug(shop, slug));
  expectOk(await placeCart(shop));
  const [last] = [...shop.world.state.payments.values()].reverse();
  if (!last) throw new Error('no payment was made');
  bankOf(shop.world).confirm(last.payment.id);
};

const everything = { filter: 'all', keyword: null } as const;

describe('the services of a customer', () => {
  test('SVC-01 a paid service is set up first, then it runs', async () => {
    const shop = customerShop();
    await buy(shop, slugs.server);
    const early = expectOk(await shop.useCases.loadServices({ filter: 'starting', keyword: null }));
    expect(early).toMatchObject({ counts: { all: 1, starting: 1, expiring: 0 }, nextToExpire: null });
    expect(early.services).toMatchObject([{ status: 'PROCESSING', address: '', elapsedShare: 0 }]);
    shop.world.state.now += 6_000;
    const late = expectOk(await shop.useCases.loadServices(everything));
    expect(late).toMatchObject({ counts: { all: 1, starting: 0 }, services: [{ status: 'COMPLETED' }] });
    const detail = expectOk(await shop.useCases.loadService({ id: late.services[0]?.id ?? serviceId('') }));
    expect(detail).toMatchObject({ daysLeft: late.services[0]?.daysLeft, username: 'root' });
  });

  test('SVC-01 counts and the next service to end cover all services, for any filter', async () => {
    const shop = customerShop();
    await buy(shop, slugs.server);
    shop.world.state.now += DAY_MS;
    await buy(shop, slugs.promoted);
    const [, first] = expectOk(await shop.useCases.loadServices(everything)).services;
    shop.world.state.now = (first?.endDate ?? 0) - 10 * DAY_MS;
    shop.browser.session = logIn(shop.world, shop.user);
    const view = expectOk(await shop.useCases.loadServices({ filter: 'expiring', keyword: 'khong co gi' }));
    expect(view).toMatchObject({ services: [], counts: { all: 2, expiring: 2, starting: 0 } });
    expect(view.nextToExpire).toMatchObject({ id: first?.id, daysLeft: 10, isExpiring: true });
    const ordered = expectOk(await shop.useCases.loadServices({ filter: 'expiring', keyword: null })).services;
    expect(ordered.map(({ endDate }) => endDate)).toEqual(ordered.map(({ endDate }) => endDate).toSorted());
  });

  test('ENT-13 the initial password is shown on request and is in no page', async () => {
    const shop = customerShop();
    await buy(shop, slugs.server);
    shop.world.state.now += 6_000;
    const [service] = expectOk(await shop.useCases.loadServices(everything)).services;
    const id = service?.id ?? serviceId('');
    const { secret: password, goTo } = expectOk(
      await shop.useCases.revealPassword({ id, idempotencyKey: freshIdempotencyKey() }),
    );
    expect(password).toHaveLength(16);
    expect(goTo).toBe(`/service/${id}`);
    expect(
      JSON.stringify([await shop.useCases.loadServices(everything), await shop.useCases.loadService({ id })]),
    ).not.toContain(password);
  });

  test('SVC-01 GRD-01 a guest has to log in, and another customer finds nothing', async () => {
    const shop = customerShop();
    await buy(shop, slugs.server);
    const [service] = expectOk(await shop.useCases.loadServices(everything)).services;
    const id = service?.id ?? serviceId('');
    const asked = ({ useCases }: Shop) =>
      Promise.all([
        useCases.loadService({ id }),
        useCases.revealPassword({ id, idempotencyKey: freshIdempotencyKey() }),
      ]);
    const guest = openShop({ world: shop.world });
    expect((await asked(guest)).map(kindOf)).toEqual(['login-required', 'login-required']);
    expect(kindOf(await guest.useCases.loadServices(everything))).toBe('login-required');
    const stranger = customerShop({ world: shop.world });
    expect((await asked(stranger)).map(kindOf)).toEqual(['not-found', 'not-found']);
    expect(expectOk(await stranger.useCases.loadServices(everything)).services).toEqual([]);
  });

  test('SVC-01 a service failure keeps its kind; an ended session is login-required', async () => {
    for (const [fault, kind] of [
      [unreachable, 'unreachable'],
      [garbled, 'garbled'],
      [denied, 'login-required'],
    ] as const) {
      const shop = customerShop({
        change: ({ services }) => ({ services: withFaults(services, always(fault, 'list', 'detail')) }),
      });
      expect(kindOf(await shop.useCases.loadServices(everything))).toBe(kind);
      expect(kindOf(await shop.useCases.loadService({ id: serviceId('dv') }))).toBe(kind);
    }
  });
});

describe('a customer with many services', () => {
  /** As many copies of the one service that was bought, every third of another line. */
  const shopWith = async (count: number) => {
    const shop = customerShop();
    await buy(shop, slugs.server);
    shop.world.state.now += 6_000;
    const [[, record] = []] = [...shop.world.state.services];
    if (record === undefined) throw new Error('a service was bought');
    shop.world.state.services.clear();
    for (let at = 0; at < count; at += 1) {
      const id = serviceId(String(at).padStart(32, '0'));
      const line = at % 3 === 0 ? { type: 'web-hosting', typeName: 'Web Hosting' } : {};
      shop.world.state.services.set(id, { ...record, detail: { ...record.detail, id, name: `may-${at}`, ...line } });
    }
    return shop;
  };

  test('SVC-01 sixty services stand on three pages, each once', async () => {
    const { useCases } = await shopWith(60);
    const pages = [1, 2, 3].map((page) => useCases.loadServices({ ...everything, page }));
    const views = (await Promise.all(pages)).map(expectOk);
    expect(views.map(({ services, page, pages: all }) => [services.length, page, all])).toEqual([
      [20, 1, 3],
      [20, 2, 3],
      [20, 3, 3],
    ]);
    expect(new Set(views.flatMap(({ services }) => services.map(({ id }) => id))).size).toBe(60);
    expect(expectOk(await useCases.loadServices({ ...everything, page: 9 })).page).toBe(3);
  });

  test('SVC-01 the list is filtered by line, together with the search; the lines count the services of the filter', async () => {
    const { useCases } = await shopWith(60);
    const hosting = expectOk(await useCases.loadServices({ ...everything, line: 'web-hosting' }));
    expect([hosting.services.length, hosting.pages]).toEqual([20, 1]);
    expect(hosting.lines.map(({ type, count }) => [type, count])).toEqual([
      ['cloud-server', 40],
      ['web-hosting', 20],
    ]);
    const one = await useCases.loadServices({ filter: 'all', keyword: 'may-57', line: 'web-hosting' });
    expect(expectOk(one).services.map(({ name }) => name)).toEqual(['may-57']);
    expect(expectOk(await useCases.loadServices({ ...everything, line: 'domain' })).services).toEqual([]);
    expect(expectOk(await useCases.loadServices({ ...everything, filter: 'ended' })).lines).toEqual([]);
  });
});

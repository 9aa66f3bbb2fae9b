import { describe, expect, test } from 'vitest';
import { voucherCodesFromQuery } from '#core/catalogue/buy-now.ts';
import { configurationFromQuery, defaultConfiguration } from '#core/catalogue/configuration.ts';
import { always, unreachable, withFaults } from '#test/kit/backends/faults.ts';
import { validCheckoutFields } from '#test/kit/checkout.ts';
import {
  expectFailure,
  expectOk,
  freshIdempotencyKey,
  kindOf,
  openShop,
  type Shop,
  slugs,
} from '#test/kit/fakes/shop.ts';
import { sentenceOf } from '#ui/failures/messages.vi.ts';
import { parseSearch } from '#ui/navigation/search.ts';

const chosen = async (shop: Shop, count = 1) => {
  const product = expectOk(await shop.ports.catalogue.product(slugs.server));
  return { product, slug: product.slug, configuration: { ...defaultConfiguration(product), quantity: count } };
};

/** Enters a code on the page of a direct order. */
const addCodeCommand = async (shop: Shop, code: string, codes: readonly string[] = [], count = 1) => {
  const { slug, configuration } = await chosen(shop, count);
  return {
    orderId: null,
    path: null,
    code,
    direct: { slug, configuration, codes },
    idempotencyKey: freshIdempotencyKey(),
  };
};

/** The command that places this direct order. */
const finaliseOrderCommand = async (shop: Shop, codes: readonly string[], count = 1) => {
  const { slug, configuration } = await chosen(shop, count);
  const { totals } = expectOk(await shop.useCases.loadDirectOrder({ slug, configuration, codes }));
  return {
    ...(await validCheckoutFields(shop)),
    slug,
    configuration,
    codes,
    expectedTotal: totals.gross,
    idempotencyKey: freshIdempotencyKey(),
  };
};

describe('VOU-01 ROUTE-09 codes of a direct order', () => {
  test('VOU-01 ROUTE-09 a valid code goes into the URL, the page shows its discount, and it can be removed', async () => {
    const shop = openShop();
    const { product, slug, configuration } = await chosen(shop, 3);
    const added = expectOk(await shop.useCases.addVoucher(await addCodeCommand(shop, 'mua3 giam5', ['CHAOMUNG10'], 3)));
    expect(added).toMatchObject({ cart: null, notice: 'voucher-added' });
    const search = parseSearch(added.goTo.split('?')[1] ?? '');
    expect(configurationFromQuery(product, search)).toEqual(configuration);
    const codes = voucherCodesFromQuery(search);
    expect([...codes].sort()).toEqual(['CHAOMUNG10', 'MUA3GIAM5']);
    const view = expectOk(await shop.useCases.loadDirectOrder({ slug, configuration, codes }));
    expect(view.discounts.map(({ code }) => code).sort()).toEqual([...codes].sort());
    const off = view.discounts.reduce((sum, { gross }) => sum + gross, 0);
    expect(view.totals.gross).toBe(view.quote.totals.gross - off);
    expect(view.vouchers?.renewal).toEqual(view.quote.renewal);
    const removed = expectOk(await shop.useCases.removeVoucher(await addCodeCommand(shop, 'CHAOMUNG10', codes, 3)));
    expect(voucherCodesFromQuery(parseSearch(removed.goTo.split('?')[1] ?? ''))).toEqual(['MUA3GIAM5']);
    expect(shop.world.state.orders.size).toBe(0);
  });

  test('VOU-01 ROUTE-09 the best code is offered; an invalid one says why and what would make it valid', async () => {
    const shop = openShop();
    const { slug, configuration } = await chosen(shop);
    const view = expectOk(await shop.useCases.loadDirectOrder({ slug, configuration }));
    expect(view.vouchers?.best).toMatchObject({ code: 'CHAOMUNG10', refusal: null });
    expect(view.vouchers?.others.every(({ refusal }) => refusal !== null)).toBe(true);
    const sentence = async (code: string) =>
      sentenceOf(expectFailure(await shop.useCases.addVoucher(await addCodeCommand(shop, code))));
    expect(await sentence('tet2026')).toBe('TET2026: Mã đã hết hạn.');
    expect(await sentence('MUA3GIAM5')).toBe('MUA3GIAM5: Cần thêm 2 máy để dùng mã này.');
    expect(expectFailure(await shop.useCases.addVoucher(await addCodeCommand(shop, ' ')))).toMatchObject({
      fields: { code: 'required' },
    });
    const asked = expectOk(await shop.useCases.loadDirectOrder({ slug, configuration, codes: ['TET2026', 'KHONGCO'] }));
    expect([asked.discounts, asked.totals]).toEqual([[], view.quote.totals]);
  });

  test('VOU-01 ERR-06 when codes cannot be loaded the page works without them, and adding one reports the missing response', async () => {
    const shop = openShop({
      change: ({ vouchers }) => ({ vouchers: withFaults(vouchers, always(unreachable, 'forLines')) }),
    });
    const { slug, configuration } = await chosen(shop);
    const view = expectOk(await shop.useCases.loadDirectOrder({ slug, configuration, codes: ['CHAOMUNG10'] }));
    expect([view.vouchers, view.discounts, view.totals]).toEqual([null, [], view.quote.totals]);
    expect(kindOf(await shop.useCases.addVoucher(await addCodeCommand(shop, 'CHAOMUNG10')))).toBe(
      'voucher-service-unavailable',
    );
  });

  test('VOU-01 FIN-03 the shown total with the code is the paid amount', async () => {
    const shop = openShop();
    const command = await finaliseOrderCommand(shop, ['CHAOMUNG10']);
    const { orderId } = expectOk(await shop.useCases.placeDirectOrder(command));
    const order = expectOk(await shop.useCases.loadOrder({ orderId }));
    expect(order.totals.gross).toBe(command.expectedTotal);
    expect(order.discounts?.map(({ code }) => code)).toEqual(['CHAOMUNG10']);
    expect([...shop.world.state.payments.values()].map(({ payment }) => payment.amount)).toEqual([
      command.expectedTotal,
    ]);
  });

  test('VOU-01 FIN-03 a returning customer is refused the first-order code before the payment, with both totals; the next attempt goes without the code', async () => {
    const shop = openShop();
    const first = await finaliseOrderCommand(shop, ['CHAOMUNG10']);
    expectOk(await shop.useCases.placeDirectOrder(first));
    const again = { ...(await finaliseOrderCommand(shop, ['CHAOMUNG10'])), contact: first.contact };
    const full = (await finaliseOrderCommand(shop, [])).expectedTotal;
    const failure = expectFailure(await shop.useCases.placeDirectOrder(again));
    expect(failure).toEqual({
      kind: 'voucher-no-longer-valid',
      code: 'CHAOMUNG10',
      why: 'not-first',
      old: again.expectedTotal,
      now: full,
    });
    expect(shop.world.state.orders.size).toBe(1);
    const { orderId } = expectOk(await shop.useCases.placeDirectOrder({ ...again, expectedTotal: full }));
    expect(expectOk(await shop.useCases.loadOrder({ orderId })).totals.gross).toBe(full);
  });
});

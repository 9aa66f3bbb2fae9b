import { describe, expect, test } from 'vitest';
import { restVoucherGateway } from '#adapters/rest/voucher-gateway.ts';
import { serviceClient } from '#adapters/service-client.ts';
import { orderId } from '#core/shared/ids.ts';
import { toVoucherFailure } from '#core/vouchers/voucher-failure.ts';
import {
  always,
  faultAt,
  garbled,
  lostAnswer,
  lostRequest,
  notFound,
  unreachable,
  withFaults,
} from '#test/kit/backends/faults.ts';
import { placeCart } from '#test/kit/checkout.ts';
import {
  addBySlug,
  expectFailure,
  expectOk,
  freshIdempotencyKey,
  openShop,
  type Shop,
  type ShopOptions,
  slugs,
} from '#test/kit/fakes/shop.ts';
import { sentenceOf } from '#ui/failures/messages.vi.ts';

const withCart = async (options: ShopOptions = {}): Promise<Shop> => {
  const shop = openShop(options);
  expectOk(await addBySlug(shop, slugs.server));
  return shop;
};
const command = (code: string) => ({ orderId: null, code, path: null, idempotencyKey: freshIdempotencyKey() });
const cartOf = async ({ useCases }: Shop) => expectOk(await useCases.loadCart({ orderId: null }));

describe('VOU-01 codes of a cart', () => {
  test('VOU-01 adding a code lists its discount, removing it lists none, and renewal prices do not change', async () => {
    const shop = await withCart();
    const before = await cartOf(shop);
    const added = expectOk(await shop.useCases.addVoucher(command('chaomung10')));
    expect(added).toMatchObject({ notice: 'voucher-added', notify: null });
    expect(added.cart?.discounts).toMatchObject([{ code: 'CHAOMUNG10' }]);
    expect(added.cart?.totals.gross).toBeLessThan(before?.totals.gross ?? 0);
    expect(added.cart?.lines.map(({ renewal }) => renewal)).toEqual(before?.lines.map(({ renewal }) => renewal));
    const removed = expectOk(await shop.useCases.removeVoucher(command('CHAOMUNG10')));
    expect(removed.notice).toBe('voucher-removed');
    expect(removed.cart?.discounts ?? []).toEqual([]);
    expect(removed.cart?.totals).toEqual(before?.totals);
  });

  test('VOU-01 the best code is offered with its discount, and is in use after it is added', async () => {
    const shop = await withCart();
    const offers = expectOk(await shop.useCases.loadVouchers({ orderId: null }));
    expect(offers?.best).toMatchObject({ code: 'CHAOMUNG10', isApplied: false, refusal: null });
    expect(offers?.others.every(({ refusal }) => refusal !== null)).toBe(true);
    const added = expectOk(await shop.useCases.addVoucher(command(offers?.best?.code ?? '')));
    const cart = await cartOf(shop);
    expect(cart?.totals).toEqual(added.cart?.totals);
    expect(cart?.discounts?.[0]).toMatchObject({ amount: offers?.best?.amount, gross: offers?.best?.gross });
    const after = expectOk(await shop.useCases.loadVouchers({ orderId: null }));
    expect(after?.applied.map(({ code }) => code)).toEqual(['CHAOMUNG10']);
    expect(after?.best).toBeNull();
    expect(after?.renewal).toEqual(offers?.renewal);
  });

  test('VOU-01 without a cart there are no codes, and no token is requested', async () => {
    const shop = openShop();
    expect(expectOk(await shop.useCases.loadVouchers({ orderId: null }))).toBeNull();
    expect(shop.browser.anonymous).toBeNull();
  });

  test('VOU-01 an add with a lost response is applied once, and a lost request is retried', async () => {
    for (const fault of [lostAnswer, lostRequest, unreachable]) {
      const shop = await withCart({
        change: ({ vouchers }) => ({ vouchers: withFaults(vouchers, faultAt('add', 1, fault)) }),
      });
      const added = expectOk(await shop.useCases.addVoucher(command('CHAOMUNG10')));
      expect(added.cart?.discounts).toHaveLength(1);
    }
  });

  test('VOU-01 a missing response is a failure of its own: «Không có phản hồi từ server»', async () => {
    for (const fault of [lostRequest, unreachable])
      for (const method of ['add', 'remove'] as const) {
        const shop = await withCart({
          change: ({ vouchers }) => ({ vouchers: withFaults(vouchers, always(fault, method)) }),
        });
        const use = method === 'add' ? shop.useCases.addVoucher : shop.useCases.removeVoucher;
        if (method === 'remove') {
          const plain = openShop({ world: shop.world, browser: shop.browser });
          expectOk(await plain.useCases.addVoucher(command('CHAOMUNG10')));
        }
        const failure = expectFailure(await use(command('CHAOMUNG10')));
        expect(failure).toEqual({ kind: 'voucher-service-unavailable' });
        expect(sentenceOf(failure)).toBe('Không có phản hồi từ server');
      }
  });

  test("VOU-01 status 0 is a failure with the server's message", async () => {
    const rest = serviceClient({
      baseUrl: 'http://services.example',
      bearer: null,
      requestId: 'x',
      fetch: async () => Response.json({ status: 0, message: 'Voucher đã bị khoá' }),
    });
    const calls = restVoucherGateway({ campaigns: rest, own: rest });
    for (const answer of [
      await calls.add(orderId('o1'), 'ABC', false),
      await calls.remove(orderId('o1'), 'ABC', true),
    ]) {
      const failure = toVoucherFailure(expectFailure(answer), 'ABC');
      expect(failure).toMatchObject({ kind: 'voucher-refused', code: 'ABC', message: 'Voucher đã bị khoá' });
      expect(sentenceOf(failure)).toBe('Voucher đã bị khoá');
    }
  });

  test('VOU-01 a refusal says why and what would make the code valid; an empty field is required', async () => {
    const shop = await withCart();
    const sentence = async (code: string) => sentenceOf(expectFailure(await shop.useCases.addVoucher(command(code))));
    expect(await sentence('tet2026')).toBe('TET2026: Mã đã hết hạn.');
    expect(await sentence('GIAM50K')).toBe('GIAM50K: Mã đã hết lượt dùng.');
    expect(await sentence('MUA3GIAM5')).toBe('MUA3GIAM5: Cần thêm 2 máy để dùng mã này.');
    expect(expectFailure(await shop.useCases.addVoucher(command(' - ')))).toEqual({
      kind: 'invalid-fields',
      fields: { code: 'required' },
    });
  });

  test('VOU-01 a code that ends during the checkout is reported with both totals, and nothing is placed or charged', async () => {
    const shop = await withCart();
    expectOk(await shop.useCases.addVoucher(command('CHAOMUNG10')));
    const shown = (await cartOf(shop))?.totals.gross;
    shop.world.state.now = Date.UTC(2028, 0, 2);
    const held = shop.world.state.orders;
    for (const record of held.values())
      held.set(record.order.id, {
        ...record,
        order: {
          ...record.order,
          lines: record.order.lines.map((line) => ({ ...line, priceHeldUntil: shop.world.state.now + 1_000_000 })),
        },
      });
    for (const session of shop.world.state.sessions.values())
      shop.world.state.sessions.set(session.session, { ...session, expiresAt: shop.world.state.now + 1_000_000 });
    const before = (await cartOf(shop))?.totals.gross;
    const failure = expectFailure(await placeCart(shop));
    const now = (await cartOf(shop))?.totals.gross;
    expect(failure).toEqual({ kind: 'voucher-no-longer-valid', code: 'CHAOMUNG10', why: 'expired', old: before, now });
    expect(now).toBeGreaterThan(shown ?? 0);
    expect(shop.world.state.payments.size).toBe(0);
    const placed = expectOk(await placeCart(shop));
    expect(expectOk(await shop.useCases.loadPayment({ orderId: placed.orderId })).payment?.amount).toBe(now);
  });
});

describe('ERR-05 campaigns', () => {
  test('VOU-02 a campaign is loaded by its id', async () => {
    const campaign = expectOk(await openShop().useCases.loadCampaign({ id: '501' }));
    expect(campaign).toMatchObject({ id: '501', name: 'Chào mừng khách hàng mới', isActive: true });
  });

  test('ERR-05 a campaign that cannot be loaded is a failure, for any cause', async () => {
    for (const fault of [unreachable, garbled, notFound]) {
      const shop = openShop({
        change: ({ vouchers }) => ({ vouchers: withFaults(vouchers, always(fault, 'campaign')) }),
      });
      expect(expectFailure(await shop.useCases.loadCampaign({ id: '501' }))).toEqual(fault.failure);
    }
  });
});

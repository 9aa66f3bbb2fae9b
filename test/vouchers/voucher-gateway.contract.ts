import { expect } from 'vitest';
import { seedCampaigns, seedVouchers } from '#contracts/seed/vouchers.ts';
import type { Order } from '#core/orders/order.ts';
import { sumAmounts } from '#core/pricing/amounts.ts';
import { VOUCHERS_PER_PAGE } from '#core/vouchers/voucher-gateway.port.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';
import { lineFor, productBySku } from '#test/orders/any-line.ts';
import {
  addLineTo,
  expectNotFound,
  expectRejected,
  failureOf,
  freeDomain,
  loadOrder,
  unwrap,
} from '#test/orders/order-world.ts';
import { lawsOfDirectOrders } from './laws-of-buy-now-orders.ts';
import { lawsOfVoucherPayments } from './laws-of-voucher-money.ts';
import { cartWith, hosting, openOrderOf, server, type VoucherSubject } from './voucher-subject.ts';

const codesOf = ({ discounts = [] }: Order): readonly string[] => discounts.map(({ code }) => code);

/** Laws of every VoucherGateway. */
export const voucherGatewayLaws: readonly Law<VoucherSubject>[] = [
  ...lawsOfVoucherPayments,
  ...lawsOfDirectOrders,
  {
    name: 'VOU-01 a code in any spelling is added once, and removing it restores the order',
    check: async (open) => {
      const { mine } = await open();
      const cart = await cartWith(mine, hosting);
      for (const code of ['CHAOMUNG10', ' chaomung10 ', 'ChaoMung-10', 'chao mung 10']) {
        unwrap(await mine.vouchers.add(cart.id, code, false));
        unwrap(await mine.vouchers.add(cart.id, 'CHAOMUNG10', false));
        const inUse = await loadOrder(mine, cart.id);
        expect(codesOf(inUse)).toEqual(['CHAOMUNG10']);
        expect(inUse.totals.gross).toBeLessThan(cart.totals.gross);
        unwrap(await mine.vouchers.remove(cart.id, code, false));
        unwrap(await mine.vouchers.remove(cart.id, code, false));
        const { version: _, ...after } = await loadOrder(mine, cart.id);
        const { version: __, ...before } = cart;
        expect(after).toEqual(before);
      }
    },
  },
  {
    name: 'VOU-01 an invalid code is rejected with the reason and with what is missing',
    check: async (open) => {
      const { mine } = await open();
      const cart = await cartWith(mine, server(1));
      const refused = async (code: string, why: string, missing: number) => {
        const answer = await mine.vouchers.add(cart.id, code, false);
        expectRejected(answer, 'voucher-refused');
        expect(failureOf(answer)).toMatchObject({ detail: { code: code.toUpperCase(), why, missing } });
      };
      await refused('KHONGCO', 'unknown', 0);
      await refused('TET2026', 'expired', 0);
      await refused('GIAM50K', 'exhausted', 0);
      await refused('MUA3GIAM5', 'count', 2);
      await refused('TANGIDVN', 'beside', 0);
      expect(codesOf(await loadOrder(mine, cart.id))).toEqual([]);
    },
  },
  {
    name: 'VOU-02 an offer equals the effect of adding its code, the largest discount comes first, and the refusal reasons match',
    check: async (open) => {
      const { mine } = await open();
      const cart = await cartWith(mine, hosting, server(3), idVn());
      const offers = unwrap(await mine.vouchers.forOrder(cart.id));
      expect(offers.map(({ code }) => code).sort()).toEqual(['CHAOMUNG10', 'MUA3GIAM5', 'TANGIDVN']);
      const worth = offers.map(({ gross }) => gross);
      expect(worth).toEqual([...worth].sort((a, b) => b - a));
      for (const offer of offers) {
        expect(offer.refusal).toBeNull();
        unwrap(await mine.vouchers.add(cart.id, offer.code, false));
        const inUse = await loadOrder(mine, cart.id);
        expect(inUse.discounts).toEqual([
          { code: offer.code, title: offer.title, amount: offer.amount, gross: offer.gross },
        ]);
        expect(cart.totals.gross - inUse.totals.gross).toBe(offer.gross);
        expect(cart.totals.net - inUse.totals.net).toBe(offer.amount);
        const [first] = unwrap(await mine.vouchers.forOrder(cart.id));
        expect(first).toMatchObject({ code: offer.code, isApplied: true, gross: offer.gross });
        unwrap(await mine.vouchers.remove(cart.id, offer.code, false));
      }
      const small = await cartWith(mine, server(2));
      const others = unwrap(await mine.vouchers.forOrder(small.id)).filter(({ refusal }) => refusal !== null);
      expect(others.map(({ code }) => code).sort()).toEqual(['MUA3GIAM5', 'TANGIDVN']);
      for (const { code, refusal, gross } of others) {
        expect(gross).toBe(0);
        const answer = await mine.vouchers.add(small.id, code, false);
        expect(failureOf(answer)).toMatchObject({ detail: { why: refusal?.why, missing: refusal?.missing } });
      }
    },
  },
  {
    name: 'VOU-01 only its visitor can read and change the codes of an order; the calls for customers require a login',
    check: async (open) => {
      const { mine, stranger, customer } = await open();
      const cart = await cartWith(mine, hosting);
      expectNotFound(await stranger.vouchers.forOrder(cart.id));
      expectNotFound(await stranger.vouchers.add(cart.id, 'CHAOMUNG10', false));
      unwrap(await mine.vouchers.add(cart.id, 'CHAOMUNG10', false));
      expectNotFound(await stranger.vouchers.remove(cart.id, 'CHAOMUNG10', false));
      expect(codesOf(await loadOrder(mine, cart.id))).toEqual(['CHAOMUNG10']);
      expect(failureOf(await mine.vouchers.remove(cart.id, 'CHAOMUNG10', true))).toEqual({ kind: 'denied' });
      const own = await cartWith(customer, server(3));
      unwrap(await customer.vouchers.add(own.id, 'MUA3GIAM5', true));
      expect(codesOf(await loadOrder(customer, own.id))).toContain('MUA3GIAM5');
      unwrap(await customer.vouchers.remove(own.id, 'MUA3GIAM5', true));
      expect(codesOf(await loadOrder(customer, own.id))).toEqual([]);
    },
  },
  {
    name: 'VOU-01 a placed order accepts no more codes and keeps its own',
    check: async (open) => {
      const { mine } = await open();
      const cart = await cartWith(mine, server(3));
      unwrap(await mine.vouchers.add(cart.id, 'MUA3GIAM5', false));
      await openOrderOf(mine, cart.id);
      expectRejected(await mine.vouchers.add(cart.id, 'CHAOMUNG10', false), 'order-closed');
      expectRejected(await mine.vouchers.remove(cart.id, 'MUA3GIAM5', false), 'order-closed');
      expect(codesOf(await loadOrder(mine, cart.id))).toEqual(['MUA3GIAM5']);
    },
  },
  {
    name: 'VOU-02 discounts follow the lines: added lines are discounted, a code that no longer fits gives nothing, renewal prices stay',
    check: async (open) => {
      const { mine } = await open();
      const cart = await cartWith(mine, server(3));
      unwrap(await mine.vouchers.add(cart.id, 'MUA3GIAM5', false));
      const three = await loadOrder(mine, cart.id);
      expect(sumAmounts(three.lines.map(({ renewal }) => renewal))).toEqual(
        sumAmounts(cart.lines.map(({ renewal }) => renewal)),
      );
      const second = await addLineTo(mine, cart.id, server(2));
      const five = await loadOrder(mine, cart.id);
      expect(five.discounts?.[0]?.amount).toBeGreaterThan(three.discounts?.[0]?.amount ?? 0);
      const [first] = five.lines;
      if (first) unwrap(await mine.orders.removeLine(cart.id, first.id, 'x'));
      const two = await loadOrder(mine, cart.id);
      expect(two.lines.map(({ id }) => id)).toEqual([second]);
      expect(two.discounts).toMatchObject([{ code: 'MUA3GIAM5', amount: 0, gross: 0 }]);
      expect(two.totals).toEqual(sumAmounts(two.lines.map(({ amounts }) => amounts)));
      const [offer] = unwrap(await mine.vouchers.forOrder(cart.id));
      expect(offer).toMatchObject({ code: 'MUA3GIAM5', isApplied: true, refusal: { why: 'count', missing: 1 } });
    },
  },
  {
    name: 'VOU-01 listed codes are only those that can be used, ten on a page',
    check: async (open) => {
      const { mine } = await open();
      const usable = ['CHAOMUNG10', 'MUA3GIAM5', 'TANGIDVN'];
      const { vouchers, total } = unwrap(await mine.vouchers.search(0));
      expect(vouchers).toHaveLength(Math.min(VOUCHERS_PER_PAGE, total));
      for (const gone of ['TET2026', 'GIAM50K']) expect(vouchers.map(({ code }) => code)).not.toContain(gone);
      expect(unwrap(await mine.vouchers.search(500))).toEqual({ vouchers: [], total });
      for (const seed of seedVouchers.filter(({ code }) => usable.includes(code))) {
        const { code, title, description, expiresAt } = seed;
        expect(vouchers).toContainEqual({ code, title, description, expiresAt, kind: seed.rule.kind });
      }
    },
  },
  {
    name: 'VOU-02 ERR-05 a campaign is found by its id; an unknown id is not-found, never an empty campaign',
    check: async (open) => {
      const { mine } = await open();
      for (const { id, name, description, type, from, to } of seedCampaigns) {
        const found = unwrap(await mine.vouchers.campaign(id));
        expect(found).toMatchObject({ id, name, description, type, from, to });
        expect(found.isActive).toBe(id !== '504');
      }
      expectNotFound(await mine.vouchers.campaign('0'));
    },
  },
];

const idVn = () => lineFor(productBySku('TM-ID-VN'), { description: freeDomain('.id.vn') });

export const voucherGatewayContract = (name: string, open: () => Promise<VoucherSubject>): void =>
  describeLaws(`${name} keeps the VoucherGateway contract`, voucherGatewayLaws, open);

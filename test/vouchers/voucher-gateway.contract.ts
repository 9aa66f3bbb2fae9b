import fc from 'fast-check';
import { expect } from 'vitest';
import { seedCampaigns, seedVouchers } from '#contracts/seed/vouchers.ts';
import type { Order } from '#core/orders/order.ts';
import { sumAmounts } from '#core/pricing/amounts.ts';
import { productId } from '#core/shared/ids.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';
import { lineFor, productBySku } from '#test/orders/any-line.ts';
import {
  added,
  done,
  expectNotFound,
  expectRejected,
  failureOf,
  freeDomain,
  loaded,
} from '#test/orders/order-world.ts';
import { lawsOfStraightOrders } from './laws-of-straight-orders.ts';
import { moneyOfVouchers } from './laws-of-voucher-money.ts';
import { cartWith, hosting, ordered, server, type VoucherSubject } from './voucher-subject.ts';

const codesOf = ({ discounts = [] }: Order): readonly string[] => discounts.map(({ code }) => code);

/** Laws of every VoucherGateway. */
export const voucherGatewayLaws: readonly Law<VoucherSubject>[] = [
  ...moneyOfVouchers,
  ...lawsOfStraightOrders,
  {
    name: 'VOU-01 a code in any spelling goes in once and comes out again, and the order is what it was',
    check: async (open) => {
      const { mine } = await open();
      const cart = await cartWith(mine, hosting);
      const spelling = fc.constantFrom('CHAOMUNG10', ' chaomung10 ', 'ChaoMung-10', 'chao mung 10');
      await fc.assert(
        fc.asyncProperty(spelling, async (code) => {
          done(await mine.vouchers.add(cart.id, code, false));
          done(await mine.vouchers.add(cart.id, 'CHAOMUNG10', false));
          const inUse = await loaded(mine, cart.id);
          expect(codesOf(inUse)).toEqual(['CHAOMUNG10']);
          expect(inUse.totals.gross).toBeLessThan(cart.totals.gross);
          done(await mine.vouchers.remove(cart.id, code, false));
          done(await mine.vouchers.remove(cart.id, code, false));
          const { version: _, ...after } = await loaded(mine, cart.id);
          const { version: __, ...before } = cart;
          expect(after).toEqual(before);
        }),
        { numRuns: 4 },
      );
    },
  },
  {
    name: 'VOU-01 a code that does not count is refused with why, and with what is missing',
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
      expect(codesOf(await loaded(mine, cart.id))).toEqual([]);
    },
  },
  {
    name: 'VOU-02 what is offered for an order is what a press gives, the most worth first, and a reason is the same reason',
    check: async (open) => {
      const { mine } = await open();
      const cart = await cartWith(mine, hosting, server(3), idVn());
      const offers = done(await mine.vouchers.forOrder(cart.id));
      expect(offers.map(({ code }) => code).sort()).toEqual(['CHAOMUNG10', 'MUA3GIAM5', 'TANGIDVN']);
      const worth = offers.map(({ gross }) => gross);
      expect(worth).toEqual([...worth].sort((a, b) => b - a));
      for (const offer of offers) {
        expect(offer.refusal).toBeNull();
        done(await mine.vouchers.add(cart.id, offer.code, false));
        const inUse = await loaded(mine, cart.id);
        expect(inUse.discounts).toEqual([
          { code: offer.code, title: offer.title, amount: offer.amount, gross: offer.gross },
        ]);
        expect(cart.totals.gross - inUse.totals.gross).toBe(offer.gross);
        expect(cart.totals.net - inUse.totals.net).toBe(offer.amount);
        const [first] = done(await mine.vouchers.forOrder(cart.id));
        expect(first).toMatchObject({ code: offer.code, applied: true, gross: offer.gross });
        done(await mine.vouchers.remove(cart.id, offer.code, false));
      }
      const small = await cartWith(mine, server(2));
      const others = done(await mine.vouchers.forOrder(small.id)).filter(({ refusal }) => refusal !== null);
      expect(others.map(({ code }) => code).sort()).toEqual(['MUA3GIAM5', 'TANGIDVN']);
      for (const { code, refusal, gross } of others) {
        expect(gross).toBe(0);
        const answer = await mine.vouchers.add(small.id, code, false);
        expect(failureOf(answer)).toMatchObject({ detail: { why: refusal?.why, missing: refusal?.missing } });
      }
    },
  },
  {
    name: 'VOU-01 codes of an order are its visitor’s alone; the calls for customers ask for a log-in',
    check: async (open) => {
      const { mine, stranger, customer } = await open();
      const cart = await cartWith(mine, hosting);
      expectNotFound(await stranger.vouchers.forOrder(cart.id));
      expectNotFound(await stranger.vouchers.add(cart.id, 'CHAOMUNG10', false));
      done(await mine.vouchers.add(cart.id, 'CHAOMUNG10', false));
      expectNotFound(await stranger.vouchers.remove(cart.id, 'CHAOMUNG10', false));
      expect(codesOf(await loaded(mine, cart.id))).toEqual(['CHAOMUNG10']);
      expect(failureOf(await mine.vouchers.remove(cart.id, 'CHAOMUNG10', true))).toEqual({ kind: 'denied' });
      const own = await cartWith(customer, server(3));
      done(await customer.vouchers.add(own.id, 'MUA3GIAM5', true));
      expect(codesOf(await loaded(customer, own.id))).toContain('MUA3GIAM5');
      done(await customer.vouchers.remove(own.id, 'MUA3GIAM5', true));
      expect(codesOf(await loaded(customer, own.id))).toEqual([]);
    },
  },
  {
    name: 'VOU-01 a placed order takes no more codes and keeps those it has',
    check: async (open) => {
      const { mine } = await open();
      const cart = await cartWith(mine, server(3));
      done(await mine.vouchers.add(cart.id, 'MUA3GIAM5', false));
      await ordered(mine, cart.id);
      expectRejected(await mine.vouchers.add(cart.id, 'CHAOMUNG10', false), 'order-closed');
      expectRejected(await mine.vouchers.remove(cart.id, 'MUA3GIAM5', false), 'order-closed');
      expect(codesOf(await loaded(mine, cart.id))).toEqual(['MUA3GIAM5']);
    },
  },
  {
    name: 'VOU-02 codes follow the lines: what is added is lowered too, what no longer fits takes nothing off, renewal stays',
    check: async (open) => {
      const { mine } = await open();
      const cart = await cartWith(mine, server(3));
      done(await mine.vouchers.add(cart.id, 'MUA3GIAM5', false));
      const three = await loaded(mine, cart.id);
      expect(sumAmounts(three.lines.map(({ renewal }) => renewal))).toEqual(
        sumAmounts(cart.lines.map(({ renewal }) => renewal)),
      );
      const second = await added(mine, cart.id, server(2));
      const five = await loaded(mine, cart.id);
      expect(five.discounts?.[0]?.amount).toBeGreaterThan(three.discounts?.[0]?.amount ?? 0);
      const [first] = five.lines;
      if (first) done(await mine.orders.removeLine(cart.id, first.id, 'x'));
      const two = await loaded(mine, cart.id);
      expect(two.lines.map(({ id }) => id)).toEqual([second]);
      expect(two.discounts).toMatchObject([{ code: 'MUA3GIAM5', amount: 0, gross: 0 }]);
      expect(two.totals).toEqual(sumAmounts(two.lines.map(({ amounts }) => amounts)));
      const [offer] = done(await mine.vouchers.forOrder(cart.id));
      expect(offer).toMatchObject({ code: 'MUA3GIAM5', applied: true, refusal: { why: 'count', missing: 1 } });
    },
  },
  {
    name: 'VOU-01 suggested, searched and checked codes are those that somebody can use',
    check: async (open) => {
      const { mine } = await open();
      const usable = ['CHAOMUNG10', 'MUA3GIAM5', 'TANGIDVN'];
      const suggested = done(await mine.vouchers.suggested());
      expect(suggested.map(({ code }) => code)).toEqual(expect.arrayContaining(usable));
      for (const gone of ['TET2026', 'GIAM50K']) {
        expect(suggested.map(({ code }) => code)).not.toContain(gone);
        expectNotFound(await mine.vouchers.check(gone));
      }
      const { vouchers, total } = done(await mine.vouchers.search(0));
      expect(vouchers).toHaveLength(Math.min(10, total));
      expect(vouchers.slice(0, 3)).toEqual(suggested.slice(0, 3));
      expect(done(await mine.vouchers.search(500))).toEqual({ vouchers: [], total });
      for (const seed of seedVouchers.filter(({ code }) => usable.includes(code))) {
        const { code, title, description, expiresAt } = seed;
        expect(done(await mine.vouchers.check(` ${code.toLowerCase()}`))).toEqual({
          ...{ code, title, description, expiresAt },
          kind: seed.rule.kind,
        });
      }
    },
  },
  {
    name: 'VOU-02 ERR-05 a campaign is found by its id, and an id without one is not-found, never an empty campaign',
    check: async (open) => {
      const { mine } = await open();
      for (const { id, name, description, type, from, to } of seedCampaigns) {
        const found = done(await mine.vouchers.campaign(id));
        expect(found).toMatchObject({ id, name, description, type, from, to });
        expect(found.active).toBe(id !== '504');
      }
      expectNotFound(await mine.vouchers.campaign('0'));
    },
  },
  {
    name: 'VOU-02 quantity promotions, gifts and promoted prices are told per product',
    check: async (open) => {
      const { mine } = await open();
      const [cloud, host] = [productId(productBySku('CS-01').id), productId(productBySku('WH-02').id)];
      expect(done(await mine.vouchers.quantityPromotions([cloud, host]))).toEqual([
        { campaignId: '503', code: 'MUA3GIAM5', productId: cloud, quantity: 3, percent: 5 },
      ]);
      const [gift, ...more] = done(await mine.vouchers.gifts([cloud, host]));
      expect(more).toEqual([]);
      expect(gift).toMatchObject({ campaignId: '502', code: 'TANGIDVN', productId: host, months: 12 });
      expect(gift?.gifts).toEqual([{ productId: idVn().productId, name: 'Tên miền .id.vn' }]);
      const promoted = productBySku('CS-02');
      const campaign = promoted.prices.find((price) => price.campaign !== null)?.campaign ?? null;
      const told = done(await mine.vouchers.promotionOf(productId(promoted.id), promoted.listPerMonth));
      expect(told && { id: told.campaignId, actionId: told.campaignActionId }).toEqual(campaign);
      expect(done(await mine.vouchers.promotionOf(host, productBySku('WH-02').listPerMonth))).toBeNull();
    },
  },
];

const idVn = () => lineFor(productBySku('TM-ID-VN'), { description: freeDomain('.id.vn') });

export const voucherGatewayContract = (name: string, open: () => Promise<VoucherSubject>): void =>
  describeLaws(`${name} keeps the VoucherGateway contract`, voucherGatewayLaws, open);

import { expect } from 'vitest';
import { type SeedVoucher, seedVouchers } from '#contracts/seed/vouchers.ts';
import { childLines, type Order, topLines } from '#core/orders/order.ts';
import type { NewLine } from '#core/orders/order-gateway.port.ts';
import { sumAmounts } from '#core/pricing/amounts.ts';
import { applyDiscounts, type DiscountableLine } from '#core/pricing/discount.ts';
import type { Amounts } from '#core/pricing/price.ts';
import { findVoucherRefusal, type VoucherRefusal } from '#core/pricing/voucher-problem.ts';
import type { OrderId, PaymentId } from '#core/shared/ids.ts';
import { failureOf, loadOrder, newCart, unwrap } from '#test/orders/order-world.ts';
import { type Buyer, createPayment, openOrderOf } from '#test/vouchers/voucher-subject.ts';
import { discountableLines, type Item } from './every-price.ts';

/** A shop on a day, and a customer without earlier orders. */
export type PriceSubject = {
  readonly buyer: Buyer;
  /** ms since 1970 UTC at the services. */
  readonly now: number;
  /** Adds lines to a cart as fast as the services allow. */
  readonly fill: (id: OrderId, lines: readonly NewLine[]) => Promise<void>;
  /** Makes the bank confirm a payment. */
  readonly pay: (id: PaymentId) => Promise<void>;
};

/** The content of one order: items, then codes in this order, whether valid or not. */
export type Basket = { readonly items: readonly Item[]; readonly codes: readonly string[] };

const allCodes = seedVouchers.map(({ code }) => code);

/** Codes to try on the same items; `gift` adds a domain that the gift code covers. */
export const codeCases: readonly { readonly codes: readonly string[]; readonly gift: boolean }[] = [
  { codes: [], gift: false },
  ...allCodes.map((code) => ({ codes: [code], gift: false })),
  { codes: ['TANGIDVN'], gift: true },
  { codes: allCodes, gift: true },
];

/** The core's result for each code of a basket in turn: the accepted codes and the refusals. */
const evaluateCodes = (lines: readonly DiscountableLine[], codes: readonly string[], now: number) => {
  const taken: SeedVoucher[] = [];
  const refusals = codes.map((code) => {
    const refusal = refusalOf(voucherOf(code), lines, taken, now);
    if (refusal === null) taken.push(voucherOf(code));
    return refusal;
  });
  return { taken, refusals };
};

const voucherOf = (code: string): SeedVoucher => {
  const found = seedVouchers.find((each) => each.code === code);
  if (!found) throw new Error(`the seed has no ${code}`);
  return found;
};

const refusalOf = (
  { code, rule, expiresAt, limit, usedBefore }: SeedVoucher,
  lines: readonly DiscountableLine[],
  taken: readonly SeedVoucher[],
  now: number,
): VoucherRefusal | null => {
  const otherKinds = taken.flatMap((each) => (each.code === code ? [] : [each.rule.kind]));
  return findVoucherRefusal(
    { rule, expiresAt, maxUses: limit, useCount: usedBefore },
    { lines, otherKinds, isFirstOrder: true },
    now,
  );
};

/**
 * The law of prices: what the engine computes for a basket is what its order costs, per line and in total, what each
 * code deducts, what is to be paid, and what the invoice says. Renewals cost the engine's price, whatever the codes.
 */
export const expectChargedAsShown = async (
  { buyer, now, fill, pay }: PriceSubject,
  { items, codes }: Basket,
  paying: boolean,
): Promise<Verdicts> => {
  const cart = await newCart(buyer);
  await fill(
    cart.id,
    items.map(({ shown }) => shown.line),
  );
  const lines = items.flatMap(discountableLines);
  const { taken, refusals } = evaluateCodes(lines, codes, now);
  // Offers do not depend on the next code, so codes that are tried alone share one check.
  if (codes.length !== 1 || paying) await expectTrueOffers({ buyer, now }, cart.id, lines);
  for (const [at, code] of codes.entries()) {
    const added = await buyer.vouchers.add(cart.id, code, false);
    const refusal = refusals[at] ?? null;
    if (refusal === null) unwrap(added);
    else
      expect(failureOf(added)).toMatchObject({
        kind: 'rejected',
        code: 'voucher-refused',
        detail: { code, ...refusal },
      });
  }
  const shown = applyDiscounts(lines, taken);
  const order = await loadOrder(buyer, cart.id);
  expectLinesAsShown(order, items);
  expect(order.totals).toEqual(shown.totals);
  expect(order.discounts ?? []).toEqual(shown.discounts);
  if (paying) await expectPaid({ buyer, pay }, order, shown.totals);
  return refusals.map((refusal) => refusal?.why ?? null);
};

/** The refusal reason of each code of a basket; null when it is accepted. */
export type Verdicts = readonly (VoucherRefusal['why'] | null)[];

/** Before any code is entered, every code is offered with its discount or its refusal reason. */
const expectTrueOffers = async (
  { buyer, now }: Pick<PriceSubject, 'buyer' | 'now'>,
  id: OrderId,
  lines: readonly DiscountableLine[],
): Promise<void> => {
  const expected = seedVouchers.flatMap((voucher) => {
    const refusal = refusalOf(voucher, lines, [], now);
    if (refusal?.why === 'expired' || refusal?.why === 'exhausted') return [];
    const [own] = refusal === null ? applyDiscounts(lines, [voucher]).discounts : [];
    return [[voucher.code, refusal, own?.gross ?? 0] as const];
  });
  const offers = unwrap(await buyer.vouchers.forOrder(id)).map(({ code, refusal, gross }) => [code, refusal, gross]);
  expect(new Set(offers)).toEqual(new Set(expected));
};

const expectLinesAsShown = (order: Order, items: readonly Item[]): void => {
  const machines = topLines(order);
  expect(machines).toHaveLength(items.length);
  for (const [at, { product, time, count, printed, listed, shown }] of items.entries()) {
    const machine = machines[at];
    if (!machine) throw new Error('a line is missing');
    const children = childLines(order, machine.id);
    expect([machine.sku, machine.term, machine.quantity]).toEqual([product.sku, time, count]);
    expect(machine.charge.net).toBe(printed ?? shown.quote.planCharge.net);
    expect(children.map((child) => child.charge.net)).toEqual(listed.filter((each) => each > 0));
    expect([machine, ...children].map((line) => line.amounts)).toEqual(shown.quote.lines.map((line) => line.amounts));
    expect(sumAmounts([machine, ...children].map((line) => line.renewal))).toEqual(shown.quote.renewal);
  }
};

const expectPaid = async (
  { buyer, pay }: Pick<PriceSubject, 'buyer' | 'pay'>,
  cart: Order,
  totals: Amounts,
): Promise<void> => {
  const order = await openOrderOf(buyer, cart.id);
  expect(order.totals).toEqual(totals);
  const made = unwrap(await createPayment(buyer, order));
  expect(made.amount).toBe(totals.gross);
  await pay(made.id);
  const [invoice] = unwrap(await buyer.invoices.newestByOrder(order.id));
  expect([invoice?.paid, invoice?.totals]).toEqual([totals.gross, totals]);
  expect(invoice?.lines.reduce<number>((sum, { amounts }) => sum + amounts.gross, 0)).toBe(totals.gross);
};

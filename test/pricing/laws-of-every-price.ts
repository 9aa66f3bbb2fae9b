import { expect } from 'vitest';
import { type SeedVoucher, seedVouchers } from '#contracts/seed/vouchers.ts';
import { childrenOf, type Order, topLines } from '#core/orders/order.ts';
import type { NewLine } from '#core/orders/order-gateway.port.ts';
import { totalOf } from '#core/pricing/amounts.ts';
import { type DiscountableLine, discounted } from '#core/pricing/discount.ts';
import type { Amounts } from '#core/pricing/price.ts';
import { type VoucherRefusal, voucherRefusal } from '#core/pricing/voucher-problem.ts';
import type { OrderId, PaymentId } from '#core/shared/ids.ts';
import { done, failureOf, loaded, newCart } from '#test/orders/order-world.ts';
import { type Buyer, ordered, payment } from '#test/vouchers/voucher-subject.ts';
import { discountableLines, type Item } from './every-price.ts';

/** A shop on a day, and somebody who has ordered nothing there. */
export type PriceSubject = {
  readonly buyer: Buyer;
  /** ms since 1970 UTC at the services. */
  readonly now: number;
  /** Puts lines into a cart as fast as the services can. */
  readonly fill: (id: OrderId, lines: readonly NewLine[]) => Promise<void>;
  /** The bank reports the money of a payment. */
  readonly pay: (id: PaymentId) => Promise<void>;
};

/** What is put into one order: items, then codes, one after the other, whether they fit or not. */
export type Basket = { readonly items: readonly Item[]; readonly codes: readonly string[] };

const allCodes = seedVouchers.map(({ code }) => code);

/** Codes to try on the same items; `gift`: beside a domain that a gift is for. */
export const codeCases: readonly { readonly codes: readonly string[]; readonly gift: boolean }[] = [
  { codes: [], gift: false },
  ...allCodes.map((code) => ({ codes: [code], gift: false })),
  { codes: ['TANGIDVN'], gift: true },
  { codes: allCodes, gift: true },
];

/** What core says of each code of a basket in turn: those that count, and why another does not. */
const judged = (lines: readonly DiscountableLine[], codes: readonly string[], now: number) => {
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
  return voucherRefusal({ rule, expiresAt, limit, used: usedBefore }, { lines, otherKinds, isFirst: true }, now);
};

/**
 * The one law of prices: what the engine shows for a basket is what its order costs, line by line and in all, what each
 * code takes off, what is asked for, and what stands on the invoice; and renewal is the engine's, whatever the codes.
 */
export const isChargedAsShown = async (
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
  const { taken, refusals } = judged(lines, codes, now);
  // What is offered does not hang on the code that is tried next: one look for all that are tried alone.
  if (codes.length !== 1 || paying) await offersAreTrue({ buyer, now }, cart.id, lines);
  for (const [at, code] of codes.entries()) {
    const added = await buyer.vouchers.add(cart.id, code, false);
    const refusal = refusals[at] ?? null;
    if (refusal === null) done(added);
    else
      expect(failureOf(added)).toMatchObject({
        kind: 'rejected',
        code: 'voucher-refused',
        detail: { code, ...refusal },
      });
  }
  const shown = discounted(lines, taken);
  const order = await loaded(buyer, cart.id);
  linesAreAsShown(order, items);
  expect(order.totals).toEqual(shown.totals);
  expect(order.discounts ?? []).toEqual(shown.discounts);
  if (paying) await isPaid({ buyer, pay }, order, shown.totals);
  return refusals.map((refusal) => refusal?.why ?? null);
};

/** Why each code of a basket was refused; null where it counts. */
export type Verdicts = readonly (VoucherRefusal['why'] | null)[];

/** Before any is in, every code is offered with what it would take off, or with why it does not count. */
const offersAreTrue = async (
  { buyer, now }: Pick<PriceSubject, 'buyer' | 'now'>,
  id: OrderId,
  lines: readonly DiscountableLine[],
): Promise<void> => {
  const expected = seedVouchers.flatMap((voucher) => {
    const refusal = refusalOf(voucher, lines, [], now);
    if (refusal?.why === 'expired' || refusal?.why === 'exhausted') return [];
    const [own] = refusal === null ? discounted(lines, [voucher]).discounts : [];
    return [[voucher.code, refusal, own?.gross ?? 0] as const];
  });
  const offers = done(await buyer.vouchers.forOrder(id)).map(({ code, refusal, gross }) => [code, refusal, gross]);
  expect(new Set(offers)).toEqual(new Set(expected));
};

const linesAreAsShown = (order: Order, items: readonly Item[]): void => {
  const machines = topLines(order);
  expect(machines).toHaveLength(items.length);
  for (const [at, { product, time, count, printed, listed, shown }] of items.entries()) {
    const machine = machines[at];
    if (!machine) throw new Error('a line is missing');
    const children = childrenOf(order, machine.id);
    expect([machine.sku, machine.time, machine.count]).toEqual([product.sku, time, count]);
    expect(machine.charge.net).toBe(printed ?? shown.quote.planCharge.net);
    expect(children.map((child) => child.charge.net)).toEqual(listed.filter((each) => each > 0));
    expect([machine, ...children].map((line) => line.amounts)).toEqual(shown.quote.lines.map((line) => line.amounts));
    expect(totalOf([machine, ...children].map((line) => line.renewal))).toEqual(shown.quote.renewal);
  }
};

const isPaid = async (
  { buyer, pay }: Pick<PriceSubject, 'buyer' | 'pay'>,
  cart: Order,
  totals: Amounts,
): Promise<void> => {
  const order = await ordered(buyer, cart.id);
  expect(order.totals).toEqual(totals);
  const made = done(await payment(buyer, order));
  expect(made.amount).toBe(totals.gross);
  await pay(made.id);
  const [invoice] = done(await buyer.invoices.ofOrder(order.id));
  expect([invoice?.paid, invoice?.totals]).toEqual([totals.gross, totals]);
  expect(invoice?.lines.reduce<number>((sum, { amounts }) => sum + amounts.gross, 0)).toBe(totals.gross);
};

import fc from 'fast-check';
import { expect } from 'vitest';
import { childLines, type Order, topLines } from '#core/orders/order.ts';
import { sumAmounts } from '#core/pricing/amounts.ts';
import { computeLineAmounts } from '#core/pricing/line-price.ts';
import { dong } from '#core/shared/dong.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';
import { anyCount, lineFor, productBySku } from '#test/orders/any-line.ts';
import {
  addLineTo,
  always,
  checkout,
  expectRejected,
  freshIdempotencyKey,
  loadOrder,
  newCart,
  newParty,
  placeOpenOrder,
  unwrap,
} from '#test/orders/order-world.ts';
import { anyPlanned, type InstalmentWorld, type Planned } from './instalment-world.ts';

const planOf = ({ line }: Planned): string => line.instalmentPlan ?? '';

/**
 * Expects exactly this line in the order, with its instalment plan and at the shown price; the VAT rate is that of the
 * service's day.
 */
const expectAsShown = (order: Order, { line, quote }: Planned, count = line.quantity): void => {
  const [machine] = topLines(order);
  if (!machine) throw new Error('the line is missing');
  const whole = [machine, ...childLines(order, machine.id)];
  expect(machine).toMatchObject({ instalmentPlan: line.instalmentPlan, term: line.term, quantity: count });
  expect(whole.map(({ charge }) => charge)).toEqual([line.charge, ...line.children.map(({ charge }) => charge)]);
  for (const { charge, amounts, renewal, vat } of whole) {
    const next = { net: dong(renewal.net / count), exempt: dong(renewal.exempt / count) };
    expect([amounts, renewal]).toEqual([
      computeLineAmounts(charge, count, vat.percent),
      computeLineAmounts(next, count, vat.percent),
    ]);
  }
  expect(order.totals).toEqual(sumAmounts(whole.map(({ amounts }) => amounts)));
  const later = sumAmounts(whole.map(({ renewal }) => renewal));
  expect([order.totals.net * line.quantity, later.net * line.quantity]).toEqual([
    quote.totals.net * count,
    quote.renewal.net * count,
  ]);
};

/** Laws of an order service for lines with an instalment plan. */
export const instalmentLaws: readonly Law<InstalmentWorld>[] = [
  {
    name: 'INS-01 a line with an instalment plan costs the first instalment now and a later one afterwards, as its page showed, options included',
    check: (open) =>
      always(open, [anyPlanned], async (_, shopper, planned) => {
        const cart = await newCart(shopper);
        await addLineTo(shopper, cart.id, planned.line);
        expectAsShown(await loadOrder(shopper, cart.id), planned);
      }),
  },
  {
    name: 'INS-01 changing the quantity keeps the instalment plan and the price per unit',
    check: (open) =>
      always(open, [anyPlanned, anyCount], async (_, shopper, planned, count) => {
        const cart = await newCart(shopper);
        const id = await addLineTo(shopper, cart.id, planned.line);
        expectAsShown(
          unwrap(await shopper.orders.changeLine(cart.id, id, { quantity: count }, freshIdempotencyKey())),
          planned,
          count,
        );
      }),
  },
  {
    name: 'INS-01 CART-19 the cash price is rejected with an instalment plan, and the first instalment without one',
    check: (open) =>
      always(open, [anyPlanned], async (_, shopper, { line, cash }) => {
        const cart = await newCart(shopper);
        const cashOnPlan = { ...cash, instalmentPlan: line.instalmentPlan ?? null };
        const planAtOnce = { ...line, instalmentPlan: null };
        for (const wrong of [cashOnPlan, planAtOnce])
          expectRejected(await shopper.orders.addLine(cart.id, wrong, freshIdempotencyKey()), 'price-changed');
        expect((await loadOrder(shopper, cart.id)).lines).toEqual([]);
      }),
  },
  {
    name: 'INS-01 an instalment plan that does not exist, or belongs to another term or product, is rejected and nothing is added',
    check: (open) =>
      always(open, [anyPlanned], async (_, shopper, planned) => {
        const cart = await newCart(shopper);
        const { line } = planned;
        const strays = [
          { ...line, instalmentPlan: 'tra-gop-99' },
          { ...line, instalmentPlan: planOf(planned) === 'tra-gop-6' ? 'tra-gop-12' : 'tra-gop-6' },
          { ...lineFor(productBySku('CS-03'), { term: line.term }), instalmentPlan: planOf(planned) },
        ];
        for (const stray of strays)
          expectRejected(
            await shopper.orders.addLine(cart.id, stray, freshIdempotencyKey()),
            'instalment-plan-not-found',
          );
        expect((await loadOrder(shopper, cart.id)).lines).toEqual([]);
      }),
  },
  {
    name: 'INS-01 the term of a line with an instalment plan cannot change',
    check: (open) =>
      always(open, [anyPlanned], async (_, shopper, planned) => {
        const cart = await newCart(shopper);
        const id = await addLineTo(shopper, cart.id, planned.line);
        const before = await loadOrder(shopper, cart.id);
        const other = planned.line.term === 12 ? 6 : 12;
        expectRejected(
          await shopper.orders.changeLine(cart.id, id, { term: other }, freshIdempotencyKey()),
          'instalment-plan-not-found',
        );
        expect(await loadOrder(shopper, cart.id)).toEqual(before);
      }),
  },
  {
    name: 'INS-01 an instalment plan that was withdrawn after the add is reported when the order is placed, and no new line can use it',
    check: (open) =>
      always(open, [anyPlanned], async (services, shopper, planned) => {
        const cart = await newCart(shopper);
        await addLineTo(shopper, cart.id, planned.line);
        unwrap(await shopper.orders.setCustomer(cart.id, await newParty(shopper), checkout));
        await services.withoutPlan(planOf(planned), async () => {
          expectRejected(await shopper.orders.open(cart.id), 'instalment-plan-not-found');
          expectRejected(
            await shopper.orders.addLine(cart.id, planned.line, freshIdempotencyKey()),
            'instalment-plan-not-found',
          );
          expect((await loadOrder(shopper, cart.id)).status).toBe('draft');
        });
        expect(unwrap(await shopper.orders.open(cart.id)).status).toBe('open');
      }),
  },
  {
    name: 'INS-01 an order with an instalment plan charges the first instalment and keeps the plan',
    check: (open) =>
      always(open, [anyPlanned], async (_, shopper, planned) => {
        const order = await placeOpenOrder(shopper, planned.line);
        expectAsShown(order, planned);
        expectAsShown(await loadOrder(shopper, order.id), planned);
      }),
  },
  {
    name: 'INS-01 an expired price is replaced by the current price of the same instalment plan',
    check: (open) =>
      always(open, [anyPlanned, fc.constantFrom(50, 150)], async (services, shopper, planned, percent) => {
        const cart = await newCart(shopper);
        await addLineTo(shopper, cart.id, planned.line);
        const later = await services.atPrice(planned.line.productId, percent, () =>
          services.later(8 * DAY_MS, async () => {
            await addLineTo(shopper, cart.id, lineFor(productBySku('CS-01')));
            return loadOrder(shopper, cart.id);
          }),
        );
        const [machine] = topLines(later);
        expect(machine?.instalmentPlan).toBe(planned.line.instalmentPlan);
        // The total changes by this percentage; the tolerance covers three rounded values.
        const expected = (planned.line.charge.net * percent) / 100;
        expect(Math.abs((machine?.charge.net ?? 0) - expected)).toBeLessThanOrEqual(planned.line.term * 2);
      }),
  },
];

/** Runs the laws on one adapter. */
export const instalmentContract = (name: string, open: () => Promise<InstalmentWorld>): void =>
  describeLaws(`${name} keeps the contract of instalment plans`, instalmentLaws, open);

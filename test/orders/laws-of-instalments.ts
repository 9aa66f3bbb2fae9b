import fc from 'fast-check';
import { expect } from 'vitest';
import { childLines, type Order, topLines } from '#core/orders/order.ts';
import { sumAmounts } from '#core/pricing/amounts.ts';
import { computeLineAmounts } from '#core/pricing/line-price.ts';
import { dong } from '#core/shared/dong.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';
import { anyCount, lineFor, productBySku } from './any-line.ts';
import { anyPlanned, type InstalmentWorld, type Planned } from './instalment-world.ts';
import {
  added,
  always,
  checkout,
  done,
  expectRejected,
  freshIdempotencyKey,
  loaded,
  newCart,
  newParty,
  openedOrder,
} from './order-world.ts';

const DAY_MS = 86_400_000;
const planOf = ({ line }: Planned): string => line.pricePlan ?? '';

/**
 * Expects exactly this line in the order, with its instalment plan and at the shown price; the VAT rate is that of the
 * service's day.
 */
const expectAsShown = (order: Order, { line, quote }: Planned, count = line.count): void => {
  const [machine] = topLines(order);
  if (!machine) throw new Error('the line is missing');
  const whole = [machine, ...childLines(order, machine.id)];
  expect(machine).toMatchObject({ pricePlan: line.pricePlan, time: line.time, count });
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
  expect([order.totals.net * line.count, later.net * line.count]).toEqual([
    quote.totals.net * count,
    quote.renewal.net * count,
  ]);
};

/** Laws of an order service for lines with an instalment plan. */
export const instalmentLaws: readonly Law<InstalmentWorld>[] = [
  {
    name: 'INS-01 a line on a plan costs its first month now and a later month afterwards, as its page showed, options too',
    check: (open) =>
      always(open, [anyPlanned], async (_, shopper, planned) => {
        const cart = await newCart(shopper);
        await added(shopper, cart.id, planned.line);
        expectAsShown(await loaded(shopper, cart.id), planned);
      }),
  },
  {
    name: 'INS-01 another number of machines stays on the plan, each at the first month that the line holds',
    check: (open) =>
      always(open, [anyPlanned, anyCount], async (_, shopper, planned, count) => {
        const cart = await newCart(shopper);
        const id = await added(shopper, cart.id, planned.line);
        expectAsShown(
          done(await shopper.orders.changeLine(cart.id, id, { count }, freshIdempotencyKey())),
          planned,
          count,
        );
      }),
  },
  {
    name: 'INS-01 CART-19 the price paid at once is not the price on a plan, nor the other way round',
    check: (open) =>
      always(open, [anyPlanned], async (_, shopper, { line, cash }) => {
        const cart = await newCart(shopper);
        const cashOnPlan = { ...cash, pricePlan: line.pricePlan ?? null };
        const planAtOnce = { ...line, pricePlan: null };
        for (const wrong of [cashOnPlan, planAtOnce])
          expectRejected(await shopper.orders.addLine(cart.id, wrong, freshIdempotencyKey()), 'price-changed');
        expect((await loaded(shopper, cart.id)).lines).toEqual([]);
      }),
  },
  {
    name: 'INS-01 a plan that there is not, or not for this term or product, is refused and nothing is added',
    check: (open) =>
      always(open, [anyPlanned], async (_, shopper, planned) => {
        const cart = await newCart(shopper);
        const { line } = planned;
        const strays = [
          { ...line, pricePlan: 'tra-gop-99' },
          { ...line, pricePlan: planOf(planned) === 'tra-gop-6' ? 'tra-gop-12' : 'tra-gop-6' },
          { ...lineFor(productBySku('CS-03'), { time: line.time }), pricePlan: planOf(planned) },
        ];
        for (const stray of strays)
          expectRejected(await shopper.orders.addLine(cart.id, stray, freshIdempotencyKey()), 'price-plan-gone');
        expect((await loaded(shopper, cart.id)).lines).toEqual([]);
      }),
  },
  {
    name: 'INS-01 a line on a plan keeps the term that the plan pays for',
    check: (open) =>
      always(open, [anyPlanned], async (_, shopper, planned) => {
        const cart = await newCart(shopper);
        const id = await added(shopper, cart.id, planned.line);
        const before = await loaded(shopper, cart.id);
        const other = planned.line.time === 12 ? 6 : 12;
        expectRejected(
          await shopper.orders.changeLine(cart.id, id, { time: other }, freshIdempotencyKey()),
          'price-plan-gone',
        );
        expect(await loaded(shopper, cart.id)).toEqual(before);
      }),
  },
  {
    name: 'INS-01 a plan that goes while the shopper is on his way is told when he orders, and no new line gets it',
    check: (open) =>
      always(open, [anyPlanned], async (services, shopper, planned) => {
        const cart = await newCart(shopper);
        await added(shopper, cart.id, planned.line);
        done(await shopper.orders.setCustomer(cart.id, await newParty(shopper), checkout));
        await services.withoutPlan(planOf(planned), async () => {
          expectRejected(await shopper.orders.open(cart.id), 'price-plan-gone');
          expectRejected(await shopper.orders.addLine(cart.id, planned.line, freshIdempotencyKey()), 'price-plan-gone');
          expect((await loaded(shopper, cart.id)).status).toBe('draft');
        });
        expect(done(await shopper.orders.open(cart.id)).status).toBe('open');
      }),
  },
  {
    name: 'INS-01 an order on a plan asks for the first month and says so for good',
    check: (open) =>
      always(open, [anyPlanned], async (_, shopper, planned) => {
        const order = await openedOrder(shopper, planned.line);
        expectAsShown(order, planned);
        expectAsShown(await loaded(shopper, order.id), planned);
      }),
  },
  {
    name: 'INS-01 a price that is held no longer is taken anew on the same plan',
    check: (open) =>
      always(open, [anyPlanned, fc.constantFrom(50, 150)], async (services, shopper, planned, percent) => {
        const cart = await newCart(shopper);
        await added(shopper, cart.id, planned.line);
        const later = await services.atPrice(planned.line.productId, percent, () =>
          services.later(8 * DAY_MS, async () => {
            await added(shopper, cart.id, lineFor(productBySku('CS-01')));
            return loaded(shopper, cart.id);
          }),
        );
        const [machine] = topLines(later);
        expect(machine?.pricePlan).toBe(planned.line.pricePlan);
        // The whole price changed by this percentage, within rounding in three places.
        const expected = (planned.line.charge.net * percent) / 100;
        expect(Math.abs((machine?.charge.net ?? 0) - expected)).toBeLessThanOrEqual(planned.line.time * 2);
      }),
  },
];

/** Runs the laws on one adapter. */
export const instalmentContract = (name: string, open: () => Promise<InstalmentWorld>): void =>
  describeLaws(`${name} keeps what it owes a line that is paid by the month`, instalmentLaws, open);

import fc from 'fast-check';
import { expect } from 'vitest';
import { seedOptions } from '#contracts/seed/options.ts';
import { type Order, topLines } from '#core/orders/order.ts';
import { sumAmounts } from '#core/pricing/amounts.ts';
import { lineItemId, type OptionId, optionId } from '#core/shared/ids.ts';
import type { Law } from '#test/kit/law.ts';
import { anyCount, anyLine, domainLine, lineFor, plans, productBySku } from './any-line.ts';
import {
  addLineTo,
  always,
  checkout,
  expectRejected,
  freeDomain,
  freshIdempotencyKey,
  loadOrder,
  newCart,
  newParty,
  type OrderWorld,
  placeOpenOrder,
  type Shopper,
  unwrap,
} from './order-world.ts';

const cheap = lineFor(productBySku('CS-01'));
/** A plan and two of its terms. */
const anyTerm = fc
  .constantFrom(...plans.filter((plan) => plan.prices.length > 1))
  .chain((plan) => fc.tuple(fc.constant(plan), fc.constantFrom(...plan.prices), fc.constantFrom(...plan.prices)));

/** An unpaid open order with several lines. */
const placeOpenOrderWith = async (
  shopper: Shopper,
  ...lines: readonly Parameters<typeof addLineTo>[2][]
): Promise<Order> => {
  const cart = await newCart(shopper);
  for (const line of lines) await addLineTo(shopper, cart.id, line);
  unwrap(await shopper.orders.setCustomer(cart.id, await newParty(shopper), checkout));
  return unwrap(await shopper.orders.open(cart.id));
};

const firstLine = (order: Order) => topLines(order)[0]?.id ?? lineItemId('');
const lineOf = (order: Order, description: string) =>
  order.lines.find((line) => line.description === description)?.id ?? lineItemId('');

/** A free option of a plan. */
const freeOption = (optionIds: readonly string[]): { id: OptionId; name: string; value: string } | null => {
  const option = seedOptions.find(
    ({ id, values }) => optionIds.includes(id) && values.some((value) => value.productId === null),
  );
  const value = option?.values.find((each) => each.productId === null);
  return option && value ? { id: optionId(option.id), name: option.name, value: value.title } : null;
};

/** An order can be edited until it is paid. */
export const editingLaws: readonly Law<OrderWorld>[] = [
  {
    name: 'ROUTE-19 ORD-02 changing the quantity of a line keeps an unpaid order open',
    check: (open) =>
      always(open, [anyLine, anyCount], async (_, shopper, line, count) => {
        const order = await placeOpenOrder(shopper, line);
        const id = firstLine(order);
        const now = unwrap(await shopper.orders.changeLine(order.id, id, { quantity: count }, freshIdempotencyKey()));
        expect(now).toMatchObject({ status: 'open', financial: 'UNPAID', owner: order.owner, address: order.address });
        for (const each of now.lines) expect(each.quantity).toBe(count);
        expect(now.lines.map(({ charge }) => charge)).toEqual(order.lines.map(({ charge }) => charge));
        expect(now.totals).toEqual(sumAmounts(now.lines.map((each) => each.amounts)));
        expect(now.version > order.version).toBe(count !== line.quantity);
        expect(await loadOrder(shopper, order.id)).toEqual(now);
      }),
  },
  {
    name: 'ROUTE-19 changing the term of a line in an unpaid order charges the price of that term',
    check: (open) =>
      always(open, [anyTerm], async (_, shopper, [plan, before, after]) => {
        const order = await placeOpenOrder(shopper, lineFor(plan, { term: before.term }));
        const changed = await shopper.orders.changeLine(
          order.id,
          firstLine(order),
          { term: after.term },
          freshIdempotencyKey(),
        );
        expect(unwrap(changed)).toMatchObject({ status: 'open', lines: [{ term: after.term, charge: after.charge }] });
      }),
  },
  {
    name: 'ROUTE-19 every line of an unpaid order except the last one can be removed',
    check: (open) =>
      always(open, [anyLine, anyLine], async (_, shopper, kept, gone) => {
        const order = await placeOpenOrderWith(shopper, kept, gone);
        const [stays, goes] = topLines(order);
        if (!stays || !goes) throw new Error('two lines were ordered');
        unwrap(await shopper.orders.removeLine(order.id, goes.id, 'không cần nữa'));
        unwrap(await shopper.orders.removeLine(order.id, goes.id, 'không cần nữa'));
        const now = await loadOrder(shopper, order.id);
        expect(now.lines).toEqual(order.lines.filter((line) => (line.parentId ?? line.id) === stays.id));
        expectRejected(await shopper.orders.removeLine(order.id, stays.id, 'x'), 'last-line');
        expect(await loadOrder(shopper, order.id)).toEqual(now);
      }),
  },
  {
    name: 'ROUTE-19 options of an unpaid order can be set',
    check: (open) =>
      always(open, [fc.constantFrom(...plans)], async (_, shopper, plan) => {
        const option = freeOption(plan.optionIds);
        if (option === null) return;
        const order = await placeOpenOrder(shopper, lineFor(plan));
        unwrap(await shopper.orders.setOptions(order.id, firstLine(order), [option]));
        const now = await loadOrder(shopper, order.id);
        expect(now.lines[0]?.options).toContainEqual(option);
        expect(now).toMatchObject({ status: 'open', totals: order.totals });
      }),
  },
  {
    name: 'ROUTE-19 DOM-04 a domain that is removed from an order is available to others at once; one that stays is not',
    check: (open) =>
      always(open, [anyCount], async (world, shopper, count) => {
        const [stays, goes] = [freeDomain(), freeDomain()];
        const order = await placeOpenOrderWith(shopper, domainLine(stays), domainLine(goes), cheap);
        const server = topLines(order).at(-1)?.id ?? lineItemId('');
        unwrap(await shopper.orders.changeLine(order.id, server, { quantity: count }, freshIdempotencyKey()));
        unwrap(await shopper.orders.removeLine(order.id, lineOf(order, goes), 'x'));
        const rival = await world.shopper();
        expect((await placeOpenOrder(rival, domainLine(goes))).status).toBe('open');
        const cart = await newCart(rival);
        await addLineTo(rival, cart.id, domainLine(stays));
        unwrap(await rival.orders.setCustomer(cart.id, await newParty(rival), checkout));
        expectRejected(await rival.orders.open(cart.id), 'domain-unavailable');
      }),
  },
  {
    name: 'ORD-02 a closed order cannot be changed',
    check: (open) =>
      always(open, [anyLine], async (_, shopper, line) => {
        const order = await placeOpenOrder(shopper, line);
        unwrap(await shopper.orders.removeOrder(order.id, 'x'));
        const id = firstLine(order);
        const closed = await loadOrder(shopper, order.id);
        const writes = [
          await shopper.orders.changeLine(order.id, id, { quantity: (line.quantity % 50) + 1 }, freshIdempotencyKey()),
          await shopper.orders.removeLine(order.id, id, 'x'),
          await shopper.orders.setOptions(order.id, id, []),
        ];
        for (const answer of writes) expectRejected(answer, 'order-closed');
        expect(await loadOrder(shopper, order.id)).toEqual(closed);
      }),
  },
];

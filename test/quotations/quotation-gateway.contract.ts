import fc from 'fast-check';
import { expect } from 'vitest';
import { MAX_QUOTATIONS_A_DAY, QUOTATION_DAYS } from '#contracts/quotation-rest.ts';
import { type Order, type OrderLine, topLines } from '#core/orders/order.ts';
import type { NewLine } from '#core/orders/order-gateway.port.ts';
import { sumAmounts } from '#core/pricing/amounts.ts';
import { computeQuotedAmounts, type Quotation } from '#core/quotations/quotation.ts';
import { quotationId } from '#core/shared/ids.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';
import { anyLine, domainLine, lineFor, productBySku } from '#test/orders/any-line.ts';
import {
  done,
  expectNotFound,
  expectRejected,
  failureOf,
  freeDomain,
  freshIdempotencyKey,
} from '#test/orders/order-world.ts';
import { transferLine } from '#test/orders/transfer-world.ts';
import type { QuotationWorld, Quoted } from './quotation-world.ts';

const DAY_MS = 86_400_000;
const HELD_MS = QUOTATION_DAYS * DAY_MS;
const server = productBySku('CS-03');
const serverLine = (count = 2): NewLine => lineFor(server, { time: 3, count });

const quoted = async (shopper: Quoted, ...lines: readonly NewLine[]): Promise<Quotation> =>
  done(await shopper.quotations.create(lines, freshIdempotencyKey()));

/** The line that orders the first line of a quotation. */
const lineFromQuotation = ({ id, lines }: Quotation, line: NewLine): NewLine => ({
  ...line,
  charge: lines[0]?.charge ?? line.charge,
  children: (lines[0]?.children ?? []).map(({ productId, option, title, charge }) => ({
    ...{ productId, option, title, charge },
  })),
  quotation: id,
});

const cartWith = async (shopper: Quoted, line: NewLine): Promise<Order> => {
  const cart = done(await shopper.orders.createTemporary(freshIdempotencyKey()));
  done(await shopper.orders.addLine(cart.id, line, freshIdempotencyKey()));
  return done(await shopper.orders.load(cart.id));
};

const adding = async (shopper: Quoted, line: NewLine) => {
  const cart = done(await shopper.orders.createTemporary(freshIdempotencyKey()));
  return shopper.orders.addLine(cart.id, line, freshIdempotencyKey());
};

const machineOf = (order: Order): OrderLine => {
  const [machine] = topLines(order);
  if (!machine) throw new Error('the order has no line');
  return machine;
};

const reordered = ({ lines }: Quotation, line: NewLine, at: number) => ({
  productId: lines[at]?.productId,
  time: lines[at]?.time,
  count: lines[at]?.count,
  charge: lines[at]?.charge,
  description: lines[at]?.description,
  children: lines[at]?.children.map(({ productId, charge }) => ({ productId, charge })) ?? line.children,
});

/** Laws of every QuotationGateway, together with the OrderGateway that honours its quotations. */
export const quotationLaws: readonly Law<QuotationWorld>[] = [
  {
    name: 'CART-19 a quotation holds what was asked for, at the prices of its day, for fifteen days',
    check: async (open) => {
      const world = await open();
      const check = async (lines: readonly NewLine[]): Promise<void> => {
        const before = world.now();
        const made = await quoted(await world.shopper(), ...lines);
        expect(lines.map((line, at) => reordered(made, line, at))).toEqual(
          lines.map(({ productId, time, count, charge, description, children }) => ({
            ...{ productId, time, count, charge, description },
            children: children.map((child) => ({ productId: child.productId, charge: child.charge })),
          })),
        );
        expect(made.validUntil - made.createdAt).toBe(HELD_MS);
        expect(Math.abs(made.createdAt - before)).toBeLessThan(60_000);
        expect(made.number).toMatch(/^BG\d{12,}$/);
        expect(made.id).toMatch(/^[0-9a-f]{32}$/);
      };
      await fc.assert(fc.asyncProperty(fc.array(anyLine, { minLength: 1, maxLength: 3 }), check), {
        numRuns: world.runs,
      });
    },
  },
  {
    name: 'CART-19 whoever knows its id reads the same, also without a token and long after its last day',
    check: async (open) => {
      const world = await open();
      const made = await quoted(await world.shopper(), serverLine(), domainLine(freeDomain()));
      expect(done(await (await world.shopper()).quotations.load(made.id))).toEqual(made);
      expect(done(await world.nobody.quotations.load(made.id))).toEqual(made);
      await world.atPrice(server.id, 150, () =>
        world.later(2 * HELD_MS, async () => expect(done(await world.nobody.quotations.load(made.id))).toEqual(made)),
      );
    },
  },
  {
    name: 'CART-17 one press makes one quotation, and two presses make two with numbers of their own',
    check: async (open) => {
      const world = await open();
      const { quotations } = await world.shopper();
      const press = freshIdempotencyKey();
      const [one, same] = [
        done(await quotations.create([serverLine()], press)),
        done(await quotations.create([serverLine()], press)),
      ];
      expect(same).toEqual(one);
      const other = done(await quotations.create([serverLine()], freshIdempotencyKey()));
      expect([other.id === one.id, other.number === one.number]).toEqual([false, false]);
      expectRejected(await quotations.create([serverLine(3)], press), 'idempotency-key-reused');
    },
  },
  {
    name: 'CART-17 one visitor makes thirty quotations a day, one press counting once; the next is refused with when it goes on',
    check: async (open) => {
      const world = await open();
      const { quotations } = await world.shopper();
      const press = freshIdempotencyKey();
      const again = async () => done(await quotations.create([serverLine()], press));
      const first = await again();
      await again();
      for (let made = 1; made < MAX_QUOTATIONS_A_DAY; made += 1)
        done(await quotations.create([serverLine()], freshIdempotencyKey()));
      const refused = await quotations.create([serverLine()], freshIdempotencyKey());
      expectRejected(refused, 'too-many-quotations');
      expect(failureOf(refused)).toMatchObject({
        detail: { most: MAX_QUOTATIONS_A_DAY, retryAfter: expect.any(Number) },
      });
      expect(await again()).toEqual(first);
      done(await (await world.shopper()).quotations.create([serverLine()], freshIdempotencyKey()));
      await world.later(DAY_MS + 1_000, async () =>
        done(await quotations.create([serverLine()], freshIdempotencyKey())),
      );
    },
  },
  {
    name: 'CART-19 nothing is quoted without a token, without a line, or at a price that is no longer true',
    check: async (open) => {
      const world = await open();
      const { quotations } = await world.shopper();
      const denied = await world.nobody.quotations.create([serverLine()], freshIdempotencyKey());
      expect(denied).toMatchObject({ ok: false, failure: { kind: 'denied' } });
      expectRejected(await quotations.create([], freshIdempotencyKey()), 'bad-input');
      await world.atPrice(server.id, 120, async () =>
        expectRejected(await quotations.create([serverLine()], freshIdempotencyKey()), 'price-changed'),
      );
      const some = await quoted(await world.shopper(), serverLine());
      expectRejected(
        await quotations.create([lineFromQuotation(some, serverLine())], freshIdempotencyKey()),
        'bad-input',
      );
      // The renewal price would otherwise be a cheaper first year for anyone who orders from the quotation.
      const move = transferLine('google.com');
      expectRejected(await quotations.create([move], freshIdempotencyKey()), 'bad-input');
    },
  },
  {
    name: 'CART-19 while a quotation holds its lines are charged as quoted, whatever the catalogue says by then',
    check: async (open) => {
      const world = await open();
      const check = async (line: NewLine): Promise<void> => {
        const made = await quoted(await world.shopper(), line);
        const buyer = await world.shopper();
        const order = await world.atPrice(line.productId, 140, () => cartWith(buyer, lineFromQuotation(made, line)));
        const machine = machineOf(order);
        expect(machine).toMatchObject({ quotation: made.id, charge: line.charge, priceHeldUntil: made.validUntil });
        expect(order.totals).toEqual(
          sumAmounts(made.lines.map((each) => computeQuotedAmounts(each, machine.vat.percent))),
        );
      };
      await fc.assert(fc.asyncProperty(anyLine, check), { numRuns: world.runs });
    },
  },
  {
    name: 'CART-19 under a quotation nothing is ordered but what it quotes',
    check: async (open) => {
      const world = await open();
      const made = await quoted(await world.shopper(), serverLine());
      const line = lineFromQuotation(made, serverLine());
      const buyer = await world.shopper();
      const others: readonly NewLine[] = [
        { ...line, count: 3 },
        { ...line, ...lineFor(server, { time: 12, count: 2 }), quotation: made.id },
        { ...line, charge: { ...line.charge, net: (line.charge.net - 1) as typeof line.charge.net } },
        { ...lineFor(productBySku('CS-01'), { time: 3, count: 2 }), quotation: made.id },
      ];
      for (const other of others) expectRejected(await adding(buyer, other), 'quotation-changed');
      expectNotFound(await adding(buyer, { ...line, quotation: quotationId('0'.repeat(32)) }));
      expect((await adding(buyer, line)).ok).toBe(true);
    },
  },
  {
    name: 'CART-19 after its last day a quotation is ordered from no longer, and what lies in a cart goes on at today’s price',
    check: async (open) => {
      const world = await open();
      const made = await quoted(await world.shopper(), serverLine());
      const buyer = await world.shopper();
      const order = await cartWith(buyer, lineFromQuotation(made, serverLine()));
      await world.atPrice(server.id, 150, async () => {
        await world.later(HELD_MS - DAY_MS, async () => {
          const held = machineOf(done(await buyer.orders.load(order.id)));
          expect([held.charge, held.quotation]).toEqual([made.lines[0]?.charge, made.id]);
        });
        await world.later(HELD_MS + DAY_MS, async () => {
          const late = await world.shopper();
          expectRejected(await adding(late, lineFromQuotation(made, serverLine())), 'quotation-expired');
          const machine = machineOf(done(await buyer.orders.load(order.id)));
          expect(machine.charge.net).toBeGreaterThan(made.lines[0]?.charge.net ?? 0);
          expect(machine.quotation).toBeUndefined();
        });
      });
    },
  },
  {
    name: 'CART-14 another number of machines is charged at today’s price: the quotation holds for its own',
    check: async (open) => {
      const world = await open();
      const made = await quoted(await world.shopper(), serverLine());
      const buyer = await world.shopper();
      const order = await cartWith(buyer, lineFromQuotation(made, serverLine()));
      await world.atPrice(server.id, 150, async () => {
        const changed = done(
          await buyer.orders.changeLine(order.id, machineOf(order).id, { count: 5 }, freshIdempotencyKey()),
        );
        expect(machineOf(changed).count).toBe(5);
        expect(machineOf(changed).quotation).toBeUndefined();
        expect(machineOf(changed).charge.net).toBeGreaterThan(made.lines[0]?.charge.net ?? 0);
      });
    },
  },
  {
    name: 'CART-19 what is sold no more is not sold under a quotation either',
    check: async (open) => {
      const world = await open();
      const made = await quoted(await world.shopper(), serverLine());
      const buyer = await world.shopper();
      await world.withdrawn(server.id, async () =>
        expectRejected(await adding(buyer, lineFromQuotation(made, serverLine())), 'product-unavailable'),
      );
    },
  },
  {
    name: 'PAY-04 a quotation is printed for whoever knows its id, and what does not exist is not found',
    check: async (open) => {
      const world = await open();
      const made = await quoted(await world.shopper(), serverLine(), domainLine(freeDomain('.com.vn')));
      const printed = done(await world.nobody.printer.quotation(made.id));
      expect(printed.name).toBe(`bao-gia-${made.number}.pdf`);
      expect(atob(printed.content).slice(0, 5)).toBe('%PDF-');
      const unknown = quotationId('f'.repeat(32));
      expectNotFound(await world.nobody.quotations.load(unknown));
      expectNotFound(await world.nobody.printer.quotation(unknown));
    },
  },
];

/** Runs the laws on one adapter. */
export const quotationContract = (name: string, open: () => Promise<QuotationWorld>): void =>
  describeLaws(`${name} keep the QuotationGateway contract`, quotationLaws, open);

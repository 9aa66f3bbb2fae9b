import fc from 'fast-check';
import { expect } from 'vitest';
import { MAX_QUOTATIONS_A_DAY, QUOTATION_DAYS } from '#contracts/rest/quotation-rest.ts';
import { type Order, type OrderLine, topLines } from '#core/orders/order.ts';
import type { NewLine } from '#core/orders/order-gateway.port.ts';
import { sumAmounts } from '#core/pricing/amounts.ts';
import { computeQuotedAmounts, type Quotation } from '#core/quotations/quotation.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { quotationId } from '#core/shared/ids.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';
import { anyLine, domainLine, lineFor, productBySku } from '#test/orders/any-line.ts';
import {
  expectNotFound,
  expectRejected,
  failureOf,
  freeDomain,
  freshIdempotencyKey,
  unwrap,
} from '#test/orders/order-world.ts';
import { transferLine } from '#test/orders/transfers/transfer-world.ts';
import type { QuotationWorld, Quoted } from './quotation-world.ts';

const HELD_MS = QUOTATION_DAYS * DAY_MS;
const server = productBySku('CS-03');
const serverLine = (count = 2): NewLine => lineFor(server, { term: 3, quantity: count });

const createQuotation = async (shopper: Quoted, ...lines: readonly NewLine[]): Promise<Quotation> =>
  unwrap(await shopper.quotations.create(lines, freshIdempotencyKey()));

/** The line that orders the first line of a quotation. */
const lineFromQuotation = ({ id, lines }: Quotation, line: NewLine): NewLine => ({
  ...line,
  charge: lines[0]?.charge ?? line.charge,
  children: (lines[0]?.children ?? []).map(({ productId, option, title, charge }) => ({
    productId,
    option,
    title,
    charge,
  })),
  quotation: id,
});

const cartWith = async (shopper: Quoted, line: NewLine): Promise<Order> => {
  const cart = unwrap(await shopper.orders.createDraftCart(freshIdempotencyKey()));
  unwrap(await shopper.orders.addLine(cart.id, line, freshIdempotencyKey()));
  return unwrap(await shopper.orders.load(cart.id));
};

const addToNewCart = async (shopper: Quoted, line: NewLine) => {
  const cart = unwrap(await shopper.orders.createDraftCart(freshIdempotencyKey()));
  return shopper.orders.addLine(cart.id, line, freshIdempotencyKey());
};

const machineOf = (order: Order): OrderLine => {
  const [machine] = topLines(order);
  if (!machine) throw new Error('the order has no line');
  return machine;
};

const lineFactsOf = ({ lines }: Quotation, line: NewLine, at: number) => ({
  productId: lines[at]?.productId,
  term: lines[at]?.term,
  quantity: lines[at]?.quantity,
  charge: lines[at]?.charge,
  description: lines[at]?.description,
  children: lines[at]?.children.map(({ productId, charge }) => ({ productId, charge })) ?? line.children,
});

const buyer = { name: 'Công ty Cổ phần Bánh Mây', taxCode: '0312345678' };

/** Laws of every QuotationGateway, together with the OrderGateway that honours its quotations. */
export const quotationLaws: readonly Law<QuotationWorld>[] = [
  {
    name: 'CART-19 a quotation contains the requested lines at the prices of its day and is valid for fifteen days',
    check: async (open) => {
      const world = await open();
      const check = async (lines: readonly NewLine[]): Promise<void> => {
        const before = world.now();
        const made = await createQuotation(await world.shopper(), ...lines);
        expect(lines.map((line, at) => lineFactsOf(made, line, at))).toEqual(
          lines.map(({ productId, term, quantity, charge, description, children }) => ({
            productId,
            term: term,
            quantity: quantity,
            charge,
            description,
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
    name: 'CART-19 anyone with its id reads the same quotation, with what its plans have, even without a token and long after it has expired',
    check: async (open) => {
      const world = await open();
      const made = await createQuotation(await world.shopper(), serverLine(), domainLine(freeDomain()));
      expect(made.lines.map(({ specs }) => specs)).toEqual([server.specs, '']);
      expect(unwrap(await (await world.shopper()).quotations.load(made.id))).toEqual(made);
      expect(unwrap(await world.nobody.quotations.load(made.id))).toEqual(made);
      await world.atPrice(server.id, 150, () =>
        world.later(2 * HELD_MS, async () => expect(unwrap(await world.nobody.quotations.load(made.id))).toEqual(made)),
      );
    },
  },
  {
    name: 'CART-17 one idempotency key creates one quotation; two keys create two with different numbers',
    check: async (open) => {
      const world = await open();
      const { quotations } = await world.shopper();
      const press = freshIdempotencyKey();
      const [one, same] = [
        unwrap(await quotations.create([serverLine()], press)),
        unwrap(await quotations.create([serverLine()], press)),
      ];
      expect(same).toEqual(one);
      const other = unwrap(await quotations.create([serverLine()], freshIdempotencyKey()));
      expect([other.id === one.id, other.number === one.number]).toEqual([false, false]);
      expectRejected(await quotations.create([serverLine(3)], press), 'idempotency-key-reused');
    },
  },
  {
    name: 'CART-17 a visitor can create thirty quotations a day, repeated calls count once, and the next is rejected with a retry delay',
    check: async (open) => {
      const world = await open();
      const { quotations } = await world.shopper();
      const press = freshIdempotencyKey();
      const again = async () => unwrap(await quotations.create([serverLine()], press));
      const first = await again();
      await again();
      for (let made = 1; made < MAX_QUOTATIONS_A_DAY; made += 1)
        unwrap(await quotations.create([serverLine()], freshIdempotencyKey()));
      const refused = await quotations.create([serverLine()], freshIdempotencyKey());
      expectRejected(refused, 'too-many-quotations');
      expect(failureOf(refused)).toMatchObject({
        detail: { most: MAX_QUOTATIONS_A_DAY, retryAfter: expect.any(Number) },
      });
      expect(await again()).toEqual(first);
      unwrap(await (await world.shopper()).quotations.create([serverLine()], freshIdempotencyKey()));
      await world.later(DAY_MS + 1_000, async () =>
        unwrap(await quotations.create([serverLine()], freshIdempotencyKey())),
      );
    },
  },
  {
    name: 'CART-19 a quotation is mailed in a name to anyone, once per idempotency key, at most five times a day to one address',
    check: async (open) => {
      const world = await open();
      const made = await createQuotation(await world.shopper(), serverLine());
      const to = { sender: 'Nguyễn Thị Mây', email: `${freshIdempotencyKey().slice(-20)}@example.vn` };
      const { quotations } = await world.shopper();
      const press = freshIdempotencyKey();
      for (let sent = 0; sent < 2; sent += 1) unwrap(await quotations.send(made.id, to, press));
      const mails = await world.mailsTo(to.email);
      expect(mails).toHaveLength(1);
      for (const fact of [to.sender, made.number, `/bao-gia/${made.id}`]) expect(mails[0]).toContain(fact);
      expectNotFound(await quotations.send(quotationId('0'.repeat(32)), to, freshIdempotencyKey()));
      expectRejected(await quotations.send(made.id, { ...to, sender: 'Lan' }, press), 'idempotency-key-reused');
      expect(await world.nobody.quotations.send(made.id, to, freshIdempotencyKey())).toMatchObject({
        ok: false,
        failure: { kind: 'denied' },
      });
      for (let sent = 0; sent < 5; sent += 1)
        await (await world.shopper()).quotations.send(made.id, to, freshIdempotencyKey());
      expect((await world.mailsTo(to.email)).length).toBeLessThanOrEqual(5);
      const stopped = await (await world.shopper()).quotations.send(made.id, to, freshIdempotencyKey());
      expectRejected(stopped, 'too-many-tries');
    },
  },
  {
    name: 'CART-19 a quotation without a token, without a line or at an outdated price is rejected',
    check: async (open) => {
      const world = await open();
      const { quotations } = await world.shopper();
      const denied = await world.nobody.quotations.create([serverLine()], freshIdempotencyKey());
      expect(denied).toMatchObject({ ok: false, failure: { kind: 'denied' } });
      expectRejected(await quotations.create([], freshIdempotencyKey()), 'bad-input');
      await world.atPrice(server.id, 120, async () =>
        expectRejected(await quotations.create([serverLine()], freshIdempotencyKey()), 'price-changed'),
      );
      const some = await createQuotation(await world.shopper(), serverLine());
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
    name: 'CART-19 lines of a valid quotation are charged as quoted, even when the catalogue has changed',
    check: async (open) => {
      const world = await open();
      const check = async (line: NewLine): Promise<void> => {
        const made = await createQuotation(await world.shopper(), line);
        const buyer = await world.shopper();
        const order = await world.atPrice(line.productId, 140, () => cartWith(buyer, lineFromQuotation(made, line)));
        const machine = machineOf(order);
        expect(machine).toMatchObject({
          quotation: made.id,
          charge: line.charge,
          priceGuaranteedUntil: made.validUntil,
        });
        expect(order.totals).toEqual(
          sumAmounts(made.lines.map((each) => computeQuotedAmounts(each, machine.vat.percent))),
        );
      };
      await fc.assert(fc.asyncProperty(anyLine, check), { numRuns: world.runs });
    },
  },
  {
    name: 'CART-19 a line that differs from its quotation is rejected',
    check: async (open) => {
      const world = await open();
      const made = await createQuotation(await world.shopper(), serverLine());
      const line = lineFromQuotation(made, serverLine());
      const buyer = await world.shopper();
      const others: readonly NewLine[] = [
        { ...line, quantity: 3 },
        { ...line, ...lineFor(server, { term: 12, quantity: 2 }), quotation: made.id },
        { ...line, charge: { ...line.charge, net: (line.charge.net - 1) as typeof line.charge.net } },
        { ...lineFor(productBySku('CS-01'), { term: 3, quantity: 2 }), quotation: made.id },
      ];
      for (const other of others) expectRejected(await addToNewCart(buyer, other), 'quotation-changed');
      expectNotFound(await addToNewCart(buyer, { ...line, quotation: quotationId('0'.repeat(32)) }));
      expect((await addToNewCart(buyer, line)).ok).toBe(true);
    },
  },
  {
    name: 'CART-19 an expired quotation cannot be ordered, and its lines in a cart change to today’s price',
    check: async (open) => {
      const world = await open();
      const made = await createQuotation(await world.shopper(), serverLine());
      const buyer = await world.shopper();
      const order = await cartWith(buyer, lineFromQuotation(made, serverLine()));
      await world.atPrice(server.id, 150, async () => {
        await world.later(HELD_MS - DAY_MS, async () => {
          const held = machineOf(unwrap(await buyer.orders.load(order.id)));
          expect([held.charge, held.quotation]).toEqual([made.lines[0]?.charge, made.id]);
        });
        await world.later(HELD_MS + DAY_MS, async () => {
          const late = await world.shopper();
          expectRejected(await addToNewCart(late, lineFromQuotation(made, serverLine())), 'quotation-expired');
          const machine = machineOf(unwrap(await buyer.orders.load(order.id)));
          expect(machine.charge.net).toBeGreaterThan(made.lines[0]?.charge.net ?? 0);
          expect(machine.quotation).toBeUndefined();
        });
      });
    },
  },
  {
    name: 'CART-14 another quantity is charged at today’s price, because a quotation covers only its own quantity',
    check: async (open) => {
      const world = await open();
      const made = await createQuotation(await world.shopper(), serverLine());
      const buyer = await world.shopper();
      const order = await cartWith(buyer, lineFromQuotation(made, serverLine()));
      await world.atPrice(server.id, 150, async () => {
        const changed = unwrap(
          await buyer.orders.changeLine(order.id, machineOf(order).id, { quantity: 5 }, freshIdempotencyKey()),
        );
        expect(machineOf(changed).quantity).toBe(5);
        expect(machineOf(changed).quotation).toBeUndefined();
        expect(machineOf(changed).charge.net).toBeGreaterThan(made.lines[0]?.charge.net ?? 0);
      });
    },
  },
  {
    name: 'CART-19 a withdrawn product cannot be ordered from a quotation',
    check: async (open) => {
      const world = await open();
      const made = await createQuotation(await world.shopper(), serverLine());
      const buyer = await world.shopper();
      await world.withdrawn(server.id, async () =>
        expectRejected(await addToNewCart(buyer, lineFromQuotation(made, serverLine())), 'product-unavailable'),
      );
    },
  },
  {
    name: 'PAY-04 anyone with its id can print a quotation; an unknown quotation is not found',
    check: async (open) => {
      const world = await open();
      const made = await createQuotation(await world.shopper(), serverLine(), domainLine(freeDomain('.com.vn')));
      const printed = unwrap(await world.nobody.printer.quotation(made.id, buyer));
      expect(printed.name).toBe(`bao-gia-${made.number}.pdf`);
      expect(atob(printed.content).slice(0, 5)).toBe('%PDF-');
      const unknown = quotationId('f'.repeat(32));
      expectNotFound(await world.nobody.quotations.load(unknown));
      expectNotFound(await world.nobody.printer.quotation(unknown, buyer));
    },
  },
];

/** Runs the laws on one adapter. */
export const quotationContract = (name: string, open: () => Promise<QuotationWorld>): void =>
  describeLaws(`${name} keep the QuotationGateway contract`, quotationLaws, open);

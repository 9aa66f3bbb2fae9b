import type { NewLine, OrderGateway } from '#core/orders/order-gateway.port.ts';
import type { Quotation } from '#core/quotations/quotation.ts';
import type { QuotationGateway } from '#core/quotations/quotation-gateway.port.ts';
import { dong } from '#core/shared/dong.ts';
import { quotationId } from '#core/shared/ids.ts';
import { ok } from '#core/shared/result.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import { freshIdempotencyKey } from '#test/orders/order-world.ts';
import type { QuotationWorld, Quoted, Reader } from './quotation-world.ts';

const forAll =
  (change: (reader: Reader) => Reader) =>
  (world: QuotationWorld): QuotationWorld => ({
    ...world,
    nobody: change(world.nobody),
    shopper: async () => {
      const shopper = await world.shopper();
      return { ...shopper, ...change(shopper) };
    },
  });

const quoting = (change: (quotations: QuotationGateway) => QuotationGateway) =>
  forAll((reader) => ({ ...reader, quotations: change(reader.quotations) }));

const answering = (change: (quotation: Quotation) => Quotation) =>
  quoting((quotations) => ({
    create: async (...asked) => {
      const made = await quotations.create(...asked);
      return made.ok ? ok(change(made.value)) : made;
    },
    load: async (id) => {
      const found = await quotations.load(id);
      return found.ok ? ok(change(found.value)) : found;
    },
  }));

const ordering =
  (change: (orders: OrderGateway, shopper: Quoted) => OrderGateway) =>
  (world: QuotationWorld): QuotationWorld => ({
    ...world,
    shopper: async () => {
      const shopper = await world.shopper();
      return { ...shopper, orders: change(shopper.orders, shopper) };
    },
  });

const unquoted = ({ quotation: _, ...line }: NewLine): NewLine => line;

const anything: Quotation = {
  id: quotationId('a'.repeat(32)),
  number: 'BG202610050001',
  createdAt: 0,
  validUntil: 0,
  seller: { name: '', taxCode: '', address: '', email: '', phone: '' },
  lines: [],
};

/** Mutants of quotations and orders from them; each has one fault. */
export const quotationMutants: Mutants<QuotationWorld> = {
  'a quotation holds for a week': answering((made) => ({ ...made, validUntil: made.createdAt + 7 * 86_400_000 })),
  'one machine is quoted whatever was asked': answering((made) => ({
    ...made,
    lines: made.lines.map((line) => ({ ...line, count: 1 })),
  })),
  'the price is rounded': answering((made) => ({
    ...made,
    lines: made.lines.map((line) => ({
      ...line,
      charge: { ...line.charge, net: dong(Math.round(line.charge.net / 100_000) * 100_000) },
    })),
  })),
  'only its maker reads it': (world) => ({
    ...world,
    nobody: {
      ...world.nobody,
      quotations: { ...world.nobody.quotations, load: async () => ({ ok: false, failure: { kind: 'denied' } }) },
    },
  }),
  'the idempotency key is ignored': quoting((quotations) => ({
    ...quotations,
    create: (lines) => quotations.create(lines, freshIdempotencyKey()),
  })),
  'nobody counts quotations': quoting((quotations) => ({
    ...quotations,
    create: async (...asked) => {
      const made = await quotations.create(...asked);
      const isFull = !made.ok && made.failure.kind === 'rejected' && made.failure.code === 'too-many-quotations';
      return isFull ? ok(anything) : made;
    },
  })),
  'whatever is refused is quoted': quoting((quotations) => ({
    ...quotations,
    create: async (...asked) => {
      const made = await quotations.create(...asked);
      return made.ok ? made : ok(anything);
    },
  })),
  'the order service knows of no quotations': ordering((orders) => ({
    ...orders,
    addLine: (id, line, idempotencyKey) => orders.addLine(id, unquoted(line), idempotencyKey),
  })),
  'whatever is asked for is called quoted': ordering((orders) => ({
    ...orders,
    addLine: async (id, line, idempotencyKey) => {
      const added = await orders.addLine(id, line, idempotencyKey);
      return added.ok || line.quotation === undefined ? added : orders.addLine(id, unquoted(line), idempotencyKey);
    },
  })),
  'a quoted price holds for ever': ordering((orders) => {
    const first = new Map<string, Awaited<ReturnType<OrderGateway['load']>>>();
    return {
      ...orders,
      load: async (id) => {
        const found = first.get(id) ?? (await orders.load(id));
        first.set(id, found);
        return found;
      },
    };
  }),
  'a number changes at the quoted price': ordering((orders) => ({
    ...orders,
    changeLine: async (id, line, change, idempotencyKey) => {
      const before = await orders.load(id);
      const changed = await orders.changeLine(id, line, change, idempotencyKey);
      if (!before.ok || !changed.ok) return changed;
      const old = before.value.lines.find((each) => each.id === line);
      return ok({
        ...changed.value,
        lines: changed.value.lines.map((each) => (old && each.id === line ? { ...each, charge: old.charge } : each)),
      });
    },
  })),
  'what is gone is sold to who holds a quotation': ordering((orders) => ({
    ...orders,
    addLine: async (id, line, idempotencyKey) => {
      const added = await orders.addLine(id, line, idempotencyKey);
      const isGone = !added.ok && added.failure.kind === 'rejected' && added.failure.code === 'product-unavailable';
      return isGone ? ok({ line: 'x' as never }) : added;
    },
  })),
  'every quotation has the same name on paper': forAll((reader) => ({
    ...reader,
    printer: {
      ...reader.printer,
      quotation: async (id) => {
        const printed = await reader.printer.quotation(id);
        return printed.ok ? ok({ ...printed.value, name: 'bao-gia.pdf' }) : printed;
      },
    },
  })),
  'what does not exist is an empty quotation': quoting((quotations) => ({
    ...quotations,
    load: async (id) => {
      const found = await quotations.load(id);
      return found.ok ? found : ok(anything);
    },
  })),
};

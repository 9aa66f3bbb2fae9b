import type { NewLine, OrderGateway } from '#core/orders/order-gateway.port.ts';
import type { Quotation } from '#core/quotations/quotation.ts';
import type { QuotationGateway } from '#core/quotations/quotation-gateway.port.ts';
import { dong } from '#core/shared/dong.ts';
import { quotationId } from '#core/shared/ids.ts';
import { ok } from '#core/shared/result.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import { pretendAdded } from '#test/orders/mutated-gateway.ts';
import { freshIdempotencyKey } from '#test/orders/order-world.ts';
import type { QuotationWorld, Quoted, Reader } from './quotation-world.ts';

const changingReaders =
  (change: (reader: Reader) => Reader) =>
  (world: QuotationWorld): QuotationWorld => ({
    ...world,
    nobody: change(world.nobody),
    shopper: async () => {
      const shopper = await world.shopper();
      return { ...shopper, ...change(shopper) };
    },
  });

const changingQuotations = (change: (quotations: QuotationGateway) => QuotationGateway) =>
  changingReaders((reader) => ({ ...reader, quotations: change(reader.quotations) }));

const changingAnswers = (change: (quotation: Quotation) => Quotation) =>
  changingQuotations((quotations) => ({
    ...quotations,
    create: async (...asked) => {
      const made = await quotations.create(...asked);
      return made.ok ? ok(change(made.value)) : made;
    },
    load: async (id) => {
      const found = await quotations.load(id);
      return found.ok ? ok(change(found.value)) : found;
    },
  }));

const changingOrders =
  (change: (orders: OrderGateway, shopper: Quoted) => OrderGateway) =>
  (world: QuotationWorld): QuotationWorld => ({
    ...world,
    shopper: async () => {
      const shopper = await world.shopper();
      return { ...shopper, orders: change(shopper.orders, shopper) };
    },
  });

const withoutQuotation = ({ quotation: _, ...line }: NewLine): NewLine => line;

const emptyQuotation: Quotation = {
  id: quotationId('a'.repeat(32)),
  number: 'BG202610050001',
  createdAt: 0,
  validUntil: 0,
  seller: { name: '', taxCode: '', address: '', email: '', phone: '' },
  lines: [],
};

/** Mutants of quotations and orders from them; each has one fault. */
export const quotationMutants: Mutants<QuotationWorld> = {
  'a quotation is valid for a week': changingAnswers((made) => ({
    ...made,
    validUntil: made.createdAt + 7 * 86_400_000,
  })),
  'sending sends nothing': changingQuotations((quotations) => ({ ...quotations, send: async () => ok(undefined) })),
  'each try sends a mail of its own': changingQuotations((quotations) => ({
    ...quotations,
    send: (id, to) => quotations.send(id, to, freshIdempotencyKey()),
  })),
  'every line is quoted with quantity 1': changingAnswers((made) => ({
    ...made,
    lines: made.lines.map((line) => ({ ...line, quantity: 1 })),
  })),
  'a quoted line does not say what the plan has': changingAnswers((made) => ({
    ...made,
    lines: made.lines.map((line) => ({ ...line, specs: '' })),
  })),
  'the price is rounded': changingAnswers((made) => ({
    ...made,
    lines: made.lines.map((line) => ({
      ...line,
      charge: { ...line.charge, net: dong(Math.round(line.charge.net / 100_000) * 100_000) },
    })),
  })),
  'a quotation cannot be read without a token': (world) => ({
    ...world,
    nobody: {
      ...world.nobody,
      quotations: { ...world.nobody.quotations, load: async () => ({ ok: false, failure: { kind: 'denied' } }) },
    },
  }),
  'the idempotency key is ignored': changingQuotations((quotations) => ({
    ...quotations,
    create: (lines) => quotations.create(lines, freshIdempotencyKey()),
  })),
  'quotations are not limited': changingQuotations((quotations) => ({
    ...quotations,
    create: async (...asked) => {
      const made = await quotations.create(...asked);
      const isFull = !made.ok && made.failure.kind === 'rejected' && made.failure.code === 'too-many-quotations';
      return isFull ? ok(emptyQuotation) : made;
    },
  })),
  'a rejected quotation reports success': changingQuotations((quotations) => ({
    ...quotations,
    create: async (...asked) => {
      const made = await quotations.create(...asked);
      return made.ok ? made : ok(emptyQuotation);
    },
  })),
  'the order service ignores quotations': changingOrders((orders) => ({
    ...orders,
    addLine: (id, line, idempotencyKey) => orders.addLine(id, withoutQuotation(line), idempotencyKey),
  })),
  'a line that differs from its quotation is added without it': changingOrders((orders) => ({
    ...orders,
    addLine: async (id, line, idempotencyKey) => {
      const added = await orders.addLine(id, line, idempotencyKey);
      return added.ok || line.quotation === undefined
        ? added
        : orders.addLine(id, withoutQuotation(line), idempotencyKey);
    },
  })),
  'a quoted price never expires': changingOrders((orders) => {
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
  'another quantity keeps the quoted price': changingOrders((orders) => ({
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
  'adding a withdrawn product from a quotation reports success': changingOrders((orders) => ({
    ...orders,
    addLine: async (id, line, idempotencyKey) => {
      const added = await orders.addLine(id, line, idempotencyKey);
      const isGone = !added.ok && added.failure.kind === 'rejected' && added.failure.code === 'product-unavailable';
      return isGone ? pretendAdded(orders, id) : added;
    },
  })),
  'every printed quotation has the same file name': changingReaders((reader) => ({
    ...reader,
    printer: {
      ...reader.printer,
      quotation: async (...asked) => {
        const printed = await reader.printer.quotation(...asked);
        return printed.ok ? ok({ ...printed.value, name: 'bao-gia.pdf' }) : printed;
      },
    },
  })),
  'an unknown quotation is returned as an empty one': changingQuotations((quotations) => ({
    ...quotations,
    load: async (id) => {
      const found = await quotations.load(id);
      return found.ok ? found : ok(emptyQuotation);
    },
  })),
};

import { currentSession, findReadableOrder } from '#adapters/memory/accounts/sessions.ts';
import { pageOf } from '#adapters/memory/content/page-of.ts';
import { denied, notFound } from '#adapters/memory/refusals.ts';
import type { SessionRecord, World } from '#adapters/memory/world.ts';
import { seedSeller } from '#contracts/seed/merchant.ts';
import { toInvoiceParty, toInvoiceRows } from '#core/order-rules/invoice-rows.ts';
import type { Order } from '#core/orders/order.ts';
import { toDiscountableLine } from '#core/orders/order-discounts.ts';
import type { Invoice } from '#core/payment/invoice.ts';
import { INVOICES_PER_FILE, isoMonthAt } from '#core/payment/invoice-months.ts';
import type { Payment } from '#core/payment/payment.ts';
import { INVOICES_PER_PAGE, type InvoiceGateway, type InvoicePage } from '#core/payment/payment-gateway.port.ts';
import type { InvoiceRow } from '#core/pricing/invoice-row.ts';
import { dayInVietnam } from '#core/pricing/vat-on.ts';
import type { Bearer } from '#core/session/session.port.ts';
import { addDong } from '#core/shared/dong.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { invoiceId, type OrderId, type PartyId } from '#core/shared/ids.ts';
import type { InvoiceParty } from '#core/shared/people/invoice-party.ts';
import { ok, type Result } from '#core/shared/result.ts';
import { codesOf } from './order-codes.ts';

const rowsOf = (order: Order): readonly InvoiceRow[] =>
  toInvoiceRows(
    order.lines.map((line) => ({
      ...toDiscountableLine(line),
      title: line.title,
      term: line.term,
      unitName: line.unit.name,
      domain: line.description,
      isTransfer: line.isTransfer === true,
      isInstalment: line.instalmentPlan !== undefined,
    })),
    codesOf(order),
  );

const buyerOf = ({ owner, address, invoiceRequest }: Order): InvoiceParty =>
  toInvoiceParty({
    contact: owner?.contact ?? { name: '', phone: '', email: '' },
    address,
    company: invoiceRequest,
  });

/** One gapless counter per year. */
const seriesOf = (now: number): string => `1C${dayInVietnam(now).slice(2, 4)}TCM`;

/** Issues the next invoice of the series for a paid order. */
export const issueInvoice = (world: World, order: Order, paid: Payment): Invoice => {
  const series = seriesOf(world.state.now);
  const earlier = [...world.state.invoices.values()].filter((each) => each.series === series).length;
  const invoice: Invoice = {
    id: invoiceId(world.random.id()),
    series,
    number: earlier + 1,
    orderId: order.id,
    orderNumber: order.number,
    paymentId: paid.id,
    status: 'ISSUED',
    date: world.state.now,
    seller: seedSeller,
    buyer: buyerOf(order),
    lines: rowsOf(order),
    totals: order.totals,
    paid: paid.amount,
    adjusts: null,
    replaces: null,
  };
  world.state.invoices.set(invoice.id, invoice);
  return invoice;
};

const toPage = (invoices: readonly Invoice[], page: number, perPage: number): InvoicePage => {
  const { items, total, pages } = pageOf(invoices, page, perPage);
  return { invoices: items, total, pages };
};

export const memoryInvoiceGateway = (world: World, bearer: Bearer): InvoiceGateway => {
  const readable = (who: SessionRecord, id: OrderId) =>
    findReadableOrder(world, who, id, bearer.orderAccess?.() ?? null);
  const ownedBy = (owner: PartyId): Result<readonly Invoice[], PortFailure> => {
    const who = currentSession(world, bearer);
    if (!who) return denied;
    if (who.party !== owner) return notFound;
    return ok(
      [...world.state.invoices.values()].filter(
        (each) => world.state.orders.get(each.orderId)?.order.owner?.partyId === owner,
      ),
    );
  };
  return {
    detail: async (id) => {
      const who = currentSession(world, bearer);
      if (!who) return denied;
      const found = world.state.invoices.get(id);
      return found && readable(who, found.orderId) ? ok(found) : notFound;
    },
    newestByOrder: async (id) => {
      const who = currentSession(world, bearer);
      if (!who) return denied;
      if (!readable(who, id)) return notFound;
      return ok([...world.state.invoices.values()].filter((each) => each.orderId === id).reverse());
    },
    list: async (owner, page) => {
      const owned = ownedBy(owner);
      return owned.ok ? ok(toPage(owned.value.toReversed(), page, INVOICES_PER_PAGE)) : owned;
    },
    listOfMonth: async (owner, month, page) => {
      const owned = ownedBy(owner);
      if (!owned.ok) return owned;
      const ofMonth = owned.value.filter(({ date }) => isoMonthAt(date) === month);
      return ok(toPage(ofMonth, page, INVOICES_PER_FILE));
    },
    months: async (owner) => {
      const owned = ownedBy(owner);
      if (!owned.ok) return owned;
      const names = [...new Set(owned.value.map(({ date }) => isoMonthAt(date)))].toSorted().toReversed();
      return ok(
        names.map((month) => {
          const ofMonth = owned.value.filter(({ date }) => isoMonthAt(date) === month);
          return { month, invoices: ofMonth.length, total: addDong(...ofMonth.map(({ paid }) => paid)) };
        }),
      );
    },
  };
};

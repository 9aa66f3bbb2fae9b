import { seedSeller } from '#contracts/seed/merchant.ts';
import type { Order, OrderLine } from '#core/orders/order.ts';
import type { Invoice, InvoiceLine, InvoiceParty } from '#core/payment/invoice.ts';
import type { Payment } from '#core/payment/payment.ts';
import { INVOICES_PER_PAGE, type InvoiceGateway } from '#core/payment/payment-gateway.port.ts';
import { multiplyCharge, withVat } from '#core/pricing/amounts.ts';
import type { Charge } from '#core/pricing/price.ts';
import { dayInVietnam } from '#core/pricing/vat-on.ts';
import type { Bearer } from '#core/session/session.port.ts';
import { addDong, zeroDong } from '#core/shared/dong.ts';
import { invoiceId } from '#core/shared/ids.ts';
import { ok } from '#core/shared/result.ts';
import { toDiscountRows } from './discount-rows.ts';
import { pageOf } from './page-of.ts';
import { denied, notFound } from './refusals.ts';
import { currentSession, findAccessibleOrder } from './sessions.ts';
import type { World } from './world.ts';

const row = (line: OrderLine, title: string, charge: Charge, vatPercent: number | null): InvoiceLine => ({
  title,
  quantity: line.quantity,
  unit: `${line.instalmentPlan === undefined ? '' : 'Tháng đầu, trả góp '}${line.term} ${line.unit.name}`,
  unitPrice: addDong(charge.net, charge.exempt),
  charge,
  vatPercent,
  amounts: withVat(multiplyCharge(charge, line.quantity), vatPercent ?? 0),
});

/** A domain's state fee is a separate, untaxed row. */
const rowsOf = (line: OrderLine): readonly InvoiceLine[] => {
  const named = line.description === '' ? line.title : `${line.title} ${line.description}`;
  const { net, exempt } = line.charge;
  const fee = exempt > 0 ? [row(line, `Lệ phí nhà nước ${line.description}`, { net: zeroDong, exempt }, null)] : [];
  const service = net > 0 || fee.length === 0 ? [row(line, named, { net, exempt: zeroDong }, line.vat.percent)] : [];
  return [...service, ...fee];
};

const buyerOf = (order: Order): InvoiceParty => {
  const contact = order.owner?.contact ?? { name: '', phone: '', email: '' };
  const { street = '', wardName = '', provinceName = '' } = order.address ?? {};
  const address = [street, wardName, provinceName].filter((part) => part !== '').join(', ');
  const company = order.invoiceRequest;
  return company
    ? { ...company, name: company.company, phone: contact.phone }
    : { name: contact.name, taxCode: '', address, email: contact.email, phone: contact.phone };
};

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
    lines: [...order.lines.flatMap(rowsOf), ...toDiscountRows(order)],
    totals: order.totals,
    paid: paid.amount,
  };
  world.state.invoices.set(invoice.id, invoice);
  return invoice;
};

export const memoryInvoiceGateway = (world: World, bearer: Bearer): InvoiceGateway => ({
  detail: async (id) => {
    const who = currentSession(world, bearer);
    if (!who) return denied;
    const found = world.state.invoices.get(id);
    return found && findAccessibleOrder(world, who, found.orderId) ? ok(found) : notFound;
  },
  newestByOrder: async (id) => {
    const who = currentSession(world, bearer);
    if (!who) return denied;
    if (!findAccessibleOrder(world, who, id)) return notFound;
    return ok([...world.state.invoices.values()].filter((each) => each.orderId === id).reverse());
  },
  list: async (owner, page) => {
    const who = currentSession(world, bearer);
    if (!who) return denied;
    if (who.party !== owner) return notFound;
    const his = [...world.state.invoices.values()].filter(
      (each) => world.state.orders.get(each.orderId)?.order.owner?.partyId === owner,
    );
    const { items, total, pages } = pageOf(his.reverse(), page, INVOICES_PER_PAGE);
    return ok({ invoices: items, total, pages });
  },
});

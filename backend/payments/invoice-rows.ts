import type { OrderLineRow, OrderRow } from '#backend/orders/schema.ts';
import { amountsOf, timesCharge } from '#core/pricing/amounts.ts';
import type { Amounts } from '#core/pricing/price.ts';
import { dong, zeroDong } from '#core/shared/dong.ts';
import type { StoredParty } from './schema.ts';

/** A row of an invoice before it has its place. */
export type InvoiceRowFacts = {
  readonly title: string;
  readonly quantity: number;
  readonly unit: string;
  readonly unitPrice: number;
  /** null: not subject to VAT, «KCT». */
  readonly vatPercent: number | null;
  readonly amounts: Amounts;
};

/**
 * The rows of one order line: the taxed service at the order's rate, and where the state takes a fee, a second row that
 * bears no VAT. Quantity is machines, price is one machine's whole term. [Thông tư 20/2023/TT-BTC]
 */
export const invoiceRowsOf = (line: OrderLineRow): readonly InvoiceRowFacts[] => {
  const term = `${line.time} ${line.unitName.toLowerCase()}`;
  const name = line.description === '' || !line.isDomain ? line.title : `${line.title} ${line.description}`;
  const row = (title: string, net: number, exempt: number, vatPercent: number | null): InvoiceRowFacts => ({
    title,
    quantity: line.count,
    unit: 'gói',
    unitPrice: net + exempt,
    vatPercent,
    amounts: amountsOf(timesCharge({ net: dong(net), exempt: dong(exempt) }, line.count), vatPercent ?? 0),
  });
  const service = row(`${name}, ${term}`, line.net, zeroDong, line.vatPercent);
  if (line.exempt === 0) return [service];
  return [
    ...(line.net === 0 ? [] : [service]),
    row(`Phí, lệ phí nhà nước: ${name}, ${term}`, zeroDong, line.exempt, null),
  ];
};

/** Who gets the invoice: the company that the order names, else the person who ordered. */
export const buyerOf = ({ ownerName, ownerEmail, ownerPhone, address, invoiceRequest }: OrderRow): StoredParty => {
  const phone = ownerPhone ?? '';
  if (invoiceRequest)
    return {
      name: invoiceRequest.company,
      taxCode: invoiceRequest.taxCode,
      address: invoiceRequest.address,
      email: invoiceRequest.email === '' ? (ownerEmail ?? '') : invoiceRequest.email,
      phone,
    };
  const place = address ? [address.street, address.wardName, address.provinceName].filter(Boolean).join(', ') : '';
  return { name: ownerName ?? '', taxCode: '', address: place, email: ownerEmail ?? '', phone };
};

import { toDiscountableLine } from '#backend/order-store/order-discounts.ts';
import type { OrderRow } from '#backend/order-store/schema.ts';
import type { StoredOrder } from '#backend/order-store/stored-order.ts';
import { toInvoiceParty, toInvoiceRows } from '#core/order-rules/invoice-rows.ts';
import type { InvoiceRow } from '#core/pricing/invoice-row.ts';
import type { InvoiceParty } from '#core/shared/invoice-party.ts';

/** Invoice rows of an order. */
export const listInvoiceRows = ({ order, lines }: StoredOrder): readonly InvoiceRow[] =>
  toInvoiceRows(
    lines.map((line) => ({
      ...toDiscountableLine(line),
      title: line.title,
      term: line.time,
      unitName: line.unitName,
      domain: line.isDomain ? line.description : '',
      isTransfer: line.transfer,
      isInstalment: line.pricePlan !== null,
    })),
    order.vouchers,
  );

/** Recipient of the order's invoice. */
export const resolveBuyer = ({ ownerName, ownerEmail, ownerPhone, address, invoiceRequest }: OrderRow): InvoiceParty =>
  toInvoiceParty({
    contact: { name: ownerName ?? '', phone: ownerPhone ?? '', email: ownerEmail ?? '' },
    address,
    company: invoiceRequest,
  });

import { organisationId } from '#contracts/organisation.ts';
import type { NamedInvoice, StoredInvoice } from './read-invoices.ts';

const toNameWire = ({ series, number, issuedAt }: NamedInvoice) => ({
  series,
  number,
  invoiceDate: new Date(issuedAt).toISOString(),
});

/** Amounts in đồng. [ENT-10] */
export const toInvoiceWire = ({ invoice, lines, adjusts, replaces }: StoredInvoice) => {
  const issued = new Date(invoice.issuedAt).toISOString();
  return {
    id: invoice.id,
    orderId: invoice.orderId,
    type: adjusts === null ? 'SALES' : 'ADJUSTMENT',
    partyIdFrom: organisationId,
    partyIdTo: invoice.partyIdTo,
    status: invoice.status,
    invoiceDate: issued,
    invoiceDueDate: issued,
    createdBy: organisationId,
    createdStamp: issued,
    paymentId: invoice.paymentId,
    originalTotalPrice: invoice.net + invoice.exempt,
    totalVAT: invoice.vat,
    appliedAmount: invoice.gross,
    attributes: [
      { name: 'series', value: invoice.series },
      { name: 'number', value: String(invoice.number) },
      { name: 'orderNumber', value: invoice.orderNumber },
    ],
    series: invoice.series,
    number: invoice.number,
    orderNumber: invoice.orderNumber,
    seller: invoice.seller,
    buyer: invoice.buyer,
    lines,
    adjusts: adjusts && toNameWire(adjusts),
    replaces: replaces && toNameWire(replaces),
  };
};

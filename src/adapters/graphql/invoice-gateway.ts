import * as z from 'zod/mini';
import { amount, converted, field, required } from '#adapters/replies/schema.ts';
import {
  GetInvoiceDetailDocument,
  GetInvoiceMonthsOfPartyDocument,
  GetInvoicesOfOrderDocument,
  GetInvoicesOfPartyDocument,
} from '#contracts/generated/invoice.ts';
import { INVOICES_PER_FILE, type InvoiceMonth } from '#core/payment/invoice-months.ts';
import { INVOICES_PER_PAGE, type InvoiceGateway } from '#core/payment/payment-gateway.port.ts';
import { dong } from '#core/shared/dong.ts';
import type { ServiceClient } from '../service-client.ts';
import { invoiceReply } from './invoice-reply.ts';

const pageReply = converted(
  z.object({ total: amount, totalPage: amount, data: z.array(invoiceReply) }),
  ({ total, totalPage: pages, data: invoices }) => ({ invoices, total, pages }),
);

/** Money that went back can make a month's total negative. */
const monthsReply = z.array(
  converted(
    z.object({ month: z.string(), invoices: amount, total: z.int() }),
    ({ total, ...month }): InvoiceMonth => ({ ...month, total: dong(total) }),
  ),
);

/** The invoice gateway over GraphQL at /invoice-gateway/graphql. [InvoiceGateway] */
export const graphqlInvoiceGateway = ({ graphql }: ServiceClient): InvoiceGateway => ({
  detail: (invoiceId) =>
    required(graphql(GetInvoiceDetailDocument, { invoiceId }, field('getInvoiceDetail', z.nullable(invoiceReply)))),
  newestByOrder: (orderId) =>
    graphql(GetInvoicesOfOrderDocument, { orderId }, field('getInvoicesOfOrder', z.array(invoiceReply))),
  list: (partyId, page) =>
    graphql(
      GetInvoicesOfPartyDocument,
      { partyId, page, perPage: INVOICES_PER_PAGE },
      field('getInvoicesOfParty', pageReply),
    ),
  listOfMonth: (partyId, month, page) =>
    graphql(
      GetInvoicesOfPartyDocument,
      { partyId, page, perPage: INVOICES_PER_FILE, month },
      field('getInvoicesOfParty', pageReply),
    ),
  months: (partyId) =>
    graphql(GetInvoiceMonthsOfPartyDocument, { partyId }, field('getInvoiceMonthsOfParty', monthsReply)),
});

import * as z from 'zod/mini';
import { amount, converted, field, required } from '#adapters/replies/schema.ts';
import {
  GetInvoiceDetailDocument,
  GetInvoicesOfOrderDocument,
  GetInvoicesOfPartyDocument,
} from '#contracts/generated/invoice.ts';
import { INVOICES_PER_PAGE, type InvoiceGateway } from '#core/payment/payment-gateway.port.ts';
import type { ServiceClient } from '../service-client.ts';
import { invoiceReply } from './invoice-reply.ts';

const pageReply = converted(
  z.object({ total: amount, totalPage: amount, data: z.array(invoiceReply) }),
  ({ total, totalPage: pages, data: invoices }) => ({ invoices, total, pages }),
);

/** The invoice gateway over GraphQL at /invoice-gateway/graphql. [InvoiceGateway] */
export const graphqlInvoiceGateway = ({ graphql }: ServiceClient): InvoiceGateway => ({
  detail: (invoiceId) =>
    required(graphql(GetInvoiceDetailDocument, { invoiceId }, field('getInvoiceDetail', z.nullable(invoiceReply)))),
  newestByOrder: (orderId) =>
    graphql(GetInvoicesOfOrderDocument, { orderId }, field('getInvoicesOfOrder', z.array(invoiceReply))),
  list: (partyId, page) => {
    const variables = { partyId, page, perPage: INVOICES_PER_PAGE };
    return graphql(GetInvoicesOfPartyDocument, variables, field('getInvoicesOfParty', pageReply));
  },
});

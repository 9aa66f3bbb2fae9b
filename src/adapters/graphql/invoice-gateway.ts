import * as z from 'zod/mini';
import {
  GetInvoiceDetailDocument,
  type GetInvoiceDetailQuery,
  GetInvoicesOfOrderDocument,
  type GetInvoicesOfOrderQuery,
} from '#contracts/generated/invoice.ts';
import type { InvoiceGateway } from '#core/payment/payment-gateway.port.ts';
import { fail, ok } from '#core/shared/result.ts';
import type { ServiceClient } from '../service-client.ts';
import { invoiceOf, invoiceReply } from './invoice-reply.ts';

const detail = z.object({
  getInvoiceDetail: z.nullable(invoiceReply),
} satisfies Record<keyof GetInvoiceDetailQuery, unknown>);
const list = z.object({
  getInvoicesOfOrder: z.array(invoiceReply),
} satisfies Record<keyof GetInvoicesOfOrderQuery, unknown>);

/** The invoice gateway over GraphQL at /invoice-gateway/graphql. [InvoiceGateway] */
export const graphqlInvoiceGateway = (invoices: ServiceClient): InvoiceGateway => ({
  detail: async (id) => {
    const answer = await invoices.graphql(GetInvoiceDetailDocument, { invoiceId: id }, detail);
    if (!answer.ok) return answer;
    return answer.value.getInvoiceDetail ? ok(invoiceOf(answer.value.getInvoiceDetail)) : fail({ kind: 'not-found' });
  },
  ofOrder: async (order) => {
    const answer = await invoices.graphql(GetInvoicesOfOrderDocument, { orderId: order }, list);
    return answer.ok ? ok(answer.value.getInvoicesOfOrder.map(invoiceOf)) : answer;
  },
});

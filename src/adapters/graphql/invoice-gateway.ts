import * as z from 'zod/mini';
import {
  GetInvoiceDetailDocument,
  type GetInvoiceDetailQuery,
  GetInvoicesOfOrderDocument,
  type GetInvoicesOfOrderQuery,
  GetInvoicesOfPartyDocument,
  type GetInvoicesOfPartyQuery,
} from '#contracts/generated/invoice.ts';
import { INVOICES_PER_PAGE, type InvoiceGateway } from '#core/payment/payment-gateway.port.ts';
import { fail, ok } from '#core/shared/result.ts';
import type { ServiceClient } from '../service-client.ts';
import { invoiceOf, invoiceReply } from './invoice-reply.ts';

const detail = z.object({
  getInvoiceDetail: z.nullable(invoiceReply),
} satisfies Record<keyof GetInvoiceDetailQuery, unknown>);
const list = z.object({
  getInvoicesOfOrder: z.array(invoiceReply),
} satisfies Record<keyof GetInvoicesOfOrderQuery, unknown>);

const page = z.object({
  getInvoicesOfParty: z.object({
    total: z.int().check(z.gte(0)),
    totalPage: z.int().check(z.gte(0)),
    data: z.array(invoiceReply),
  }),
} satisfies Record<keyof GetInvoicesOfPartyQuery, unknown>);

/** The invoice gateway over GraphQL at /invoice-gateway/graphql. [InvoiceGateway] */
export const graphqlInvoiceGateway = (invoices: ServiceClient): InvoiceGateway => ({
  detail: async (id) => {
    const answer = await invoices.graphql(GetInvoiceDetailDocument, { invoiceId: id }, detail);
    if (!answer.ok) return answer;
    return answer.value.getInvoiceDetail ? ok(invoiceOf(answer.value.getInvoiceDetail)) : fail({ kind: 'not-found' });
  },
  newestByOrder: async (order) => {
    const answer = await invoices.graphql(GetInvoicesOfOrderDocument, { orderId: order }, list);
    return answer.ok ? ok(answer.value.getInvoicesOfOrder.map(invoiceOf)) : answer;
  },
  list: async (owner, at) => {
    const variables = { partyId: owner, page: at, perPage: INVOICES_PER_PAGE };
    const answer = await invoices.graphql(GetInvoicesOfPartyDocument, variables, page);
    if (!answer.ok) return answer;
    const { total, totalPage, data } = answer.value.getInvoicesOfParty;
    return ok({ invoices: data.map(invoiceOf), total, pages: totalPage });
  },
});

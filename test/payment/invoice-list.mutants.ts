import type { InvoiceGateway } from '#core/payment/payment-gateway.port.ts';
import { fail, ok } from '#core/shared/result.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import type { CustomerInvoices } from './invoice-gateway.contract.ts';

type List = InvoiceGateway['list'];

const changingList =
  (change: (real: List) => List) =>
  (subject: CustomerInvoices): CustomerInvoices => {
    const changed = ({ customer, party }: CustomerInvoices['neighbour']): CustomerInvoices['neighbour'] => {
      const { invoices, stranger } = customer;
      const other = { ...stranger.invoices, list: change(stranger.invoices.list) };
      return {
        party,
        customer: {
          ...customer,
          invoices: { ...invoices, list: change(invoices.list) },
          stranger: { ...stranger, invoices: other },
        },
      };
    };
    return { ...changed(subject), neighbour: changed(subject.neighbour) };
  };

/** Mutants of the invoice list; each has one fault. */
export const invoiceListMutants: Mutants<CustomerInvoices> = {
  'every page is the first page': changingList((real) => (owner) => real(owner, 1)),
  'the oldest come first': changingList((real) => async (owner, page) => {
    const answer = await real(owner, page);
    return answer.ok ? ok({ ...answer.value, invoices: answer.value.invoices.toReversed() }) : answer;
  }),
  'the total counts only the products of the page': changingList((real) => async (owner, page) => {
    const answer = await real(owner, page);
    return answer.ok ? ok({ ...answer.value, total: answer.value.invoices.length }) : answer;
  }),
  'nothing is listed': changingList(() => async () => ok({ invoices: [], total: 0, pages: 0 })),
  "reading another customer's list fails with denied instead of not-found": changingList(
    (real) => async (owner, page) => {
      const answer = await real(owner, page);
      return answer.ok ? answer : fail({ kind: 'denied' as const });
    },
  ),
};

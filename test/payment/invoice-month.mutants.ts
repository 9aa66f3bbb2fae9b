import type { InvoiceGateway } from '#core/payment/payment-gateway.port.ts';
import { ok } from '#core/shared/result.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import type { CustomerInvoices } from './invoice-gateway.contract.ts';

type Months = Pick<InvoiceGateway, 'months' | 'listOfMonth'>;

const changing =
  (change: (real: InvoiceGateway) => Partial<Months>) =>
  (subject: CustomerInvoices): CustomerInvoices => {
    const changed = ({ customer, party }: CustomerInvoices['neighbour']): CustomerInvoices['neighbour'] => ({
      party,
      customer: {
        ...customer,
        invoices: { ...customer.invoices, ...change(customer.invoices) },
        stranger: {
          ...customer.stranger,
          invoices: { ...customer.stranger.invoices, ...change(customer.stranger.invoices) },
        },
      },
    });
    return { ...changed(subject), neighbour: changed(subject.neighbour) };
  };

/** Mutants of a customer's months; each has one fault. */
export const invoiceMonthMutants: Mutants<CustomerInvoices> = {
  'every month has all invoices': changing((real) => ({ listOfMonth: (owner, _, page) => real.list(owner, page) })),
  'every page is the first': changing((real) => ({
    listOfMonth: (owner, month) => real.listOfMonth(owner, month, 1),
  })),
  'the newest come first': changing((real) => ({
    listOfMonth: async (owner, month, page) => {
      const answer = await real.listOfMonth(owner, month, page);
      return answer.ok ? ok({ ...answer.value, invoices: answer.value.invoices.toReversed() }) : answer;
    },
  })),
  "another customer's month is empty instead of not-found": changing((real) => ({
    listOfMonth: async (owner, month, page) => {
      const answer = await real.listOfMonth(owner, month, page);
      return answer.ok ? answer : ok({ invoices: [], total: 0, pages: 0 });
    },
  })),
  "another customer's months are none instead of not-found": changing((real) => ({
    months: async (owner) => {
      const answer = await real.months(owner);
      return answer.ok ? answer : ok([]);
    },
  })),
  'a month counts one invoice': changing((real) => ({
    months: async (owner) => {
      const answer = await real.months(owner);
      return answer.ok ? ok(answer.value.map((month) => ({ ...month, invoices: 1 }))) : answer;
    },
  })),
  'no month has invoices': changing(() => ({ months: async () => ok([]) })),
};

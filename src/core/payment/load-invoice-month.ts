import { query, type UseCase } from '#core/failures/operation.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { VisitorPorts } from '#core/session/current-visitor.ts';
import { isoMonth } from '#core/shared/calendar.ts';
import type { Clock } from '#core/shared/environment.port.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail, ok } from '#core/shared/result.ts';
import type { Invoice } from './invoice.ts';
import { type MonthChoice, toMonthChoices } from './invoice-months.ts';
import type { InvoiceGateway } from './payment-gateway.port.ts';

type Ports = VisitorPorts & { readonly invoices: InvoiceGateway };

/** The months whose invoices a customer can download, newest first. Failures: `login-required`. [ORD-03] */
export const listInvoiceMonths = query(
  (ports: Ports & { readonly clock: Clock }): UseCase<object, readonly MonthChoice[]> =>
    async () => {
      const months = await callAsCustomer(ports)(({ partyId }) =>
        readWithRetry(ports.delay, () => ports.invoices.months(partyId)),
      );
      return months.ok ? ok(toMonthChoices(months.value, ports.clock.now())) : months;
    },
);

/**
 * One file's invoices of a month such as `2026-11`, in the order of their numbers; `file` from 1. Failures:
 * `login-required`, `not-found` for a month or file without invoices. [ORD-03, PAY-04]
 */
export const loadInvoiceMonth = query(
  (
    ports: Ports,
  ): UseCase<
    { readonly month: string; readonly file: number },
    { readonly invoices: readonly Invoice[]; readonly files: number }
  > =>
    async ({ month, file }) => {
      if (isoMonth(month) === null) return fail({ kind: 'not-found' });
      const found = await callAsCustomer(ports)(({ partyId }) =>
        readWithRetry(ports.delay, () => ports.invoices.listOfMonth(partyId, month, Math.max(1, file))),
      );
      if (!found.ok) return found;
      const { invoices, pages: files } = found.value;
      return invoices.length === 0 ? fail({ kind: 'not-found' }) : ok({ invoices, files });
    },
);

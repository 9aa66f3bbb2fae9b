import { query, type UseCase } from '#core/failures/operation.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { VisitorPorts } from '#core/session/current-visitor.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import type { InvoiceGateway, InvoicePage } from './payment-gateway.port.ts';

/** Newest first. Failures: `login-required`. [ORD-03] */
export const listInvoices = query(
  (ports: VisitorPorts & { readonly invoices: InvoiceGateway }): UseCase<{ readonly page: number }, InvoicePage> =>
    ({ page }) =>
      callAsCustomer(ports)(({ partyId }) =>
        readWithRetry(ports.delay, () => ports.invoices.list(partyId, Math.max(1, page))),
      ),
);

import { query, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import { currentVisitor, type VisitorPorts } from '#core/session/current-visitor.ts';
import type { InvoiceId, OrderId } from '#core/shared/ids.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail, ok } from '#core/shared/result.ts';
import type { Invoice } from './invoice.ts';
import type { InvoiceGateway } from './payment-gateway.port.ts';

export type LoadInvoiceInput = {
  readonly id: InvoiceId | null;
  readonly orderId: OrderId | null;
};

/** By its id, or that of the payment of an order; `not-found` also without an id. [PAY-04] */
export const loadInvoice = query(
  (ports: VisitorPorts & { readonly invoices: InvoiceGateway }): UseCase<LoadInvoiceInput, Invoice> =>
    async ({ id, orderId }) => {
      const visitor = await currentVisitor(ports)();
      if (!visitor.ok) return visitor;
      const { invoices, delay } = ports;
      if (id !== null) {
        const invoice = await readWithRetry(delay, () => invoices.detail(id));
        return invoice.ok ? invoice : fail(toShopFailure(invoice.failure));
      }
      if (orderId === null) return fail({ kind: 'not-found' });
      const made = await readWithRetry(delay, () => invoices.newestByOrder(orderId));
      if (!made.ok) return fail(toShopFailure(made.failure));
      const [newest] = made.value;
      return newest === undefined ? fail({ kind: 'not-found' }) : ok(newest);
    },
);

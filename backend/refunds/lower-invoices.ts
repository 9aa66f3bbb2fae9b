import { loadRefundSources } from '#backend/cloud-services/ending/refund-base.ts';
import { shownName } from '#backend/cloud-services/service-wire.ts';
import type { AdjustmentMail } from '#backend/mails/ending-mails.vi.ts';
import { adjustInvoice } from '#backend/payments/invoices/adjust-invoice.ts';
import { loadInvoice } from '#backend/payments/invoices/read-invoices.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { toAdjustmentRows } from '#core/order-rules/adjustment-rows.ts';
import { dong } from '#core/shared/dong.ts';
import type { Refund } from './find-refunds.ts';

/** `invoiceId`: the new one. */
type Adjustment = AdjustmentMail & { readonly invoiceId: string };

const nameOf = ({ series, number }: { readonly series: string; readonly number: number }): string =>
  `${series} số ${number}`;

const amountsOf = ({ request: { net, exempt, vat, gross } }: Refund) => ({
  net: dong(net),
  exempt: dong(exempt),
  vat: dong(vat),
  gross: dong(gross),
});

/** Lowers the invoice of each order that a refund comes from by its share. The caller holds the lock of the request. */
export const lowerInvoices = async (
  deps: Pick<BackendDeps, 'clock' | 'environment'>,
  tx: Transaction,
  refund: Refund,
): Promise<readonly Adjustment[]> => {
  const { request, service } = refund;
  const title = `Hoàn tiền dịch vụ ${shownName(service)}`;
  const rows = toAdjustmentRows(amountsOf(refund), await loadRefundSources(tx, refund), title);
  const made: Adjustment[] = [];
  for (const [orderId, own] of rows) {
    const id = await adjustInvoice(deps, tx, { orderId, refundId: request.id, rows: own });
    const { invoice, adjusts } = await loadInvoice({ db: tx }, id);
    if (adjusts === null) throw new Error(`invoice ${id} lowers none`);
    made.push({ invoiceId: id, number: nameOf(invoice), adjusted: nameOf(adjusts), amount: dong(-invoice.gross) });
  }
  return made;
};

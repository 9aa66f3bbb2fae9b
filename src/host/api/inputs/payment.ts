import * as z from 'zod';
import type * as payment from '#core/payment/operations.ts';
import { invoiceId } from '#core/shared/ids.ts';
import { command, type Inputs, key, nothing, order, orderOrNull, orNull, pageNumber, text } from './parts.ts';

export const paymentInputs: Inputs<typeof payment> = {
  listInvoiceMonths: nothing,
  listInvoices: z.object({ page: pageNumber }),
  loadInvoice: z.object({ id: orNull(key.transform(invoiceId)), orderId: orderOrNull }),
  loadInvoiceMonth: z.object({ month: text(7), file: pageNumber }),
  loadPayment: z.object({ orderId: orderOrNull }),
  loadPaymentResult: z.object({ orderId: order }),
  readPaymentReturn: z.object({ query: z.record(text(100), text(2_000)) }),
  retryPayment: command({ orderId: order, methodCode: key }),
};

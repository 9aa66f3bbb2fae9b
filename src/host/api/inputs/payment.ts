import * as z from 'zod';
import type * as payment from '#core/payment/operations.ts';
import { invoiceId } from '#core/shared/ids.ts';
import { command, type Inputs, key, order, orderOrNull, orNull, pageNumber, text } from './parts.ts';

export const paymentInputs: Inputs<typeof payment> = {
  listInvoices: z.object({ page: pageNumber }),
  loadInvoice: z.object({ id: orNull(key.transform(invoiceId)), orderId: orderOrNull }),
  loadPayment: z.object({ orderId: orderOrNull }),
  loadPaymentResult: z.object({ orderId: order }),
  readPaymentReturn: z.object({ query: z.record(text(100), text(2_000)) }),
  retryPayment: command({ orderId: order, methodCode: key }),
};

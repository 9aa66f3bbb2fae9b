import * as z from 'zod';
import type * as quotations from '#core/quotations/operations.ts';
import { invoiceId, quotationId } from '#core/shared/ids.ts';
import { fieldLimits } from '#core/shared/text/validation.ts';
import { amount, command, configuration, type Inputs, key, orderOrNull, orNull, proof, slug, typed } from './parts.ts';

const id = key.transform(quotationId);

export const quotationsInputs: Inputs<typeof quotations> = {
  createQuotation: command({ slug: orNull(slug), configuration: orNull(configuration), orderId: orderOrNull }),
  loadInvoicePdf: z.object({ id: orNull(key.transform(invoiceId)), orderId: orderOrNull }),
  loadQuotation: z.object({ id }),
  loadQuotationPdf: z.object({
    id,
    buyer: z.object({ name: z.string().max(fieldLimits.company), taxCode: z.string().max(fieldLimits.taxCode) }),
  }),
  sendQuotation: command({ id, sender: typed(500), email: typed(300), proof }),
  orderQuotation: command({ id, expectedTotal: amount }),
};

import * as z from 'zod';
import type { QuotationCommands, QuotationQueries } from '#core/quotations/quotation-use-cases.ts';
import { invoiceId, quotationId } from '#core/shared/ids.ts';
import { amount, configuration, key, orderOrNull, orNull, press, slug } from './input-parts.ts';

type Asked = QuotationQueries & QuotationCommands;

const id = key.transform(quotationId);

/** The schemas of quotations and of documents as PDF. */
export const quotationInputs: { readonly [Name in keyof Asked]: z.ZodType<Parameters<Asked[Name]>[0]> } = {
  loadQuotation: z.object({ id }),
  loadQuotationPdf: z.object({ id }),
  loadInvoicePdf: z.object({ id: orNull(key.transform(invoiceId)), orderId: orderOrNull }),
  createQuotation: z.object({
    slug: orNull(slug),
    configuration: orNull(configuration),
    orderId: orderOrNull,
    idempotencyKey: press,
  }),
  orderQuotation: z.object({ id, expectedTotal: amount, idempotencyKey: press }),
};

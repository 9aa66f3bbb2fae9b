import type { WireQuotation } from '#contracts/quotation-rest.ts';
import type { QuotationRow } from './schema.ts';

/** A quotation as it is answered: all of it but whose session asked for it. */
export const quotationWire = ({ id, number, createdAt, validUntil, seller, lines }: QuotationRow): WireQuotation => ({
  id,
  number,
  created_at: createdAt,
  valid_until: validUntil,
  seller,
  lines,
});

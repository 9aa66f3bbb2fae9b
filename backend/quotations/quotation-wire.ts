import type { WireQuotation } from '#contracts/rest/quotation-rest.ts';
import type { QuotationRow } from './schema.ts';

/** Excludes the creator's session. */
export const toQuotationWire = ({ id, number, createdAt, validUntil, seller, lines }: QuotationRow): WireQuotation => ({
  id,
  number,
  created_at: createdAt,
  valid_until: validUntil,
  seller,
  lines,
});

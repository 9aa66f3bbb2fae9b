import { and, eq, type SQL, sql } from 'drizzle-orm';
import { invoices } from '#backend/payments/schema.ts';

/** Of PostgreSQL's integers. */
const MAX_NUMBER = 2_147_483_647;

/** Whether words are the series and the number of an invoice as it is printed, in any case: `1C26TCM 12`. */
export const hasInvoiceNumber = (words: string): SQL | undefined => {
  const [, series, number] = /^(.*) ([1-9]\d{0,9})$/s.exec(words) ?? [];
  if (series === undefined || Number(number) > MAX_NUMBER) return sql`false`;
  return and(eq(invoices.number, Number(number)), eq(sql`upper(${invoices.series})`, series.toUpperCase()));
};

import { bigint, index, jsonb, pgSequence, pgTable, text } from 'drizzle-orm/pg-core';
import type { WireQuotedLine, WireSeller } from '#contracts/quotation-rest.ts';

/** Digits that follow the day in a quotation's number; one series for every backend process. */
export const quotationNumbers = pgSequence('quotation_numbers', { startWith: 1 });

/** What was quoted, as it was on that day. A row is written once and never changed, so nothing guards it. */
export const quotations = pgTable(
  'quotations',
  {
    /** 128 random bits, hexadecimal: who knows it may read it. */
    id: text('id').primaryKey(),
    number: text('number').notNull().unique(),
    /** Session that asked for it. */
    session: text('session').notNull(),
    /** Customer who was logged in then; null for a guest. */
    partyId: text('party_id'),
    seller: jsonb('seller').$type<WireSeller>().notNull(),
    lines: jsonb('lines').$type<readonly WireQuotedLine[]>().notNull(),
    /** ms since 1970 UTC. */
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    validUntil: bigint('valid_until', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('quotations_by_session').on(table.session, table.createdAt),
    index('quotations_by_party').on(table.partyId, table.createdAt),
  ],
);

export type QuotationRow = typeof quotations.$inferSelect;

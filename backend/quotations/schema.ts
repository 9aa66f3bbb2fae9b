import { bigint, index, jsonb, pgSequence, pgTable, text } from 'drizzle-orm/pg-core';
import type { WireQuotedLine } from '#contracts/rest/quotation-rest.ts';
import type { InvoiceParty } from '#core/shared/people/invoice-party.ts';

/** Digits after the date; one sequence for all backend processes. */
export const quotationNumbers = pgSequence('quotation_numbers', { startWith: 1 });

/** Immutable, so no concurrency guard is needed. */
export const quotations = pgTable(
  'quotations',
  {
    /** 128 random bits, hexadecimal; knowing the id grants read access. */
    id: text('id').primaryKey(),
    number: text('number').notNull().unique(),
    /** Session that created it. */
    session: text('session').notNull(),
    /** null for a guest. */
    partyId: text('party_id'),
    seller: jsonb('seller').$type<InvoiceParty>().notNull(),
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

import { sql } from 'drizzle-orm';
import { bigserial, boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { parties } from '#backend/authorisation/schema.ts';
import { time } from '#backend/platform/database/columns.ts';

/**
 * With the codes' names at that time. Every write locks the owner's party first, so that count and default stay
 * correct; a partial unique index also allows one default per owner.
 */
export const receivers = pgTable(
  'receivers',
  {
    id: text('id').primaryKey(),
    /** Finds the newest receiver even within one millisecond. */
    sequence: bigserial('sequence', { mode: 'number' }).notNull(),
    ownerPartyId: text('owner_party_id')
      .notNull()
      .references(() => parties.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    street: text('street').notNull(),
    provinceCode: text('province_code').notNull(),
    provinceName: text('province_name').notNull(),
    wardCode: text('ward_code').notNull(),
    wardName: text('ward_name').notNull(),
    /** Model that the codes belong to. */
    adminVersion: text('admin_version').notNull(),
    isDefault: boolean('is_default').notNull(),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('receivers_one_default_per_owner').on(table.ownerPartyId).where(sql`is_default`),
    index('receivers_by_owner').on(table.ownerPartyId, table.sequence),
  ],
);

export const colleges = pgTable(
  'colleges',
  { id: text('id').primaryKey(), name: text('name').notNull(), provinceId: text('province_id').notNull() },
  (table) => [index('colleges_by_province').on(table.provinceId, table.name)],
);

/** Served below /uploads/avatars; one per customer, each new one with a new id. */
export const avatars = pgTable('avatars', {
  /** 128 random bits, hexadecimal. */
  id: text('id').primaryKey(),
  partyId: text('party_id')
    .notNull()
    .unique()
    .references(() => parties.id, { onDelete: 'cascade' }),
  /** A square WebP, base64. */
  webp: text('webp').notNull(),
});

export type ReceiverRow = typeof receivers.$inferSelect;

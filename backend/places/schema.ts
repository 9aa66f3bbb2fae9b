import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** By statistical code; includes centrally run cities. */
export const provinces = pgTable('provinces', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  kind: text('kind').notNull(),
  adminVersion: text('admin_version').notNull(),
  position: integer('position').notNull(),
});

export const wards = pgTable(
  'wards',
  {
    code: text('code').primaryKey(),
    name: text('name').notNull(),
    provinceCode: text('province_code')
      .notNull()
      .references(() => provinces.code),
    adminVersion: text('admin_version').notNull(),
  },
  (table) => [index('wards_province').on(table.provinceCode)],
);

/** Replacements of wards from before 2025-07-01; several when a ward was divided. */
export const oldWards = pgTable(
  'old_wards',
  {
    oldCode: text('old_code').notNull(),
    newCode: text('new_code')
      .notNull()
      .references(() => wards.code),
    oldName: text('old_name').notNull(),
    oldDistrict: text('old_district').notNull(),
    oldProvince: text('old_province').notNull(),
  },
  (table) => [primaryKey({ columns: [table.oldCode, table.newCode] })],
);

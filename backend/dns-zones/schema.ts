import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { time } from '#backend/platform/database/columns.ts';
import type { DnsRecord } from '#core/dns/dns-record.ts';
import type { ChangeOrigin } from '#core/dns/zone.ts';

/** The records of a domain, which `publishing/` brings to the name servers. Every change locks the row. */
export const dnsZones = pgTable('dns_zones', {
  serviceId: text('service_id')
    .primaryKey()
    .references(() => cloudServices.id),
  version: integer('version').notNull(),
  records: jsonb('records').$type<readonly DnsRecord[]>().notNull(),
  /** Whether its owner wants answers signed. */
  isSigned: boolean('is_signed').notNull().default(false),
  updatedAt: time('updated_at').notNull(),
});

/** What led to a version, so that it can be taken back. */
export const dnsZoneChanges = pgTable(
  'dns_zone_changes',
  {
    serviceId: text('service_id')
      .notNull()
      .references(() => dnsZones.serviceId, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    at: time('at').notNull(),
    origin: text('origin').$type<ChangeOrigin>().notNull(),
    by: text('by').$type<'customer' | 'staff'>().notNull(),
    removed: jsonb('removed').$type<readonly DnsRecord[]>().notNull(),
    added: jsonb('added').$type<readonly DnsRecord[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.serviceId, table.version] })],
);

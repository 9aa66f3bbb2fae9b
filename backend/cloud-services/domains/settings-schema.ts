import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { time } from '#backend/platform/database/columns.ts';
import type { DomainChoices } from '#core/domain-control/domain-settings.ts';

/**
 * What the owner of a domain decided; a domain without a row has the first choices. The registrar learns them by tasks.
 * Every change locks the row.
 */
export const domainSettings = pgTable('domain_settings', {
  serviceId: text('service_id')
    .primaryKey()
    .references(() => cloudServices.id),
  version: integer('version').notNull(),
  nameServers: jsonb('name_servers').$type<DomainChoices['nameServers']>().notNull(),
  isLocked: boolean('is_locked').notNull(),
  contacts: jsonb('contacts').$type<DomainChoices['contacts']>().notNull(),
  /** Nothing is written here any more: the registry knows its code. The release before this one reads the column. */
  codeDigest: text('code_digest'),
  codeSentAt: time('code_sent_at'),
  /** Times of the codes of the last 24 hours, in ms since 1970 UTC. */
  codesSent: jsonb('codes_sent').$type<readonly number[]>().notNull(),
  updatedAt: time('updated_at').notNull(),
});

export type DomainSettingsRow = typeof domainSettings.$inferSelect;

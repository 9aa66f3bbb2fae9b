import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '#backend/platform/database/columns.ts';
import type { PublishFailure } from './dns-publisher.port.ts';

/**
 * What name servers have, and should have, of a zone that was handed to them. The row outlives the domain until the zone
 * is taken away there.
 */
export const dnsPublications = pgTable('dns_publications', {
  domain: text('domain').primaryKey(),
  /** Whose records these are. */
  serviceId: text('service_id').notNull(),
  /** As `stateOf` writes it: what the last try was about, and what name servers have; null for nothing. */
  wanted: text('wanted').notNull(),
  published: text('published'),
  /** When name servers took it, in ms since 1970 UTC. */
  publishedAt: time('published_at'),
  /** Of `wanted`; every later state has a higher one. */
  serial: time('serial').notNull(),
  /** For the registry, while the zone is signed. */
  digests: jsonb('digests').$type<readonly string[]>().notNull(),
  /** Since the last success. */
  tries: integer('tries').notNull(),
  failure: jsonb('failure').$type<PublishFailure>(),
  nextTryAt: time('next_try_at').notNull(),
  /** Until then one backend has it alone. */
  claimedUntil: time('claimed_until').notNull(),
});

export type PublicationRow = typeof dnsPublications.$inferSelect;

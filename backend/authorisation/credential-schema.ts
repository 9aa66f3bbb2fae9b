import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { parties } from './schema.ts';

const stamp = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const ownerId = () =>
  text('party_id')
    .notNull()
    .references(() => parties.id, { onDelete: 'cascade' });

/** The password of an account, one for all its names: an argon2id digest with its salt and costs. */
export const passwords = pgTable('passwords', {
  partyId: ownerId().primaryKey(),
  digest: text('digest').notNull(),
  changedAt: stamp('changed_at').notNull(),
});

/** The authenticator app of an account. `sealed` is the secret, while pending with the recovery codes, encrypted. */
export const totpSecrets = pgTable('totp_secrets', {
  partyId: ownerId().primaryKey(),
  state: text('state').$type<'pending' | 'on'>().notNull(),
  sealed: text('sealed').notNull(),
  /** Time step of the last code that counted; a code counts once. Guard: conditional update. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
});

/** Recovery codes that were not used yet, by digest. Guard: whoever deletes the row has used the code. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { partyId: ownerId(), digest: text('digest').notNull() },
  (table) => [primaryKey({ columns: [table.partyId, table.digest] })],
);

/** Public keys of an account's authenticators. [WebAuthn] */
export const passkeys = pgTable(
  'passkeys',
  {
    /** Credential id, base64url. */
    id: text('id').primaryKey(),
    partyId: ownerId(),
    /** COSE key, base64url. */
    publicKey: text('public_key').notNull(),
    counter: integer('counter').notNull(),
    transports: jsonb('transports').$type<readonly string[]>().notNull().default([]),
    name: text('name').notNull(),
    createdAt: stamp('created_at').notNull(),
    lastUsedAt: stamp('last_used_at'),
  },
  (table) => [index('passkeys_party').on(table.partyId)],
);

/** What an authenticator has to sign. Guard: whoever deletes the row has used the challenge. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    id: text('id').primaryKey(),
    challenge: text('challenge').notNull(),
    /** Whose new passkey it is; null for a log-in. */
    partyId: text('party_id'),
    expiresAt: stamp('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_expires').on(table.expiresAt)],
);

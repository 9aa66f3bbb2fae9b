import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { parties } from '#backend/authorisation/schema.ts';
import { stamp } from '#backend/platform/database/columns.ts';

const ownerId = () =>
  text('party_id')
    .notNull()
    .references(() => parties.id, { onDelete: 'cascade' });

/** argon2id digests with salt and costs; all login names of an account share one password. */
export const passwords = pgTable('passwords', {
  partyId: ownerId().primaryKey(),
  digest: text('digest').notNull(),
  changedAt: stamp('changed_at').notNull(),
});

/** `sealed` is the encrypted secret; while pending, it also contains the recovery codes. */
export const totpSecrets = pgTable('totp_secrets', {
  partyId: ownerId().primaryKey(),
  state: text('state').$type<'pending' | 'on'>().notNull(),
  sealed: text('sealed').notNull(),
  /** Time step of the last accepted code. A conditional update accepts each code once. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
});

/** Unused codes, by digest. The request that deletes the row has used the code. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { partyId: ownerId(), digest: text('digest').notNull() },
  (table) => [primaryKey({ columns: [table.partyId, table.digest] })],
);

/** Public keys of an account's passkeys. [WebAuthn] */
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

/** Challenges for authenticators to sign. The request that deletes the row has used the challenge. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    id: text('id').primaryKey(),
    challenge: text('challenge').notNull(),
    /** null for a login. */
    partyId: text('party_id'),
    expiresAt: stamp('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_expires').on(table.expiresAt)],
);

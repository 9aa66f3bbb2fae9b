import { hash, verify } from '@node-rs/argon2';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { fieldLimits } from '#core/shared/validation.ts';
import { isCommonPassword } from './common-passwords.ts';
import { passwords } from './credential-schema.ts';

/** The package's own costs: argon2id, 19 MiB, two passes, one lane. [OWASP] */
export const passwordDigest = (password: string): Promise<string> => hash(password);

let decoy: Promise<string> | undefined;
/** The digest of a password that nobody has: what an unknown user's password is compared with. */
const decoyDigest = (): Promise<string> => {
  decoy ??= passwordDigest('khong-ai-dung-mat-khau-nay');
  return decoy;
};

/**
 * Whether a typed password is the one behind the digest. Without a digest, and for one that is too long to be anybody's,
 * it does the same work and answers no, so that an unknown user costs what a wrong password costs. [ACC-01]
 */
export const isPassword = async (digest: string | null, typed: string, compare = verify): Promise<boolean> => {
  const possible = typed.length <= fieldLimits.password;
  const same = await compare(digest ?? (await decoyDigest()), possible ? typed : '');
  return same && digest !== null && possible;
};

/**
 * A new password is neither short, nor one of the commonest, nor the name that goes with it. [VAL-01]
 * @throws ServiceFailure WEAK_PASSWORD {reason: short | common | long, least}
 */
export const requireStrongPassword = (password: string, least: number, username: string): void => {
  const refuse = (reason: string) =>
    new ServiceFailure('WEAK_PASSWORD', `The password is ${reason}`, { reason, least });
  if ([...password].length < least) throw refuse('short');
  if (password.length > fieldLimits.password) throw refuse('long');
  if (isCommonPassword(password) || password.toLowerCase() === username) throw refuse('common');
};

/** The digest of an account's password; null where it has none. */
export const digestOf = async (db: Database, partyId: string): Promise<string | null> => {
  const [row] = await db.select({ digest: passwords.digest }).from(passwords).where(eq(passwords.partyId, partyId));
  return row?.digest ?? null;
};

/** Sets an account's password, the first one or another. */
export const setPassword = async (db: Database, partyId: string, digest: string, now: number): Promise<void> => {
  const changedAt = new Date(now);
  await db
    .insert(passwords)
    .values({ partyId, digest, changedAt })
    .onConflictDoUpdate({ target: passwords.partyId, set: { digest: sql`excluded.digest`, changedAt } });
};

import { hash, verify } from '@node-rs/argon2';
import { eq, sql } from 'drizzle-orm';
import type { AccountDeps } from '#backend/authorisation/account-deps.ts';
import type { Account } from '#backend/authorisation/log-in/sessions.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { isOwnWord } from '#core/shared/text/is-own-word.ts';
import { preparePassword } from '#core/shared/text/prepare-password.ts';
import { fieldLimits } from '#core/shared/text/validation.ts';
import { passwords } from './credential-schema.ts';
import { isCommonPassword } from './is-common-password.ts';

/** The package's default costs: argon2id, 19 MiB, two passes, one lane. [OWASP] */
export const hashPassword = (password: string): Promise<string> => hash(preparePassword(password));

let cachedDecoyDigest: Promise<string> | undefined;
/** Used for the comparison when the user is unknown. */
const decoyDigest = (): Promise<string> => {
  cachedDecoyDigest ??= hashPassword('khong-ai-dung-mat-khau-nay');
  return cachedDecoyDigest;
};

/**
 * Without a digest, and for an overlong password, does the same work and returns false, so that the timing reveals no
 * unknown users. Digests of before hold the password as it was typed. [ACC-01]
 */
export const verifyPassword = async (digest: string | null, typed: string, compare = verify): Promise<boolean> => {
  const possible = typed.length <= fieldLimits.password;
  const known = digest ?? (await decoyDigest());
  let isSame = false;
  for (const each of possible ? new Set([preparePassword(typed), typed]) : [''])
    isSame = (await compare(known, each)) || isSame;
  return isSame && digest !== null && possible;
};

/** What an account may not use as its password. */
export const ownNames = (
  { environment }: Pick<AccountDeps, 'environment'>,
  { login, party }: Account,
): readonly string[] => [environment.identity.name, login.userLoginId, party.email, party.phone];

/**
 * Rejects a password that is too short, common, or made of these names, the shop's and the account's. Throws
 * WEAK_PASSWORD {reason: short | long | common | own, least}. [VAL-01, ASVS 6.2.1, 6.2.4, 6.2.11]
 */
export const requireStrongPassword = (typed: string, least: number, names: readonly string[]): void => {
  const password = preparePassword(typed);
  const refuse = (reason: string) =>
    new ServiceFailure('WEAK_PASSWORD', `The password is ${reason}`, { reason, least });
  if ([...password].length < least) throw refuse('short');
  if (password.length > fieldLimits.password) throw refuse('long');
  if (isOwnWord(password, names)) throw refuse('own');
  if (isCommonPassword(password)) throw refuse('common');
};

export const findPasswordDigest = async (db: Database, partyId: string): Promise<string | null> => {
  const [row] = await db.select({ digest: passwords.digest }).from(passwords).where(eq(passwords.partyId, partyId));
  return row?.digest ?? null;
};

export const setPassword = async (db: Database, partyId: string, digest: string, now: number): Promise<void> => {
  const changedAt = new Date(now);
  await db
    .insert(passwords)
    .values({ partyId, digest, changedAt })
    .onConflictDoUpdate({ target: passwords.partyId, set: { digest: sql`excluded.digest`, changedAt } });
};

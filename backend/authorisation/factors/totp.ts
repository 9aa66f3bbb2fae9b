import { randomInt } from 'node:crypto';
import { and, count, eq, inArray, lt } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { AccountDeps } from '#backend/authorisation/account-deps.ts';
import { keyedDigest, keyedDigests, seal, unseal } from '#backend/authorisation/keyed.ts';
import { type Actor, queueAccountMail } from '#backend/authorisation/queue-account-mail.ts';
import { countTry, resetTries } from '#backend/authorisation/rate-limits.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { TOTP_STEP_MS } from '#core/account-rules/account-limits.ts';
import { normaliseCode } from '#core/shared/text/validation.ts';
import { recoveryCodes, totpSecrets } from './credential-schema.ts';

const RECOVERY_CODES = 8;
const RECOVERY_GROUPS = 5;
/** Without 0, 1, i, l and o. */
const RECOVERY_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

type Sealed = { readonly secret: string; readonly recovery: readonly string[] };

/** The defaults of authenticator apps: SHA-1, six digits, thirty seconds. [RFC 6238] */
const createTotp = (secret: string, label = '', issuer = ''): TOTP =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6 });

/**
 * 123 bits in five groups: `k7f3p-9xw2m-…`. From 112 bits on a digest needs no password hash; this one is keyed, and
 * salted with the account. [ASVS 6.5.2]
 */
const generateRecoveryCode = (): string => {
  const letter = () => RECOVERY_ALPHABET.charAt(randomInt(RECOVERY_ALPHABET.length));
  const group = () => Array.from({ length: 5 }, letter).join('');
  return Array.from({ length: RECOVERY_GROUPS }, group).join('-');
};

const recoveryDigest = ({ secrets }: AccountDeps, partyId: string, code: string): string =>
  keyedDigest(secrets, 'recovery-code', partyId, normaliseCode(code).toLowerCase());

/** Newest first; codes live for years, so also those from before a rotation of the secret. */
const recoveryDigests = ({ secrets }: AccountDeps, partyId: string, code: string) =>
  keyedDigests(secrets, 'recovery-code', partyId, normaliseCode(code).toLowerCase());

// The text was written by `seal` below.
const openSealed = ({ secrets }: AccountDeps, sealed: string): Sealed =>
  JSON.parse(unseal(secrets, 'totp', sealed)) as Sealed;

export const hasTotp = async (db: Database, partyId: string): Promise<boolean> => {
  const on = and(eq(totpSecrets.partyId, partyId), eq(totpSecrets.state, 'on'));
  return (await db.select({ id: totpSecrets.partyId }).from(totpSecrets).where(on)).length > 0;
};

/** `label` names the account in the app. */
export const loadTotp = async (deps: AccountDeps, partyId: string, label: string) => {
  const [row] = await deps.db.select().from(totpSecrets).where(eq(totpSecrets.partyId, partyId));
  const nothing = { secret: null, uri: null, recoveryCodes: null, recoveryCodesLeft: null };
  if (!row) return { ...nothing, state: 'off' };
  if (row.state === 'on') {
    const [left] = await deps.db.select({ n: count() }).from(recoveryCodes).where(eq(recoveryCodes.partyId, partyId));
    return { ...nothing, state: 'on', recoveryCodesLeft: left?.n ?? 0 };
  }
  const { secret, recovery } = openSealed(deps, row.sealed);
  const uri = createTotp(secret, label, deps.environment.identity.name).toString();
  return { ...nothing, state: 'pending', secret, uri, recoveryCodes: recovery };
};

/** The secret is inactive until its first code. Throws BAD_USER_INPUT while another one is active. */
export const startTotp = async ({ db, secrets }: AccountDeps, partyId: string): Promise<void> => {
  const made: Sealed = {
    secret: new Secret({ size: 20 }).base32,
    recovery: Array.from({ length: RECOVERY_CODES }, generateRecoveryCode),
  };
  const fresh = { state: 'pending' as const, sealed: seal(secrets, 'totp', JSON.stringify(made)), lastStep: 0 };
  const started = await db
    .insert(totpSecrets)
    .values({ partyId, ...fresh })
    .onConflictDoUpdate({ target: totpSecrets.partyId, set: fresh, setWhere: eq(totpSecrets.state, 'pending') })
    .returning();
  if (started.length === 0) throw new ServiceFailure('BAD_USER_INPUT', 'The authenticator app is on already');
};

/** The current time step if the code is of it, so that a code lives thirty seconds; else null. [ASVS 6.5.5] */
const findStep = ({ clock }: AccountDeps, secret: string, code: string): number | null => {
  const timestamp = clock.now();
  const isRight = createTotp(secret).validate({ token: normaliseCode(code), timestamp, window: 0 }) !== null;
  return isRight ? Math.floor(timestamp / TOTP_STEP_MS) : null;
};

const codeWrongFailure = (left: number) => new ServiceFailure('CODE_WRONG', 'The app shows another code', { left });

/**
 * Activates the app with its first code if the same secret is still pending. Throws CODE_WRONG {left}, LINK_EXPIRED
 * when nothing is pending, TOO_MANY_TRIES.
 */
export const confirmTotp = async (deps: AccountDeps, actor: Actor, code: string): Promise<void> => {
  const { partyId } = actor;
  const left = await countTry(deps, 'secondFactor', partyId);
  const pending = and(eq(totpSecrets.partyId, partyId), eq(totpSecrets.state, 'pending'));
  const [row] = await deps.db.select().from(totpSecrets).where(pending);
  if (!row) throw new ServiceFailure('LINK_EXPIRED', 'No authenticator app is waiting');
  const { secret, recovery } = openSealed(deps, row.sealed);
  const step = findStep(deps, secret, code);
  if (step === null) throw codeWrongFailure(left);
  const sealed = seal(deps.secrets, 'totp', JSON.stringify({ secret, recovery: [] } satisfies Sealed));
  await deps.db.transaction(async (tx) => {
    const same = and(pending, eq(totpSecrets.sealed, row.sealed));
    const turned = await tx.update(totpSecrets).set({ state: 'on', sealed, lastStep: step }).where(same).returning();
    if (turned.length === 0) throw new ServiceFailure('LINK_EXPIRED', 'Another secret was made meanwhile');
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.partyId, partyId));
    await tx
      .insert(recoveryCodes)
      .values(recovery.map((each) => ({ partyId, digest: recoveryDigest(deps, partyId, each) })));
    await queueAccountMail(deps, tx, actor, 'authenticator-added');
  });
  await resetTries(deps, 'secondFactor', partyId);
};

/** null when the code is wrong or used. A conditional update or delete makes each code valid once. */
export const consumeSecondFactor = async (
  deps: AccountDeps,
  tx: Transaction,
  partyId: string,
  code: string,
): Promise<'app' | 'recovery' | null> => {
  const on = and(eq(totpSecrets.partyId, partyId), eq(totpSecrets.state, 'on'));
  const [row] = await tx.select().from(totpSecrets).where(on);
  if (!row) return null;
  const step = findStep(deps, openSealed(deps, row.sealed).secret, code);
  if (step !== null) {
    const later = and(on, lt(totpSecrets.lastStep, step));
    return (await tx.update(totpSecrets).set({ lastStep: step }).where(later).returning()).length > 0 ? 'app' : null;
  }
  const same = and(
    eq(recoveryCodes.partyId, partyId),
    inArray(recoveryCodes.digest, recoveryDigests(deps, partyId, code)),
  );
  return (await tx.delete(recoveryCodes).where(same).returning()).length > 0 ? 'recovery' : null;
};

/** A pending app needs no code. Throws CODE_WRONG {left}, TOO_MANY_TRIES. */
export const removeTotp = async (deps: AccountDeps, actor: Actor, code: string): Promise<void> => {
  const { partyId } = actor;
  const left = await countTry(deps, 'secondFactor', partyId);
  await deps.db.transaction(async (tx) => {
    const own = eq(totpSecrets.partyId, partyId);
    const pending = await tx
      .delete(totpSecrets)
      .where(and(own, eq(totpSecrets.state, 'pending')))
      .returning();
    if (pending.length > 0) return;
    if (!(await consumeSecondFactor(deps, tx, partyId, code))) throw codeWrongFailure(left);
    await tx.delete(totpSecrets).where(own);
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.partyId, partyId));
    await queueAccountMail(deps, tx, actor, 'authenticator-removed');
  });
  await resetTries(deps, 'secondFactor', partyId);
};

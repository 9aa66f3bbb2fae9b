import { createHash } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { and, eq, gt } from 'drizzle-orm';
import * as z from 'zod';
import type { AccountDeps } from '#backend/authorisation/account-deps.ts';
import { deriveSecretKey, deriveSecretKeys } from '#backend/authorisation/keyed.ts';
import { type Caller, toClient } from '#backend/authorisation/log-in/caller.ts';
import type { AuthPorts } from '#backend/authorisation/log-in/sessions.ts';
import {
  type ClientRateLimitName,
  canClientTry,
  countTry,
  isAddressWithinLimit,
} from '#backend/authorisation/rate-limits.ts';
import { sessions } from '#backend/authorisation/schema.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { foreignFetch } from '#contracts/foreign-fetch.ts';
import { CHALLENGE_TTL_MS, PROOF_TTL_MS } from '#core/account-rules/account-limits.ts';
import { botProofs } from './step-schema.ts';

/** Takes about half a second on a desktop and two seconds on a phone. */
const PROOF_OF_WORK_COST = 1_000;
const PROOF_OF_WORK = { least: 200, most: 1_000 };

const proofOfWorkSecrets = (key: Buffer) => ({
  hmacSignatureSecret: key.toString('hex'),
  hmacKeySignatureSecret: key.toString('base64'),
});

/**
 * Challenge for the browser: ALTCHA (PBKDF2/SHA-256), valid for five minutes and one use, or the site key of reCAPTCHA.
 * The proof is base64 of the JSON `{challenge, solution}`. [GQL-09]
 */
export const createBotChallenge = async (deps: AccountDeps) => {
  const { recaptcha } = deps.environment.accounts;
  if (recaptcha !== null) return { kind: 'recaptcha', challenge: null, siteKey: recaptcha.siteKey };
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: PROOF_OF_WORK_COST,
    counter: randomInt(PROOF_OF_WORK.least, PROOF_OF_WORK.most),
    data: { goodUntil: deps.clock.now() + CHALLENGE_TTL_MS },
    deriveKey,
    ...proofOfWorkSecrets(deriveSecretKey(deps.secrets, 'proof-of-work')),
  });
  return { kind: 'work', challenge, siteKey: null };
};

const payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      data: z.object({ goodUntil: z.number() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

const parseProof = (proof: string) => {
  try {
    return payload.safeParse(JSON.parse(Buffer.from(proof, 'base64').toString('utf8'))).data;
  } catch {
    return undefined;
  }
};

/** The primary key of used proofs makes each proof valid once. */
const claimProof = async (deps: AccountDeps, proof: string): Promise<boolean> => {
  const given = parseProof(proof);
  if (!given || given.challenge.parameters.data.goodUntil <= deps.clock.now()) return false;
  const keys = deriveSecretKeys(deps.secrets, 'proof-of-work');
  const isVerifiedWith = async (key: Buffer): Promise<boolean> => {
    const checked = await verifySolution({ ...given, deriveKey, ...proofOfWorkSecrets(key) }).catch(() => null);
    return checked?.verified === true;
  };
  if (!(await Promise.all(keys.map(isVerifiedWith))).includes(true)) return false;
  const digest = createHash('sha256').update(given.challenge.signature).digest('hex');
  const expiresAt = new Date(given.challenge.parameters.data.goodUntil);
  const first = await deps.db.insert(botProofs).values({ digest, expiresAt }).onConflictDoNothing().returning();
  return first.length > 0;
};

const MIN_SCORE = 0.5;
const recaptchaAnswer = z.object({ success: z.boolean(), score: z.number().optional() });

/** Verifies a reCAPTCHA v3 token; false when Google is unreachable. */
export const verifyRecaptcha = async (
  secret: string,
  token: string,
  network: typeof fetch = fetch,
): Promise<boolean> => {
  try {
    const answer = await foreignFetch(network)('https://www.google.com/recaptcha/api/siteverify', {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(5_000),
    });
    const read = recaptchaAnswer.safeParse(await answer.json());
    return read.success && read.data.success && (read.data.score ?? 0) >= MIN_SCORE;
  } catch {
    return false;
  }
};

/** Each proof works once. */
export const takeHumanProof = (deps: AccountDeps, proof: string): Promise<boolean> => {
  const { recaptcha } = deps.environment.accounts;
  return recaptcha ? verifyRecaptcha(recaptcha.secret, proof) : claimProof(deps, proof);
};

/** The session of a proof counts as human for ten minutes. */
export const verifyHuman = async (deps: AccountDeps, sessionId: string, proof: string): Promise<boolean> => {
  if (!(await takeHumanProof(deps, proof))) return false;
  const humanUntil = new Date(deps.clock.now() + PROOF_TTL_MS);
  await deps.db.update(sessions).set({ humanUntil }).where(eq(sessions.id, sessionId));
  return true;
};

/** Throws BOT_CHECK_NEEDED; a few requests an hour are allowed unproven, so that forms work without JavaScript. */
export const requireHuman = async (deps: AuthPorts, caller: Pick<Caller, 'visitor' | 'address'>): Promise<void> => {
  const sessionId = caller.visitor?.sessionId;
  if (sessionId) {
    const [row] = await deps.db.select({ until: sessions.humanUntil }).from(sessions).where(eq(sessions.id, sessionId));
    if (row?.until && row.until.getTime() > deps.clock.now()) return;
  }
  if (!(await canClientTry(deps, 'unproven', toClient(caller))))
    throw new ServiceFailure('BOT_CHECK_NEEDED', 'Prove first that you are no script');
};

/**
 * Takes the session's proof, so that each try of a name that strangers guess at costs one. Throws BOT_CHECK_NEEDED
 * without exception.
 */
export const requireProof = async ({ db, clock }: AuthPorts, { visitor }: Pick<Caller, 'visitor'>): Promise<void> => {
  const proven = and(eq(sessions.id, visitor?.sessionId ?? ''), gt(sessions.humanUntil, new Date(clock.now())));
  const spent = await db.update(sessions).set({ humanUntil: null }).where(proven).returning({ id: sessions.id });
  if (spent.length === 0) throw new ServiceFailure('BOT_CHECK_NEEDED', 'Prove first that you are no script');
};

/**
 * Counts a try by session, and by address for visitors without an account. Beyond the limit of an address, which
 * strangers share, each try takes a proof of work: one visitor's script never refuses the others. Throws TOO_MANY_TRIES
 * {retryAfter: seconds} to a session, BOT_CHECK_NEEDED.
 */
export const countTryOrTakeProof = async (
  deps: AuthPorts,
  name: ClientRateLimitName,
  caller: Pick<Caller, 'visitor' | 'address'>,
): Promise<void> => {
  const client = toClient(caller);
  await countTry(deps, name, client.session);
  const isCustomer = caller.visitor !== null && !caller.visitor.staff && caller.visitor.partyId !== null;
  if (!isCustomer && !(await isAddressWithinLimit(deps, name, client.network))) await requireProof(deps, caller);
};

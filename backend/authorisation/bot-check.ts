import { createHash } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import type { AccountDeps } from './account-deps.ts';
import { type Caller, clientOf } from './caller.ts';
import { derivedKey } from './keyed.ts';
import { sessions } from './schema.ts';
import { botProofs } from './step-schema.ts';
import { mayClientTry } from './throttle.ts';

const CHALLENGE_LIFE_MS = 5 * 60_000;
const HUMAN_MS = 10 * 60_000;
/** Takes about half a second on a desktop and two seconds on a phone. */
const COST = 1_000;
const WORK = { least: 200, most: 1_000 };

const workSecrets = ({ secrets }: AccountDeps) => ({
  hmacSignatureSecret: derivedKey(secrets, 'proof-of-work').toString('hex'),
  hmacKeySignatureSecret: derivedKey(secrets, 'proof-of-work').toString('base64'),
});

/**
 * Challenge for the browser: ALTCHA (PBKDF2/SHA-256), or the site key of reCAPTCHA. A challenge is valid for five
 * minutes and can be used once; its proof is base64 of the JSON `{challenge, solution}`. [GQL-09]
 */
export const botChallenge = async (deps: AccountDeps) => {
  const { recaptcha } = deps.environment.accounts;
  if (recaptcha !== null) return { kind: 'recaptcha', challenge: null, siteKey: recaptcha.siteKey };
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(WORK.least, WORK.most),
    data: { goodUntil: deps.clock.now() + CHALLENGE_LIFE_MS },
    deriveKey,
    ...workSecrets(deps),
  });
  return { kind: 'work', challenge, siteKey: null };
};

const payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      ...{ algorithm: z.string(), nonce: z.string(), salt: z.string(), cost: z.number(), keyLength: z.number() },
      ...{ keyPrefix: z.string(), keySignature: z.string(), data: z.object({ goodUntil: z.number() }) },
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

const readPayload = (proof: string) => {
  try {
    return payload.safeParse(JSON.parse(Buffer.from(proof, 'base64').toString('utf8'))).data;
  } catch {
    return undefined;
  }
};

/** Concurrency: the primary key of the used proofs. */
const isFreshWork = async (deps: AccountDeps, proof: string): Promise<boolean> => {
  const given = readPayload(proof);
  if (!given || given.challenge.parameters.data.goodUntil <= deps.clock.now()) return false;
  const checked = await verifySolution({ ...given, deriveKey, ...workSecrets(deps) }).catch(() => null);
  if (checked?.verified !== true) return false;
  const digest = createHash('sha256').update(given.challenge.signature).digest('hex');
  const expiresAt = new Date(given.challenge.parameters.data.goodUntil);
  const first = await deps.db.insert(botProofs).values({ digest, expiresAt }).onConflictDoNothing().returning();
  return first.length > 0;
};

const MIN_SCORE = 0.5;
const verdict = z.object({ success: z.boolean(), score: z.number().optional() });

type Network = (address: string, init: RequestInit) => Promise<Response>;

/** Verifies a reCAPTCHA v3 token with Google. Returns false when the service is unreachable. */
export const isRecaptchaHuman = async (secret: string, token: string, network: Network = fetch): Promise<boolean> => {
  try {
    const answer = await network('https://www.google.com/recaptcha/api/siteverify', {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(5_000),
    });
    const read = verdict.safeParse(await answer.json());
    return read.success && read.data.success && (read.data.score ?? 0) >= MIN_SCORE;
  } catch {
    return false;
  }
};

/** Whether a proof is valid. Each proof can be used once; its session then counts as human for ten minutes. */
export const verifyHuman = async (deps: AccountDeps, sessionId: string, proof: string): Promise<boolean> => {
  const { recaptcha } = deps.environment.accounts;
  const human = recaptcha ? await isRecaptchaHuman(recaptcha.secret, proof) : await isFreshWork(deps, proof);
  if (!human) return false;
  const humanUntil = new Date(deps.clock.now() + HUMAN_MS);
  await deps.db.update(sessions).set({ humanUntil }).where(eq(sessions.id, sessionId));
  return true;
};

/**
 * Allows humans without limit, and other clients a few times an hour, so that forms work without JavaScript.
 * @throws ServiceFailure BOT_CHECK_NEEDED
 */
export const requireHuman = async (deps: AccountDeps, caller: Caller): Promise<void> => {
  const sessionId = caller.visitor?.sessionId;
  if (sessionId) {
    const [row] = await deps.db.select({ until: sessions.humanUntil }).from(sessions).where(eq(sessions.id, sessionId));
    if (row?.until && row.until.getTime() > deps.clock.now()) return;
  }
  if (!(await mayClientTry(deps, 'unproven', clientOf(caller))))
    throw new ServiceFailure('BOT_CHECK_NEEDED', 'Prove first that you are no script');
};

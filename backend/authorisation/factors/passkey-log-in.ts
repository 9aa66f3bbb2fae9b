import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import { and, eq, lte } from 'drizzle-orm';
import type { AccountDeps } from '#backend/authorisation/account-deps.ts';
import { type Caller, toBrowser, toClient } from '#backend/authorisation/log-in/caller.ts';
import { type LogInResult, openLogIn } from '#backend/authorisation/log-in/log-in-result.ts';
import { findMainAccount } from '#backend/authorisation/log-in/names.ts';
import { countClientTry, refundClientTry } from '#backend/authorisation/rate-limits.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { CHALLENGE_TTL_MS } from '#core/account-rules/account-limits.ts';
import { passkeys } from './credential-schema.ts';
import { consumeChallenge, relyingPartyOf, storeChallenge } from './passkey-challenges.ts';

/** Accepts any passkey that the device offers. */
export const startPasskeyLogIn = async (deps: AccountDeps) => {
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyOf(deps).expectedRPID,
    userVerification: 'required',
    timeout: CHALLENGE_TTL_MS,
  });
  return { id: await storeChallenge(deps, options.challenge, null), options };
};

const invalidCredentials = () => new ServiceFailure('WRONG_CREDENTIALS', 'The passkey is not one of ours');

/** The package validates its input and throws when it is invalid. */
const isAuthenticationResponse = (given: unknown): given is AuthenticationResponseJSON =>
  typeof given === 'object' && given !== null && 'id' in given && typeof given.id === 'string';

const verifyPasskey = async (deps: AccountDeps, challenge: string, response: unknown) => {
  if (!isAuthenticationResponse(response)) throw invalidCredentials();
  const [key] = await deps.db.select().from(passkeys).where(eq(passkeys.id, response.id));
  if (!key) throw invalidCredentials();
  const { id, counter } = key;
  const verified = await verifyAuthenticationResponse({
    ...relyingPartyOf(deps),
    response,
    expectedChallenge: challenge,
    credential: { id, counter, publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')) },
  }).catch(() => null);
  if (verified?.verified !== true) throw invalidCredentials();
  return { key, counter: verified.authenticationInfo.newCounter };
};

/**
 * Logs in without a second factor. The challenge works once and the counter only increases. Throws WRONG_CREDENTIALS,
 * LINK_EXPIRED, TOO_MANY_TRIES.
 */
export const logInWithPasskey = async (
  deps: AccountDeps,
  caller: Caller,
  given: { readonly challengeId: string; readonly response: unknown },
): Promise<LogInResult> => {
  await countClientTry(deps, 'logInByClient', toClient(caller));
  const challenge = await consumeChallenge(deps, given.challengeId, null);
  const { key, counter } = await verifyPasskey(deps, challenge, given.response);
  const account = await findMainAccount(deps.db, key.partyId);
  const same = and(eq(passkeys.id, key.id), lte(passkeys.counter, counter));
  const used = await deps.db
    .update(passkeys)
    .set({ counter, lastUsedAt: new Date(deps.clock.now()) })
    .where(same)
    .returning();
  if (!account || used.length === 0) throw invalidCredentials();
  await refundClientTry(deps, 'logInByClient', toClient(caller));
  return openLogIn(deps, account, toBrowser(caller));
};

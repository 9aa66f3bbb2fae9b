import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import { and, eq, lte } from 'drizzle-orm';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import type { AccountDeps } from './account-deps.ts';
import { browserOf, type Caller, clientOf } from './caller.ts';
import { passkeys } from './credential-schema.ts';
import { type LogInResult, logInAs } from './log-in-result.ts';
import { mainAccount } from './names.ts';
import { CHALLENGE_LIFE_MS, keepChallenge, siteOf, takeChallenge } from './passkey-challenges.ts';
import { countClientTry, giveClientTryBack } from './throttle.ts';

/** A challenge for a login with any passkey that the device offers. */
export const startPasskeyLogIn = async (deps: AccountDeps) => {
  const options = await generateAuthenticationOptions({
    rpID: siteOf(deps).expectedRPID,
    userVerification: 'preferred',
    timeout: CHALLENGE_LIFE_MS,
  });
  return { id: await keepChallenge(deps, options.challenge, null), options };
};

const wrong = () => new ServiceFailure('WRONG_CREDENTIALS', 'The passkey is not one of ours');

/** The package validates its input and throws when it is invalid. */
const isAuthentication = (given: unknown): given is AuthenticationResponseJSON =>
  typeof given === 'object' && given !== null && 'id' in given && typeof given.id === 'string';

const verifiedKey = async (deps: AccountDeps, challenge: string, response: unknown) => {
  if (!isAuthentication(response)) throw wrong();
  const [key] = await deps.db.select().from(passkeys).where(eq(passkeys.id, response.id));
  if (!key) throw wrong();
  const { id, counter } = key;
  const verified = await verifyAuthenticationResponse({
    ...siteOf(deps),
    response,
    expectedChallenge: challenge,
    credential: { id, counter, publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')) },
  }).catch(() => null);
  if (verified?.verified !== true) throw wrong();
  return { key, counter: verified.authenticationInfo.newCounter };
};

/**
 * Logs in with a passkey, without any second factor. Concurrency: the challenge can be used once, the counter only
 * increases.
 * @throws ServiceFailure WRONG_CREDENTIALS, LINK_EXPIRED, TOO_MANY_TRIES
 */
export const logInWithPasskey = async (
  deps: AccountDeps,
  caller: Caller,
  given: { readonly challengeId: string; readonly response: unknown },
): Promise<LogInResult> => {
  await countClientTry(deps, 'logInByClient', clientOf(caller));
  const challenge = await takeChallenge(deps, given.challengeId, null);
  const { key, counter } = await verifiedKey(deps, challenge, given.response);
  const account = await mainAccount(deps.db, key.partyId);
  const same = and(eq(passkeys.id, key.id), lte(passkeys.counter, counter));
  const used = await deps.db
    .update(passkeys)
    .set({ counter, lastUsedAt: new Date(deps.clock.now()) })
    .where(same)
    .returning();
  if (!account || used.length === 0) throw wrong();
  await giveClientTryBack(deps, 'logInByClient', clientOf(caller));
  return logInAs(deps, account, browserOf(caller));
};

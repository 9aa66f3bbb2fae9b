import { createHash } from 'node:crypto';
import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import type { AccountDeps } from '#backend/authorisation/account-deps.ts';
import { lockLogins, requireLoginMethod } from '#backend/authorisation/log-in/login-methods.ts';
import type { Account } from '#backend/authorisation/log-in/sessions.ts';
import { type Actor, queueAccountMail } from '#backend/authorisation/queue-account-mail.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import { CHALLENGE_TTL_MS } from '#core/account-rules/account-limits.ts';
import { cleanTyped } from '#core/shared/text/clean-typed.ts';
import { passkeys } from './credential-schema.ts';
import { consumeChallenge, relyingPartyOf, storeChallenge } from './passkey-challenges.ts';

const MAX_PASSKEYS = 20;
const MAX_LABEL_LENGTH = 60;

/** The package validates its input and throws when it is invalid. */
const isRegistrationResponse = (given: unknown): given is RegistrationResponseJSON =>
  typeof given === 'object' && given !== null && 'id' in given && typeof given.id === 'string';

/** `label` is the device's name for the passkey. */
export const startPasskey = async (deps: AccountDeps, { id, fullName }: Account['party'], label: string) => {
  const own = await deps.db.select().from(passkeys).where(eq(passkeys.partyId, id));
  const options = await generateRegistrationOptions({
    rpName: deps.environment.identity.name,
    rpID: relyingPartyOf(deps).expectedRPID,
    userName: label,
    userDisplayName: fullName,
    userID: new Uint8Array(Buffer.from(id)),
    timeout: CHALLENGE_TTL_MS,
    excludeCredentials: own.map((each) => ({ id: each.id, transports: [...each.transports] })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { id: await storeChallenge(deps, options.challenge, id), options };
};

/** Transports are unverified hints from the device, so only well-formed ones are stored. */
const parseTransports = (sent: unknown): readonly string[] =>
  Array.isArray(sent) ? sent.filter((each) => typeof each === 'string' && /^[a-z-]{1,20}$/.test(each)).slice(0, 8) : [];

/** Stores a passkey for a challenge; credential ids are unique. Throws LINK_EXPIRED, BAD_USER_INPUT. */
export const addPasskey = async (
  deps: AccountDeps,
  actor: Actor,
  given: { readonly challengeId: string; readonly response: unknown; readonly name: string },
): Promise<void> => {
  const { partyId } = actor;
  const expectedChallenge = await consumeChallenge(deps, given.challengeId, partyId);
  const refused = new ServiceFailure('BAD_USER_INPUT', 'The passkey does not answer the challenge');
  const { response } = given;
  if (!isRegistrationResponse(response)) throw refused;
  const site = relyingPartyOf(deps);
  const verified = await verifyRegistrationResponse({ ...site, response, expectedChallenge }).catch(() => null);
  if (verified?.verified !== true) throw refused;
  const own = await deps.db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.partyId, partyId));
  if (own.length >= MAX_PASSKEYS) throw new ServiceFailure('BAD_USER_INPUT', 'An account has at most 20 passkeys');
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  const made = { id, partyId, counter, publicKey: Buffer.from(publicKey).toString('base64url') };
  const name = cleanTyped(given.name).slice(0, MAX_LABEL_LENGTH) || 'Passkey';
  const transports = parseTransports(response.response.transports);
  const row = { ...made, name, transports, createdAt: new Date(deps.clock.now()) };
  await deps.db.transaction(async (tx) => {
    const kept = await tx.insert(passkeys).values(row).onConflictDoNothing().returning();
    if (kept.length === 0) throw refused;
    await queueAccountMail(deps, tx, actor, 'passkey-added');
  });
};

/** Short public id of a passkey, because credential ids may have a thousand characters. */
export const passkeyHandle = (credentialId: string): string => createHash('sha256').update(credentialId).digest('hex');

/** Locks the logins, so that removals run in turn. Throws NOT_FOUND for another customer's passkey, LAST_WAY_IN. */
export const removePasskey = (deps: AccountDeps, actor: Actor, handle: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const { partyId } = actor;
    await lockLogins(tx, partyId);
    const own = await tx.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.partyId, partyId));
    const key = own.find(({ id }) => passkeyHandle(id) === handle);
    if (!key) throw notFound('passkey');
    await tx.delete(passkeys).where(eq(passkeys.id, key.id));
    await requireLoginMethod(tx, partyId);
    await queueAccountMail(deps, tx, actor, 'passkey-removed');
  });

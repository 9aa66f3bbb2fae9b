import { and, eq, gt, isNull } from 'drizzle-orm';
import type { AccountDeps } from '#backend/authorisation/account-deps.ts';
import { newId } from '#backend/platform/new-id.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { CHALLENGE_TTL_MS } from '#core/account-rules/account-limits.ts';
import { passkeyChallenges } from './credential-schema.ts';

/** Passkeys are bound to the shop's own host name. [WebAuthn 5.1.2] */
export const relyingPartyOf = ({ environment }: AccountDeps) => ({
  expectedOrigin: environment.publicOrigin,
  expectedRPID: new URL(environment.publicOrigin).hostname,
  // A passkey counts as two factors: the device, and the finger, face or PIN that it asks for.
  requireUserVerification: true,
});

/** `partyId` is the owner of a new passkey. */
export const storeChallenge = async ({ db, clock }: AccountDeps, challenge: string, partyId: string | null) => {
  const id = newId();
  const expiresAt = new Date(clock.now() + CHALLENGE_TTL_MS);
  await db.insert(passkeyChallenges).values({ id, challenge, partyId, expiresAt });
  return id;
};

/** The row can be deleted only once. Throws LINK_EXPIRED. */
export const consumeChallenge = async (
  { db, clock }: AccountDeps,
  id: string,
  partyId: string | null,
): Promise<string> => {
  const owner = passkeyChallenges.partyId;
  const [taken] = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.id, id),
        partyId === null ? isNull(owner) : eq(owner, partyId),
        gt(passkeyChallenges.expiresAt, new Date(clock.now())),
      ),
    )
    .returning();
  if (!taken) throw new ServiceFailure('LINK_EXPIRED', 'The challenge is over');
  return taken.challenge;
};

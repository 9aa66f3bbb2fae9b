import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { generateToken } from '#backend/authorisation/log-in/sessions.ts';
import type { BrandName } from '#backend/authorisation/providers/identity-provider.ts';
import { pkceChallenge } from '#backend/authorisation/providers/provider-call.ts';
import type { Database } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { tokenDigest } from '#backend/platform/http/request-visitor.ts';
import { findPerson, type ProviderPerson } from './people.ts';
import { providerGrants } from './schema.ts';

type Ports = Pick<BackendDeps, 'db' | 'clock'>;

const CODE_TTL_MS = 60_000;
const TOKEN_TTL_MS = 10 * 60_000;

/** [RFC 6749, 4.1.1; RFC 7636, 4.3] */
export type AuthorisationRequest = {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly state: string;
  readonly challenge: string;
};

export const issueCode = async (
  { db, clock }: Ports,
  person: ProviderPerson,
  { clientId, redirectUri, challenge }: AuthorisationRequest,
): Promise<string> => {
  const code = generateToken();
  await db.insert(providerGrants).values({
    codeDigest: tokenDigest(code),
    provider: person.provider,
    personId: person.id,
    clientId,
    redirectUri,
    challenge,
    expiresAt: clock.now() + CODE_TTL_MS,
  });
  return code;
};

export type TokenRequest = {
  readonly code: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly verifier: string;
};

/**
 * Returns an access token once, and only for the client, redirect URI and verifier of the request. A failed try uses
 * the code up, and a second use ends the token of the first, because somebody else has the code. A conditional update
 * guards it. [RFC 6749, 4.1.2, 4.1.3; RFC 7636, 4.6; ASVS 10.4.2]
 */
export const redeemCode = async (
  { db, clock }: Ports,
  provider: BrandName,
  given: TokenRequest,
): Promise<string | null> => {
  const token = generateToken();
  const now = clock.now();
  const unused = and(
    eq(providerGrants.codeDigest, tokenDigest(given.code)),
    eq(providerGrants.provider, provider),
    isNull(providerGrants.tokenDigest),
    gt(providerGrants.expiresAt, now),
  );
  const [grant] = await db
    .update(providerGrants)
    .set({ tokenDigest: tokenDigest(token), expiresAt: now + TOKEN_TTL_MS })
    .where(unused)
    .returning();
  if (!grant) {
    const used = and(eq(providerGrants.codeDigest, tokenDigest(given.code)), eq(providerGrants.provider, provider));
    await db.delete(providerGrants).where(used);
    return null;
  }
  const matches =
    grant.clientId === given.clientId &&
    grant.redirectUri === given.redirectUri &&
    grant.challenge === pkceChallenge(given.verifier);
  return matches ? token : null;
};

/** null when the token is invalid. */
export const findPersonByToken = async (
  { db, clock }: Ports,
  provider: BrandName,
  token: string,
): Promise<ProviderPerson | null> => {
  const [grant] = await db
    .select()
    .from(providerGrants)
    .where(
      and(
        eq(providerGrants.tokenDigest, tokenDigest(token)),
        eq(providerGrants.provider, provider),
        gt(providerGrants.expiresAt, clock.now()),
      ),
    );
  return grant ? findPerson(db, provider, grant.personId) : null;
};

export const sweepGrants = async (db: Database, now: number): Promise<void> => {
  await db.delete(providerGrants).where(lt(providerGrants.expiresAt, now));
};

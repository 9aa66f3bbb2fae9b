import { and, eq, gt } from 'drizzle-orm';
import type { AccountDeps } from '#backend/authorisation/account-deps.ts';
import { generateToken, openSession } from '#backend/authorisation/log-in/sessions.ts';
import { tokenDigest } from '#backend/platform/http/request-visitor.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import { organisationId } from '#contracts/organisation.ts';
import type { ProviderName, ProviderRequest } from './identity-provider.ts';
import { findOrCreateProviderLogin } from './provider-accounts.ts';
import { callbackUrl } from './provider-choice.ts';
import { providerRequests } from './provider-schema.ts';

/** How long a visitor may spend on the provider's page. */
const REQUEST_TTL_MS = 10 * 60_000;
const MAX_URL_LENGTH = 4_000;

type Deps = Pick<AccountDeps, 'db' | 'clock' | 'environment' | 'ownOrigin' | 'log' | 'providers'>;
type Request = typeof providerRequests.$inferSelect;

/** Rejects addresses outside the shop, because a redirect with a token must not leave it. */
const requireShopUrl = (address: string, { environment }: Deps, field: string): string => {
  const url = address.length <= MAX_URL_LENGTH && URL.canParse(address) ? new URL(address) : null;
  if (url === null || url.origin !== environment.publicOrigin || url.username !== '' || url.hash !== '')
    throw new ServiceFailure('BAD_USER_INPUT', 'The address is not on the shop', { field });
  return url.href;
};

export type ProviderLogInRequest = {
  readonly orgId: string;
  readonly provider: ProviderName;
  readonly redirectUrl: string;
  readonly redirectUrlError: string | null;
  readonly guestSessionId: string | null;
};

/**
 * Returns the URL of the provider's page. The request expires after ten minutes and works once. Throws BAD_USER_INPUT
 * for addresses outside the shop, PROVIDER_UNAVAILABLE. [GQL-10]
 */
export const startProviderLogIn = async (deps: Deps, wish: ProviderLogInRequest): Promise<string> => {
  if (wish.orgId !== organisationId) throw notFound('organisation');
  const { provider: name, guestSessionId } = wish;
  const returnUrl = requireShopUrl(wish.redirectUrl, deps, 'redirectUrl');
  const errorUrl = requireShopUrl(
    wish.redirectUrlError ?? `${deps.environment.publicOrigin}/dang-nhap`,
    deps,
    'redirectUrlError',
  );
  const provider = deps.providers(name);
  const unavailable = new ServiceFailure('PROVIDER_UNAVAILABLE', 'The provider cannot be used', { provider: name });
  if (provider === null) throw unavailable;
  const request: ProviderRequest = {
    redirectUri: callbackUrl(deps, name),
    state: generateToken(),
    verifier: generateToken(),
    nonce: generateToken(),
  };
  const address = await provider.address(request).catch((error: unknown) => {
    deps.log.warn({ provider: name, reason: errorName(error) }, 'identity provider failed');
    throw unavailable;
  });
  const { verifier, nonce } = request;
  const expiresAt = deps.clock.now() + REQUEST_TTL_MS;
  await deps.db.insert(providerRequests).values({
    stateDigest: tokenDigest(request.state),
    provider: name,
    verifier,
    nonce,
    returnUrl,
    errorUrl,
    guestSessionId,
    expiresAt,
  });
  return address;
};

/** Deleting the row consumes the request, so it is used at most once. */
const consumeRequest = async ({ db, clock }: Deps, name: ProviderName, state: string): Promise<Request | null> => {
  const [taken] = await db
    .delete(providerRequests)
    .where(
      and(
        eq(providerRequests.stateDigest, tokenDigest(state)),
        eq(providerRequests.provider, name),
        gt(providerRequests.expiresAt, clock.now()),
      ),
    )
    .returning();
  return taken ?? null;
};

/**
 * URL after a provider: the requested page with a one-time login token, or the error page with ACCESS_DENIED after a
 * refusal or failure. null when the state is missing, used, expired or another provider's, because this shop did not
 * start that login. [LAY-03, LAY-04]
 */
export const completeProviderLogIn = async (
  deps: Deps,
  name: ProviderName,
  answer: URLSearchParams,
): Promise<string | null> => {
  const state = answer.get('state') ?? '';
  const request = state === '' ? null : await consumeRequest(deps, name, state);
  if (request === null) return null;
  const denied = withQuery(request.errorUrl, { errorMessage: 'ACCESS_DENIED' });
  const provider = deps.providers(name);
  if (provider === null || !answer.get('code') || answer.has('error')) return denied;
  const { verifier, nonce } = request;
  const account = await provider
    .accountOf({ redirectUri: callbackUrl(deps, name), state, verifier, nonce }, answer)
    .catch((error: unknown) => {
      deps.log.warn({ provider: name, reason: errorName(error) }, 'identity provider failed');
      return null;
    });
  if (account === null) return denied;
  const login = await findOrCreateProviderLogin(deps, name, account);
  const { accessToken } = await openSession(deps, {
    userLoginId: login.id,
    guestSessionId: request.guestSessionId,
    kind: 'handover',
  });
  return withQuery(request.returnUrl, { accessToken });
};

const withQuery = (address: string, query: Readonly<Record<string, string>>): string => {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
};

/** The message may quote an answer. */
const errorName = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
} from 'openid-client';
import * as z from 'zod';
import { foreignFetch } from '#contracts/foreign-fetch.ts';
import { isThisMachine } from '#contracts/secrets/plaintext-services.ts';
import { brandNames, type IdentityProvider, type ProviderAccount } from './identity-provider.ts';
import { PROVIDER_TIMEOUT_MS, pkceChallenge } from './provider-call.ts';
import type { ProviderClient, ProviderEnvironment } from './provider-environment.ts';

const GOOGLE_ISSUER = 'https://accounts.google.com';

type OpenIdClient = NonNullable<ProviderEnvironment['openid']> & {
  /** Of the account ids that the shop stores. Subjects are unique within one issuer only. */
  readonly subjectPrefix: string;
  /** More parameters of the log-in page. */
  readonly parameters?: Readonly<Record<string, string>>;
};

/** Some providers write the flag as text. [OpenID Connect Core, 5.1] */
const claims = z.object({
  sub: z.string().min(1).max(255),
  name: z.string().optional(),
  email: z.string().optional(),
  email_verified: z.union([z.boolean(), z.enum(['true', 'false'])]).optional(),
});

/**
 * An OpenID provider. The library checks issuer, audience, state, nonce, PKCE and the signature of the id token. The
 * discovery document is read at the start of each log-in and, with the keys, at its end, so that new keys and endpoints
 * hold at once and an issuer that was down is found again. [MARKET 5]
 */
const createOpenIdProvider = (client: OpenIdClient, network: typeof fetch = fetch): IdentityProvider => {
  const origins = new Set([new URL(client.issuer).origin]);
  const configuration = async (): Promise<Configuration> => {
    const found = await discover(client, network);
    const page = found.serverMetadata().authorization_endpoint;
    if (page !== undefined) origins.add(new URL(page).origin);
    return found;
  };
  return {
    name: client.name,
    origins: () => [...origins],
    address: async ({ redirectUri, state, verifier, nonce }) =>
      buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: pkceChallenge(verifier),
        code_challenge_method: 'S256',
        ...client.parameters,
      }).href,
    accountOf: async ({ redirectUri, state, verifier, nonce }, answer) => {
      const found = await configuration();
      const tokens = await authorizationCodeGrant(found, new URL(`${redirectUri}?${answer}`), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const proven = claims.parse(tokens.claims());
      return toAccount(client, { ...(await readUserInfo(found, tokens.access_token, proven)), ...proven });
    },
  };
};

/** The provider that OIDC_ISSUER names. An account belongs to its issuer, so that another one cannot claim it. */
export const openIdProvider = (
  client: NonNullable<ProviderEnvironment['openid']>,
  network: typeof fetch = fetch,
): IdentityProvider => createOpenIdProvider({ ...client, subjectPrefix: `${client.issuer} ` }, network);

export const googleProvider = (
  client: ProviderClient,
  network: typeof fetch = fetch,
  issuer: string = GOOGLE_ISSUER,
): IdentityProvider =>
  createOpenIdProvider(
    { ...client, issuer, name: brandNames.google, subjectPrefix: '', parameters: { prompt: 'select_account' } },
    network,
  );

type Claims = z.infer<typeof claims>;

/** Many providers keep name and address out of the id token. The library rejects the answer about another subject. */
const readUserInfo = async (
  found: Configuration,
  accessToken: string,
  { sub, email }: Claims,
): Promise<Partial<Claims>> =>
  email !== undefined || found.serverMetadata().userinfo_endpoint === undefined
    ? {}
    : claims.parse(await fetchUserInfo(found, accessToken, sub));

const toAccount = (
  { subjectPrefix }: OpenIdClient,
  { sub, name, email, email_verified: verified }: Claims,
): ProviderAccount => ({
  externalId: subjectPrefix + sub,
  name: name ?? '',
  email: email ?? null,
  emailVerified: verified === true || verified === 'true',
});

/** A provider that lists no method takes the secret as a header. [OpenID Connect Discovery, 3] */
const authenticate =
  (secret: string): ClientAuth =>
  (server, ...rest) => {
    const takesForm = server.token_endpoint_auth_methods_supported?.includes('client_secret_post') ?? false;
    return (takesForm ? ClientSecretPost : ClientSecretBasic)(secret)(server, ...rest);
  };

/** Only an issuer on this machine may be called without TLS. */
const isLocal = ({ protocol, hostname }: URL): boolean => protocol === 'http:' && isThisMachine(hostname);

const discover = ({ id, secret, issuer }: OpenIdClient, network: typeof fetch): Promise<Configuration> =>
  discovery(new URL(issuer), id, secret, authenticate(secret), {
    timeout: PROVIDER_TIMEOUT_MS / 1000,
    execute: [enableNonRepudiationChecks, ...(isLocal(new URL(issuer)) ? [allowInsecureRequests] : [])],
    // openid-client creates options of the fetch API.
    [customFetch]: (url, options) => foreignFetch(network)(url, options as RequestInit),
  });

import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import * as z from 'zod';
import type { IdentityProvider } from './identity-provider.ts';
import { PROVIDER_TIMEOUT_MS, pkceChallenge } from './provider-call.ts';
import type { ProviderClient } from './provider-environment.ts';

const ISSUER = 'https://accounts.google.com';

/** [OpenID Connect Core, 5.1] */
const claims = z.object({
  sub: z.string().min(1).max(255),
  name: z.string().optional(),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
});

/** openid-client checks state, nonce, PKCE and the id token's signature. [MARKET 5] */
export const googleProvider = (
  client: ProviderClient,
  network: typeof fetch = fetch,
  issuer: string = ISSUER,
): IdentityProvider => {
  let found: Promise<Configuration> | null = null;
  const configuration = (): Promise<Configuration> => {
    found ??= discover(client, network, issuer).catch((error: unknown) => {
      found = null;
      throw error;
    });
    return found;
  };
  return {
    address: async ({ redirectUri, state, verifier, nonce }) =>
      buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: pkceChallenge(verifier),
        code_challenge_method: 'S256',
        prompt: 'select_account',
      }).href,
    accountOf: async ({ redirectUri, state, verifier, nonce }, answer) => {
      const tokens = await authorizationCodeGrant(await configuration(), new URL(`${redirectUri}?${answer}`), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const { sub, name, email, email_verified: emailVerified } = claims.parse(tokens.claims());
      return { externalId: sub, name: name ?? '', email: email ?? null, emailVerified: emailVerified === true };
    },
  };
};

/** Only an issuer on the local machine may be called without TLS. */
const isLocalIssuer = (issuer: string): boolean => /^http:\/\/(127\.0\.0\.1|localhost)[:/]/.test(issuer);

const discover = ({ id, secret }: ProviderClient, network: typeof fetch, issuer: string): Promise<Configuration> =>
  discovery(new URL(issuer), id, secret, undefined, {
    timeout: PROVIDER_TIMEOUT_MS / 1000,
    execute: [enableNonRepudiationChecks, ...(isLocalIssuer(issuer) ? [allowInsecureRequests] : [])],
    // openid-client creates options of the fetch API.
    [customFetch]: (url, options) => network(url, options as RequestInit),
  });

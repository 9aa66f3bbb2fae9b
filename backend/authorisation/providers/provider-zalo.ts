import * as z from 'zod';
import { brandNames, type IdentityProvider } from './identity-provider.ts';
import { buildUrl, callProvider, pkceChallenge } from './provider-call.ts';
import type { ProviderClient } from './provider-environment.ts';

const OAUTH = 'https://oauth.zaloapp.com/v4';
const GRAPH = 'https://graph.zalo.me/v2.0';

const tokens = z.object({ access_token: z.string().min(1) });
const me = z.object({ id: z.string().min(1).max(255), name: z.string().optional() });

/**
 * Zalo's social API v4: own parameter names (app_id, secret_key as a header), PKCE required, no e-mail or phone. Errors
 * are HTTP 200 without the requested fields. [MARKET 5]
 */
export const zaloProvider = ({ id, secret }: ProviderClient, network: typeof fetch = fetch): IdentityProvider => ({
  name: brandNames.zalo,
  // The first one leads on to the second, which asks for the password.
  origins: () => [new URL(OAUTH).origin, 'https://id.zalo.me'],
  address: async ({ redirectUri, state, verifier }) =>
    buildUrl(`${OAUTH}/permission`, {
      app_id: id,
      redirect_uri: redirectUri,
      state,
      code_challenge: pkceChallenge(verifier),
    }),
  accountOf: async ({ verifier }, answer) => {
    const { access_token: token } = await callProvider(network, `${OAUTH}/access_token`, tokens, {
      form: {
        app_id: id,
        code: answer.get('code') ?? '',
        grant_type: 'authorization_code',
        code_verifier: verifier,
      },
      headers: { secret_key: secret },
    });
    const person = await callProvider(network, buildUrl(`${GRAPH}/me`, { fields: 'id,name' }), me, {
      headers: { access_token: token },
    });
    return { externalId: person.id, name: person.name ?? '', email: null, emailVerified: false };
  },
});

import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { brandNames, type IdentityProvider } from './identity-provider.ts';
import { buildUrl, callProvider } from './provider-call.ts';
import type { ProviderEnvironment } from './provider-environment.ts';

const DIALOG = 'https://www.facebook.com';
const GRAPH = 'https://graph.facebook.com';

const tokens = z.object({ access_token: z.string().min(1) });
const me = z.object({ id: z.string().min(1).max(255), name: z.string().optional(), email: z.string().optional() });

/**
 * Facebook Login without a library, because its answers differ from the standard. Its PKCE is still in testing, so
 * secret and state protect the flow. The e-mail address may be missing and is unconfirmed. [MARKET 5]
 */
export const facebookProvider = (
  { id, secret, version }: NonNullable<ProviderEnvironment['facebook']>,
  network: typeof fetch = fetch,
): IdentityProvider => ({
  name: brandNames.facebook,
  // Phones are led on to m.facebook.com.
  origins: () => [DIALOG, 'https://m.facebook.com'],
  address: async ({ redirectUri, state }) =>
    buildUrl(`${DIALOG}/${version}/dialog/oauth`, {
      client_id: id,
      redirect_uri: redirectUri,
      state,
      response_type: 'code',
      scope: 'email,public_profile',
    }),
  accountOf: async ({ redirectUri }, answer) => {
    const { access_token: token } = await callProvider(network, `${GRAPH}/${version}/oauth/access_token`, tokens, {
      form: { client_id: id, client_secret: secret, redirect_uri: redirectUri, code: answer.get('code') ?? '' },
    });
    const person = await callProvider(
      network,
      buildUrl(`${GRAPH}/${version}/me`, {
        fields: 'id,name,email',
        access_token: token,
        appsecret_proof: createHmac('sha256', secret).update(token).digest('hex'),
      }),
      me,
    );
    return { externalId: person.id, name: person.name ?? '', email: person.email ?? null, emailVerified: false };
  },
});

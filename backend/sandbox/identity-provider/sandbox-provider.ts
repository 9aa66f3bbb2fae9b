import * as z from 'zod';
import {
  type BrandName,
  brandNames,
  type IdentityProvider,
} from '#backend/authorisation/providers/identity-provider.ts';
import { buildUrl, callProvider, pkceChallenge } from '#backend/authorisation/providers/provider-call.ts';
import { type BackendDeps, publicBackendOrigin } from '#backend/platform/deps.ts';

/** The sandbox has only this client. */
export const SANDBOX_CLIENT = 'cua-hang-may';

const tokens = z.object({ access_token: z.string().min(1) });
const userInfo = z.object({
  sub: z.string().min(1).max(255),
  name: z.string(),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
});

/** The same flow as a real provider's: code, PKCE, token, user info. */
export const sandboxProviders =
  (deps: Pick<BackendDeps, 'environment' | 'ownOrigin'>) =>
  (name: BrandName): IdentityProvider => {
    const path = `/identity-provider/${name}`;
    return {
      name: brandNames[name],
      origins: () => [publicBackendOrigin(deps)],
      address: async ({ redirectUri, state, verifier }) =>
        buildUrl(`${publicBackendOrigin(deps)}${path}/authorize`, {
          response_type: 'code',
          client_id: SANDBOX_CLIENT,
          redirect_uri: redirectUri,
          state,
          code_challenge: pkceChallenge(verifier),
          code_challenge_method: 'S256',
        }),
      accountOf: async ({ redirectUri, verifier }, answer) => {
        const { access_token: token } = await callProvider(fetch, `${deps.ownOrigin()}${path}/token`, tokens, {
          form: {
            grant_type: 'authorization_code',
            code: answer.get('code') ?? '',
            client_id: SANDBOX_CLIENT,
            redirect_uri: redirectUri,
            code_verifier: verifier,
          },
        });
        const person = await callProvider(fetch, `${deps.ownOrigin()}${path}/userinfo`, userInfo, {
          headers: { authorization: `Bearer ${token}` },
        });
        const { sub, email, email_verified: emailVerified } = person;
        return { externalId: sub, name: person.name, email: email ?? null, emailVerified: emailVerified === true };
      },
    };
  };

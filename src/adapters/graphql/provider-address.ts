import * as z from 'zod/mini';
import {
  LoginFacebookDocument,
  type LoginFacebookQuery,
  LoginGoogleDocument,
  type LoginGoogleQuery,
  LoginProvidersDocument,
  type LoginProvidersQuery,
  LoginZaloDocument,
  type LoginZaloQuery,
} from '#contracts/generated/authorization.ts';
import { organisationId as orgId } from '#contracts/organisation.ts';
import { providers } from '#core/account/account.ts';
import type { AccountGateway } from '#core/account/account-gateway.port.ts';
import { ok } from '#core/shared/result.ts';
import type { ServiceClient } from '../service-client.ts';

const address = z.string().check(z.regex(/^https?:\/\/\S+$/));

/** Keyed by the requested fields, so that a renamed field does not compile. */
const google = z.object({ loginGoogle: address } satisfies Record<keyof LoginGoogleQuery, unknown>);
const facebook = z.object({ loginFacebook: address } satisfies Record<keyof LoginFacebookQuery, unknown>);
const zalo = z.object({ loginZalo: address } satisfies Record<keyof LoginZaloQuery, unknown>);
const listed = z.object({
  loginProviders: z.array(z.string()),
} satisfies Record<keyof LoginProvidersQuery, unknown>);

/** Leaves out providers that the shop does not support. */
export const loginProviders =
  (auth: ServiceClient): AccountGateway['loginProviders'] =>
  async () => {
    const answer = await auth.graphql(LoginProvidersDocument, {}, listed);
    return answer.ok ? ok(providers.filter((each) => answer.value.loginProviders.includes(each))) : answer;
  };

/** One operation per provider; its type is always `login`. [GQL-10] */
export const providerAddress =
  (auth: ServiceClient): AccountGateway['providerLoginUrl'] =>
  async (provider, redirectUrl, redirectUrlError) => {
    const variables = { orgId, type: 'login', redirectUrl, redirectUrlError };
    if (provider === 'google') {
      const answer = await auth.graphql(LoginGoogleDocument, variables, google);
      return answer.ok ? ok(answer.value.loginGoogle) : answer;
    }
    if (provider === 'facebook') {
      const answer = await auth.graphql(LoginFacebookDocument, variables, facebook);
      return answer.ok ? ok(answer.value.loginFacebook) : answer;
    }
    const answer = await auth.graphql(LoginZaloDocument, variables, zalo);
    return answer.ok ? ok(answer.value.loginZalo) : answer;
  };

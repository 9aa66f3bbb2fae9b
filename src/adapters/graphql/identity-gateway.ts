import * as z from 'zod/mini';
import {
  CurrentUserDocument,
  type CurrentUserQuery,
  LogoutDocument,
  type LogoutMutation,
} from '#contracts/generated/authorization.ts';
import { anonymousIdentifier, organisationId } from '#contracts/organisation.ts';
import type { IdentityGateway } from '#core/session/session.port.ts';
import type { User } from '#core/session/visitor.ts';
import { partyId, token } from '#core/shared/ids.ts';
import { ok } from '#core/shared/result.ts';
import type { Schema, ServiceClient } from '../service-client.ts';

const text = z.nullable(z.string());
const account: Schema<CurrentUserQuery> = z.object({
  getUserDetail: z.object({ partyId: z.string(), fullName: z.string(), email: text, phone: text }),
  getUserLoginByToken: z.object({ id: z.string(), status: z.string(), partyId: z.string(), userLoginId: z.string() }),
});

const ended = z.object({ logout: z.boolean() } satisfies Record<keyof LogoutMutation, unknown>);
const anonymousReply = z.object({ accessToken: z.string().check(z.minLength(16)) });

const userOf = ({ getUserDetail: detail, getUserLoginByToken: login }: CurrentUserQuery): User => ({
  id: login.id,
  partyId: partyId(detail.partyId),
  fullName: detail.fullName,
  email: detail.email ?? '',
  phone: detail.phone ?? '',
  status: login.status,
});

/** `rest` is the base above /public. Neither client sends a bearer: the token is in the variables. */
export const graphqlIdentityGateway = (services: {
  readonly graphql: Pick<ServiceClient, 'graphql'>;
  readonly rest: Pick<ServiceClient, 'rest'>;
}): IdentityGateway => ({
  createAnonymousToken: async () => {
    const answer = await services.rest.rest('POST', `/public/${organisationId}/oauth2/api/v1/anonymous`, {
      body: { identifier: anonymousIdentifier },
      schema: anonymousReply,
    });
    return answer.ok ? ok(token(answer.value.accessToken)) : answer;
  },
  userOf: async (accessToken) => {
    const variables = { orgId: organisationId, accessToken };
    const answer = await services.graphql.graphql(CurrentUserDocument, variables, account);
    return answer.ok ? ok(userOf(answer.value)) : answer;
  },
  endSession: async (accessToken) => {
    // As in the public client, `partyId` contains the organisation id.
    const variables = { accessToken, partyId: organisationId };
    const answer = await services.graphql.graphql(LogoutDocument, variables, ended);
    return answer.ok ? ok(undefined) : answer;
  },
});

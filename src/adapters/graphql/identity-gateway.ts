import * as z from 'zod/mini';
import { converted, discarded, field } from '#adapters/replies/schema.ts';
import { CurrentUserDocument, type CurrentUserQuery, LogoutDocument } from '#contracts/generated/authorization.ts';
import { anonymousIdentifier, organisationId as orgId } from '#contracts/organisation.ts';
import type { IdentityGateway } from '#core/session/session.port.ts';
import type { User } from '#core/session/visitor.ts';
import { partyId, token } from '#core/shared/ids.ts';
import type { ServiceClient } from '../service-client.ts';

const text = z.nullable(z.string());
const userReply = converted(
  z.object({
    getUserDetail: z.object({ partyId: z.string(), fullName: z.string(), email: text, phone: text }),
    getUserLoginByToken: z.object({ id: z.string(), status: z.string(), partyId: z.string(), userLoginId: z.string() }),
  }),
  ({ getUserDetail: detail, getUserLoginByToken: login }: CurrentUserQuery): User => ({
    id: login.id,
    partyId: partyId(detail.partyId),
    fullName: detail.fullName,
    email: detail.email ?? '',
    phone: detail.phone ?? '',
    status: login.status,
  }),
);
const anonymousReply = converted(z.object({ accessToken: z.string().check(z.minLength(16)) }), ({ accessToken }) =>
  token(accessToken),
);

/** `rest` is the base above /public. Neither client sends a bearer: the token is in the variables. */
export const graphqlIdentityGateway = ({
  graphql: { graphql },
  rest: { rest },
}: {
  readonly graphql: Pick<ServiceClient, 'graphql'>;
  readonly rest: Pick<ServiceClient, 'rest'>;
}): IdentityGateway => ({
  createAnonymousToken: () =>
    rest('POST', `/public/${orgId}/oauth2/api/v1/anonymous`, {
      body: { identifier: anonymousIdentifier },
      schema: anonymousReply,
    }),
  userOf: (accessToken) => graphql(CurrentUserDocument, { orgId, accessToken }, userReply),
  // As in the public client, the variable `partyId` contains the organisation id.
  endSession: (accessToken) =>
    graphql(LogoutDocument, { accessToken, partyId: orgId }, field('logout', discarded(z.boolean()))),
});

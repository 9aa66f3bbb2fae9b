import * as z from 'zod/mini';
import { anonymousReply, operationDone } from '#adapters/replies/log-in-reply.ts';
import { rightsFields, toRights } from '#adapters/replies/rights-reply.ts';
import { converted, field } from '#adapters/replies/schema.ts';
import { CurrentUserDocument, LogoutDocument } from '#contracts/generated/authorization.ts';
import { anonymousIdentifier, organisationId as orgId } from '#contracts/organisation.ts';
import { accountPaths } from '#contracts/rest/account-rest.ts';
import type { IdentityGateway } from '#core/session/session.port.ts';
import type { User } from '#core/session/visitor.ts';
import { partyId } from '#core/shared/ids.ts';
import type { ServiceClient } from '../service-client.ts';

const text = z.nullable(z.string());
const userReply = converted(
  z.object({
    getUserDetail: z.object({ partyId: z.string(), fullName: z.string(), email: text, phone: text, ...rightsFields }),
    getUserLoginByToken: z.object({ id: z.string(), status: z.string(), partyId: z.string(), userLoginId: z.string() }),
  }),
  ({ getUserDetail: detail, getUserLoginByToken: login }): User => ({
    id: login.id,
    partyId: partyId(detail.partyId),
    fullName: detail.fullName,
    email: detail.email ?? '',
    phone: detail.phone ?? '',
    status: login.status,
    rights: toRights(detail),
  }),
);
/** `rest` is the base above /public. Neither client sends a bearer: the token is in the variables. */
export const graphqlIdentityGateway = ({
  graphql: { graphql },
  rest: { rest },
}: {
  readonly graphql: Pick<ServiceClient, 'graphql'>;
  readonly rest: Pick<ServiceClient, 'rest'>;
}): IdentityGateway => ({
  createAnonymousToken: (proof) =>
    rest('POST', accountPaths.anonymous(orgId), {
      body: { identifier: anonymousIdentifier, ...(proof === '' ? {} : { proof }) },
      schema: anonymousReply,
    }),
  userOf: (accessToken) => graphql(CurrentUserDocument, { orgId, accessToken }, userReply),
  // As in the public client, the variable `partyId` contains the organisation id.
  endSession: (accessToken) => graphql(LogoutDocument, { accessToken, partyId: orgId }, field('logout', operationDone)),
});

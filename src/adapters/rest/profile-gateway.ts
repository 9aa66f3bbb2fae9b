import * as z from 'zod/mini';
import {
  avatarReply,
  changedReply,
  collegesReply,
  companyReply,
  personReply,
  toUserRequest,
} from '#adapters/replies/person-reply.ts';
import { organisationId as org } from '#contracts/organisation.ts';
import { accountPaths } from '#contracts/rest/account-rest.ts';
import { customerPaths as at } from '#contracts/rest/customer-rest.ts';
import type { ProfileGateway } from '#core/account/profile-gateway.port.ts';
import type { Bearer } from '#core/session/session.port.ts';
import { fail } from '#core/shared/result.ts';
import type { ServiceClient } from '../service-client.ts';

/** User service, and the authorisation service for updates. */
export type ProfileServices = {
  readonly user: Pick<ServiceClient, 'rest'>;
  readonly authorisation: Pick<ServiceClient, 'rest'>;
};

/** [SDK-03] */
export const restProfileGateway = (
  { user: { rest }, authorisation }: ProfileServices,
  bearer: Pick<Bearer, 'get'>,
): ProfileGateway => ({
  person: (party) => rest('GET', at.person(org, party), { schema: personReply }),
  identityNumber: () => rest('GET', at.identityNumber(org), { schema: z.string() }),
  update: async (change) => {
    const accessToken = bearer.get();
    if (accessToken === null) return fail({ kind: 'denied' });
    const body = { orgId: org, accessToken, updateUserRequest: toUserRequest(change) };
    return authorisation.rest('PUT', accountPaths.info, { body, schema: changedReply });
  },
  setAvatar: (image) => rest('POST', at.avatar(org), { body: { image }, schema: avatarReply }),
  colleges: (provinceId) => rest('GET', at.colleges(org), { query: { provinceId }, schema: collegesReply }),
  company: (owner) => rest('GET', at.company(org, owner), { schema: companyReply }),
});

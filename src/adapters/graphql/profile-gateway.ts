import * as z from 'zod/mini';
import {
  avatarReply,
  changedReply,
  collegesReply,
  companyReply,
  personReply,
  toUserRequest,
} from '#adapters/replies/person-reply.ts';
import { field, required } from '#adapters/replies/schema.ts';
import { UpdatePersonDocument } from '#contracts/generated/authorization.ts';
import {
  GetCollegesByProvinceIdDocument,
  GetOwnIdentityNumberDocument,
  GetPersonByPartyIdDocument,
  GetVatInfoByOwnerPartyIdDocument,
} from '#contracts/generated/user.ts';
import { organisationId } from '#contracts/organisation.ts';
import { customerPaths } from '#contracts/rest/customer-rest.ts';
import type { ProfileGateway } from '#core/account/profile-gateway.port.ts';
import type { Bearer } from '#core/session/session.port.ts';
import { fail } from '#core/shared/result.ts';
import type { ServiceClient } from '../service-client.ts';

/** User gateway, authorisation gateway, and the origin of /v1. */
export type ProfileServices = {
  readonly user: ServiceClient;
  readonly authorisation: ServiceClient;
  readonly rest: ServiceClient;
};

/** Updates use the authorisation service's updateInfo. */
export const graphqlProfileGateway = (
  { user, authorisation, rest }: ProfileServices,
  bearer: Pick<Bearer, 'get'>,
): ProfileGateway => ({
  person: (partyId) =>
    required(
      user.graphql(GetPersonByPartyIdDocument, { partyId }, field('getPersonByPartyId', z.nullable(personReply))),
    ),
  identityNumber: () => user.graphql(GetOwnIdentityNumberDocument, {}, field('getOwnIdentityNumber', z.string())),
  update: async (change) => {
    const accessToken = bearer.get();
    if (accessToken === null) return fail({ kind: 'denied' });
    const variables = { orgId: organisationId, accessToken, updateUserRequest: toUserRequest(change) };
    return authorisation.graphql(UpdatePersonDocument, variables, field('updateInfo', changedReply));
  },
  setAvatar: (image) =>
    rest.rest('POST', customerPaths.avatar(organisationId), { body: { image }, schema: avatarReply }),
  colleges: (provinceId) =>
    user.graphql(GetCollegesByProvinceIdDocument, { provinceId }, field('getCollegesByProvinceId', collegesReply)),
  company: (ownerPartyId) =>
    user.graphql(GetVatInfoByOwnerPartyIdDocument, { ownerPartyId }, field('getVatInfoByOwnerPartyId', companyReply)),
});

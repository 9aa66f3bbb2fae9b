import * as z from 'zod/mini';
import { customerPaths, type WireAvatar } from '#contracts/customer-rest.ts';
import { UpdatePersonDocument, type UpdatePersonMutation } from '#contracts/generated/authorization.ts';
import {
  GetCollegesByProvinceIdDocument,
  type GetCollegesByProvinceIdQuery,
  GetPersonByPartyIdDocument,
  type GetPersonByPartyIdQuery,
  GetVatInfoByOwnerPartyIdDocument,
  type GetVatInfoByOwnerPartyIdQuery,
} from '#contracts/generated/user.ts';
import { organisationId } from '#contracts/organisation.ts';
import type { PersonChange } from '#core/account/account.ts';
import type { ProfileGateway } from '#core/account/profile-gateway.port.ts';
import type { Bearer } from '#core/session/session.port.ts';
import { fail, ok } from '#core/shared/result.ts';
import type { ServiceClient } from '../service-client.ts';
import { changedReply, personOf, personReply } from './person-reply.ts';

/** User gateway, authorisation gateway, and the origin of /v1. */
export type ProfileServices = {
  readonly user: ServiceClient;
  readonly authorisation: ServiceClient;
  readonly rest: ServiceClient;
};

const ACTIVE = 'ACTIVE';

const found = z.object({
  getPersonByPartyId: z.nullable(personReply),
} satisfies Record<keyof GetPersonByPartyIdQuery, unknown>);
const changed = z.object({ updateInfo: changedReply } satisfies Record<keyof UpdatePersonMutation, unknown>);
const filled = z.string().check(z.minLength(1));
const colleges = z.object({
  getCollegesByProvinceId: z.array(z.object({ id: filled, name: filled, provinceId: z.string() })),
} satisfies Record<keyof GetCollegesByProvinceIdQuery, unknown>);
const company = z.object({
  getVatInfoByOwnerPartyId: z.nullish(
    z.object({
      company: z.string(),
      taxCode: z.string(),
      address: z.catch(z.string(), ''),
      invoiceReceiveEmail1: z.catch(z.string(), ''),
    }),
  ),
} satisfies Record<keyof GetVatInfoByOwnerPartyIdQuery, unknown>);
const avatar = z.object({ path: filled } satisfies Record<keyof WireAvatar, unknown>);

/** An empty value deletes the stored one. */
const requestOf = ({ gender, birthDate, ...texts }: PersonChange) => ({
  ...texts,
  gender: gender ?? '',
  birthDate: birthDate ?? '',
});

/** Updates use the authorisation service's updateInfo. */
export const graphqlProfileGateway = (
  { user, authorisation, rest }: ProfileServices,
  bearer: Pick<Bearer, 'get'>,
): ProfileGateway => ({
  person: async (party) => {
    const answer = await user.graphql(GetPersonByPartyIdDocument, { partyId: party }, found);
    if (!answer.ok) return answer;
    const person = answer.value.getPersonByPartyId;
    return person ? ok(personOf(person, person.imageUrl ?? null, person.status)) : fail({ kind: 'not-found' });
  },
  update: async (change) => {
    const accessToken = bearer.get();
    if (accessToken === null) return fail({ kind: 'denied' });
    const variables = { orgId: organisationId, accessToken, updateUserRequest: requestOf(change) };
    const answer = await authorisation.graphql(UpdatePersonDocument, variables, changed);
    if (!answer.ok) return answer;
    const person = answer.value.updateInfo;
    return ok(personOf(person, person.avatarUrl ?? null, ACTIVE));
  },
  setAvatar: async (image) => {
    const answer = await rest.rest('POST', customerPaths.avatar(organisationId), { body: { image }, schema: avatar });
    return answer.ok ? ok(answer.value.path) : answer;
  },
  colleges: async (province) => {
    const answer = await user.graphql(GetCollegesByProvinceIdDocument, { provinceId: province }, colleges);
    return answer.ok ? ok(answer.value.getCollegesByProvinceId) : answer;
  },
  company: async (party) => {
    const answer = await user.graphql(GetVatInfoByOwnerPartyIdDocument, { ownerPartyId: party }, company);
    if (!answer.ok) return answer;
    const info = answer.value.getVatInfoByOwnerPartyId;
    if (!info) return ok(null);
    const { taxCode, address, invoiceReceiveEmail1: email } = info;
    return ok({ company: info.company, taxCode, address, email });
  },
});

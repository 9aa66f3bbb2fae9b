import type { GraphqlContext } from '#backend/platform/http/graphql-service.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import type { Resolvers } from '#contracts/generated/user.service.ts';
import { organisationId } from '#contracts/organisation.ts';
import { maskIdentityNumber } from '#core/shared/person-rules.ts';
import { listColleges } from './colleges.ts';
import { createCustomer, findCustomerByPhone, findIdentityNumber, loadPerson } from './service.ts';
import { findVatInfo } from './vat-info.ts';

type Queries = NonNullable<Resolvers<GraphqlContext>['Query']>;
type CustomerQuery =
  | 'getPersonByPartyId'
  | 'getOwnIdentityNumber'
  | 'getCustomerByPhone'
  | 'getVatInfoByOwnerPartyId'
  | 'getCollegesByProvinceId';

const personQuery: Queries['getPersonByPartyId'] = async (_, { partyId }, { deps, requireVisitor }) => {
  const { createdAt, avatarUrl: imageUrl, ...party } = await loadPerson(deps.db, await requireVisitor(), partyId);
  const identityNumber = maskIdentityNumber(party.identityNumber ?? '');
  const person = { ...party, partyId, identityNumber, status: 'ACTIVE', imageUrl, addressModel: [] };
  return { ...person, createdStamp: createdAt.toISOString() };
};

const phoneQuery: Queries['getCustomerByPhone'] = async (_, { phone }, { deps, requireVisitor }) => {
  const found = await findCustomerByPhone(deps.db, await requireVisitor(), phone);
  if (!found) return null;
  const { parties: party, customers: customer } = found;
  const identityNumber = maskIdentityNumber(party.identityNumber ?? '');
  const named = { ...customer, ...party, identityNumber, name: party.fullName };
  return { ...named, createdStamp: party.createdAt.toISOString() };
};

/** [GQL-07, GQL-08] */
export const customerResolvers: {
  readonly Query: Pick<Queries, CustomerQuery>;
  readonly Mutation: NonNullable<Resolvers<GraphqlContext>['Mutation']>;
} = {
  Query: {
    getPersonByPartyId: personQuery,
    getOwnIdentityNumber: async (_, __, { deps, requireVisitor }) =>
      findIdentityNumber(deps.db, await requireVisitor()),
    getCustomerByPhone: phoneQuery,
    getVatInfoByOwnerPartyId: async (_, { ownerPartyId }, { deps, requireVisitor }) =>
      findVatInfo(deps.db, await requireVisitor(), ownerPartyId),
    getCollegesByProvinceId: (_, { provinceId }, { deps }) => listColleges(deps.db, provinceId),
  },
  Mutation: {
    createCustomerV2: async (_, input, { deps, idempotencyKey, requireVisitor }) => {
      if (input.tenantId !== organisationId) throw notFound('organisation');
      const { sessionId } = await requireVisitor();
      if (input.name.length > 200)
        throw new ServiceFailure('BAD_USER_INPUT', 'The name is too long', { field: 'name' });
      return createCustomer(deps.db, sessionId, idempotencyKey, {
        name: input.name,
        phone: input.phone ?? '',
        email: input.email ?? '',
        address: input.address ?? '',
        birthDate: input.birthDate ?? null,
        createdBy: input.createdBy ?? '',
        sourceCustomer: input.sourceCustomer ?? '',
      });
    },
  },
};

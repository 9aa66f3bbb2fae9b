import type { Resolvers as AuthorizationResolvers } from '#contracts/generated/authorization.service.ts';
import type { Resolvers as UserResolvers } from '#contracts/generated/user.service.ts';
import { organisationId } from '#contracts/organisation.ts';
import type { GraphqlContext } from '../graphql-service.ts';
import { notFound, ServiceFailure } from '../service-failure.ts';
import { accountOf, createCustomer, personOf } from './service.ts';

const ownOrganisation = (given: string): void => {
  if (given !== organisationId) throw notFound('organisation');
};

/** Accounts behind tokens. [GQL-11] */
export const authorizationResolvers: AuthorizationResolvers<GraphqlContext> = {
  Query: {
    getUserDetail: async (_, { orgId, accessToken }, { deps }) => {
      ownOrganisation(orgId);
      const { login, party } = await accountOf(deps, accessToken);
      const { fullName, email, phone, address, identityNumber, gender, birthDate, avatarUrl } = party;
      return {
        ...{ partyId: party.id, orgId: organisationId, accessToken, username: login.userLoginId },
        ...{ fullName, email, phone, address, identityNumber, gender, birthDate, avatarUrl },
        ...{ readyV2: true, lastVerified: null, level: null },
        ...{ orgPermissionsMap: {}, orgPositionsMap: {}, orgRolesMap: {} },
      };
    },
    getUserLoginByToken: async (_, { accessToken }, { deps }) => {
      const { login } = await accountOf(deps, accessToken);
      return { id: login.id, status: login.status, partyId: login.partyId, userLoginId: login.userLoginId };
    },
  },
};

/** Customers. [GQL-07] */
export const customerResolvers: Pick<UserResolvers<GraphqlContext>, 'Mutation'> & {
  readonly Query: Pick<NonNullable<UserResolvers<GraphqlContext>['Query']>, 'getPersonByPartyId'>;
} = {
  Query: {
    getPersonByPartyId: async (_, { partyId }, { deps, requireVisitor }) => {
      const party = await personOf(deps.db, await requireVisitor(), partyId);
      const { fullName, phone, address, gender, birthDate, email, personalTitle, identityNumber } = party;
      return {
        ...{ status: 'ACTIVE', partyId: party.id, id: party.id, imageUrl: party.avatarUrl, addressModel: [] },
        ...{ fullName, phone, address, gender, birthDate, email, personalTitle, identityNumber },
      };
    },
  },
  Mutation: {
    createCustomerV2: async (_, input, { deps, intent, requireVisitor }) => {
      ownOrganisation(input.tenantId);
      const { sessionId } = await requireVisitor();
      if (input.name.length > 200)
        throw new ServiceFailure('BAD_USER_INPUT', 'The name is too long', { field: 'name' });
      const customer = await createCustomer(deps.db, sessionId, intent, {
        name: input.name,
        phone: input.phone ?? '',
        email: input.email ?? '',
        address: input.address ?? '',
        birthDate: input.birthDate ?? null,
        createdBy: input.createdBy ?? '',
        sourceCustomer: input.sourceCustomer ?? '',
      });
      return { ...customer, gender: null, identityNumber: null, memberLevel: null };
    },
  },
};

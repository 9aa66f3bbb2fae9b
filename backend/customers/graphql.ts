import { findPartyByPhone } from '#backend/authorisation/log-in/find-party.ts';
import type { GraphqlContext } from '#backend/platform/http/graphql-service.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import type { QuerySearchCustomersArgs, Resolvers } from '#contracts/generated/user.service.ts';
import { organisationId } from '#contracts/organisation.ts';
import { startOfIsoDay } from '#core/shared/calendar.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { cleanTyped } from '#core/shared/text/clean-typed.ts';
import { listColleges } from './colleges.ts';
import {
  type CustomerSearch,
  loadCustomer,
  searchCustomers,
  toCustomerWire,
  updateCustomer,
} from './customer-records.ts';
import { toPersonWire } from './person-wire.ts';
import { createGuestCustomer, findIdentityNumber, loadPerson } from './service.ts';
import { findVatInfo } from './vat-info.ts';

type Queries = NonNullable<Resolvers<GraphqlContext>['Query']>;
type CustomerQuery =
  | 'getPersonByPartyId'
  | 'getOwnIdentityNumber'
  | 'getCustomerByPhone'
  | 'getCustomerById'
  | 'searchCustomers'
  | 'getVatInfoByOwnerPartyId'
  | 'getCollegesByProvinceId';

const phoneQuery: Queries['getCustomerByPhone'] = async (_, { phone }, { deps, requireVisitor }) => {
  const found = await findPartyByPhone(deps.db, await requireVisitor(), phone);
  return found && toCustomerWire(found);
};

const MAX_PAGE_SIZE = 100;

/** Throws BAD_USER_INPUT {field}. */
const parseSearch = (given: QuerySearchCustomersArgs): CustomerSearch => {
  if (given.type && given.type !== 'CUSTOMER') throw invalidField('type');
  return {
    keyword: cleanTyped(given.keyword ?? ''),
    memberLevel: given.memberLevel || null,
    from: parseDay('startCreatedDate', given.startCreatedDate, 0),
    until: parseDay('endCreatedDate', given.endCreatedDate, 1),
    page: Math.max(1, given.currentPage),
    size: Math.min(MAX_PAGE_SIZE, Math.max(1, given.pageSize)),
  };
};

/** Start of a day in Vietnam, or of a later one, in ms since 1970 UTC. */
const parseDay = (field: string, given: string | null | undefined, daysLater: number): number | null => {
  if (!given) return null;
  const start = startOfIsoDay(given);
  if (start === null) throw invalidField(field);
  return start + daysLater * DAY_MS;
};

const invalidField = (field: string) => new ServiceFailure('BAD_USER_INPUT', `${field} is wrong`, { field });

/** [GQL-07, GQL-08] */
export const customerResolvers: {
  readonly Query: Pick<Queries, CustomerQuery>;
  readonly Mutation: NonNullable<Resolvers<GraphqlContext>['Mutation']>;
} = {
  Query: {
    getPersonByPartyId: async (_, { partyId }, { deps, requireVisitor }) =>
      toPersonWire(partyId, await loadPerson(deps.db, await requireVisitor(), partyId)),
    getOwnIdentityNumber: async (_, __, { deps, requireVisitor }) =>
      findIdentityNumber(deps.db, await requireVisitor()),
    getCustomerByPhone: phoneQuery,
    getCustomerById: async (_, { id }, { deps, requireVisitor }) => loadCustomer(deps.db, await requireVisitor(), id),
    searchCustomers: async (_, given, { deps, requireVisitor }) => {
      if (given.partnerId !== organisationId) throw notFound('organisation');
      return searchCustomers(deps.db, await requireVisitor(), parseSearch(given));
    },
    getVatInfoByOwnerPartyId: async (_, { ownerPartyId }, { deps, requireVisitor }) =>
      findVatInfo(deps.db, await requireVisitor(), ownerPartyId),
    getCollegesByProvinceId: (_, { provinceId }, { deps }) => listColleges(deps.db, provinceId),
  },
  Mutation: {
    updateCustomerV2: async (_, { id, updateCustomerRequest, tenantId }, { deps, requireVisitor }) => {
      if (tenantId !== organisationId) throw notFound('organisation');
      return updateCustomer(deps, await requireVisitor(), id, updateCustomerRequest);
    },
    createCustomerV2: async (_, { tenantId, ...customer }, { deps, idempotencyKey, requireVisitor }) => {
      if (tenantId !== organisationId) throw notFound('organisation');
      return createGuestCustomer(deps.db, await requireVisitor(), customer, idempotencyKey);
    },
  },
};

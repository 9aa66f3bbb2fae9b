import { changeMutations, changeQueries } from '#backend/cloud-services/changes/change-graphql.ts';
import {
  approveRegistrantDocuments,
  assignBareMetalServer,
  deployOwnDomain,
  revealPassword,
} from '#backend/cloud-services/changes/change-services.ts';
import { downgradeMutations, downgradeQueries } from '#backend/cloud-services/changes/downgrade-graphql.ts';
import { controlMutations, controlQueries } from '#backend/cloud-services/control/control-graphql.ts';
import { currentSystem } from '#backend/cloud-services/control/control-services.ts';
import { entryMutations } from '#backend/cloud-services/control/entry-graphql.ts';
import { seatMutations, seatQueries } from '#backend/cloud-services/control/seat-graphql.ts';
import { endingMutations, endingQueries } from '#backend/cloud-services/ending/ending-graphql.ts';
import { type GraphqlContext, graphqlService } from '#backend/platform/http/graphql-service.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import {
  type Resolvers as CloudResolvers,
  type CloudServiceFilterInput,
  typeDefs as cloudTypes,
} from '#contracts/generated/cloud-service.service.ts';
import {
  type Resolvers as ComputingResolvers,
  typeDefs as computingTypes,
} from '#contracts/generated/computing.service.ts';
import { type Resolvers as PartnerResolvers, typeDefs as partnerTypes } from '#contracts/generated/service.service.ts';
import { loadOwnService, type ServiceSearch, searchServices } from './read-services.ts';
import { toDetailWire, toPartnerServiceWire, toServiceWire } from './service-wire.ts';
import { listLabServices, loadTemplate, toPreFillment } from './templates.ts';

const MAX_PAGE_SIZE = 5_000;
const DEFAULT_PAGE_SIZE = 100;

const requireInRange = (given: number | null | undefined, otherwise: number, most: number): number => {
  const value = given ?? otherwise;
  if (value < 0 || value > most) throw new ServiceFailure('BAD_USER_INPUT', `A number from 0 to ${most} is needed`);
  return value;
};

const toServiceSearch = (filter: CloudServiceFilterInput | null | undefined): ServiceSearch => ({
  id: filter?.serviceId ?? null,
  type: filter?.type ?? null,
  status: filter?.status ?? null,
  ownerId: filter?.ownerId ?? null,
  keyword: filter?.commonSearch?.trim() || null,
  offset: requireInRange(filter?.offset, 0, Number.MAX_SAFE_INTEGER),
  most: requireInRange(filter?.maxResult, DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE),
});

const loadService = async ({ deps, requireVisitor }: GraphqlContext, id: string | null | undefined) =>
  loadOwnService(deps.db, await requireVisitor(), id ?? '');

const searchByOwner = async ({ deps, requireVisitor }: GraphqlContext, ownerId: string) => {
  const { found } = await searchServices(deps.db, await requireVisitor(), {
    ...toServiceSearch({ ownerId }),
    most: MAX_PAGE_SIZE,
  });
  return found;
};

/** [GQL-06] */
const cloudResolvers: CloudResolvers<GraphqlContext> = {
  Query: {
    serviceDetail: async (_, { serviceId }, context) => toDetailWire(await loadService(context, serviceId)),
    searchService: async (_, { filter }, { deps, requireVisitor }) => {
      const [search, visitor] = [toServiceSearch(filter), await requireVisitor()];
      // The shop sells every service itself.
      const isSoldByOther = Boolean(filter?.salePartyId);
      const { total, found } = isSoldByOther ? { total: 0, found: [] } : await searchServices(deps.db, visitor, search);
      return { total, offset: search.offset, maxResult: search.most, resultList: found.map(toServiceWire) };
    },
    getListLabService: (_, { productId }, { deps }) => listLabServices(deps.db, productId),
    getServiceIds: async (_, { ownerId }, context) =>
      (await searchByOwner(context, ownerId)).map(({ service }) => service.id),
    preFillment: async (_, { serviceId }, context) => toPreFillment(await loadService(context, serviceId)),
    getTemplateOfServiceType: (_, { serviceType }, { deps }) => loadTemplate(deps.db, serviceType),
    ...changeQueries,
    ...controlQueries,
    ...seatQueries,
    ...endingQueries,
    ...downgradeQueries,
  },
  Mutation: {
    createProductBare: async (_, { input }, { deps, requireVisitor }) =>
      toServiceWire(await assignBareMetalServer(deps, await requireVisitor(), input)),
    approveDomainPapers: async (_, { serviceId }, { deps, requireVisitor }) =>
      toServiceWire(await approveRegistrantDocuments(deps, await requireVisitor(), serviceId)),
    deployDomain: async (_, { serviceId }, { deps, requireVisitor }) =>
      toServiceWire(await deployOwnDomain(deps, await requireVisitor(), serviceId)),
    revealPassword: async (_, { serviceId }, { deps, requireVisitor }) =>
      revealPassword(deps, await requireVisitor(), serviceId),
    ...changeMutations,
    ...controlMutations,
    ...seatMutations,
    ...entryMutations,
    ...endingMutations,
    ...downgradeMutations,
  },
};

const partnerResolvers: PartnerResolvers<GraphqlContext> = {
  Query: {
    getServiceByOwnerId: async (_, { ownerId }, context) =>
      (await searchByOwner(context, ownerId)).map(toPartnerServiceWire),
  },
};

const COMPUTING_TYPE = /^vm-([0-9a-f]{32})$/;

const computingResolvers: ComputingResolvers<GraphqlContext> = {
  Query: {
    computingDetail: async (_, { computingId }, context) => {
      const owned = await loadService(context, COMPUTING_TYPE.exec(computingId)?.[1]);
      const wire = toServiceWire(owned);
      if (wire.computingId !== computingId) throw notFound('machine');
      return {
        id: computingId,
        name: wire.serviceName,
        username: wire.username,
        state: wire.status === 'COMPLETED' ? 'RUNNING' : 'STARTING',
        os: currentSystem(owned.service),
        ips: wire.ips,
        province: wire.location,
        existPortNat: false,
      };
    },
  },
};

/** [WIRE 2.1, keys cloudCloud, service, computing] */
export const serviceGateways = [
  graphqlService({ path: '/cloud-service-api/graphql', typeDefs: cloudTypes, resolvers: cloudResolvers }),
  graphqlService({ path: '/service-api/graphql', typeDefs: partnerTypes, resolvers: partnerResolvers }),
  graphqlService({ path: '/computing-service/graphql', typeDefs: computingTypes, resolvers: computingResolvers }),
];

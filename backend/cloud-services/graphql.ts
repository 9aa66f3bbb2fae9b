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
import { changeMutations, changeQueries } from './change-graphql.ts';
import { approvePapers, deployDomain, placeBareMachine, revealPassword } from './change-services.ts';
import { ownService, type ServiceSearch, searchServices } from './read-services.ts';
import { detailWire, partnerServiceWire, serviceWire } from './service-wire.ts';
import { labServicesOf, preFillmentOf, templateOf } from './templates.ts';

const MAX_AT_ONCE = 5_000;
const AT_ONCE = 100;

const whole = (given: number | null | undefined, otherwise: number, most: number): number => {
  const value = given ?? otherwise;
  if (value < 0 || value > most) throw new ServiceFailure('BAD_USER_INPUT', `A number from 0 to ${most} is needed`);
  return value;
};

const searchOf = (filter: CloudServiceFilterInput | null | undefined): ServiceSearch => ({
  id: filter?.serviceId ?? null,
  type: filter?.type ?? null,
  status: filter?.status ?? null,
  ownerId: filter?.ownerId ?? null,
  keyword: filter?.commonSearch?.trim() || null,
  offset: whole(filter?.offset, 0, Number.MAX_SAFE_INTEGER),
  most: whole(filter?.maxResult, AT_ONCE, MAX_AT_ONCE),
});

const own = async ({ deps, requireVisitor }: GraphqlContext, id: string | null | undefined) =>
  ownService(deps.db, await requireVisitor(), id ?? '');

const ofOwner = async ({ deps, requireVisitor }: GraphqlContext, ownerId: string) => {
  const { found } = await searchServices(deps.db, await requireVisitor(), {
    ...searchOf({ ownerId }),
    most: MAX_AT_ONCE,
  });
  return found;
};

/** [GQL-06] */
const cloud: CloudResolvers<GraphqlContext> = {
  Query: {
    serviceDetail: async (_, { serviceId }, context) => detailWire(await own(context, serviceId)),
    searchService: async (_, { filter }, { deps, requireVisitor }) => {
      const search = searchOf(filter);
      const { total, found } = await searchServices(deps.db, await requireVisitor(), search);
      return { total, offset: search.offset, maxResult: search.most, resultList: found.map(serviceWire) };
    },
    getListLabService: (_, { productId }, { deps }) => labServicesOf(deps.db, productId),
    getServiceIds: async (_, { ownerId }, context) =>
      (await ofOwner(context, ownerId)).map(({ service }) => service.id),
    preFillment: async (_, { serviceId }, context) => preFillmentOf(await own(context, serviceId)),
    getTemplateOfServiceType: (_, { serviceType }, { deps }) => templateOf(deps.db, serviceType),
    ...changeQueries,
  },
  Mutation: {
    createProductBare: async (_, { input }, { deps, requireVisitor }) =>
      serviceWire(await placeBareMachine(deps, await requireVisitor(), input)),
    approveDomainPapers: async (_, { serviceId }, { deps, requireVisitor }) =>
      serviceWire(await approvePapers(deps, await requireVisitor(), serviceId)),
    deployDomain: async (_, { serviceId }, { deps, requireVisitor }) =>
      serviceWire(await deployDomain(deps, await requireVisitor(), serviceId)),
    revealPassword: async (_, { serviceId }, { deps, requireVisitor }) =>
      revealPassword(deps, await requireVisitor(), serviceId),
    ...changeMutations,
  },
};

const partner: PartnerResolvers<GraphqlContext> = {
  Query: {
    getServiceByOwnerId: async (_, { ownerId }, context) => (await ofOwner(context, ownerId)).map(partnerServiceWire),
  },
};

const COMPUTING = /^vm-([0-9a-f]{32})$/;

const computing: ComputingResolvers<GraphqlContext> = {
  Query: {
    computingDetail: async (_, { computingId }, context) => {
      const owned = await own(context, COMPUTING.exec(computingId)?.[1]);
      const wire = serviceWire(owned);
      if (wire.computingId !== computingId) throw notFound('machine');
      const system = owned.service.setUp.configs.find(({ name }) => name === 'Hệ điều hành');
      return {
        id: computingId,
        name: wire.serviceName,
        username: wire.username,
        password: null,
        state: wire.status === 'COMPLETED' ? 'RUNNING' : 'STARTING',
        os: system?.value ?? null,
        ips: wire.ips,
        province: wire.location,
        console: null,
        existPortNat: false,
      };
    },
  },
};

/** Gateways for cloud services, partner services and cloud servers. [WIRE 2.1, keys cloudCloud, service, computing] */
export const serviceGateways = [
  graphqlService({ path: '/cloud-service-api/graphql', typeDefs: cloudTypes, resolvers: cloud }),
  graphqlService({ path: '/service-api/graphql', typeDefs: partnerTypes, resolvers: partner }),
  graphqlService({ path: '/computing-service/graphql', typeDefs: computingTypes, resolvers: computing }),
];

import type { ServiceApp } from '#backend/platform/deps.ts';
import { type GraphqlContext, graphqlService } from '#backend/platform/http/graphql-service.ts';
import { type Resolvers, typeDefs } from '#contracts/generated/crm.service.ts';
import { addOpportunity, type LeadSender, toOpportunityWire } from './add-opportunity.ts';
import { addRelatedResource, createConnector, findConnector } from './connectors.ts';
import type { CrmDeps } from './crm-deps.ts';
import { subscribe } from './newsletter.ts';

const readSender = async ({
  requireVisitor,
  address,
  idempotencyKey,
}: GraphqlContext<CrmDeps>): Promise<LeadSender> => ({
  visitor: await requireVisitor(),
  address,
  idempotencyKey,
});

const resolvers: Resolvers<GraphqlContext<CrmDeps>> = {
  Query: {
    getConnectorByResource: async (_, { resourceId, resourceType, type }, { deps, requireVisitor }) => {
      const asked = { resourceId: resourceId ?? null, resourceType: resourceType ?? null, type: type ?? null };
      return findConnector(deps, await requireVisitor(), asked);
    },
  },
  Mutation: {
    createConnector: async (_, { resourceId, resourceType, description, type }, { deps, requireVisitor }) =>
      createConnector(deps, await requireVisitor(), { resourceId, resourceType, description: description ?? '', type }),
    addResourceRelated: async (_, { connectorId, resourceId, resourceType }, { deps, requireVisitor }) => {
      await addRelatedResource(deps, await requireVisitor(), connectorId, { resourceId, resourceType });
      return true;
    },
    addOpportunity: async (_, { partyId, addOpportunityRequest }, context) =>
      toOpportunityWire(await addOpportunity(context.deps, await readSender(context), partyId, addOpportunityRequest)),
    subscribeNewsletter: async (_, given, context) => subscribe(context.deps, await readSender(context), given),
  },
};

const gateway = graphqlService<CrmDeps>({ path: '/crm-graph-gateway/graphql', typeDefs, resolvers });

/** [WIRE 2.1, key crm; GQL-06, CNS-07] */
export const crmRoutes = (deps: CrmDeps): ServiceApp => gateway(deps);

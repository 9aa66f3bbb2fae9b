import { type GraphqlContext, graphqlService } from '#backend/graphql-service.ts';
import { type Resolvers, typeDefs } from '#contracts/generated/crm.service.ts';
import { addRelated, connectorOf, createConnector } from './connectors.ts';
import type { ConnectorRow } from './schema.ts';

const wire = ({ id, type, weight, status, resourceId, resourceType }: ConnectorRow) => ({
  id,
  type,
  weight,
  status,
  resourceId,
  resourceType,
});

const resolvers: Resolvers<GraphqlContext> = {
  Query: {
    getConnectorByResource: async (_, { resourceId, resourceType, type }, { deps, requireVisitor }) => {
      const asked = { resourceId: resourceId ?? null, resourceType: resourceType ?? null, type: type ?? null };
      const found = await connectorOf(deps, await requireVisitor(), asked);
      return found && wire(found);
    },
  },
  Mutation: {
    createConnector: async (_, { resourceId, resourceType, description, type }, { deps, requireVisitor }) =>
      wire(
        await createConnector(deps, await requireVisitor(), {
          resourceId,
          resourceType,
          description: description ?? '',
          type,
        }),
      ),
    addResourceRelated: async (_, { connectorId, resourceId, resourceType }, { deps, requireVisitor }) => {
      await addRelated(deps, await requireVisitor(), connectorId, { resourceId, resourceType });
      return true;
    },
  },
};

/** The CRM gateway. [WIRE 2.1, key crm; GQL-06] */
export const crmRoutes = graphqlService({ path: '/crm-graph-gateway/graphql', typeDefs, resolvers });

/** The CRM begins empty. */
export const seedCrm = async (): Promise<void> => undefined;

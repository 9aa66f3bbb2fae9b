import { placeQueries } from '#backend/places/resolvers.ts';
import { graphqlService } from '#backend/platform/http/graphql-service.ts';
import { typeDefs } from '#contracts/generated/user.service.ts';
import { customerResolvers } from './graphql.ts';

/** Customers and administrative units share this endpoint. */
export const userGatewayRoutes = graphqlService({
  path: '/user-gateway/graphql',
  typeDefs,
  resolvers: { ...customerResolvers, Query: { ...customerResolvers.Query, ...placeQueries } },
});

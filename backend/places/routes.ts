import { typeDefs } from '#contracts/generated/user.service.ts';
import { customerResolvers } from '../customers/graphql.ts';
import { graphqlService } from '../graphql-service.ts';
import { placeQueries } from './graphql.ts';

/** Customers and places answer at one address, the user gateway. */
export const userGatewayRoutes = graphqlService({
  path: '/user-gateway/graphql',
  typeDefs,
  resolvers: { ...customerResolvers, Query: { ...customerResolvers.Query, ...placeQueries } },
});

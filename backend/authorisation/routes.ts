import { Hono } from 'hono';
import { typeDefs } from '#contracts/generated/authorization.service.ts';
import type { BackendDeps, ServiceApp, ServiceVariables } from '../deps.ts';
import { graphqlService } from '../graphql-service.ts';
import { authorizationResolvers } from './graphql.ts';
import { anonymousToken, tokenDetail } from './service.ts';

const jsonBody = async (request: Request): Promise<unknown> => {
  try {
    return await request.json();
  } catch {
    return null;
  }
};

/** Anonymous tokens, the token look-up, and the authorisation service's GraphQL. */
export const authorisationRoutes = (deps: BackendDeps): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  app.post('/public/:organisation/oauth2/api/v1/anonymous', async (c) => {
    const body = await jsonBody(c.req.raw);
    const identifier = typeof body === 'object' && body !== null && 'identifier' in body ? body.identifier : null;
    c.header('cache-control', 'no-store');
    return c.json(await anonymousToken(deps, c.req.param('organisation'), identifier));
  });
  app.get('/public/:organisation/oauth2/api/v1/token/:token', async (c) => {
    c.header('cache-control', 'no-store');
    return c.json(await tokenDetail(deps, c.req.param('organisation'), c.req.param('token')));
  });
  const graphql = graphqlService({
    path: '/authorization-gateway/graphql',
    typeDefs,
    resolvers: authorizationResolvers,
  });
  return app.route('/', graphql(deps));
};

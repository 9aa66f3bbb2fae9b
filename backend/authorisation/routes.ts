import { Hono } from 'hono';
import * as z from 'zod';
import { contactResolvers } from '#backend/authorisation/contacts/contact-graphql.ts';
import { contactRoutes } from '#backend/authorisation/contacts/contact-routes.ts';
import { deletionResolvers } from '#backend/authorisation/deletion/deletion-graphql.ts';
import { deletionRoutes } from '#backend/authorisation/deletion/deletion-routes.ts';
import { takeHumanProof } from '#backend/authorisation/factors/bot-check.ts';
import { toClient } from '#backend/authorisation/log-in/caller.ts';
import {
  countNewGuest,
  openGuestSession,
  requireAnonymousIdentifier,
} from '#backend/authorisation/log-in/new-guest.ts';
import { loadTokenDetail } from '#backend/authorisation/log-in/sessions.ts';
import { providerResolvers } from '#backend/authorisation/providers/provider-graphql.ts';
import { providerRoutes } from '#backend/authorisation/providers/provider-routes.ts';
import { withSecurityLog } from '#backend/authorisation/security-log/record-operation.ts';
import type { ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import { readClientAddress } from '#backend/platform/http/client-address.ts';
import { graphqlService } from '#backend/platform/http/graphql-service.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import { typeDefs } from '#contracts/generated/authorization.service.ts';
import { organisationId } from '#contracts/organisation.ts';
import type { AccountDeps, AccountRouteDeps } from './account-deps.ts';
import { authorizationResolvers } from './graphql.ts';
import type { Client } from './rate-limits.ts';
import { restRoutes } from './rest-routes.ts';
import { securityResolvers } from './security-graphql.ts';
import { viewRoutes } from './viewing/view-routes.ts';

const jsonBody = async (request: Request): Promise<unknown> => {
  try {
    return await request.json();
  } catch {
    return null;
  }
};

const tokenRequest = z.object({ identifier: z.unknown().optional(), proof: z.string().optional() }).catch({});

/**
 * Exchanges the fixed public identifier for a new token. Throws NOT_FOUND for another organisation, FORBIDDEN for
 * another identifier, TOO_MANY_VISITORS. [VIS-02]
 */
const issueAnonymousToken = async (
  deps: AccountDeps,
  organisation: string,
  body: unknown,
  network: Client['network'],
) => {
  const { identifier, proof = '' } = tokenRequest.parse(body);
  if (organisation !== organisationId) throw notFound('organisation');
  requireAnonymousIdentifier(identifier);
  await countNewGuest(deps, network, async () => proof !== '' && (await takeHumanProof(deps, proof)));
  const { accessToken, expiresIn } = await openGuestSession(deps);
  return { accessToken, expiresIn };
};

/** [VIS-02, REST-07] */
const addTokenRoutes = (app: ServiceApp, deps: AccountDeps): void => {
  app.use('/public/*', async (c, next) => {
    c.header('cache-control', 'no-store');
    await next();
  });
  app.post('/public/:organisation/oauth2/api/v1/anonymous', async (c) => {
    const body = await jsonBody(c.req.raw);
    const { network } = toClient({ visitor: null, address: readClientAddress(deps, c.env, c.req.raw.headers) });
    return c.json(await issueAnonymousToken(deps, c.req.param('organisation'), body, network));
  });
  app.get('/public/:organisation/oauth2/api/v1/token/:token', async (c) =>
    c.json(await loadTokenDetail(deps, c.req.param('organisation'), c.req.param('token'))),
  );
};

export const authorisationRoutes = (deps: AccountRouteDeps): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  addTokenRoutes(app, deps);
  const resolvers = withSecurityLog({
    Query: {
      ...authorizationResolvers.Query,
      ...securityResolvers.Query,
      ...contactResolvers.Query,
      ...deletionResolvers.Query,
      ...providerResolvers.Query,
    },
    Mutation: {
      ...authorizationResolvers.Mutation,
      ...securityResolvers.Mutation,
      ...contactResolvers.Mutation,
      ...deletionResolvers.Mutation,
      ...providerResolvers.Mutation,
    },
  });
  const graphql = graphqlService<AccountRouteDeps>({ path: '/authorization-gateway/graphql', typeDefs, resolvers });
  return app.route('/', graphql(deps)).route('/', restRoutes(deps, resolvers)).route('/', viewRoutes(deps));
};

/** The way back from log-in providers, and links of mails. */
export const publicAccountRoutes = (deps: AccountRouteDeps): ServiceApp =>
  new Hono<ServiceVariables>()
    .route('/', providerRoutes(deps))
    .route('/', contactRoutes(deps))
    .route('/', deletionRoutes(deps));

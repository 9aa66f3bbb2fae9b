import { type Context, Hono } from 'hono';
import * as z from 'zod';
import type { ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import { readClientAddress } from '#backend/platform/http/client-address.ts';
import { graphqlService } from '#backend/platform/http/graphql-service.ts';
import { readIdempotencyKey } from '#backend/platform/http/request-visitor.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import { typeDefs } from '#contracts/generated/authorization.service.ts';
import { anonymousIdentifier, organisationId } from '#contracts/organisation.ts';
import type { AccountDeps, AccountRouteDeps } from './account-deps.ts';
import { type Caller, readDevice, toClient } from './caller.ts';
import { contactResolvers } from './contact-graphql.ts';
import { contactRoutes } from './contact-routes.ts';
import { deletionResolvers } from './deletion-graphql.ts';
import { deletionRoutes } from './deletion-routes.ts';
import { authorizationResolvers } from './graphql.ts';
import { logIn } from './log-in.ts';
import { toLogInWire, toRegistrationWire } from './log-in-wire.ts';
import { providerResolvers } from './provider-graphql.ts';
import { providerRoutes } from './provider-routes.ts';
import { type Client, countAddressTry } from './rate-limits.ts';
import { recordOperation, withSecurityLog } from './record-operation.ts';
import { register } from './register.ts';
import { securityResolvers } from './security-graphql.ts';
import { mutationEvents } from './security-operations.ts';
import { type AuthPorts, loadTokenDetail, openSession } from './sessions.ts';

const jsonBody = async (request: Request): Promise<unknown> => {
  try {
    return await request.json();
  } catch {
    return null;
  }
};

const credentials = z.object({
  username: z.string(),
  password: z.string(),
  deviceMark: z.string().optional(),
  orgId: z.string().optional(),
});
const registration = z.object({
  username: z.string(),
  fullName: z.string(),
  password: z.string().optional(),
  orgId: z.string().optional(),
});

const readBody = async <Body extends { orgId?: string | undefined }>(c: Context, schema: z.ZodType<Body>) => {
  const read = schema.safeParse(await jsonBody(c.req.raw));
  if (!read.success) throw new ServiceFailure('BAD_USER_INPUT', 'The body is not what this call takes');
  if (read.data.orgId !== undefined && read.data.orgId !== organisationId) throw notFound('organisation');
  return read.data;
};

const readCaller = async (deps: AccountDeps, c: Context): Promise<Caller> => {
  const { headers } = c.req.raw;
  const address = readClientAddress(deps, c.env, headers);
  return {
    visitor: await deps.visitorOf(headers),
    address,
    device: readDevice(headers),
    idempotencyKey: readIdempotencyKey(headers),
  };
};

/**
 * Exchanges the fixed public identifier for a new token; a limit per network address applies. Throws NOT_FOUND for
 * another organisation, FORBIDDEN for another identifier, TOO_MANY_TRIES. [VIS-02]
 */
const issueAnonymousToken = async (
  ports: AuthPorts,
  organisation: string,
  identifier: unknown,
  network: Client['network'],
) => {
  if (organisation !== organisationId) throw notFound('organisation');
  if (identifier !== anonymousIdentifier) throw new ServiceFailure('FORBIDDEN', 'Unknown public identifier');
  await countAddressTry(ports, 'anonymous', network);
  return openSession(ports, { userLoginId: null, guestSessionId: null, kind: 'session' });
};

/** [REST-07, REST-08] */
const addTokenRoutes = (app: ServiceApp, deps: AccountDeps): void => {
  app.use('/public/*', async (c, next) => {
    c.header('cache-control', 'no-store');
    await next();
  });
  app.post('/public/oauth2/api/v1/login', async (c) => {
    const [given, caller] = [await readBody(c, credentials), await readCaller(deps, c)];
    const act = async () => toLogInWire(await logIn(deps, caller, given));
    return c.json(await recordOperation(deps, caller, mutationEvents.login, given, act));
  });
  app.post('/public/oauth2/api/v1/register', async (c) => {
    const [given, caller] = [await readBody(c, registration), await readCaller(deps, c)];
    const person = { ...given, password: given.password ?? null };
    const act = async () => toRegistrationWire(await register(deps, caller, person));
    return c.json(await recordOperation(deps, caller, mutationEvents.register, given, act));
  });
  app.post('/public/:organisation/oauth2/api/v1/anonymous', async (c) => {
    const body = await jsonBody(c.req.raw);
    const identifier = typeof body === 'object' && body !== null && 'identifier' in body ? body.identifier : null;
    const { network } = toClient({ visitor: null, address: readClientAddress(deps, c.env, c.req.raw.headers) });
    return c.json(await issueAnonymousToken(deps, c.req.param('organisation'), identifier, network));
  });
  app.get('/public/:organisation/oauth2/api/v1/token/:token', async (c) =>
    c.json(await loadTokenDetail(deps, c.req.param('organisation'), c.req.param('token'))),
  );
};

export const authorisationRoutes = (deps: AccountRouteDeps): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  addTokenRoutes(app, deps);
  const graphql = graphqlService<AccountRouteDeps>({
    path: '/authorization-gateway/graphql',
    typeDefs,
    resolvers: withSecurityLog({
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
    }),
  });
  return app
    .route('/', graphql(deps))
    .route('/', providerRoutes(deps))
    .route('/', contactRoutes(deps))
    .route('/', deletionRoutes(deps));
};

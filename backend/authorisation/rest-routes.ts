import { type Context, Hono } from 'hono';
import type { RecordedResolvers } from '#backend/authorisation/security-log/record-operation.ts';
import type { ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import { requestContext } from '#backend/platform/http/graphql-service.ts';
import { parseWith, readJsonBody } from '#backend/platform/http/read-body.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import { organisationId } from '#contracts/organisation.ts';
import type { AccountRouteDeps } from './account-deps.ts';
import { type RestOperation, restOperations } from './rest-operations.ts';

const callOperation = async (
  deps: AccountRouteDeps,
  resolvers: RecordedResolvers,
  operation: RestOperation,
  c: Context<ServiceVariables>,
): Promise<unknown> => {
  const organisation = c.req.param('organisation');
  if (organisation !== undefined && organisation !== organisationId) throw notFound('organisation');
  const body = parseWith(operation.body, await readJsonBody(c));
  const args = operation.args(body, (name) => c.req.param(name) ?? '');
  const resolve = 'query' in operation ? resolvers.Query[operation.query] : resolvers.Mutation[operation.mutation];
  if (!resolve) throw new Error(`${operation.path} has no resolver`);
  return resolve(null, args, requestContext(deps, c), null);
};

/** The operations of GraphQL over REST, recorded in the security log alike. Answers may contain tokens. [REST-08] */
export const restRoutes = (deps: AccountRouteDeps, resolvers: RecordedResolvers): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  app.use('/v1/accounts/*', async (c, next) => {
    c.header('cache-control', 'no-store');
    await next();
  });
  for (const operation of restOperations)
    app.on(operation.method, operation.path, async (c) =>
      c.json((await callOperation(deps, resolvers, operation, c)) ?? null),
    );
  return app;
};

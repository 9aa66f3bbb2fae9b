import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import type { WireFailureCode } from '#contracts/failure-codes.ts';
import { inRequestSpan } from '#contracts/tracing/spans.ts';
import { findVisitor } from './authorisation/find-visitor.ts';
import { recordAccessRefused } from './authorisation/record-access-refused.ts';
import { bodyLimits } from './body-limits.ts';
import { developmentIndex, developmentIndexHeaders } from './development-index.ts';
import type { ServerEnvironment } from './environment.ts';
import { addHealth } from './health.ts';
import { type BackendMetrics, type RequestKind, requestKind } from './metrics/metrics.ts';
import { addMetrics, openMetrics } from './metrics/metrics-route.ts';
import { withOrderAccess } from './order-store/order-links.ts';
import { printAttachment } from './payments/print-attachment.ts';
import type { AttachmentReference, PrintAttachment } from './platform/attachment.ts';
import { createBackendClock } from './platform/clock.ts';
import { type OpenDatabase, openDatabase } from './platform/database/database.ts';
import { publicBackendOrigin, type ServiceApp, type ServiceVariables } from './platform/deps.ts';
import { limitBodies } from './platform/http/body-limits.ts';
import { readClientAddress } from './platform/http/client-address.ts';
import { expectedFailure } from './platform/http/expected-failure.ts';
import { isProbe } from './platform/http/probes.ts';
import { readJsonBody } from './platform/http/read-body.ts';
import { refuseUnread } from './platform/http/refuse-unread.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import { startJob } from './platform/job.ts';
import { createLog, MAX_STATEMENT_LENGTH } from './platform/log.ts';
import { newId } from './platform/new-id.ts';
import { ServiceFailure } from './platform/service-failure.ts';
import type { StaffArea, StaffRoute } from './platform/staff-route.ts';
import { StartFailure } from './platform/start-failure.ts';
import { printQuotationAttachment } from './quotations/print-attachment.ts';
import { seedDatabase, templateName } from './seed.ts';
import { type ServerDeps, services } from './services.ts';
import { writeFirstLink } from './staff/first-link.ts';
import { ownAreas, staffServiceRoutes } from './staff/routes.ts';
import { answerMissing, createStaffApp } from './staff/staff-app.ts';
import { sweepingJob } from './sweep.ts';

export type Backend = {
  readonly url: string;
  readonly staffUrl: string;
  /** File with the link by which the first member enters; null when none is needed. */
  readonly staffLinkFile: string | null;
  readonly deps: ServerDeps;
  /**
   * Tells proxies that it is not ready, and goes on serving for the time of `DRAIN_SECONDS`. Then accepts no new
   * requests and finishes running ones.
   */
  readonly close: () => Promise<void>;
};

const readRequestId = (given: string | undefined): string => (given && /^[\w-]{8,64}$/.test(given) ? given : newId());

type RecordRefusal = (c: Context<ServiceVariables>, code: WireFailureCode) => Promise<void>;

type Watched = {
  readonly log: Logger;
  readonly metrics: BackendMetrics | null;
  readonly kindOf: (path: string) => RequestKind;
};

const addRequestLogging = (app: ServiceApp, { log, metrics, kindOf }: Watched, recordRefusal: RecordRefusal): void => {
  app.use((c, next) =>
    inRequestSpan(c.req.raw.headers, async (span) => {
      const began = performance.now();
      const requestId = readRequestId(c.req.header('x-request-id'));
      c.set('requestId', requestId);
      await next();
      c.header('x-request-id', requestId);
      // The route, because paths contain tokens, codes and ids that open something.
      const facts = { requestId, method: c.req.method, path: routePath(c), status: c.res.status };
      const level = isProbe(c.req.path) ? 'debug' : 'info';
      const ms = performance.now() - began;
      metrics?.request(kindOf(c.req.path), c.res.status, ms);
      span.answered(facts.method, facts.path, facts.status);
      log[level]({ ...facts, ms: Math.round(ms) }, 'request');
    }),
  );
  app.onError(async (error, c) => {
    const expected = expectedFailure(error);
    if (expected?.isForeign) await recordRefusal(c, expected.code);
    if (expected !== null) return c.json(expected.body, expected.status);
    log.error({ err: error, requestId: c.get('requestId'), path: routePath(c) }, 'request failed');
    return c.json({ code: 'INTERNAL_SERVER_ERROR', message: 'Internal server error' }, 500);
  });
  app.notFound((c) => c.json({ code: 'NOT_FOUND', message: 'No such address' }, 404));
};

/** For tests: `POST /test-clock {"now": ms | null}`. */
const addTestClock = (app: ServiceApp, { clock }: Pick<ServerDeps, 'clock'>): void => {
  app.post('/test-clock', async (c) => {
    const body = await readJsonBody(c);
    const now = typeof body === 'object' && body !== null && 'now' in body ? body.now : undefined;
    if (now !== null && typeof now !== 'number') throw new ServiceFailure('BAD_USER_INPUT', 'now is a number or null');
    await clock.set(now);
    return c.json({ now: clock.now() });
  });
};

/** Whether browsers reach the two listeners over https. */
const isBackendSecure = (deps: Pick<ServerDeps, 'environment' | 'ownOrigin'>) => (): boolean =>
  publicBackendOrigin(deps).startsWith('https:');
const isStaffSecure =
  ({ environment }: Pick<ServerDeps, 'environment'>) =>
  (): boolean =>
    environment.staff.origin !== null;

const printers: Readonly<Record<AttachmentReference['kind'], (deps: OwnDeps) => PrintAttachment>> = {
  invoice: printAttachment,
  quotation: printQuotationAttachment,
};

type OwnDeps = Omit<ServerDeps, 'visitorOf' | 'recordAccessRefused' | 'printAttachment'>;

/** What the authorisation and payments services answer for the others. */
const withAnswers = (given: OwnDeps): ServerDeps => {
  const visitorOf = withOrderAccess(given, findVisitor(given));
  return {
    ...given,
    visitorOf,
    recordAccessRefused: recordAccessRefused({ ...given, visitorOf }),
    printAttachment: (reference) => printers[reference.kind](given)(reference),
  };
};

/** Of a process, beside what its services need. */
type ProcessParts = { readonly isDraining: () => boolean; readonly metrics: BackendMetrics | null };
const noParts: ProcessParts = { isDraining: () => false, metrics: null };

export const createBackendApp = (given: OwnDeps, { isDraining, metrics } = noParts): ServiceApp => {
  const deps = withAnswers(given);
  const app: ServiceApp = new Hono<ServiceVariables>();
  addRequestLogging(app, { log: deps.log, metrics, kindOf: requestKind }, (c, code) =>
    deps.recordAccessRefused(c.req.raw.headers, readClientAddress(deps, c.env, c.req.raw.headers), code),
  );
  app.use(securityHeaders({ isSecure: isBackendSecure(deps) }));
  app.use(limitBodies(bodyLimits));
  addHealth(app, deps, isDraining);
  if (deps.environment.testClock) addTestClock(app, deps);
  for (const service of services) app.route('/', service.routes(deps));
  if (deps.environment.mode === 'development')
    app.get('/', (c) => {
      const urls = { staffUrl: deps.staffOrigin(), shopUrl: deps.environment.publicOrigin };
      return c.html(developmentIndex(app.routes, urls), 200, developmentIndexHeaders);
    });
  return app;
};

/** In ms and bytes. Node closes overdue connections when it checks them. [ASVS V15.2.2] */
const serverOptions = {
  maxHeaderSize: 16_384,
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 65_000,
} as const;

/** The staff's navigation, and every page with its audience. */
export const staffPlaceOf = (
  deps: ServerDeps,
): { readonly areas: readonly StaffArea[]; readonly routes: readonly StaffRoute[] } => {
  const given = services.flatMap(({ staff }) => (staff ? [{ areas: staff.areas, routes: staff.routes(deps) }] : []));
  const areas = [...given.flatMap((each) => (each.routes.length > 0 ? each.areas : [])), ...ownAreas];
  return { areas, routes: [...staffServiceRoutes(deps, areas), ...given.flatMap(({ routes }) => routes)] };
};

/** The application of the staff listener. */
export const createStaffListener = (deps: ServerDeps, { metrics } = noParts): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  // The staff log records refusals of its own.
  addRequestLogging(app, { log: deps.log.child({ app: 'staff' }), metrics, kindOf: () => 'staff' }, async () => {});
  app.notFound(answerMissing);
  app.use(securityHeaders({ isSecure: isStaffSecure(deps) }));
  app.use(limitBodies(bodyLimits));
  if (metrics !== null) addMetrics(app, metrics, deps.environment.metricsTokens ?? []);
  const { areas, routes } = staffPlaceOf(deps);
  return app.route('/', createStaffApp({ deps, areas }, routes));
};

type Address = { readonly host: string; readonly port: number; readonly variable: string };

const listen = (
  app: ServiceApp,
  { host, port, variable }: Address,
  isSecure: () => boolean,
): Promise<{ server: Server; port: number }> =>
  new Promise((resolve, reject) => {
    // With these options Hono serves over node:http.
    const server = serve({ fetch: app.fetch, hostname: host, port, serverOptions }, (info) =>
      resolve({ server, port: info.port }),
    ) as Server;
    server.on('clientError', refuseUnread(isSecure));
    server.on('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new StartFailure(`Port ${port} is in use. Set ${variable} to another one.`)
          : error,
      ),
    );
  });

/** Lets running requests finish, and closes each connection as soon as it is idle. */
const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearInterval(sweep);
      resolve();
    });
    server.closeIdleConnections();
  });

/** Opens and migrates the database. Throws StartFailure. */
export const openServerDatabase = (environment: ServerEnvironment, log: Logger): Promise<OpenDatabase> => {
  const onStatement = log.isLevelEnabled('debug')
    ? (statement: string) => log.debug({ statement: statement.slice(0, MAX_STATEMENT_LENGTH) }, 'statement')
    : null;
  return openDatabase({
    ...environment,
    template: templateName(environment),
    onStatement,
    isTraced: environment.tracing !== null,
  });
};

/** Seeds the database and listens; `close` leaves the database open. Throws StartFailure. */
export const serveDatabase = async (
  database: OpenDatabase,
  environment: ServerEnvironment,
  log: Logger,
): Promise<Backend> => {
  await seedDatabase(database, environment);
  await database.keepTemplate();
  const clock = createBackendClock();
  let url = '';
  let staffUrl = '';
  let isEnding = false;
  const given = {
    db: database.db,
    clock,
    log,
    secrets: environment.secrets,
    environment,
    ownOrigin: () => url,
    staffOrigin: () => environment.staff.origin ?? staffUrl,
  };
  const deps = withAnswers(given);
  const parts = { isDraining: () => isEnding, metrics: environment.metricsTokens && (await openMetrics(deps)) };
  const { server, port } = await listen(
    createBackendApp(deps, parts),
    { ...environment, variable: 'BACKEND_PORT' },
    isBackendSecure(deps),
  );
  const staff = await listen(
    createStaffListener(deps, parts),
    { ...environment.staff, variable: 'STAFF_PORT' },
    isStaffSecure(deps),
  );
  // The shop's own name on this machine, so that its links to staff pages come from the same site.
  staffUrl = `http://localhost:${staff.port}`;
  url = `http://${environment.host === '0.0.0.0' ? '127.0.0.1' : environment.host}:${port}`;
  const jobs = [sweepingJob, ...services.flatMap((service) => service.jobs ?? [])];
  const stops = jobs.map((job) => startJob(deps, job));
  const staffLinkFile = await writeFirstLink(deps);
  const close = async (): Promise<void> => {
    isEnding = true;
    await pause(environment.drainMs);
    await Promise.all([closeServer(server), closeServer(staff.server)]);
    await Promise.all(stops.map((stop) => stop()));
  };
  return { url, staffUrl: deps.staffOrigin(), staffLinkFile, deps, close };
};

/** Opens, migrates and seeds the database, and listens; `close` closes the database too. Throws StartFailure. */
export const startBackend = async (
  environment: ServerEnvironment,
  log: Logger = createLog(environment),
): Promise<Backend> => {
  const database = await openServerDatabase(environment, log);
  try {
    const backend = await serveDatabase(database, environment, log);
    const close = async (): Promise<void> => {
      await backend.close();
      await database.close();
    };
    return { ...backend, close };
  } catch (error) {
    await database.close();
    throw error;
  }
};

import { type Context, Hono } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import { findVisitor } from '#backend/authorisation/log-in/find-visitor.ts';
import { recordAccessRefused } from '#backend/authorisation/security-log/record-access-refused.ts';
import { printAttachment } from '#backend/payments/invoices/print-attachment.ts';
import type { WireFailureCode } from '#contracts/failure-codes.ts';
import { inRequestSpan } from '#contracts/tracing/spans.ts';
import { bodyLimits } from './body-limits.ts';
import { developmentIndex, developmentIndexHeaders } from './development-index.ts';
import { addHealth } from './health.ts';
import { type BackendMetrics, type RequestKind, requestKind } from './metrics/metrics.ts';
import { addMetrics } from './metrics/metrics-route.ts';
import { withOrderAccess } from './order-store/order-links.ts';
import type { AttachmentReference, PrintAttachment } from './platform/attachment.ts';
import type { OpenDatabase } from './platform/database/database.ts';
import { publicBackendOrigin, type ServiceApp, type ServiceVariables } from './platform/deps.ts';
import type { DeskResource } from './platform/desk/desk-resource.ts';
import { deskRoutes } from './platform/desk/desk-routes.ts';
import { limitBodies } from './platform/http/body-limits.ts';
import { readClientAddress } from './platform/http/client-address.ts';
import { expectedFailure } from './platform/http/expected-failure.ts';
import { isProbe } from './platform/http/probes.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import { refuseInViews } from './platform/http/view-only.ts';
import { newId } from './platform/new-id.ts';
import type { StaffRoute } from './platform/staff-route.ts';
import { printQuotationAttachment } from './quotations/print-attachment.ts';
import { type ServerDeps, services } from './services.ts';
import { approvalResource, secondPerson } from './staff/desk/approval-resource.ts';
import { deskPageRoutes } from './staff/desk/desk-page.ts';
import { mayViewCustomers } from './staff/may-view-customers.ts';
import { staffServiceRoutes } from './staff/routes.ts';
import { answerMissing, createStaffApp } from './staff/staff-app.ts';

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
    // Whoever sent half a body has gone: nothing here failed, and nobody reads the answer.
    if (c.req.raw.signal.aborted && 'code' in error && error.code === 'ECONNRESET')
      return c.json({ code: 'BAD_USER_INPUT', message: 'The body ended too early' }, 400);
    log.error({ err: error, requestId: c.get('requestId'), path: routePath(c) }, 'request failed');
    return c.json({ code: 'INTERNAL_SERVER_ERROR', message: 'Internal server error' }, 500);
  });
  app.notFound((c) => c.json({ code: 'NOT_FOUND', message: 'No such address' }, 404));
};

/** Whether browsers reach the two listeners over https. */
export const isBackendSecure = (deps: Pick<ServerDeps, 'environment' | 'ownOrigin'>) => (): boolean =>
  publicBackendOrigin(deps).startsWith('https:');
export const isStaffSecure =
  ({ environment }: Pick<ServerDeps, 'environment'>) =>
  (): boolean =>
    environment.staff.origin !== null;

const printers: Readonly<Record<AttachmentReference['kind'], (deps: OwnDeps) => PrintAttachment>> = {
  invoice: printAttachment,
  quotation: printQuotationAttachment,
};

export type OwnDeps = Omit<ServerDeps, 'visitorOf' | 'recordAccessRefused' | 'printAttachment'>;

/** What the authorisation and payments services answer for the others. */
export const withAnswers = (given: OwnDeps): ServerDeps => {
  const visitorOf = withOrderAccess(given, findVisitor({ ...given, mayView: mayViewCustomers(given) }));
  return {
    ...given,
    visitorOf,
    recordAccessRefused: recordAccessRefused({ ...given, visitorOf }),
    printAttachment: (reference) => printers[reference.kind](given)(reference),
  };
};

/** Of a process, beside what its services need. */
type ProcessParts = Pick<OpenDatabase, 'ping'> & {
  readonly isDraining: () => boolean;
  readonly metrics: BackendMetrics | null;
};
const noParts: ProcessParts = { ping: async () => undefined, isDraining: () => false, metrics: null };

const openListener = (deps: ServerDeps, { metrics }: Pick<ProcessParts, 'metrics'>): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  addRequestLogging(app, { log: deps.log, metrics, kindOf: requestKind }, (c, code) =>
    deps.recordAccessRefused(c.req.raw.headers, readClientAddress(deps, c.env, c.req.raw.headers), code),
  );
  app.use(securityHeaders({ isSecure: isBackendSecure(deps) }));
  app.use(limitBodies(bodyLimits));
  app.use(refuseInViews);
  return app;
};

const addServices = (app: ServiceApp, deps: ServerDeps): void => {
  for (const { routes } of services) if (routes) app.route('/', routes(deps));
};

/** The application of the inner listener: the services, which hosts call. */
export const createInnerApp = (deps: ServerDeps, parts = noParts): ServiceApp => {
  const app = openListener(deps, parts);
  addHealth(app, parts.ping, parts.isDraining);
  addServices(app, deps);
  if (deps.environment.mode === 'development')
    app.get('/', (c) => {
      const urls = { staffUrl: deps.staffOrigin(), shopUrl: deps.environment.publicOrigin };
      return c.html(developmentIndex(app.routes, urls), 200, developmentIndexHeaders);
    });
  return app;
};

/**
 * The application of the public listener: what browsers, payment and log-in providers, panels and readers of mails need
 * from outside, and the services only where `PUBLIC_API` says so. [ASVS V4.1.1]
 */
export const createPublicApp = (deps: ServerDeps, parts = noParts): ServiceApp => {
  const app = openListener(deps, parts);
  for (const { publicRoutes } of services) if (publicRoutes) app.route('/', publicRoutes(deps));
  if (deps.environment.publicDoor.hasApi) addServices(app, deps);
  return app;
};

/** Every page of the staff with its audience, and the records of the desk. */
export const staffPlaceOf = (
  deps: ServerDeps,
): { readonly resources: readonly DeskResource[]; readonly routes: readonly StaffRoute[] } => {
  const own = services.flatMap(({ staff }) => staff?.resources?.(deps) ?? []);
  const resources = [...own, approvalResource(deps, own)];
  const pages = [...staffServiceRoutes(deps), ...services.flatMap(({ staff }) => staff?.routes?.(deps) ?? [])];
  return {
    resources,
    routes: [
      ...pages,
      ...deskPageRoutes(deps, pages, resources),
      ...resources.flatMap((resource) => deskRoutes(deps.db, resource, secondPerson(deps))),
    ],
  };
};

/** The application of the staff listener. */
export const createStaffListener = (deps: ServerDeps, { metrics } = noParts): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  // The staff log records refusals of its own.
  addRequestLogging(app, { log: deps.log.child({ app: 'staff' }), metrics, kindOf: () => 'staff' }, async () => {});
  app.notFound((c) => answerMissing(deps, c));
  app.use(securityHeaders({ isSecure: isStaffSecure(deps) }));
  app.use(limitBodies(bodyLimits));
  if (metrics !== null) addMetrics(app, metrics, deps.environment.metricsTokens ?? []);
  return app.route('/', createStaffApp(deps, staffPlaceOf(deps).routes));
};

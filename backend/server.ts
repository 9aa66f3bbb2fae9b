import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { openRegistry } from './domain-registry/open-registry.ts';
import type { ServerEnvironment } from './environment.ts';
import {
  createInnerApp,
  createPublicApp,
  createStaffListener,
  isBackendSecure,
  isStaffSecure,
  withAnswers,
} from './listeners.ts';
import { openMetrics } from './metrics/metrics-route.ts';
import { createBackendClock } from './platform/clock.ts';
import { type OpenDatabase, openDatabase } from './platform/database/database.ts';
import { startJob } from './platform/job.ts';
import { closeServer, listen, urlOf } from './platform/listen.ts';
import { createLog, MAX_STATEMENT_LENGTH } from './platform/log.ts';
import { seedDatabase, templateName } from './seed.ts';
import { type ServerDeps, services } from './services.ts';
import { writeFirstLink } from './staff/first-link.ts';
import { sweepingJob } from './sweep.ts';

export type Backend = {
  /** Of the services. */
  readonly url: string;
  /** Where browsers, providers and readers of mails are answered, on this machine. */
  readonly publicUrl: string;
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

/** Opens and migrates the database. Throws StartFailure. */
export const openServerDatabase = async (environment: ServerEnvironment, log: Logger): Promise<OpenDatabase> => {
  const onStatement = log.isLevelEnabled('debug')
    ? (statement: string) => log.debug({ statement: statement.slice(0, MAX_STATEMENT_LENGTH) }, 'statement')
    : null;
  const database = await openDatabase({
    ...environment,
    template: templateName(environment),
    onStatement,
    isTraced: environment.tracing !== null,
  });
  if (database.isNewer) log.warn('the database is of the next release');
  if (environment.mode === 'production' && environment.messages.smtp === null)
    log.warn('SMTP_URL is missing: no mail leaves, so nobody gets a code, an order or an invoice');
  return database;
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
  let publicUrl = '';
  let staffUrl = '';
  let isEnding = false;
  const given = {
    db: database.db,
    clock,
    log,
    secrets: environment.secrets,
    environment,
    registry: openRegistry(environment.registry, clock, log),
    ownOrigin: () => publicUrl,
    staffOrigin: () => environment.staff.origin ?? staffUrl,
  };
  const deps = withAnswers(given);
  const parts = {
    ping: database.ping,
    isDraining: () => isEnding,
    metrics: environment.metricsTokens && (await openMetrics(deps)),
  };
  const inner = await listen(
    createInnerApp(deps, parts),
    { ...environment, variable: 'BACKEND_PORT' },
    isBackendSecure(deps),
  );
  const { publicDoor } = environment;
  const outer = await listen(
    createPublicApp(deps, parts),
    { ...publicDoor, variable: 'AUTH_PUBLIC_PORT' },
    isBackendSecure(deps),
  );
  const staff = await listen(
    createStaffListener(deps, parts),
    { ...environment.staff, variable: 'STAFF_PORT' },
    isStaffSecure(deps),
  );
  // The shop's own name on this machine, so that its links to staff pages come from the same site.
  staffUrl = `http://localhost:${staff.port}`;
  publicUrl = urlOf(publicDoor.host, outer.port);
  const jobs = [sweepingJob, ...services.flatMap((service) => service.jobs ?? [])];
  const stops = jobs.map((job) => startJob({ ...deps, db: database.unlimitedDb }, job));
  const staffLinkFile = await writeFirstLink(deps);
  const close = async (): Promise<void> => {
    isEnding = true;
    await pause(environment.drainMs);
    await Promise.all([inner, outer, staff].map(({ server }) => closeServer(server)));
    await Promise.all(stops.map((stop) => stop()));
  };
  const url = urlOf(environment.host, inner.port);
  return { url, publicUrl, staffUrl: deps.staffOrigin(), staffLinkFile, deps, close };
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

import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { BackendEnvironment, Secrets } from '#backend/environment.ts';
import type { BackendClock } from './clock.ts';
import type { Database, Transaction } from './database/database.ts';

/** What every service is given. */
export type BackendDeps = {
  readonly db: Database;
  readonly clock: BackendClock;
  readonly log: Logger;
  readonly secrets: Secrets;
  readonly environment: BackendEnvironment;
  /** Address of this backend, known once it listens. */
  readonly ownOrigin: () => string;
};

/** What the edge puts beside each request: `c.get('requestId')`. */
export type ServiceVariables = { Variables: { requestId: string } };
export type ServiceApp = Hono<ServiceVariables>;

/** A service: its routes with their full paths, and its seed, which may run again and again. */
export type Service = {
  readonly name: string;
  readonly routes: (deps: BackendDeps) => ServiceApp;
  readonly seed: (tx: Transaction, environment: BackendEnvironment) => Promise<void>;
  /** What it does by itself from time to time. Answers how to stop, which ends when nothing of it runs any more. */
  readonly work?: (deps: BackendDeps) => () => Promise<void>;
};

import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { BackendClock } from './clock.ts';
import type { Database, Transaction } from './database/database.ts';
import type { BackendEnvironment, Secrets } from './environment.ts';

/**
 * The identity behind a bearer token. `sessionId` owns anonymous orders; `partyId` is the customer's, null for an
 * anonymous visitor. `guestSessionId` is the anonymous session before login: what the browser created as a guest
 * belongs to the customer too. The host's token for public pages has none of them. `staff` may act for everyone.
 */
export type RequestVisitor = {
  readonly sessionId: string | null;
  readonly partyId: string | null;
  readonly guestSessionId: string | null;
  readonly staff: boolean;
};

/** Dependencies of every service. `Settings`: the additional environment settings that a service reads. */
export type BackendDeps<Settings extends object = object> = {
  readonly db: Database;
  readonly clock: BackendClock;
  readonly log: Logger;
  readonly secrets: Secrets;
  readonly environment: BackendEnvironment & Settings;
  /** URL of this backend; available once it listens. */
  readonly ownOrigin: () => string;
  /**
   * The visitor that a request's bearer token identifies; null for a missing, unknown, expired or revoked token.
   * Implemented by the authorisation service.
   */
  readonly visitorOf: (headers: Headers) => Promise<RequestVisitor | null>;
};

/** Public origin of this backend for browsers. */
export const publicBackendOrigin = ({
  environment,
  ownOrigin,
}: Pick<BackendDeps, 'environment' | 'ownOrigin'>): string => environment.backendOrigin ?? ownOrigin();

/** Set by the server for each request: `c.get('requestId')`. */
export type ServiceVariables = { Variables: { requestId: string } };
export type ServiceApp = Hono<ServiceVariables>;

/** A service: its routes with full paths, and its seed, which must be repeatable. */
export type Service<Deps extends BackendDeps = BackendDeps> = {
  readonly name: string;
  readonly routes: (deps: Deps) => ServiceApp;
  readonly seed?: (tx: Transaction, environment: Deps['environment']) => Promise<void>;
  /** Deletes data that is expired at `now` (ms since 1970 UTC); any number of backends may run it at once. */
  readonly sweep?: (db: Database, now: number) => Promise<void>;
  /** Starts its background jobs. Returns a function that stops them and resolves when none is running. */
  readonly work?: (deps: Deps) => () => Promise<void>;
};

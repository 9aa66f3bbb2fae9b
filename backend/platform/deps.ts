import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { BackendClock } from './clock.ts';
import type { Database, Transaction } from './database/database.ts';
import type { BackendEnvironment, Secrets } from './environment.ts';

/**
 * Whom a bearer token speaks for. `sessionId` owns anonymous orders; `partyId` is the customer's, null for an anonymous
 * visitor. `guestSessionId` is the anonymous session that a log-in came from: what this browser made as a guest is the
 * customer's too. The host's own token for public pages has none of them. `staff` may act for everybody.
 */
export type RequestVisitor = {
  readonly sessionId: string | null;
  readonly partyId: string | null;
  readonly guestSessionId: string | null;
  readonly staff: boolean;
};

/** What every service is given. A service names the `Settings` of the environment that it reads besides. */
export type BackendDeps<Settings extends object = object> = {
  readonly db: Database;
  readonly clock: BackendClock;
  readonly log: Logger;
  readonly secrets: Secrets;
  readonly environment: BackendEnvironment & Settings;
  /** Address of this backend, known once it listens. */
  readonly ownOrigin: () => string;
  /**
   * Whom the bearer token of a request speaks for; null for no token and for one that is unknown, expired or revoked.
   * The authorisation service answers it.
   */
  readonly visitorOf: (headers: Headers) => Promise<RequestVisitor | null>;
};

/** Origin under which browsers reach this backend. */
export const seenOrigin = ({ environment, ownOrigin }: Pick<BackendDeps, 'environment' | 'ownOrigin'>): string =>
  environment.backendOrigin ?? ownOrigin();

/** What the edge puts beside each request: `c.get('requestId')`. */
export type ServiceVariables = { Variables: { requestId: string } };
export type ServiceApp = Hono<ServiceVariables>;

/** A service: its routes with their full paths, and its seed, which may run again and again. */
export type Service<Deps extends BackendDeps = BackendDeps> = {
  readonly name: string;
  readonly routes: (deps: Deps) => ServiceApp;
  readonly seed?: (tx: Transaction, environment: Deps['environment']) => Promise<void>;
  /** Deletes what nobody can use any longer at `now` (ms since 1970 UTC); any number of backends may do it at once. */
  readonly sweep?: (db: Database, now: number) => Promise<void>;
  /** What it does by itself from time to time. Answers how to stop, which ends when nothing of it runs any more. */
  readonly work?: (deps: Deps) => () => Promise<void>;
};

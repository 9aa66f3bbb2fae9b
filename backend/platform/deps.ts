import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { WireFailureCode } from '#contracts/failure-codes.ts';
import type { DomainRegistry } from '#core/domains/domain-registry.port.ts';
import type { DeletionBlocker } from '#core/shared/people/deletion-blocker.ts';
import type { PrintAttachment } from './attachment.ts';
import type { BackendClock } from './clock.ts';
import type { Database, Transaction } from './database/database.ts';
import type { DeskResource } from './desk/desk-resource.ts';
import type { BackendEnvironment, Secrets } from './environment.ts';
import type { Job } from './job.ts';
import type { PersonalTable } from './personal-data.ts';
import type { StaffRoute } from './staff-route.ts';

/**
 * The identity behind a bearer token. `sessionId` owns anonymous orders, `partyId` is the customer (null when
 * anonymous), `guestSessionId` is the session before login, whose data the customer owns too. The host's token has none
 * of them; `staff` may act for everyone.
 */
export type RequestVisitor = {
  readonly sessionId: string | null;
  readonly partyId: string | null;
  readonly guestSessionId: string | null;
  readonly staff: boolean;
  /** The order that this browser opened with a link. */
  readonly orderAccess?: OrderAccess;
};

/** Holds while the order's link version is still this one. */
export type OrderAccess = { readonly orderId: string; readonly linkVersion: number };

export type SessionVisitor = RequestVisitor & { readonly sessionId: string };

/** `Settings`: additional environment settings that a service reads. */
export type BackendDeps<Settings extends object = object> = {
  readonly db: Database;
  readonly clock: BackendClock;
  readonly log: Logger;
  readonly secrets: Secrets;
  readonly environment: BackendEnvironment & Settings;
  /** Where this backend's public listener is; available once it listens. */
  readonly ownOrigin: () => string;
  /** The registries of domains; null: the sandbox registry stands in. */
  readonly registry: DomainRegistry | null;
  /** The origin that staff use; available once the staff listener listens. */
  readonly staffOrigin: () => string;
  /** Null for a missing, unknown, expired or revoked token. Implemented by the authorisation service. */
  readonly visitorOf: (headers: Headers) => Promise<RequestVisitor | null>;
  /**
   * Records that somebody was refused what is not theirs. `address` may be empty. Implemented by the authorisation
   * service. [ASVS 16.3.2]
   */
  readonly recordAccessRefused: (headers: Headers, address: string, code: WireFailureCode) => Promise<void>;
  /** Implemented by the payments service. */
  readonly printAttachment: PrintAttachment;
};

/** The origin under which browsers, payment providers and readers of mails reach the backends. */
export const publicBackendOrigin = ({
  environment,
  ownOrigin,
}: Pick<BackendDeps, 'environment' | 'ownOrigin'>): string => environment.backendOrigin ?? ownOrigin();

/** Set by the server for each request. */
export type ServiceVariables = { Variables: { requestId: string } };
export type ServiceApp = Hono<ServiceVariables>;

export type FindDeletionBlockers = (db: Database, partyId: string, now: number) => Promise<readonly DeletionBlocker[]>;

/** Routes have full paths, each on one listener; a seed must be repeatable. */
export type Service<Deps extends BackendDeps = BackendDeps> = {
  readonly name: string;
  /** What hosts and other clients of the wires call: the inner listener. */
  readonly routes?: (deps: Deps) => ServiceApp;
  /** What browsers, providers, panels and readers of mails reach from outside: the public listener. */
  readonly publicRoutes?: (deps: Deps) => ServiceApp;
  readonly seed?: (tx: Transaction, environment: Deps['environment']) => Promise<void>;
  /** Invented customers and what belongs to them; runs after every seed, in development only. */
  readonly demo?: (tx: Transaction, environment: Deps['environment']) => Promise<void>;
  /** Makes it impossible to use what `demo` left in this database; runs at every start in production. */
  readonly retireDemo?: (tx: Transaction) => Promise<void>;
  /** What the staff see, on a listener of their own: pages and records of the desk. */
  readonly staff?: {
    readonly routes?: (deps: Deps) => readonly StaffRoute[];
    readonly resources?: (deps: Deps) => readonly DeskResource[];
  };
  /** What customers download, and what becomes of it when they delete their account. */
  readonly personalData?: readonly PersonalTable[];
  /** What a customer must finish before the account can be deleted; `now` in ms since 1970 UTC. */
  readonly deletionBlockers?: FindDeletionBlockers;
  /** Deletes data expired at `now` (ms since 1970 UTC); any number of backends may run it at once. */
  readonly sweep?: (db: Database, now: number) => Promise<void>;
  readonly jobs?: readonly Job<Deps>[];
};

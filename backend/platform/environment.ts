import * as z from 'zod';

/** Shared with the host. Must never reach a browser or a log. */
export type Secrets = {
  /** Signs and verifies guest tokens. */
  readonly signing: string;
  /** Bearer token of the host for public pages. */
  readonly anonymous: string;
  /** Bearer token of back-office calls. */
  readonly staff: string;
};

/** The seller named on invoices. */
export type Seller = {
  readonly name: string;
  readonly taxCode: string;
  readonly address: string;
  readonly email: string;
  readonly phone: string;
};

/** Environment settings for every service. Settings of a single service are declared in its folder. */
export type BackendEnvironment = {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** URL of the shop without trailing slash. */
  readonly publicOrigin: string;
  /** Public origin of this backend for browsers; null: the address where it listens. */
  readonly backendOrigin: string | null;
  /** Number of generated products added to the catalogue. */
  readonly seedProducts: number;
  /** Whether tests may set the clock. */
  readonly testClock: boolean;
  readonly development: boolean;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  readonly secrets: Secrets;
  readonly seller: Seller;
};

/** A secret from the environment; the embedded default generates its own. */
export const secretVariable = (name: string) =>
  z.string().min(32, `${name} must have at least 32 characters.`).optional();

/** Names of the shared secrets in the environment and in secrets.json. */
export const secretNames = {
  signing: 'GUEST_SIGNING_SECRET',
  anonymous: 'ANONYMOUS_TOKEN',
  staff: 'STAFF_TOKEN',
} as const satisfies Record<keyof Secrets, string>;

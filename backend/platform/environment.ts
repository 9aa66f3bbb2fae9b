import * as z from 'zod';

/** Shared with the host. None of them ever reaches a browser or a log. */
export type Secrets = {
  /** Signs and checks the tokens that vouch for guests. */
  readonly signing: string;
  /** The bearer that the host uses for public pages. */
  readonly anonymous: string;
  /** The bearer of back-office calls. */
  readonly staff: string;
};

/** Who sells and issues invoices. */
export type Seller = {
  readonly name: string;
  readonly taxCode: string;
  readonly address: string;
  readonly email: string;
  readonly phone: string;
};

/** What every service may read of its environment. Settings of one service are declared in its own folder. */
export type BackendEnvironment = {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Address of the shop without trailing slash. */
  readonly publicOrigin: string;
  /** Origin under which browsers reach this backend; null: the one where it listens. */
  readonly backendOrigin: string | null;
  /** So many generated products beside the catalogue. */
  readonly seedProducts: number;
  /** Whether tests may set the clock. */
  readonly testClock: boolean;
  readonly development: boolean;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  readonly secrets: Secrets;
  readonly seller: Seller;
};

/** A secret of the environment; the embedded default makes its own. */
export const secretVariable = (name: string) =>
  z.string().min(32, `${name} must have at least 32 characters.`).optional();

/** Name of each shared secret, in the environment and in secrets.json. */
export const secretNames = {
  signing: 'GUEST_SIGNING_SECRET',
  anonymous: 'ANONYMOUS_TOKEN',
  staff: 'STAFF_TOKEN',
} as const satisfies Record<keyof Secrets, string>;

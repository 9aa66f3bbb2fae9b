import { resolve } from 'node:path';
import * as z from 'zod';
import { type AccountEnvironment, accountEnvironmentOf, accountVariables } from './authorisation/environment.ts';
import {
  type ProviderEnvironment,
  providerEnvironmentOf,
  providerVariables,
} from './authorisation/provider-environment.ts';
import { type ContentEnvironment, contentEnvironmentOf, contentVariables } from './content/environment.ts';
import { type PaymentEnvironment, paymentEnvironmentOf, paymentVariables } from './payments/environment.ts';
import { ownSecrets, secretsOf } from './platform/own-secrets.ts';
import { StartFailure } from './platform/start-failure.ts';

/** Shared with the host. None of them ever reaches a browser or a log. */
export type Secrets = {
  /** Signs and checks the tokens that vouch for guests. */
  readonly signing: string;
  /** The bearer that the host uses for public pages. */
  readonly anonymous: string;
  /** Shared with the payment gateway: signs returns and notifications. */
  readonly gateway: string;
  /** The bearer of back-office calls. */
  readonly staff: string;
};

export type BackendEnvironment = {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Address of the shop without trailing slash. */
  readonly publicOrigin: string;
  /** So many generated products beside the catalogue. */
  readonly seedProducts: number;
  /** Whether tests may set the clock. */
  readonly testClock: boolean;
  readonly development: boolean;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  readonly secrets: Secrets;
  readonly payments: PaymentEnvironment;
  readonly providers: ProviderEnvironment;
  readonly accounts: AccountEnvironment;
  readonly content: ContentEnvironment;
};

const whole = (name: string, least: number, most: number) =>
  z.coerce
    .number(`${name} must be a whole number from ${least} to ${most}.`)
    .refine(
      (value) => Number.isInteger(value) && value >= least && value <= most,
      `${name} must be a whole number from ${least} to ${most}.`,
    );

const secret = (name: string) => z.string().min(32, `${name} must have at least 32 characters.`).optional();

const variables = z.object({
  ...paymentVariables,
  ...providerVariables,
  ...accountVariables,
  ...contentVariables,
  HOST: z.string().default('127.0.0.1'),
  BACKEND_PORT: whole('BACKEND_PORT', 0, 65_535).default(4000),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'DATABASE_URL must begin with postgres:// or postgresql://.')
    .optional(),
  /** The host's; the shop is where it listens. */
  PORT: whole('PORT', 0, 65_535).default(3000),
  PUBLIC_ORIGIN: z
    .string()
    .regex(/^https?:\/\/[^/?#\s]+$/, 'PUBLIC_ORIGIN must be an origin such as https://shop.example, without a path.')
    .optional(),
  SEED_PRODUCTS: whole('SEED_PRODUCTS', 0, 1_000_000).default(0),
  TEST_CLOCK: z.enum(['0', '1'], 'TEST_CLOCK must be 0 or 1.').default('0'),
  NODE_ENV: z.string().default('production'),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], 'LOG_LEVEL must be debug, info, warn, error or silent.')
    .default('info'),
  GUEST_SIGNING_SECRET: secret('GUEST_SIGNING_SECRET'),
  ANONYMOUS_TOKEN: secret('ANONYMOUS_TOKEN'),
  GATEWAY_SECRET: secret('GATEWAY_SECRET'),
  STAFF_TOKEN: secret('STAFF_TOKEN'),
});
/**
 * Reads the process environment. [CFG-01]
 * @throws StartFailure with one sentence per mistake, all at once
 */
export const readEnvironment = (source: Readonly<Record<string, string | undefined>>): BackendEnvironment => {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const read = variables.safeParse(given);
  if (!read.success) throw new StartFailure(read.error.issues.map((issue) => issue.message).join('\n'));
  const dataDir = resolve(read.data.DATA_DIR);
  const own = read.data.DATABASE_URL ? null : ownSecrets(read.data, dataDir);
  return {
    host: read.data.HOST,
    port: read.data.BACKEND_PORT,
    dataDir,
    databaseUrl: read.data.DATABASE_URL,
    // By name: passkeys belong to a name and never to an IP address.
    publicOrigin: read.data.PUBLIC_ORIGIN ?? `http://localhost:${read.data.PORT}`,
    seedProducts: read.data.SEED_PRODUCTS,
    testClock: read.data.TEST_CLOCK === '1',
    development: read.data.NODE_ENV === 'development',
    logLevel: read.data.LOG_LEVEL,
    secrets: secretsOf(read.data, own),
    payments: paymentEnvironmentOf(read.data),
    providers: providerEnvironmentOf(read.data),
    accounts: accountEnvironmentOf(read.data),
    content: contentEnvironmentOf(read.data, own),
  };
};

import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { StartFailure } from './start-failure.ts';

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
  HOST: z.string().default('127.0.0.1'),
  BACKEND_PORT: whole('BACKEND_PORT', 0, 65_535).default(4000),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'DATABASE_URL must begin with postgres:// or postgresql://.')
    .optional(),
  PUBLIC_ORIGIN: z
    .string()
    .regex(/^https?:\/\/[^/?#\s]+$/, 'PUBLIC_ORIGIN must be an origin such as https://shop.example, without a path.')
    .default('http://127.0.0.1:3000'),
  SEED_PRODUCTS: whole('SEED_PRODUCTS', 0, 1_000_000).default(0),
  TEST_CLOCK: z.enum(['0', '1'], 'TEST_CLOCK must be 0 or 1.').default('0'),
  NODE_ENV: z.string().default('production'),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], 'LOG_LEVEL must be debug, info, warn, error or silent.')
    .default('info'),
  SIGNING_SECRET: secret('SIGNING_SECRET'),
  ANONYMOUS_SECRET: secret('ANONYMOUS_SECRET'),
  GATEWAY_SECRET: secret('GATEWAY_SECRET'),
  STAFF_SECRET: secret('STAFF_SECRET'),
});
type Variables = z.infer<typeof variables>;

const storedSecrets = z.object({ signing: z.string(), anonymous: z.string(), gateway: z.string(), staff: z.string() });

/** The embedded default makes its own secrets once and keeps them where only its user reads them. */
const embeddedSecrets = (dataDir: string): Secrets => {
  const path = join(dataDir, 'secrets.json');
  if (existsSync(path)) {
    const read = storedSecrets.safeParse(JSON.parse(readFileSync(path, 'utf8')));
    if (read.success) return read.data;
    throw new StartFailure(
      `The file ${path} does not hold the four secrets. Restore it, or remove it to make new ones.`,
    );
  }
  const make = () => randomBytes(32).toString('hex');
  const made: Secrets = { signing: make(), anonymous: make(), gateway: make(), staff: make() };
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(path, JSON.stringify(made), { mode: 0o600, flag: 'wx' });
  return made;
};

const secretNames = {
  signing: 'SIGNING_SECRET',
  anonymous: 'ANONYMOUS_SECRET',
  gateway: 'GATEWAY_SECRET',
  staff: 'STAFF_SECRET',
} as const satisfies Record<keyof Secrets, keyof Variables>;

const secretsOf = (read: Variables, dataDir: string): Secrets => {
  const given = {
    signing: read.SIGNING_SECRET,
    anonymous: read.ANONYMOUS_SECRET,
    gateway: read.GATEWAY_SECRET,
    staff: read.STAFF_SECRET,
  };
  const missing = Object.entries(secretNames).flatMap(([key, name]) => (given[key as keyof Secrets] ? [] : [name]));
  if (missing.length > 0 && read.DATABASE_URL)
    throw new StartFailure(
      missing
        .map((name) => `${name} is missing; with DATABASE_URL every secret comes from the environment.`)
        .join('\n'),
    );
  const own: Partial<Secrets> = missing.length > 0 ? embeddedSecrets(dataDir) : {};
  const { signing = own.signing, anonymous = own.anonymous, gateway = own.gateway, staff = own.staff } = given;
  if (!signing || !anonymous || !gateway || !staff) throw new StartFailure('A secret is missing.');
  return { signing, anonymous, gateway, staff };
};

/**
 * Reads the process environment. [CFG-01]
 * @throws StartFailure with one sentence per mistake, all at once
 */
export const readEnvironment = (source: Readonly<Record<string, string | undefined>>): BackendEnvironment => {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const read = variables.safeParse(given);
  if (!read.success) throw new StartFailure(read.error.issues.map((issue) => issue.message).join('\n'));
  const dataDir = resolve(read.data.DATA_DIR);
  return {
    host: read.data.HOST,
    port: read.data.BACKEND_PORT,
    dataDir,
    databaseUrl: read.data.DATABASE_URL,
    publicOrigin: read.data.PUBLIC_ORIGIN,
    seedProducts: read.data.SEED_PRODUCTS,
    testClock: read.data.TEST_CLOCK === '1',
    development: read.data.NODE_ENV === 'development',
    logLevel: read.data.LOG_LEVEL,
    secrets: secretsOf(read.data, dataDir),
  };
};

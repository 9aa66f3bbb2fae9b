import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod';
import { invalidTrustProxy, noProxies, readTrustedProxies } from '#contracts/client-address.ts';
import { entranceSettings } from '#contracts/entrances.ts';
import { invalidMode, readMode } from '#contracts/mode.ts';
import {
  type Connection,
  certificateProblems,
  connectionTo,
  plaintextProblems,
} from '#contracts/plaintext-services.ts';
import { readSecretFiles } from '#contracts/secret-files.ts';
import { seedSeller } from '#contracts/seed/merchant.ts';
import type { AccountSettings } from './authorisation/account-deps.ts';
import { accountVariables, parseAccountEnvironment } from './authorisation/environment.ts';
import { parseProviderEnvironment, providerVariables } from './authorisation/provider-environment.ts';
import { entranceProblems, parseEntrances, serviceVariables } from './cloud-services/environment.ts';
import { type ContentEnvironment, contentVariables, parseContentEnvironment } from './content/environment.ts';
import { messageVariables, parseMessageEnvironment } from './outbox/environment.ts';
import {
  type PaymentEnvironment,
  pagesOfProviders,
  parsePaymentEnvironment,
  providerVariables as paymentProviderVariables,
  paymentVariables,
  providerSecrets,
  requiredProviderSecrets,
  requiredProviderVariables,
} from './payments/environment.ts';
import { connectionToDatabase, databaseVariables } from './platform/database/environment.ts';
import { type BackendEnvironment, SEALING_SECRETS, secretListVariable, secretNames } from './platform/environment.ts';
import { createSecretReader, loadGeneratedSecrets } from './platform/own-secrets.ts';
import { StartFailure } from './platform/start-failure.ts';
import {
  connectionToScanner,
  type DocumentsSettings,
  documentsVariables,
  parseDocumentsEnvironment,
} from './registrant-documents/environment.ts';
import { parseStaffEnvironment, type StaffSettings, staffVariables } from './staff/environment.ts';

export type ServerEnvironment = BackendEnvironment &
  AccountSettings &
  StaffSettings &
  DocumentsSettings & {
    readonly payments: PaymentEnvironment;
    readonly content: ContentEnvironment;
  };

const integerVariable = (name: string, least: number, most: number) =>
  z.coerce
    .number(`${name} must be a whole number from ${least} to ${most}.`)
    .refine(
      (value) => Number.isInteger(value) && value >= least && value <= most,
      `${name} must be a whole number from ${least} to ${most}.`,
    );

const variables = z.object({
  ...paymentVariables,
  ...providerVariables,
  ...accountVariables,
  ...messageVariables,
  ...contentVariables,
  ...staffVariables,
  ...databaseVariables,
  ...documentsVariables,
  ...serviceVariables,
  BACKEND_HOST: z.string().default('127.0.0.1'),
  BACKEND_PORT: integerVariable('BACKEND_PORT', 0, 65_535).default(4000),
  TRUST_PROXY: z
    .string()
    .default('')
    .refine((text) => readTrustedProxies(text) !== null, invalidTrustProxy),
  DATA_DIR: z.string().default('.data'),
  /** The host serves the shop on this port. */
  PORT: integerVariable('PORT', 0, 65_535).default(3000),
  PUBLIC_ORIGIN: z
    .string()
    .regex(/^https?:\/\/[^/?#\s]+$/, 'PUBLIC_ORIGIN must be an origin such as https://shop.example, without a path.')
    .optional(),
  AUTH_PUBLIC_ORIGIN: z
    .string()
    .regex(/^https?:\/\/[^/?#\s]+$/, 'AUTH_PUBLIC_ORIGIN must be an origin such as https://auth.shop.example.')
    .optional(),
  SEED_PRODUCTS: integerVariable('SEED_PRODUCTS', 0, 1_000_000).default(0),
  SELLER_NAME: z.string().default(seedSeller.name),
  SELLER_TAX_CODE: z.string().default(seedSeller.taxCode),
  SELLER_ADDRESS: z.string().default(seedSeller.address),
  SELLER_EMAIL: z.string().default(seedSeller.email),
  SELLER_PHONE: z.string().default(seedSeller.phone),
  TEST_CLOCK: z.enum(['0', '1'], 'TEST_CLOCK must be 0 or 1.').default('0'),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], 'LOG_LEVEL must be debug, info, warn, error or silent.')
    .default('info'),
  GUEST_SIGNING_SECRET: secretListVariable('GUEST_SIGNING_SECRET'),
  ANONYMOUS_TOKEN: secretListVariable('ANONYMOUS_TOKEN'),
  STAFF_TOKEN: secretListVariable('STAFF_TOKEN'),
  SEALING_SECRETS: secretListVariable(SEALING_SECRETS),
});
type Variables = Readonly<Record<string, string | undefined>>;

/** Each may stand in a file that its name with `_FILE` names. */
const secretSettings = [
  ...Object.values(secretNames),
  SEALING_SECRETS,
  'PREVIEW_SECRET',
  ...providerSecrets,
  'DATABASE_URL',
  'MIGRATION_DATABASE_URL',
  'SMTP_URL',
  'SMS_TOKEN',
  'GOOGLE_CLIENT_SECRET',
  'FACEBOOK_APP_SECRET',
  'ZALO_APP_SECRET',
  'RECAPTCHA_SECRET',
  'PANEL_SECRET',
];

/** Each plays a part of the world when it is 1. */
const standIns = ['SANDBOX_BANK', 'IDENTITY_PROVIDER', 'OUTBOX', 'TEST_CLOCK'];

/** Named on invoices; the samples are for development. */
const sellerVariables = ['SELLER_NAME', 'SELLER_TAX_CODE', 'SELLER_ADDRESS', 'SELLER_EMAIL', 'SELLER_PHONE'];

/** A sentence per stand-in that is asked for, and per missing setting without a safe default. */
const problemsInProduction = (given: Variables): readonly string[] => {
  const asked = standIns.filter((name) => given[name] === '1');
  const required = [
    ...sellerVariables,
    ...Object.values(secretNames),
    SEALING_SECRETS,
    ...requiredProviderSecrets,
    ...requiredProviderVariables,
  ];
  const missing = [...new Set(required)].filter((name) => !given[name]);
  return [
    ...asked.map((name) => `${name}=1 is for development only; remove it, or set MODE=development.`),
    ...missing.map((name) => `${name} is missing; set it, or set MODE=development to try the shop without it.`),
  ];
};

/** What the backend connects to, and where browsers are sent. Mail and SMS always need TLS: see their own settings. */
const connectionsOf = (given: Variables): readonly Connection[] => [
  ...['DATABASE_URL', 'MIGRATION_DATABASE_URL'].flatMap((name) => {
    const address = given[name];
    return address === undefined ? [] : [connectionToDatabase(name, address, given)];
  }),
  connectionToScanner(given.VIRUS_SCANNER ?? ''),
  ...['PUBLIC_ORIGIN', 'AUTH_PUBLIC_ORIGIN', ...Object.values(entranceSettings), ...pagesOfProviders].map((name) =>
    connectionTo(name, URL.canParse(given[name] ?? '') ? new URL(given[name] ?? '') : null),
  ),
];

/** Throws StartFailure with one sentence per error, all at once. [CFG-01] */
export const parseEnvironment = (source: Variables): ServerEnvironment => {
  const set: Variables = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const { variables: given, problems: unreadable } = readSecretFiles(set, secretSettings, (path) =>
    readFileSync(path, 'utf8'),
  );
  const read = variables.safeParse(given);
  const readProviders = paymentProviderVariables.safeParse(given);
  const mode = readMode(given);
  const problems = [
    ...unreadable,
    ...(read.success ? plaintextProblems(mode, given, connectionsOf(given)) : []),
    ...certificateProblems(mode, given),
    ...entranceProblems(given),
    ...[...(read.error?.issues ?? []), ...(readProviders.error?.issues ?? [])].map(({ message }) => message),
    ...(mode === null ? [invalidMode] : []),
    ...(mode === 'production' ? problemsInProduction(given) : []),
  ];
  if (!read.success || !readProviders.success || mode === null || problems.length > 0)
    throw new StartFailure(problems.join('\n'));
  const dataDir = resolve(read.data.DATA_DIR);
  const shared = Object.values(secretNames);
  const generates = mode === 'development' && !read.data.DATABASE_URL;
  const own = generates ? loadGeneratedSecrets([...shared, SEALING_SECRETS, ...providerSecrets], given, dataDir) : null;
  const secrets = createSecretReader([...shared, ...requiredProviderSecrets], given, own);
  const messages = parseMessageEnvironment(read.data, mode);
  return {
    host: read.data.BACKEND_HOST,
    port: read.data.BACKEND_PORT,
    dataDir,
    databaseUrl: read.data.DATABASE_URL,
    migrationDatabaseUrl: read.data.MIGRATION_DATABASE_URL,
    trustedProxies: readTrustedProxies(read.data.TRUST_PROXY) ?? noProxies,
    // Passkeys cannot be bound to an IP address.
    publicOrigin: read.data.PUBLIC_ORIGIN ?? `http://localhost:${read.data.PORT}`,
    backendOrigin: read.data.AUTH_PUBLIC_ORIGIN ?? null,
    seedProducts: read.data.SEED_PRODUCTS,
    testClock: read.data.TEST_CLOCK === '1',
    mode,
    logLevel: read.data.LOG_LEVEL,
    secrets: {
      signing: secrets.listOf(secretNames.signing),
      anonymous: secrets.listOf(secretNames.anonymous),
      staff: secrets.listOf(secretNames.staff),
      sealing: secrets.listOf(secrets.has(SEALING_SECRETS) ? SEALING_SECRETS : secretNames.signing),
    },
    seller: {
      name: read.data.SELLER_NAME,
      taxCode: read.data.SELLER_TAX_CODE,
      address: read.data.SELLER_ADDRESS,
      email: read.data.SELLER_EMAIL,
      phone: read.data.SELLER_PHONE,
    },
    payments: parsePaymentEnvironment(read.data, mode, { given: readProviders.data, secrets }),
    providers: parseProviderEnvironment(read.data, mode),
    accounts: parseAccountEnvironment(read.data, mode),
    messages,
    sendsSms: messages.sms !== null,
    entrances: parseEntrances(read.data),
    content: parseContentEnvironment(read.data, own),
    documents: parseDocumentsEnvironment(read.data, mode),
    staff: parseStaffEnvironment(read.data, read.data.BACKEND_PORT),
  };
};

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod';
import { parseProviderEnvironment } from '#backend/authorisation/providers/provider-environment.ts';
import { noProxies, readTrustedProxies } from '#contracts/client-address.ts';
import { entranceSettings } from '#contracts/entrances.ts';
import { readMode } from '#contracts/mode.ts';
import {
  type Connection,
  certificateProblems,
  connectionTo,
  plaintextProblems,
} from '#contracts/secrets/plaintext-services.ts';
import { readSecretFiles } from '#contracts/secrets/secret-files.ts';
import type { SecretList } from '#contracts/secrets/secret-list.ts';
import { type NamedSecrets, weakSecrets } from '#contracts/secrets/weak-secrets.ts';
import { foreignSecrets, givenSettings, unknownSettings } from '#contracts/settings/given-settings.ts';
import { identityProblems, readIdentity } from '#contracts/settings/identity-settings.ts';
import { type Settings, settingsWith } from '#contracts/settings/setting.ts';
import { type Tracing, tracingOf } from '#contracts/settings/shared-settings.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import type { AccountSettings } from './authorisation/account-deps.ts';
import { parseAccountEnvironment } from './authorisation/environment.ts';
import { entranceProblems, parseEntrances, parseNameServers } from './cloud-services/environment.ts';
import { type ContentEnvironment, parseContentEnvironment } from './content/environment.ts';
import {
  isPublished,
  keepsZones,
  type PublishingSettings,
  parsePublishingEnvironment,
  publishingProblems,
} from './dns-zones/publishing/environment.ts';
import { parseRegistryEnvironment, type RegistrySettings, registryProblems } from './domain-registry/environment.ts';
import { eInvoiceProblems, parseEInvoices } from './electronic-invoices/environment.ts';
import { parseMessageEnvironment } from './outbox/environment.ts';
import {
  bankProblems,
  type PaymentEnvironment,
  pagesOfProviders,
  parsePaymentEnvironment,
  problemsOfContract,
  providerSecrets,
  providerSettings,
  sandboxSecrets,
} from './payments/environment.ts';
import { connectionToDatabase } from './platform/database/environment.ts';
import { type BackendEnvironment, SEALING_SECRETS, secretNames } from './platform/environment.ts';
import { createSecretReader, loadGeneratedSecrets } from './platform/own-secrets.ts';
import { StartFailure } from './platform/start-failure.ts';
import { parseProvisioning, provisioningProblems } from './provisioning/environment.ts';
import { backendSettings } from './settings.ts';
import { parseStaffEnvironment, type StaffSettings } from './staff/environment.ts';
import { parseSupportMail, type SupportSettings, supportMailProblems } from './support/environment.ts';
import { connectionToScanner, parseScannerEnvironment, type ScannerSettings } from './virus-scanner/environment.ts';

/** The listener for browsers, payment providers and readers of mails. */
export type PublicDoor = {
  readonly host: string;
  readonly port: number;
  /** Whether the services answer there too, for clients of other firms. */
  readonly hasApi: boolean;
};

export type ServerEnvironment = BackendEnvironment &
  AccountSettings &
  StaffSettings &
  RegistrySettings &
  ScannerSettings &
  SupportSettings &
  PublishingSettings & {
    readonly publicDoor: PublicDoor;
    readonly payments: PaymentEnvironment;
    readonly content: ContentEnvironment;
    /** By which metrics are read; null: nothing is counted. */
    readonly metricsTokens: SecretList | null;
    /** null: nothing is traced. */
    readonly tracing: Tracing | null;
  };

const everySetting: Settings = { ...backendSettings, ...providerSettings };
const variables = z.object(backendSettings);
const providerVariables = z.object(providerSettings);
type Variables = Readonly<Record<string, string | undefined>>;

/** A sentence per stand-in that is asked for, and per missing setting without a safe default. */
const problemsInProduction = (given: Variables): readonly string[] => {
  const asked = settingsWith(everySetting, ({ isStandIn }) => isStandIn).filter((name) => lookUp(given, name) === '1');
  const missing = settingsWith(everySetting, ({ required }) => required).filter((name) => !lookUp(given, name));
  return [
    ...asked.map((name) => `${name}=1 is for development only; remove it, or set MODE=development.`),
    ...problemsOfContract(given),
    ...missing.map((name) => `${name} is missing; set it, or set MODE=development to try the shop without it.`),
    ...(Number(given.SEED_PRODUCTS) > 0
      ? ['SEED_PRODUCTS is for development only; remove it, or set MODE=development.']
      : []),
  ];
};

/** A sentence per pair of settings that exclude each other. */
const contradictions = (given: Variables): readonly string[] => [
  ...(given.MIGRATION_DATABASE_URL && !given.DATABASE_URL
    ? ['MIGRATION_DATABASE_URL is set without DATABASE_URL; set both, or remove it.']
    : []),
  ...samePorts(given),
  ...bankProblems(given),
];

/** Each listener has a port of its own; 0 takes a free one. */
const samePorts = (given: Variables): readonly string[] => {
  const ports = ['BACKEND_PORT', 'STAFF_PORT', 'AUTH_PUBLIC_PORT'].flatMap((name) => {
    const port = lookUp(given, name) || (name === 'BACKEND_PORT' ? '4000' : '');
    return port === '' || port === '0' ? [] : [{ name, port }];
  });
  return ports.flatMap(({ name, port }, at) =>
    ports
      .slice(0, at)
      .filter((other) => other.port === port)
      .map((other) => `${name} and ${other.name} are the same; each has a port of its own.`),
  );
};

/** What the backend connects to, and where browsers are sent. Mail and SMS always need TLS: see their own settings. */
const connectionsOf = (given: Variables): readonly Connection[] => [
  ...['DATABASE_URL', 'MIGRATION_DATABASE_URL'].flatMap((name) => {
    const address = lookUp(given, name);
    return address === undefined ? [] : [connectionToDatabase(name, address, given)];
  }),
  connectionToScanner(given.VIRUS_SCANNER ?? ''),
  ...[
    'PUBLIC_ORIGIN',
    'AUTH_PUBLIC_ORIGIN',
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'RDAP_BOOTSTRAP',
    'WHOIS_URL',
    'POWERDNS_API_URL',
    'PROVISIONING_URL',
    'EINVOICE_URL',
    ...Object.values(entranceSettings),
    ...pagesOfProviders,
  ].map((name) =>
    connectionTo(name, URL.canParse(lookUp(given, name) ?? '') ? new URL(lookUp(given, name) ?? '') : null),
  ),
];

const MAX_PORT = 65_535;

/** That many after the port, or before it at the end of all. 0 stays 0: the system chooses each. */
const portAfter = (port: number, by: number): number => (port === 0 ? 0 : port + by > MAX_PORT ? port - by : port + by);

/** Passkeys cannot be bound to an IP address. */
const publicOriginOf = ({
  PUBLIC_ORIGIN,
  PORT,
}: {
  readonly PUBLIC_ORIGIN?: string | undefined;
  readonly PORT: number;
}) => PUBLIC_ORIGIN ?? `http://localhost:${PORT}`;

const namedSecrets = (given: Variables, names: readonly string[]): readonly NamedSecrets[] =>
  names.flatMap((name) => {
    const text = lookUp(given, name);
    return text ? [[name, text.split(',').map((each) => each.trim())] as const] : [];
  });

/** Throws StartFailure with one sentence per error, all at once. [CFG-01] */
export const parseEnvironment = (source: Variables): ServerEnvironment => {
  const secretSettings = settingsWith(everySetting, ({ isSecret }) => isSecret);
  const { variables: given, problems: unreadable } = readSecretFiles(givenSettings(source), secretSettings, (path) =>
    readFileSync(path, 'utf8'),
  );
  const read = variables.safeParse(given);
  const readProviders = providerVariables.safeParse(given);
  const mode = readMode(given);
  const problems = [
    ...unreadable,
    ...(read.success ? plaintextProblems(mode, given, connectionsOf(given)) : []),
    ...certificateProblems(mode, given),
    ...entranceProblems(given),
    ...identityProblems(given),
    ...[...(read.error?.issues ?? []), ...(readProviders.error?.issues ?? [])].map(({ message }) => message),
    ...unknownSettings(given),
    ...contradictions(given),
    ...(read.success
      ? [
          ...registryProblems(read.data, mode),
          ...publishingProblems(read.data, mode),
          ...provisioningProblems(read.data, mode),
          ...eInvoiceProblems(read.data),
          ...supportMailProblems(read.data),
        ]
      : []),
    ...(mode === 'production'
      ? [
          ...problemsInProduction(given),
          ...foreignSecrets('backend', givenSettings(source)),
          ...weakSecrets(namedSecrets(given, secretSettings)),
        ]
      : []),
  ];
  if (!read.success || !readProviders.success || mode === null || problems.length > 0)
    throw new StartFailure(problems.join('\n'));
  const dataDir = resolve(read.data.DATA_DIR);
  const shared = Object.values(secretNames);
  const generates = mode === 'development' && !read.data.DATABASE_URL;
  const own = generates ? loadGeneratedSecrets([...shared, SEALING_SECRETS, ...providerSecrets], given, dataDir) : null;
  const secrets = createSecretReader([...shared, ...(mode === 'development' ? sandboxSecrets : [])], given, own);
  const seller = {
    name: read.data.SELLER_NAME,
    taxCode: read.data.SELLER_TAX_CODE,
    address: read.data.SELLER_ADDRESS,
    email: read.data.SELLER_EMAIL,
    phone: read.data.SELLER_PHONE,
  };
  const identity = readIdentity(read.data, given, mode);
  const publishing = parsePublishingEnvironment(read.data, mode);
  const messages = parseMessageEnvironment(read.data, mode, identity);
  return {
    host: read.data.BACKEND_HOST,
    port: read.data.BACKEND_PORT,
    dataDir,
    databaseUrl: read.data.DATABASE_URL,
    migrationDatabaseUrl: read.data.MIGRATION_DATABASE_URL,
    trustedProxies: readTrustedProxies(read.data.TRUST_PROXY) ?? noProxies,
    publicOrigin: publicOriginOf(read.data),
    backendOrigin: read.data.AUTH_PUBLIC_ORIGIN ?? null,
    publicDoor: {
      host: read.data.AUTH_PUBLIC_HOST,
      port: read.data.AUTH_PUBLIC_PORT ?? portAfter(read.data.BACKEND_PORT, 2),
      hasApi: read.data.PUBLIC_API === '1',
    },
    provisioning: parseProvisioning(read.data, mode),
    electronic: parseEInvoices(read.data),
    nameServers: keepsZones(publishing) ? parseNameServers(read.data, mode) : [],
    zonesAreServed: isPublished(publishing),
    publishing,
    sellsDomains: read.data.DOMAIN_SALES === 'on',
    seed: read.data.SEED,
    seedProducts: read.data.SEED_PRODUCTS,
    sandboxClock: read.data.SANDBOX_CLOCK === '1',
    mode,
    logLevel: read.data.LOG_LEVEL,
    drainMs: read.data.DRAIN_SECONDS * 1_000,
    secrets: {
      signing: secrets.listOf(secretNames.signing),
      anonymous: secrets.listOf(secretNames.anonymous),
      staff: secrets.listOf(secretNames.staff),
      sealing: secrets.listOf(secrets.has(SEALING_SECRETS) ? SEALING_SECRETS : secretNames.signing),
    },
    identity,
    seller,
    invoiceSeries: read.data.INVOICE_SERIES ?? (mode === 'production' ? 'YY' : 'CM'),
    payments: parsePaymentEnvironment(read.data, mode, { given: readProviders.data, secrets }),
    providers: parseProviderEnvironment(read.data, mode),
    accounts: parseAccountEnvironment(read.data),
    messages,
    supportMail: parseSupportMail(read.data),
    sendsSms: messages.sms !== null,
    entrances: parseEntrances(read.data),
    content: parseContentEnvironment(read.data, own, publicOriginOf(read.data)),
    scanning: parseScannerEnvironment(read.data, mode),
    registry: parseRegistryEnvironment(read.data, mode),
    metricsTokens: secrets.has('METRICS_TOKEN') ? secrets.listOf('METRICS_TOKEN') : null,
    tracing: tracingOf(read.data),
    staff: parseStaffEnvironment(read.data, portAfter(read.data.BACKEND_PORT, 1)),
  };
};

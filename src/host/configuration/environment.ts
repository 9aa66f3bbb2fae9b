import { getPublicSuffix } from 'tldts';
import * as z from 'zod';
import { type HostSettings, type ServiceName, serviceNames } from '#composition/host-settings.ts';
import { noProxies, readTrustedProxies, type TrustedProxies } from '#contracts/client-address.ts';
import { entranceSettings } from '#contracts/entrances.ts';
import { type Mode, readMode } from '#contracts/mode.ts';
import { readOrigins } from '#contracts/origins.ts';
import {
  type Connection,
  certificateProblems,
  connectionTo,
  plaintextProblems,
} from '#contracts/secrets/plaintext-services.ts';
import { weakSecrets } from '#contracts/secrets/weak-secrets.ts';
import { foreignSecrets, givenSettings, unknownSettings } from '#contracts/settings/given-settings.ts';
import { identityProblems, readIdentity } from '#contracts/settings/identity-settings.ts';
import { settingsWith } from '#contracts/settings/setting.ts';
import { type Tracing, tracingOf } from '#contracts/settings/shared-settings.ts';
import type { ShopLook } from '#core/shared/shop/shop-identity.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import type { MetricsAddress } from '#host/metrics/metrics.ts';
import type { BrandFiles } from './brand-files.ts';
import { readCompanyDirectory } from './company-directory.ts';
import { readIntegrations } from './integrations.ts';
import { namedSecrets } from './secrets.ts';
import { type contentPages, hostSettings, originSettings } from './settings.ts';
import { readWires } from './wires.ts';

/** [CFG-01] */
export type HostEnvironment = HostSettings & {
  /** In production the pages for developers are closed, and every secret must be configured. */
  readonly mode: Mode;
  /** Of the firm; the host reads them at its start. */
  readonly brandFiles: BrandFiles;
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Of the built scripts and styles. */
  readonly clientDir: string;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Where metrics are read; null: nothing is counted. */
  readonly metrics: MetricsAddress | null;
  /** null: nothing is traced. */
  readonly tracing: Tracing | null;
  /** How long the host goes on serving after SIGTERM while it tells proxies that it is not ready. */
  readonly drainMs: number;
  /** Of the catalogue first, then those of the content system. */
  readonly imageOrigins: readonly string[];
  /** Where browsers reach pages of the backend, such as those that stand in for panels; null: nowhere. */
  readonly authPublicOrigin: string | null;
  /** Allows the script of reCAPTCHA. */
  readonly recaptcha: boolean;
  /** Panels and labs that a form may lead to. */
  readonly entranceOrigins: readonly string[];
  /** Where weaknesses are reported, as URIs; null: not published. */
  readonly securityContacts: readonly string[] | null;
  /** Allows browsers' lists of domains that are reached over https alone. */
  readonly hstsPreload: boolean;
  /** Only these may tell another address of a browser than the connection's. */
  readonly trustedProxies: TrustedProxies;
};

export type Variables = Readonly<Record<string, string | undefined>>;
type Reading =
  | { readonly ok: true; readonly value: HostEnvironment }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Where the backend of this machine answers browsers unless its settings say otherwise. */
const OWN_PUBLIC_BACKEND = 'http://127.0.0.1:4002';

const variables = z.object(hostSettings);
type Read = z.infer<typeof variables>;

/** Needed before the rest: generated secrets are there. */
export const dataDirOf = (source: Variables): string => hostSettings.DATA_DIR.parse(givenSettings(source).DATA_DIR);

/** Returns all settings, or one English sentence per error. */
export const readEnvironment = (source: Variables, secrets: HostSettings['secrets']): Reading => {
  const given = givenSettings(source);
  const mode = readMode(given);
  const read = variables.safeParse(given);
  const problems = [
    ...(read.error?.issues ?? []).map(({ message }) => message),
    ...unknownSettings(given),
    ...identityProblems(given),
    ...missingSecrets(mode, secrets),
    ...certificateProblems(mode, given),
    ...(mode === 'production'
      ? [...missingSettings(given), ...foreignSecrets('host', given), ...weakSecrets(namedSecrets(secrets))]
      : []),
  ];
  if (!read.success || mode === null) return { ok: false, problems };
  const value = environmentOf(read.data, { given, mode, secrets }, problems);
  problems.push(
    ...plaintextProblems(
      mode,
      given,
      connectionsOf(value, (name) => lookUp(given, name) ?? null),
    ),
    ...contradictions(value, given),
  );
  return problems.length === 0 ? { ok: true, value } : { ok: false, problems };
};

/** With the addresses of the firm's marks, which are known once their files are read. */
export const withLook = (environment: HostEnvironment, marks: Pick<ShopLook, 'logo' | 'favicon'>): HostEnvironment => {
  const { identity } = environment;
  return { ...environment, identity: { ...identity, look: { ...identity.look, ...marks } } };
};

/** Adds errors of settings that belong together to `problems`. */
const environmentOf = (
  read: Read,
  {
    given,
    mode,
    secrets,
  }: { readonly given: Variables; readonly mode: Mode; readonly secrets: HostSettings['secrets'] },
  problems: string[],
): HostEnvironment => {
  const { PORT: port, HOST: host, SERVICES_ORIGIN: common } = read;
  const services = Object.fromEntries(
    serviceNames.map((name) => [name, read[originSettings[name]] ?? common]),
    // Built from all service names.
  ) as Record<ServiceName, string>;
  // The defaults are pages of the example.
  const pageAt = (name: keyof typeof contentPages): string | null =>
    read.SEED === 'none' && given[name] === undefined ? null : read[name];
  const entrances = Object.values(entranceSettings).flatMap((name) => {
    const url = read[name];
    return url === undefined ? [] : [new URL(url).origin];
  });
  return {
    mode,
    port,
    host,
    dataDir: read.DATA_DIR,
    clientDir: read.CLIENT_DIR,
    logLevel: read.LOG_LEVEL,
    metrics: secrets.metrics && { host: read.METRICS_HOST, port: read.METRICS_PORT, tokens: secrets.metrics },
    tracing: tracingOf(read),
    drainMs: read.DRAIN_SECONDS * 1_000,
    publicOrigin: read.PUBLIC_ORIGIN ?? `http://${isThisMachine(host) ? 'localhost' : host}:${port}`,
    portalOrigin: read.PORTAL_ORIGIN ?? null,
    services,
    wires: readWires(read),
    cmsUrl: read.CMS_URL ?? common,
    identity: readIdentity(read, given, mode),
    brandFiles: {
      logo: read.SHOP_LOGO ?? null,
      darkLogo: read.SHOP_LOGO_DARK ?? null,
      favicon: read.SHOP_FAVICON ?? null,
    },
    contentSite: {
      redirectOrigins: readOrigins(read.REDIRECT_ORIGINS) ?? [],
      pages: {
        questions: pageAt('QUESTIONS_PAGE'),
        serviceLevels: pageAt('SERVICE_LEVELS_PAGE'),
        refunds: pageAt('REFUNDS_PAGE'),
        about: pageAt('ABOUT_PAGE'),
        contact: pageAt('CONTACT_PAGE'),
        terms: pageAt('TERMS_PAGE'),
        privacy: pageAt('PRIVACY_PAGE'),
      },
    },
    imageOrigins: [
      ...new Set([
        read.IMAGE_ORIGIN ?? common,
        ...(readOrigins(read.CONTENT_IMAGE_ORIGINS ?? read.CMS_URL ?? common) ?? []),
      ]),
    ],
    pictureOrigins: readOrigins(read.CONTENT_IMAGE_ORIGINS ?? '') ?? [],
    cacheSeconds: read.CACHE_SECONDS,
    rdap: { bases: read.RDAP_BASES, bootstrap: read.RDAP_BOOTSTRAP ?? null },
    companyDirectory: readCompanyDirectory(read.COMPANY_DIRECTORY_URL, mode, common),
    integrations: readIntegrations(read, problems),
    cookieDomain: read.COOKIE_DOMAIN ?? null,
    authPublicOrigin: read.AUTH_PUBLIC_ORIGIN ?? (mode === 'development' ? OWN_PUBLIC_BACKEND : null),
    recaptcha: read.RECAPTCHA_SITE_KEY !== undefined,
    entranceOrigins: [...new Set(entrances)],
    securityContacts: read.SECURITY_CONTACT ?? null,
    hstsPreload: read.HSTS_PRELOAD === '1',
    trustedProxies: readTrustedProxies(read.TRUST_PROXY) ?? noProxies,
    secrets,
  };
};

/** Settings that exclude each other, and the secret that hosts behind one name need. */
const contradictions = (
  { publicOrigin, cookieDomain, port, mode, secrets, metrics, integrations }: HostEnvironment,
  given: Variables,
): readonly string[] => {
  const url = new URL(publicOrigin);
  const parent = cookieDomain?.replace(/^\./, '').toLowerCase();
  const isInFront = given.PUBLIC_ORIGIN !== undefined && port !== 0 && Number(url.port) !== port;
  return [
    ...(parent !== undefined && getPublicSuffix(parent, { allowPrivateDomains: true }) === parent
      ? [
          `COOKIE_DOMAIN must not be «${cookieDomain}», below which strangers register names; give the domain of the shop.`,
        ]
      : []),
    ...(parent === undefined || url.hostname === parent || url.hostname.endsWith(`.${parent}`)
      ? []
      : [`COOKIE_DOMAIN must be ${url.hostname} of PUBLIC_ORIGIN or a domain above it, not «${cookieDomain}».`]),
    ...(mode === 'development' && isInFront && secrets.flash === null
      ? [
          `FLASH_SECRET is missing; PUBLIC_ORIGIN leads to another port than ${port}, so other hosts may share its name, and all of them need the same secret.`,
        ]
      : []),
    ...(integrations.vitals && metrics === null
      ? ['METRICS_TOKEN is missing beside WEB_VITALS; without it nobody can read what is measured.']
      : []),
  ];
};

/** What the host calls, and where it sends browsers. */
const connectionsOf = (
  { publicOrigin, rdap, companyDirectory, integrations }: HostEnvironment,
  text: (name: string) => string | null,
): readonly Connection[] => {
  const names = [
    'AUTH_PUBLIC_ORIGIN',
    'PORTAL_ORIGIN',
    'SERVICES_ORIGIN',
    'CMS_URL',
    'IMAGE_ORIGIN',
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    ...Object.values(entranceSettings),
  ];
  const origins = serviceNames.map((name) => `${name.toUpperCase()}_ORIGIN`);
  const addresses: readonly (readonly [string, string])[] = [
    ['PUBLIC_ORIGIN', publicOrigin],
    ...[...names, ...origins].map((name) => [name, text(name) ?? ''] as const),
    ...Object.values(rdap?.bases ?? {}).map((base) => ['RDAP_BASES', base] as const),
    ...(readOrigins(text('CONTENT_IMAGE_ORIGINS') ?? '') ?? []).map((each) => ['CONTENT_IMAGE_ORIGINS', each] as const),
    ['RDAP_BOOTSTRAP', rdap?.bootstrap ?? ''],
    ['COMPANY_DIRECTORY_URL', companyDirectory ?? ''],
    ['CHAT_HOST', integrations.chat?.host ?? ''],
  ];
  return addresses.map(([name, address]) => connectionTo(name, URL.canParse(address) ? new URL(address) : null));
};

/**
 * Without the first two no visitor gets a token and no guest orders; without the third hosts refuse each other's
 * messages.
 */
const missingSecrets = (mode: Mode | null, secrets: HostSettings['secrets']): readonly string[] =>
  mode === 'production'
    ? Object.entries({
        GUEST_SIGNING_SECRET: secrets.guestSigning,
        ANONYMOUS_TOKEN: secrets.anonymousToken,
        FLASH_SECRET: secrets.flash,
      }).flatMap(([name, secret]) =>
        secret === null
          ? [
              `${name} is missing; set it ${name === 'FLASH_SECRET' ? 'for all hosts' : 'to the backend’s'}, or set MODE=development to try the shop without it.`,
            ]
          : [],
      )
    : [];

/** A sentence per setting without which nobody knows whose shop it is. */
const missingSettings = (given: Variables): readonly string[] =>
  settingsWith(hostSettings, ({ required, isSecret }) => required && !isSecret)
    .filter((name) => !lookUp(given, name))
    .map((name) => `${name} is missing; set it, or set MODE=development to try the shop without it.`);

/** Local public origins use the name localhost: passkeys do not support IP addresses. [WebAuthn 3, RP ID] */
const isThisMachine = (host: string): boolean => ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host);

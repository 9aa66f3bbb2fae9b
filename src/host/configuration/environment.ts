import { type HostSettings, type ServiceName, serviceNames } from '#composition/host-settings.ts';
import { invalidTrustProxy, noProxies, readTrustedProxies, type TrustedProxies } from '#contracts/client-address.ts';
import { entranceSettings, invalidEntranceUrl, isEntranceUrl } from '#contracts/entrances.ts';
import { invalidMode, type Mode, readMode } from '#contracts/mode.ts';
import { siteDomain } from '#contracts/organisation.ts';
import { invalidRedirectOrigins, readOrigins } from '#contracts/origins.ts';
import {
  type Connection,
  certificateProblems,
  connectionTo,
  plaintextProblems,
} from '#contracts/plaintext-services.ts';
import { readCompanyDirectory } from './company-directory.ts';
import { readIntegrations } from './integrations.ts';
import { readRdap } from './rdap-settings.ts';

/** [CFG-01] */
export type HostEnvironment = HostSettings & {
  /** In production the pages for developers are closed, and every secret must be configured. */
  readonly mode: Mode;
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly imageOrigin: string;
  /** Public origin of the authorisation service and its embedded identity providers. */
  readonly logInOrigin: string;
  /** Allows the script of reCAPTCHA. */
  readonly recaptcha: boolean;
  /** Panels and labs that a form may lead to. */
  readonly entranceOrigins: readonly string[];
  /** Only these may tell another address of a browser than the connection's. */
  readonly trustedProxies: TrustedProxies;
};

export type Variables = Readonly<Record<string, string | undefined>>;
type Reading =
  | { readonly ok: true; readonly value: HostEnvironment }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Returns all settings, or one English sentence per error. */
export const readEnvironment = (variables: Variables, secrets: HostSettings['secrets']): Reading => {
  const problems: string[] = [];
  const text = (name: string): string | null => variables[name]?.trim() || null;
  const origin = (name: string, fallback: string): string => {
    const given = text(name);
    if (given === null) return fallback;
    const read = originOf(given);
    if (read === null) problems.push(`${name} must be an address such as https://shop.example, not «${given}».`);
    return read ?? fallback;
  };
  const mode = readMode(variables);
  if (mode === null) problems.push(invalidMode);
  if (mode === 'production') problems.push(...missingSecrets(secrets));
  const port = portOf(text('PORT'), problems);
  const host = text('HOST') ?? '127.0.0.1';
  const common = origin('SERVICES_ORIGIN', 'http://127.0.0.1:4000');
  const services = Object.fromEntries(
    serviceNames.map((name) => [name, origin(`${name.toUpperCase()}_ORIGIN`, common)]),
    // Built from all service names.
  ) as Record<ServiceName, string>;
  const cookieDomain = text('COOKIE_DOMAIN');
  if (cookieDomain !== null && !/^\.?[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(cookieDomain))
    problems.push(`COOKIE_DOMAIN must be a domain such as shop.example, not «${cookieDomain}».`);
  const trustedProxies = readTrustedProxies(text('TRUST_PROXY') ?? '');
  if (trustedProxies === null) problems.push(invalidTrustProxy);
  const redirectOrigins = readOrigins(text('REDIRECT_ORIGINS') ?? '');
  if (redirectOrigins === null) problems.push(invalidRedirectOrigins);
  const entrances = Object.values(entranceSettings).flatMap((name) => {
    const given = text(name);
    if (given === null) return [];
    if (isEntranceUrl(given)) return [new URL(given).origin];
    problems.push(invalidEntranceUrl(name));
    return [];
  });
  const value: HostEnvironment = {
    mode: mode ?? 'production',
    port,
    host,
    dataDir: text('DATA_DIR') ?? '.data',
    publicOrigin: origin('PUBLIC_ORIGIN', `http://${isThisMachine(host) ? 'localhost' : host}:${port}`),
    services,
    cmsUrl: origin('CMS_URL', common),
    contentSite: { domain: text('SITE_DOMAIN') ?? siteDomain, redirectOrigins: redirectOrigins ?? [] },
    imageOrigin: origin('IMAGE_ORIGIN', common),
    cacheSeconds: secondsOf(text('CACHE_SECONDS'), problems),
    rdap: readRdap(text, problems),
    companyDirectory: readCompanyDirectory(text('COMPANY_DIRECTORY_URL'), mode, common, problems),
    integrations: readIntegrations(text, problems),
    cookieDomain,
    logInOrigin: origin('AUTH_PUBLIC_ORIGIN', services.auth),
    recaptcha: text('RECAPTCHA_SITE_KEY') !== null,
    entranceOrigins: [...new Set(entrances)],
    trustedProxies: trustedProxies ?? noProxies,
    secrets,
  };
  problems.push(
    ...plaintextProblems(mode, variables, connectionsOf(value, text)),
    ...certificateProblems(mode, variables),
  );
  return problems.length === 0 ? { ok: true, value } : { ok: false, problems };
};

/** What the host calls, and where it sends browsers. */
const connectionsOf = (
  { publicOrigin, rdap, companyDirectory, integrations }: HostEnvironment,
  text: (name: string) => string | null,
): readonly Connection[] => {
  const names = [
    'AUTH_PUBLIC_ORIGIN',
    'SERVICES_ORIGIN',
    'CMS_URL',
    'IMAGE_ORIGIN',
    ...Object.values(entranceSettings),
  ];
  const origins = serviceNames.map((name) => `${name.toUpperCase()}_ORIGIN`);
  const addresses: readonly (readonly [string, string])[] = [
    ['PUBLIC_ORIGIN', publicOrigin],
    ...[...names, ...origins].map((name) => [name, text(name) ?? ''] as const),
    ...Object.values(rdap?.bases ?? {}).map((base) => ['RDAP_BASES', base] as const),
    ['RDAP_BOOTSTRAP', rdap?.bootstrap ?? ''],
    ['COMPANY_DIRECTORY_URL', companyDirectory ?? ''],
    ['CHAT_HOST', integrations.chat?.host ?? ''],
  ];
  return addresses.map(([name, address]) => connectionTo(name, URL.canParse(address) ? new URL(address) : null));
};

/** Without them no visitor gets a token and no guest orders. */
const missingSecrets = ({ guestSigning, anonymousToken }: HostSettings['secrets']): readonly string[] =>
  Object.entries({ GUEST_SIGNING_SECRET: guestSigning, ANONYMOUS_TOKEN: anonymousToken })
    .filter(([, secret]) => secret === null)
    .map(
      ([name]) => `${name} is missing; set it to the backend’s, or set MODE=development to try the shop without it.`,
    );

/** Local public origins use the name localhost: passkeys do not support IP addresses. [WebAuthn 3, RP ID] */
const isThisMachine = (host: string): boolean => ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host);

const portOf = (text: string | null, problems: string[]): number => {
  if (text === null) return 3000;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  problems.push(`PORT must be a number from 0 to 65535, not «${text}».`);
  return 3000;
};

const secondsOf = (text: string | null, problems: string[]): number | null => {
  if (text === null || /^[1-9]\d{0,4}$/.test(text)) return text === null ? null : Number(text);
  problems.push(`CACHE_SECONDS must be a number from 1 to 99999, not «${text}».`);
  return null;
};

const originOf = (text: string): string | null => {
  try {
    const url = new URL(text);
    const bare = url.protocol === 'http:' || url.protocol === 'https:';
    return bare && url.username === '' && url.pathname === '/' && url.search === '' && url.hash === ''
      ? url.origin
      : null;
  } catch {
    return null;
  }
};

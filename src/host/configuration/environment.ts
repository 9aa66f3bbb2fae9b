import type { Integrations } from '#core/shared/settings.ts';
import { readIntegrations } from './integrations.ts';
import { type RdapSettings, readRdap } from './rdap-settings.ts';
import type { HostSecrets } from './secrets.ts';

/** Services the shop calls; each may live at an origin of its own. */
export const serviceNames = [
  'auth',
  'user',
  'product',
  'order',
  'payment',
  'invoice',
  'crm',
  'cloud',
  'whois',
] as const;
export type ServiceName = (typeof serviceNames)[number];

/** Everything that differs from one installation to the next. [CFG-01] */
export type HostEnvironment = {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Scheme, host and port under which shoppers reach the shop; no slash at the end. */
  readonly publicOrigin: string;
  readonly services: Readonly<Record<ServiceName, string>>;
  readonly cmsUrl: string;
  readonly imageOrigin: string;
  /** Nothing of the content is kept longer than so many seconds; null leaves each thing its own time. */
  readonly cacheSeconds: number | null;
  readonly rdap: RdapSettings;
  /** What loads once a visitor has agreed to it. */
  readonly integrations: Integrations;
  /** Parent domain that the cookies are shared across; null keeps them to this host. */
  readonly cookieDomain: string | null;
  /** Origin under which browsers reach the authorisation service and its embedded identity providers. */
  readonly logInOrigin: string;
  /** Whether the authorisation service asks for reCAPTCHA: its script may load then. */
  readonly recaptcha: boolean;
  /** A proxy stands before the host and writes the last entry of X-Forwarded-For. */
  readonly trustProxy: boolean;
  readonly secrets: HostSecrets;
};

export type Variables = Readonly<Record<string, string | undefined>>;
type Reading =
  | { readonly ok: true; readonly value: HostEnvironment }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Reads the environment; answers one English sentence per mistake instead of half an environment. */
export const readEnvironment = (variables: Variables, secrets: HostSecrets): Reading => {
  const problems: string[] = [];
  const text = (name: string): string | null => variables[name]?.trim() || null;
  const origin = (name: string, fallback: string): string => {
    const given = text(name);
    if (given === null) return fallback;
    const read = originOf(given);
    if (read === null) problems.push(`${name} must be an address such as https://shop.example, not «${given}».`);
    return read ?? fallback;
  };
  const port = portOf(text('PORT'), problems);
  const host = text('HOST') ?? '127.0.0.1';
  const common = origin('SERVICES_ORIGIN', 'http://127.0.0.1:4000');
  const services = Object.fromEntries(
    serviceNames.map((name) => [name, origin(`${name.toUpperCase()}_ORIGIN`, common)]),
    // Built from the whole list of names, so that every service has its origin.
  ) as Record<ServiceName, string>;
  const cookieDomain = text('COOKIE_DOMAIN');
  if (cookieDomain !== null && !/^\.?[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(cookieDomain))
    problems.push(`COOKIE_DOMAIN must be a domain such as shop.example, not «${cookieDomain}».`);
  const trustProxy = text('TRUST_PROXY') ?? '0';
  if (!['0', '1'].includes(trustProxy)) problems.push(`TRUST_PROXY must be 0 or 1, not «${trustProxy}».`);
  const value: HostEnvironment = {
    port,
    host,
    dataDir: text('DATA_DIR') ?? '.data',
    publicOrigin: origin('PUBLIC_ORIGIN', `http://${isThisMachine(host) ? 'localhost' : host}:${port}`),
    services,
    cmsUrl: origin('CMS_URL', common),
    imageOrigin: origin('IMAGE_ORIGIN', common),
    cacheSeconds: secondsOf(text('CACHE_SECONDS'), problems),
    rdap: readRdap(text, problems),
    integrations: readIntegrations(text, problems),
    cookieDomain,
    logInOrigin: origin('AUTH_PUBLIC_ORIGIN', services.auth),
    recaptcha: text('RECAPTCHA_SITE_KEY') !== null,
    trustProxy: trustProxy === '1',
    secrets,
  };
  return problems.length === 0 ? { ok: true, value } : { ok: false, problems };
};

/** By its name: passkeys belong to a name and never to an IP address. [WebAuthn 3, RP ID] */
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

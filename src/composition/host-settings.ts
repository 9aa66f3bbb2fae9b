import type { RdapOptions } from '#adapters/rest/rdap-bases.ts';
import type { SecretList } from '#contracts/secret-list.ts';
import type { Integrations } from '#core/shared/settings.ts';

/** Each service may have its own origin. */
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

/** Origins have no trailing slash. */
export type HostSettings = {
  /** Scheme, host and port. */
  readonly publicOrigin: string;
  readonly services: Readonly<Record<ServiceName, string>>;
  readonly cmsUrl: string;
  readonly contentSite: {
    /** By which redirect rules and banners name this shop. */
    readonly domain: string;
    /** Other sites that a redirect rule may lead to. */
    readonly redirectOrigins: readonly string[];
  };
  /** Absent when the whois service answers for all names. */
  readonly rdap?: Pick<RdapOptions, 'bases' | 'bootstrap'>;
  /** Register of enterprises, to which a tax code is appended; null: the shop asks none. */
  readonly companyDirectory: string | null;
  /** Parent domain that shares the cookies; null: this host only. */
  readonly cookieDomain: string | null;
  /** Load only after consent. */
  readonly integrations: Integrations;
  /** Maximum TTL of content in seconds; null: the individual TTLs. */
  readonly cacheSeconds: number | null;
  readonly secrets: HostSecrets;
};

/** Null: not configured; features that need the secret are refused. */
export type HostSecrets = {
  /** Signs a guest's identity; shared with the order service. [FIN-03] */
  readonly guestSigning: SecretList | null;
  /** Token for public pages and for visitors without their own. [ROL-01] */
  readonly anonymousToken: SecretList | null;
  /** Signs flash messages. */
  readonly flash: SecretList | null;
  /** Validates preview links; shared with the content system. [CMS-02] */
  readonly preview: SecretList | null;
};

/** Warnings of the core. */
export type RequestLog = {
  readonly warn: (facts: Readonly<Record<string, unknown>>, event: string) => void;
};

import type { FinishedCall } from '#adapters/finished-call.ts';
import type { RdapOptions } from '#adapters/rest/registries/rdap-bases.ts';
import type { SecretList } from '#contracts/secrets/secret-list.ts';
import type { PlanLists } from '#core/catalogue/plans/plan-lists.port.ts';
import type { RecentProducts } from '#core/catalogue/recent-products.port.ts';
import type { Ports } from '#core/ports.ts';
import type { RuleTables } from '#core/redirects/rule-tables.port.ts';
import type { ContentPaths, Integrations } from '#core/shared/settings.ts';
import type { ShopIdentity } from '#core/shared/shop/shop-identity.ts';
import type { SharedLists } from './shared-lists.ts';

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

/** How the shop speaks to the services. */
export const wires = ['graphql', 'rest'] as const;
export type Wire = (typeof wires)[number];

/** Ports that have an adapter for each wire; the others have one adapter. */
export const portsWithTwoWires = [
  'identity',
  'accounts',
  'security',
  'customers',
  'profiles',
  'administrativeUnits',
  'catalogue',
  'orders',
  'vouchers',
] as const satisfies readonly (keyof Ports)[];
export type PortWithTwoWires = (typeof portsWithTwoWires)[number];
export type Wires = Readonly<Record<PortWithTwoWires, Wire>>;

/** The same wire for all ports that have two. */
export const everyPortOn = (wire: Wire): Wires =>
  // Built from all names.
  Object.fromEntries(portsWithTwoWires.map((port) => [port, wire])) as Wires;

/** Origins have no trailing slash. */
export type HostSettings = {
  /** Scheme, host and port. */
  readonly publicOrigin: string;
  /** Customer portal on another site; null: its pages are here. */
  readonly portalOrigin: string | null;
  readonly services: Readonly<Record<ServiceName, string>>;
  readonly wires: Wires;
  readonly cmsUrl: string;
  /** Other origins than the content system’s at which it keeps pictures. */
  readonly pictureOrigins: readonly string[];
  readonly identity: ShopIdentity;
  readonly contentSite: {
    /** Other sites that a redirect rule may lead to. */
    readonly redirectOrigins: readonly string[];
    readonly pages: ContentPaths;
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
  /** Verifies notices of changed content. */
  readonly contentNotices: SecretList | null;
  /** By which metrics are read; without them nothing is counted. */
  readonly metrics: SecretList | null;
};

/** What the process shares between its requests, and what it adds to their calls. */
export type HostProcess = {
  readonly planLists: PlanLists;
  readonly recentProducts: RecentProducts;
  readonly ruleTables: RuleTables;
  readonly lists: SharedLists;
  /** How long the reads of the current request may still take, in ms. */
  readonly remainingMs: () => number;
  /** A call of a service has ended. */
  readonly onCall: (call: ServiceCall) => void;
};

/** What the host calls: the services, the content system, and the registers of enterprises and domains. */
export type CalledService = ServiceName | 'cms' | 'companies' | 'rdap';
export type ServiceCall = FinishedCall & { readonly service: CalledService; readonly requestId: string };

/** Warnings of the core. */
export type RequestLog = {
  readonly warn: (facts: Readonly<Record<string, unknown>>, event: string) => void;
};

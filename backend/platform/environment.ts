import type { TrustedProxies } from '#contracts/client-address.ts';
import type { Mode } from '#contracts/mode.ts';
import type { SecretList } from '#contracts/secrets/secret-list.ts';
import type { Ability } from '#core/control-rules/abilities.ts';
import type { Entrance } from '#core/control-rules/entries.ts';
import type { InvoiceParty } from '#core/shared/people/invoice-party.ts';
import type { ShopIdentity } from '#core/shared/shop/shop-identity.ts';

/** Newest first. Must never reach a browser or a log. */
export type Secrets = {
  /** Signs guest tokens. */
  readonly signing: SecretList;
  /** Bearer token of the host for public pages. */
  readonly anonymous: SecretList;
  /** Bearer token of back-office calls. */
  readonly staff: SecretList;
  /** Encrypt what the database stores, for the backend alone. The first seals; each opens what it sealed. */
  readonly sealing: SecretList;
};

/** Panels and labs that customers enter without a password. */
export type Entrances = {
  /** Where they take tokens; null: none is connected, or in development a stand-in. */
  readonly urls: Readonly<Record<Entrance, string | null>>;
  /** Bearer tokens by which they redeem; none are accepted when it is null. */
  readonly secret: SecretList | null;
};

/** Who sets up what was paid. */
export type Provisioning = {
  /** Name of a provisioner by product line; `*` for the others. */
  readonly lines: Readonly<Record<string, string>>;
  /** The firm's own system, and what owners may ask of it; null where none is connected. */
  readonly webhook: {
    readonly url: string;
    readonly secrets: SecretList;
    readonly abilities: readonly Ability[];
  } | null;
  /** A server of machines; null where none is connected. */
  readonly incus: {
    /** https, without a path. */
    readonly url: string;
    /** PEM of the certificate that the server trusts, and of its key. */
    readonly client: string;
    /** PEM of the server's own certificate; null: a public authority has signed it. */
    readonly certificate: string | null;
    readonly kind: 'container' | 'virtual-machine';
    readonly profile: string;
    /** Alias of an image by operating system; `*` for the others. */
    readonly images: Readonly<Record<string, string>>;
    /** Member or group of the cluster by location; null on a single server. */
    readonly locations: Readonly<Record<string, string | null>>;
    readonly abilities: readonly Ability[];
  } | null;
  /** A registry, or a registrar that sells to resellers; null where none is connected. */
  readonly epp: {
    readonly host: string;
    readonly port: number;
    readonly clientId: string;
    readonly password: string;
    /** PEM of the certificate by which it knows the shop, and of its key; null where it asks for none. */
    readonly client: string | null;
    /** PEM of the server's own certificate; null: a public authority has signed it. */
    readonly certificate: string | null;
  } | null;
};

/** Who makes official invoices out of the shop's. */
export type Electronic = {
  readonly provider: 'none' | 'file' | 'webhook';
  /** The firm's own system; null where none is connected. */
  readonly webhook: { readonly url: string; readonly secrets: SecretList } | null;
};

/** For every service; settings of a single service are declared in its folder. */
export type BackendEnvironment = {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Of the account that may change tables; undefined: that of `databaseUrl` may. */
  readonly migrationDatabaseUrl: string | undefined;
  /** Only these may tell another address of a browser than the connection's. */
  readonly trustedProxies: TrustedProxies;
  /** URL of the shop without trailing slash. */
  readonly publicOrigin: string;
  /** Whether an SMS gateway is configured. */
  readonly sendsSms: boolean;
  /** URL of the public listener for browsers; null: the address where it listens. */
  readonly backendOrigin: string | null;
  readonly provisioning: Provisioning;
  readonly electronic: Electronic;
  /** Of domains that nobody moved elsewhere; empty when nobody takes the zones, and the shop keeps no records. */
  readonly nameServers: readonly string[];
  /** Whether they answer with the records that the shop keeps; those of the sandbox do not. */
  readonly zonesAreServed: boolean;
  /** Whether the catalogue has domains. */
  readonly sellsDomains: boolean;
  /** What an empty database is filled with. */
  readonly seed: 'example' | 'none';
  /** Number of generated products added to the catalogue. */
  readonly seedProducts: number;
  /** Whether developers and tests may move the clock. */
  readonly sandboxClock: boolean;
  /** In production nothing stands in for a foreign system and no demo data is seeded. */
  readonly mode: Mode;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** How long the backend goes on serving after SIGTERM while it tells proxies that it is not ready. */
  readonly drainMs: number;
  readonly secrets: Secrets;
  readonly entrances: Entrances;
  /** Whose shop it is, as visitors read it. */
  readonly identity: ShopIdentity;
  /** Named on invoices. */
  readonly seller: InvoiceParty;
  /** Last two letters of the series of invoices, which the seller chose. */
  readonly invoiceSeries: string;
};

/** Names of the secrets in the environment and in secrets.json. */
export const secretNames = {
  signing: 'GUEST_SIGNING_SECRET',
  anonymous: 'ANONYMOUS_TOKEN',
  staff: 'STAFF_TOKEN',
} as const satisfies Record<Exclude<keyof Secrets, 'sealing'>, string>;

export const SEALING_SECRETS = 'SEALING_SECRETS';

import type { DomainContact } from './domain-contact.ts';
import type { NameServer } from './name-servers.ts';

/** `registrant` is the owner. [RFC 5731, 5733] */
export const contactRoles = ['registrant', 'administrative', 'technical', 'billing'] as const;
export type ContactRole = (typeof contactRoles)[number];

/** For customers, in a sentence too. */
export const contactRoleNames: Readonly<Record<ContactRole, string>> = {
  registrant: 'Chủ thể',
  administrative: 'Người quản lý',
  technical: 'Kỹ thuật',
  billing: 'Thanh toán',
};

/** Where the records of a domain are asked for. `kept`: those of the former registrar, which the shop does not know. */
export type NameServerSet =
  | { readonly kind: 'shop' }
  | { readonly kind: 'kept' }
  | { readonly kind: 'own'; readonly servers: readonly NameServer[] };

/** What the owner of a domain decides about it, beside its records. */
export type DomainChoices = {
  readonly nameServers: NameServerSet;
  /** Whether transfers to another registrar are refused. */
  readonly isLocked: boolean;
  readonly contacts: Readonly<Record<ContactRole, DomainContact>>;
};

/** Of the code that allows a transfer; the code itself is in a mail only. */
type AuthCodeState = {
  /** When it was mailed, ms since 1970 UTC; null without a valid code. */
  readonly sentAt: number | null;
  /** Whether one was asked for and is not mailed yet. */
  readonly isPending: boolean;
  /** Where a code would be sent to, masked; null without a verified e-mail address. */
  readonly address: string | null;
  /** How many more may be asked for within a day. */
  readonly left: number;
};

export type DomainSettings = DomainChoices & {
  /** Canonical name. */
  readonly domain: string;
  /** Counts the changes, from 0. */
  readonly version: number;
  /** Those of the shop; empty: it has none and keeps no records. */
  readonly shopNameServers: readonly string[];
  /** Whether the shop's name servers answer. */
  readonly isServed: boolean;
  readonly authCode: AuthCodeState;
  /** Whether the registrar has not been told of the latest changes yet. */
  readonly isPending: boolean;
  /** False before the domain is set up and after its end. */
  readonly canChange: boolean;
};

/** Codes within 24 hours. */
export const MAX_AUTH_CODES = 3;
export const AUTH_CODE_WINDOW_MS = 86_400_000;

/** Whether the shop keeps records of domains, which its name servers answer with. */
export const keepsRecords = ({ shopNameServers }: Pick<DomainSettings, 'shopNameServers'>): boolean =>
  shopNameServers.length > 0;

/** Whether the shop's records answer for the domain. */
export const areRecordsInForce = ({ nameServers: { kind } }: Pick<DomainSettings, 'nameServers'>): boolean =>
  kind === 'shop';

/** The servers that answer for the domain; the shop's where it does not know them. */
export const nameServersOf = ({
  nameServers,
  shopNameServers,
}: Pick<DomainSettings, 'nameServers' | 'shopNameServers'>): readonly NameServer[] =>
  nameServers.kind === 'own' ? nameServers.servers : shopNameServers.map((host) => ({ host, addresses: [] }));

import { type AccountsState, noAccounts } from '#adapters/memory/accounts/accounts-state.ts';
import { seedRedirects } from '#adapters/memory/content/seed-redirects.ts';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { registeredNames, reservedNames } from '#contracts/seed/domains/domain-names.ts';
import { sampleNameServers } from '#contracts/seed/sample-identity.ts';
import type { Person, SavedAddress } from '#core/account/account.ts';
import type { MailDecisions } from '#core/account-rules/optional-mails.ts';
import type { BalanceEntry, TopUp } from '#core/balance/balance.ts';
import type { LedgerEntry } from '#core/balance-rules/ledger.ts';
import type { Favourite } from '#core/catalogue/favourites/favourites.port.ts';
import type { Stock } from '#core/catalogue/product.ts';
import type { Review } from '#core/catalogue/reviews/reviews.port.ts';
import type { Consent } from '#core/consent/consent.ts';
import type { Opportunity } from '#core/consultation/opportunities.port.ts';
import type { RedirectRule } from '#core/content/redirect-rule.ts';
import type { ActionKind, SettledState } from '#core/control-rules/power.ts';
import type { Snapshot } from '#core/control-rules/snapshots.ts';
import type { Zone, ZonePublication } from '#core/dns/zone.ts';
import type { DomainChoices } from '#core/domain-control/domain-settings.ts';
import type { RegistrantDocuments } from '#core/domains/documents/registrant-documents.ts';
import type { Order } from '#core/orders/order.ts';
import type { Invoice } from '#core/payment/invoice.ts';
import type { Payment } from '#core/payment/payment.ts';
import type { PriceUnit } from '#core/pricing/price.ts';
import type { Quotation } from '#core/quotations/quotation.ts';
import type { AccessKey } from '#core/services/access/access-keys.port.ts';
import type { ScheduledInstalment } from '#core/services/scheduled-instalment.ts';
import type { Seat } from '#core/services/seats/seats.port.ts';
import type { ServiceDetail } from '#core/services/service.ts';
import type { LoggedAction } from '#core/services/service-control.port.ts';
import type { RefundRequest } from '#core/services/service-ending.port.ts';
import type { User } from '#core/session/visitor.ts';
import type { Dong } from '#core/shared/dong.ts';
import type { Random } from '#core/shared/environment.port.ts';
import type { LineItemId, OrderId, PartyId, ProductId, ServiceId } from '#core/shared/ids.ts';
import type { Contact } from '#core/shared/people/contact.ts';
import type { Incident, StatusPart } from '#core/status/status.ts';
import type { SupportFileContent, SupportRequest } from '#core/support/support-request.ts';
import type { SupportTurn } from '#core/support-rules/support-state.ts';
import { seededRandom } from './seeded-random.ts';

/** All tokens of a browser share a session; a customer's names the guest session whose items they can access. */
export type SessionRecord = {
  readonly session: string;
  readonly party: PartyId | null;
  readonly guest: string | null;
  readonly expiresAt: number;
  readonly lastSeenAt: number;
};

/** `session` or the owner has access; `placed` is set after it was OPEN. */
export type OrderRecord = {
  readonly order: Order;
  readonly session: string;
  readonly wasPlaced: boolean;
  /** Links of an earlier version open nothing; absent means 1. */
  readonly linkVersion?: number;
  /** The bank's references of its part payments; absent without any. */
  readonly parts?: readonly string[];
  /** Last change, including price expiry (ms since 1970 UTC). */
  readonly touchedAt?: number;
};

/** A link in a mail, or what it gave a browser. `endsAt` in ms since 1970 UTC. */
export type OrderLinkRecord = {
  readonly kind: 'link' | 'access';
  readonly order: OrderId;
  readonly linkVersion: number;
  readonly endsAt: number;
};

/** A link of the desk that opens the shop as a customer sees it. `endsAt` in ms since 1970 UTC. */
export type ViewLinkRecord = { readonly party: PartyId; readonly endsAt: number };

export type PersonRecord = Omit<Person, 'partyId' | 'fullName' | 'phone' | 'email' | 'status'>;

/** `madeAt` in ms since 1970 UTC. */
export type AddressRecord = { readonly owner: PartyId; readonly address: SavedAddress; readonly madeAt: number };

/** `total`: what its order cost when it was made. */
export type PaymentRecord = { readonly payment: Payment; readonly total: Dong; readonly isDeclined: boolean };

/** Money that a customer wants to pay in. */
export type TopUpRecord = Pick<TopUp, 'id' | 'number' | 'amount'> & { readonly owner: PartyId };

/** In the ledger of a customer; `topUp` is a number. */
export type BalanceEntryRecord = LedgerEntry &
  Pick<BalanceEntry, 'order' | 'topUp' | 'at'> & { readonly owner: PartyId };

/** From a guest checkout; only this session may use it. */
export type PartyRecord = { readonly party: PartyId; readonly session: string; readonly contact: Contact };

export type TermOfService = { readonly term: number; readonly unit: PriceUnit['id'] };

/** A request to the shop; `turn` says who is to write next. */
export type SupportRecord = {
  readonly owner: PartyId;
  readonly turn: SupportTurn;
  readonly request: SupportRequest;
  /** By id. */
  readonly files: ReadonlyMap<string, SupportFileContent>;
};

/** In its state after provisioning at `readyAt` (ms since 1970 UTC). */
export type ServiceRecord = {
  readonly line: LineItemId;
  readonly detail: ServiceDetail;
  readonly password: string | null;
  readonly readyAt: number;
  /** What its owner did with it; absent when nothing was done. */
  readonly control?: ControlRecord;
  /** Day of the month on which its terms end, 1–31. */
  readonly anchorDay: number;
  /** Of its last renewal; absent before. */
  readonly renewedFor?: TermOfService;
  /** Chosen for the time after the paid period; absent or null for the current plan. */
  readonly nextPlan?: { readonly productId: ProductId; readonly from: number } | null;
  /** Absent while it simply goes on. */
  readonly ending?: EndingRecord;
};

/** A cancellation, and a request for a refund. */
export type EndingRecord = {
  readonly endsWithTerm: boolean;
  readonly request: RefundRequest | null;
  /** The staff's reason to suspend it; absent or null while they do not. */
  readonly hold?: string | null;
};

export type ControlRecord = {
  readonly settled: SettledState;
  /** `readyAt` in ms since 1970 UTC. */
  readonly running: { readonly id: string; readonly kind: ActionKind; readonly readyAt: number } | null;
  /** null for the one that was bought. */
  readonly system: string | null;
  readonly newPassword: string | null;
  readonly label: string | null;
  readonly note: string;
  /** Oldest first. */
  readonly log: readonly LoggedAction[];
  /** Oldest first. */
  readonly keys: readonly AccessKeyRecord[];
  readonly seats: readonly Seat[];
  readonly entries: readonly EntryRecord[];
  /** Oldest first. */
  readonly snapshots: readonly Snapshot[];
};

/** Times in ms since 1970 UTC. */
type EntryRecord = { readonly token: string; readonly expiresAt: number; readonly usedAt: number | null };

/** `secret` until it was shown. */
export type AccessKeyRecord = Omit<AccessKey, 'isSecretWaiting'> & { readonly secret: string | null };

/** Data of the line is stored there only. [INS-01] */
export type InstalmentRecord = Omit<ScheduledInstalment, 'title' | 'type' | 'services' | 'pendingOrderId'>;

/** Without file content; service, domain and state are the service's. */
export type RegistrantDocumentsRecord = Omit<RegistrantDocuments, 'id' | 'domain' | 'state'>;

/** Of a domain whose records were changed; the domain is the service's. */
export type ZoneRecord = Pick<Zone, 'version' | 'records' | 'changes'> & {
  readonly isSigned: boolean;
  readonly tokens: Zone['updates']['tokens'];
};

/** Of a domain whose owner decided something. */
export type DomainSettingsRecord = DomainChoices & {
  readonly version: number;
  /** Of the valid code, in ms since 1970 UTC; the code itself is in the mail only. */
  readonly codeSentAt: number | null;
  /** Times of codes in ms since 1970 UTC. */
  readonly codesSent: readonly number[];
};

export type FavouriteRecord = Favourite & { readonly ownerKey: string };

/** `author`: party or guest session; neither in the seed. */
export type ReviewRecord = { readonly review: Review; readonly productId: string; readonly author: string };

/** Time in ms since 1970 UTC. */
export type LeadRecord = { readonly opportunity: Opportunity; readonly session: string; readonly at: number };

/** Consent text and times (ms since 1970 UTC). */
export type SubscriptionRecord = {
  readonly agreed: string;
  readonly at: number;
  readonly mails: readonly number[];
  readonly confirmed: boolean;
};

/** Serialisable. */
export type WorldState = {
  now: number;
  readonly sessions: Map<string, SessionRecord>;
  readonly users: Map<string, User>;
  readonly accounts: AccountsState;
  readonly parties: Map<string, PartyRecord>;
  readonly people: Map<string, PersonRecord>;
  readonly addresses: Map<string, AddressRecord>;
  readonly orders: Map<string, OrderRecord>;
  /** By token. */
  readonly orderLinks: Map<string, OrderLinkRecord>;
  /** By token. */
  readonly viewLinks: Map<string, ViewLinkRecord>;
  readonly payments: Map<string, PaymentRecord>;
  readonly invoices: Map<string, Invoice>;
  /** By id, in order of creation. */
  readonly topUps: Map<string, TopUpRecord>;
  /** Oldest first. */
  readonly balanceEntries: BalanceEntryRecord[];
  readonly services: Map<string, ServiceRecord>;
  /** Services that are renewed from the balance. */
  readonly autoRenewals: Set<ServiceId>;
  /** Later ones, in order of creation. */
  readonly instalments: Map<string, InstalmentRecord>;
  /** By the domain's service id. */
  readonly registrantDocuments: Map<string, RegistrantDocumentsRecord>;
  /** By the domain's service id. */
  readonly zones: Map<string, ZoneRecord>;
  /** By the domain's service id. */
  readonly domainSettings: Map<string, DomainSettingsRecord>;
  favourites: readonly FavouriteRecord[];
  /** Oldest first. */
  readonly reviews: ReviewRecord[];
  readonly stockAlerts: { readonly productId: ProductId; readonly email: string }[];
  readonly mailDecisions: Map<PartyId, MailDecisions>;
  readonly status: { parts: StatusPart[]; incidents: Incident[] };
  /** Oldest first. */
  readonly opportunities: LeadRecord[];
  /** By id, in order of opening. */
  readonly supportRequests: Map<string, SupportRecord>;
  /** By e-mail address. */
  readonly subscriptions: Map<string, SubscriptionRecord>;
  /** Answers by session and idempotency key, with the input of each. */
  readonly idempotencyKeys: Map<string, { readonly input: string; readonly answer: unknown; readonly at: number }>;
  readonly registered: Set<string>;
  readonly reserved: Set<string>;
  /** By an open order until ms since 1970 UTC; null is permanent. */
  readonly reservedDomains: Map<string, { readonly order: OrderId; readonly until: number | null }>;
  /** Percent of the seed price; absent means 100. */
  readonly pricePercent: Map<string, number>;
  /** Products and instalment plans that are not sold. */
  readonly withdrawn: Set<string>;
  /** Stock that differs from the seed, by product and location. */
  readonly stocks: Map<string, Stock>;
  redirects: readonly RedirectRule[];
  /** Hit counts of redirect rules, by old URL. */
  readonly redirectHits: Map<string, number>;
  readonly consentProofs: Map<string, Consent>;
  readonly quotations: Map<string, Quotation>;
  /** Oldest first; `by` is a party or guest session. */
  readonly quotationMakers: { readonly id: string; readonly by: string }[];
  /** By code, then order: until ms since 1970 UTC, null is permanent. */
  readonly voucherUses: Map<string, Map<OrderId, number | null>>;
  orderCount: number;
};

export type World = {
  readonly state: WorldState;
  readonly origin: string;
  /** Origin of panels and labs; null when there are none. */
  readonly entrance: string | null;
  /** Those of the shop; they do not answer. */
  readonly nameServers: readonly string[];
  /** What they are said to have of every zone. */
  readonly publication: ZonePublication | null;
  readonly random: Random;
  readonly log: { readonly event: string; readonly facts: Readonly<Record<string, unknown>> }[];
};

export type WorldOptions = {
  /** The same seed gives the same ids and numbers. */
  readonly seed?: number;
  /** ms since 1970 UTC. */
  readonly now?: number;
  /** Defaults to one derived from the seed. */
  readonly random?: Random;
  /** Scheme and host of the shop and its sandbox bank. */
  readonly origin?: string;
  /** Origin of panels and labs; there are none without it. */
  readonly entrance?: string;
  /** Those of the shop; defaults to two samples, and without any it keeps no records. */
  readonly nameServers?: readonly string[];
  /** What name servers are said to have of every zone; null, as without it: nobody answers. */
  readonly publication?: ZonePublication | null;
};

/** 2026-10-05, 09:00 in Vietnam. */
const FIRST_MORNING = Date.UTC(2026, 9, 5, 2);

/** The seed's catalogue without customers; all memory ports over one world share its services. */
export const memoryWorld = ({
  seed = 1,
  now = FIRST_MORNING,
  random = seededRandom(seed),
  origin = 'http://localhost',
  entrance,
  nameServers = sampleNameServers,
  publication = null,
}: WorldOptions = {}): World => ({
  origin,
  entrance: entrance ?? null,
  nameServers,
  publication,
  state: {
    now,
    sessions: new Map(),
    users: new Map(),
    accounts: noAccounts(),
    parties: new Map(),
    people: new Map(),
    addresses: new Map(),
    orders: new Map(),
    orderLinks: new Map(),
    viewLinks: new Map(),
    payments: new Map(),
    topUps: new Map(),
    balanceEntries: [],
    autoRenewals: new Set(),
    invoices: new Map(),
    services: new Map(),
    instalments: new Map(),
    registrantDocuments: new Map(),
    zones: new Map(),
    domainSettings: new Map(),
    favourites: [],
    reviews: [],
    stockAlerts: [],
    mailDecisions: new Map(),
    status: { parts: [], incidents: [] },
    opportunities: [],
    supportRequests: new Map(),
    subscriptions: new Map(),
    idempotencyKeys: new Map(),
    registered: new Set(registeredNames),
    reserved: new Set(reservedNames),
    reservedDomains: new Map(),
    pricePercent: new Map(),
    withdrawn: new Set(),
    stocks: new Map(),
    redirects: seedRedirects,
    redirectHits: new Map(),
    consentProofs: new Map(),
    quotations: new Map(),
    quotationMakers: [],
    voucherUses: new Map(),
    orderCount: 0,
  },
  random,
  log: [],
});

/** Shared by all worlds. */
export const seedProductById = new Map(seedProducts.map((product) => [product.id, product]));

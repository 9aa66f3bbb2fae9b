import { seedProducts } from '#contracts/seed/catalogue.ts';
import { registeredNames, reservedNames } from '#contracts/seed/domain-names.ts';
import type { Person, SavedAddress } from '#core/account/account.ts';
import type { Favourite } from '#core/catalogue/favourites.port.ts';
import type { Stock } from '#core/catalogue/product.ts';
import type { Review } from '#core/catalogue/reviews.port.ts';
import type { Consent } from '#core/consent/consent.ts';
import type { Opportunity } from '#core/consultation/opportunities.port.ts';
import type { RedirectRule } from '#core/content/redirect-rule.ts';
import type { KeptDocument, PaperFields, Registrant } from '#core/domains/papers.ts';
import type { Order } from '#core/orders/order.ts';
import type { Invoice } from '#core/payment/invoice.ts';
import type { Payment } from '#core/payment/payment.ts';
import type { Quotation } from '#core/quotations/quotation.ts';
import type { InstalmentDue } from '#core/services/instalment-due.ts';
import type { ServiceDetail } from '#core/services/service.ts';
import type { User } from '#core/session/visitor.ts';
import type { Contact } from '#core/shared/contact.ts';
import type { Random } from '#core/shared/environment.port.ts';
import type { LineItemId, OrderId, PartyId } from '#core/shared/ids.ts';
import { type AccountsState, noAccounts } from './accounts-state.ts';
import { seedRedirects } from './seed-redirects.ts';
import { seededRandom } from './seeded-random.ts';

/**
 * Whose token it is. Tokens of one browser belong to one session; a customer's knows his party, and the anonymous session
 * that he logged in from: what this browser made as a guest is within his reach.
 */
export type SessionRecord = {
  readonly session: string;
  readonly party: PartyId | null;
  readonly guest: string | null;
  readonly expiresAt: number;
};

/** An order with the session that made it: authority is that session's or the owner's. `placed` once it was OPEN. */
export type OrderRecord = {
  readonly order: Order;
  readonly session: string;
  readonly placed: boolean;
  /** When it was last changed, also by a price that ran out, ms since 1970 UTC; absent since it was made. */
  readonly touchedAt?: number;
};

/** What a customer's record holds beside the names that he logs in with. */
export type PersonRecord = Omit<Person, 'partyId' | 'fullName' | 'phone' | 'email' | 'status'>;

/** A receiver, whose it is and when it was made (ms since 1970 UTC). */
export type AddressRecord = { readonly owner: PartyId; readonly address: SavedAddress; readonly madeAt: number };

/** A try to pay. `settled` tells money that counted from money that came for nothing. */
export type PaymentRecord = { readonly payment: Payment; readonly declined: boolean };

/** A customer record that a guest's checkout made, and the session that may use it. */
export type PartyRecord = { readonly party: PartyId; readonly session: string; readonly contact: Contact };

/** Money that no order was waiting for: double, late after another try, or of a wrong amount. A person looks at it. */
export type StrayMoney = { readonly paymentId: string; readonly amount: number; readonly reason: string };

/** What was bought, as it is once it is set up at `readyAt` (ms since 1970 UTC), and its first password. */
export type ServiceRecord = {
  /** Line that it was bought with. */
  readonly line: LineItemId;
  readonly detail: ServiceDetail;
  readonly password: string | null;
  readonly readyAt: number;
};

/** A later month of a line on a plan; what its line tells stands there alone. [INS-01] */
export type DueRecord = Omit<InstalmentDue, 'title' | 'type' | 'services' | 'waiting'>;

/** What was handed in for a name, without bytes; times in ms since 1970 UTC. */
export type PapersRecord = {
  readonly registrant: Registrant | null;
  readonly fields: PaperFields;
  readonly documents: readonly KeptDocument[];
  readonly reason: string | null;
  readonly sentAt: number | null;
  readonly deleteAt: number | null;
};

/** A product that a party or a guest's session keeps in mind. */
export type FavouriteRecord = Favourite & { readonly keeper: string };

/** `author` is a party or a guest's session; the seed's authors are nobody. */
export type ReviewRecord = { readonly review: Review; readonly productId: string; readonly author: string };

/** A lead, whose session sent it, and when (ms since 1970 UTC). */
export type LeadRecord = { readonly opportunity: Opportunity; readonly session: string; readonly at: number };

/** Who asked for news: the sentence he said yes to and when, and when letters went to him (ms since 1970 UTC). */
export type SubscriptionRecord = {
  readonly agreed: string;
  readonly at: number;
  readonly letters: readonly number[];
  readonly confirmed: boolean;
};

/** What the services know, as plain data: it can be written to a text and read back. */
export type WorldState = {
  now: number;
  readonly sessions: Map<string, SessionRecord>;
  readonly users: Map<string, User>;
  /** Ways in, steps of log-ins, messages that went out. */
  readonly accounts: AccountsState;
  readonly parties: Map<string, PartyRecord>;
  readonly people: Map<string, PersonRecord>;
  /** In the order in which they were made. */
  readonly addresses: Map<string, AddressRecord>;
  readonly orders: Map<string, OrderRecord>;
  readonly payments: Map<string, PaymentRecord>;
  readonly invoices: Map<string, Invoice>;
  readonly services: Map<string, ServiceRecord>;
  /** Later months of plans, in the order in which they were written down. */
  readonly dues: Map<string, DueRecord>;
  /** By the service that the name is. */
  readonly papers: Map<string, PapersRecord>;
  /** In the order in which they came. */
  favourites: readonly FavouriteRecord[];
  /** Oldest first. */
  readonly reviews: ReviewRecord[];
  /** Oldest first. */
  readonly opportunities: LeadRecord[];
  /** By e-mail address. */
  readonly subscriptions: Map<string, SubscriptionRecord>;
  /** Effects by session and idempotency key, each with the input it was for. */
  readonly idempotencyKeys: Map<string, { readonly input: string; readonly answer: unknown; readonly at: number }>;
  /** Domains that somebody holds. */
  readonly registered: Set<string>;
  readonly reserved: Set<string>;
  /** Domains that an open order holds against all others, until ms since 1970 UTC; null for good. */
  readonly held: Map<string, { readonly order: OrderId; readonly until: number | null }>;
  readonly strayMoney: StrayMoney[];
  /** Price of a product in percent of its seed price; absent means 100. */
  readonly pricePercent: Map<string, number>;
  /** Products, and price plans, that are not sold at the moment. */
  readonly withdrawn: Set<string>;
  /** Stock that is another than the seed's, by product and place. */
  readonly stocks: Map<string, Stock>;
  redirects: readonly RedirectRule[];
  /** How often each rule was applied, by its old address. */
  readonly redirectHits: Map<string, number>;
  /** Proofs of consent by their numbers. */
  readonly consentProofs: Map<string, Consent>;
  readonly quotations: Map<string, Quotation>;
  /** Who made each, oldest first: a customer's party, or a guest's session. */
  readonly quotationMakers: { readonly id: string; readonly by: string }[];
  /** Uses of codes by orders: until ms since 1970 UTC, null for good. By code, then order. */
  readonly voucherUses: Map<string, Map<OrderId, number | null>>;
  /** Counts orders, for their numbers. */
  orderCount: number;
};

export type World = {
  readonly state: WorldState;
  readonly origin: string;
  readonly random: Random;
  readonly log: { readonly event: string; readonly facts: Readonly<Record<string, unknown>> }[];
};

export type WorldOptions = {
  /** Decides every id and number; the same seed gives the same world. */
  readonly seed?: number;
  /** ms since 1970 UTC at the start. */
  readonly now?: number;
  /** Where ids come from; the seed's own where it is left out. */
  readonly random?: Random;
  /** Scheme and host under which the shop and its sandbox bank stand. */
  readonly origin?: string;
};

/** 2026-10-05, 09:00 in Vietnam. */
const FIRST_MORNING = Date.UTC(2026, 9, 5, 2);

/** A world with the seed's catalogue and nobody in it. All memory ports over one world are the same services. */
export const memoryWorld = ({
  seed = 1,
  now = FIRST_MORNING,
  random = seededRandom(seed),
  origin = 'http://localhost',
}: WorldOptions = {}): World => ({
  origin,
  state: {
    now,
    sessions: new Map(),
    users: new Map(),
    accounts: noAccounts(),
    parties: new Map(),
    people: new Map(),
    addresses: new Map(),
    orders: new Map(),
    payments: new Map(),
    invoices: new Map(),
    services: new Map(),
    dues: new Map(),
    papers: new Map(),
    favourites: [],
    reviews: [],
    opportunities: [],
    subscriptions: new Map(),
    idempotencyKeys: new Map(),
    registered: new Set(registeredNames),
    reserved: new Set(reservedNames),
    held: new Map(),
    strayMoney: [],
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

/** The seed's products by id, for every world. */
export const seedProductById = new Map(seedProducts.map((product) => [product.id, product]));

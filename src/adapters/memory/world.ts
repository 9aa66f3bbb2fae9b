import { seedProducts } from '#contracts/seed/catalogue.ts';
import { registeredNames, reservedNames } from '#contracts/seed/domain-names.ts';
import type { Contact, Order } from '#core/orders/order.ts';
import type { Invoice } from '#core/payment/invoice.ts';
import type { Payment } from '#core/payment/payment.ts';
import type { RedirectRule } from '#core/redirects/redirect-rule.ts';
import type { User } from '#core/session/visitor.ts';
import type { Random } from '#core/shared/environment.port.ts';
import type { OrderId, PartyId } from '#core/shared/ids.ts';
import { seededRandom } from './environment.ts';
import { seedRedirects } from './seed-redirects.ts';

/** Whose token it is. Tokens of one browser belong to one session; a customer's knows his party too. */
export type SessionRecord = { readonly session: string; readonly party: PartyId | null; readonly expiresAt: number };

/** An order with the session that made it. Authority is that session's or the owner's. */
export type OrderRecord = { readonly order: Order; readonly session: string };

/** A try to pay. `settled` tells money that counted from money that came for nothing. */
export type PaymentRecord = { readonly payment: Payment; readonly declined: boolean };

/** A customer record that a guest's checkout made, and the session that may use it. */
export type PartyRecord = { readonly party: PartyId; readonly session: string; readonly contact: Contact };

/** Money that no order was waiting for: double, late after another try, or of a wrong amount. A person looks at it. */
export type StrayMoney = { readonly paymentId: string; readonly amount: number; readonly reason: string };

/** What the services know, as plain data: it can be written to a text and read back. */
export type WorldState = {
  now: number;
  readonly sessions: Map<string, SessionRecord>;
  readonly users: Map<string, User>;
  readonly parties: Map<string, PartyRecord>;
  readonly orders: Map<string, OrderRecord>;
  readonly payments: Map<string, PaymentRecord>;
  readonly invoices: Map<string, Invoice>;
  /** Effects by session and intent, each with the input it was for. */
  readonly intents: Map<string, { readonly input: string; readonly answer: unknown; readonly at: number }>;
  /** Domains that somebody holds. */
  readonly registered: Set<string>;
  readonly reserved: Set<string>;
  /** Domains that an open order holds against all others, until ms since 1970 UTC; null for good. */
  readonly held: Map<string, { readonly order: OrderId; readonly until: number | null }>;
  readonly strayMoney: StrayMoney[];
  /** Price of a product in percent of its seed price; absent means 100. */
  readonly pricePercent: Map<string, number>;
  /** Products that are not sold at the moment. */
  readonly withdrawn: Set<string>;
  redirects: readonly RedirectRule[];
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
    parties: new Map(),
    orders: new Map(),
    payments: new Map(),
    invoices: new Map(),
    intents: new Map(),
    registered: new Set(registeredNames),
    reserved: new Set(reservedNames),
    held: new Map(),
    strayMoney: [],
    pricePercent: new Map(),
    withdrawn: new Set(),
    redirects: seedRedirects,
    orderCount: 0,
  },
  random,
  log: [],
});

/** The seed's products by id, for every world. */
export const seedProductById = new Map(seedProducts.map((product) => [product.id, product]));

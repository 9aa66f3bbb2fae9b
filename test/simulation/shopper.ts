import { findSession } from '#adapters/memory/accounts/sessions.ts';
import { type BrowserState, createBrowser } from '#adapters/memory/browser/browser-state.ts';
import type { OrderRecord, World } from '#adapters/memory/world.ts';
import type { CartView } from '#core/cart/cart.ts';
import type { Product } from '#core/catalogue/product.ts';
import { createUseCases } from '#core/create-use-cases.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { UseCases } from '#core/operations.ts';
import type { Ports } from '#core/ports.ts';
import type { Configuration } from '#core/pricing/quote.ts';
import type { User } from '#core/session/visitor.ts';
import type { Result } from '#core/shared/result.ts';

/** An open product page and the total that it shows. */
export type OpenPage = { readonly product: Product; readonly configuration: Configuration; readonly total: number };

/** The answer that a browser received, or none: the connection broke or the host crashed. */
export type Answer<Value> =
  | Result<Value, ShopFailure>
  | { readonly ok: false; readonly failure: { kind: 'no-answer' } };

/** The ports of one request with its cookies, and a promise that resolves when its host crashes. */
export type Request = { readonly ports: Ports; readonly crashed: Promise<'crashed'> };

type OrderOfSession = Pick<OrderRecord, 'order' | 'session'>;

/** One person with one browser at a time. */
export class Shopper {
  readonly name: string;
  browser: BrowserState = createBrowser();
  /** The account that they last logged in to. */
  account: User | null = null;
  /** The identity that the services see: a customer's party, or one anonymous period of this browser. */
  holder: string;
  page: OpenPage | null = null;
  cart: CartView | null = null;
  orders: string[] = [];
  /** Sends the last command again; null unless its answer was uncertain. */
  repeat: (() => Promise<void>) | null = null;
  private readonly tokens = new Set<string>();
  private anonymousPeriods = 0;

  constructor(name: string) {
    this.name = name;
    this.holder = `${name} 0`;
  }

  owns({ order, session }: OrderOfSession): boolean {
    return this.tokens.has(session) || (order.owner !== null && order.owner.partyId === this.account?.partyId);
  }

  /** Whether the browser holds a valid token that opens the order. */
  reaches(world: World, { order, session }: OrderOfSession): boolean {
    const held = findSession(world, this.browser.session ?? this.browser.anonymous);
    if (held === undefined) return false;
    const owner = order.owner?.partyId;
    if (owner !== undefined && world.state.users.has(owner)) return owner === held.party;
    return session === held.session || session === held.guest;
  }

  /** Starts a new anonymous period: the services no longer see the previous identity. */
  becomeAnonymous(): void {
    this.anonymousPeriods += 1;
    this.holder = `${this.name} ${this.anonymousPeriods}`;
  }

  /** Runs a use case as one request: it reads cookies at its start and writes them with its answer. */
  async request<Value>(
    world: World,
    open: (browser: BrowserState) => Request,
    answerIsLost: boolean,
    use: (useCases: UseCases) => Promise<Result<Value, ShopFailure>>,
  ): Promise<Answer<Value>> {
    const before = this.browser;
    const cookies = { ...before };
    const { ports, crashed } = open(cookies);
    const known = new Set(world.state.sessions.keys());
    const answer = await Promise.race([use(createUseCases(ports)), crashed]);
    for (const token of world.state.sessions.keys()) if (!known.has(token)) this.tokens.add(token);
    if (answer === 'crashed' || answerIsLost) return { ok: false, failure: { kind: 'no-answer' } };
    this.writeCookies(before, cookies);
    return answer;
  }

  /** Writes only the cookies that the request changed, so that two requests at once do not undo each other. */
  private writeCookies(before: BrowserState, after: BrowserState): void {
    const now = { ...this.browser };
    if (after.session !== before.session) now.session = after.session;
    if (after.anonymous !== before.anonymous) now.anonymous = after.anonymous;
    if (after.cart !== before.cart) now.cart = after.cart;
    if (after.recovery !== before.recovery) now.recovery = after.recovery;
    if (after.sessionId !== before.sessionId) now.sessionId = after.sessionId;
    if (after.pendingLogin !== before.pendingLogin) now.pendingLogin = after.pendingLogin;
    if (before.session !== null && now.session === null) this.becomeAnonymous();
    this.browser = now;
  }

  becomeCustomer(account: User): void {
    this.account = account;
    this.holder = account.partyId;
  }

  /** Another device, or a browser without its cookies. */
  useFreshBrowser(): void {
    this.browser = createBrowser();
    this.page = null;
    this.cart = null;
    this.repeat = null;
    this.becomeAnonymous();
  }

  /** Records a token that this shopper's browser held. */
  addToken(token: string): void {
    this.tokens.add(token);
  }
}

import { type BrowserState, freshBrowser } from '#adapters/memory/browser-state.ts';
import { sessionOf } from '#adapters/memory/sessions.ts';
import type { OrderRecord, World } from '#adapters/memory/world.ts';
import type { CartView } from '#core/cart/cart.ts';
import type { Product } from '#core/catalogue/product.ts';
import { createUseCases } from '#core/create-use-cases.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { Ports } from '#core/ports.ts';
import type { Configuration } from '#core/pricing/quote.ts';
import type { User } from '#core/session/visitor.ts';
import type { Result } from '#core/shared/result.ts';
import type { UseCases } from '#core/use-cases.ts';

/** A product page that stands open, with the total that it shows. */
export type OpenPage = { readonly product: Product; readonly configuration: Configuration; readonly total: number };

/** The answer that a browser got, or nothing: the connection was lost or the host died. */
export type Answer<Value> =
  | Result<Value, ShopFailure>
  | { readonly ok: false; readonly failure: { kind: 'no-answer' } };

/** What one request is made of: the ports for its cookies, and a promise that ends when its host dies. */
export type Request = { readonly ports: Ports; readonly died: Promise<'died'> };

type MadeOrder = Pick<OrderRecord, 'order' | 'session'>;

/** One person with one browser at a time. */
export class Shopper {
  readonly name: string;
  browser: BrowserState = freshBrowser();
  /** An account; used by the action that logs in. */
  account: User | null = null;
  /** Who the services take him for: a customer's party, or this browser's anonymous time. */
  holder: string;
  page: OpenPage | null = null;
  cart: CartView | null = null;
  orders: string[] = [];
  /** The same press again, where the last one got no certain answer. */
  again: (() => Promise<void>) | null = null;
  private readonly tokens = new Set<string>();
  private times = 0;

  constructor(name: string) {
    this.name = name;
    this.holder = `${name} 0`;
  }

  owns({ order, session }: MadeOrder): boolean {
    return this.tokens.has(session) || (order.owner !== null && order.owner.partyId === this.account?.partyId);
  }

  /** Whether the tokens that his browser holds, and that are still good, open the order. */
  reaches(world: World, { order, session }: MadeOrder): boolean {
    const held = sessionOf(world, this.browser.session ?? this.browser.anonymous);
    if (held === undefined) return false;
    const owner = order.owner?.partyId;
    if (owner !== undefined && world.state.users.has(owner)) return owner === held.party;
    return session === held.session || session === held.guest;
  }

  /** From here on the services do not know him as who he was. */
  becomesAnonymous(): void {
    this.times += 1;
    this.holder = `${this.name} ${this.times}`;
  }

  /** Runs a use case as one request: cookies are read at its start and written with its answer. */
  async request<Value>(
    world: World,
    open: (browser: BrowserState) => Request,
    answerIsLost: boolean,
    use: (useCases: UseCases) => Promise<Result<Value, ShopFailure>>,
  ): Promise<Answer<Value>> {
    const before = this.browser;
    const cookies = { ...before };
    const { ports, died } = open(cookies);
    const known = new Set(world.state.sessions.keys());
    const answer = await Promise.race([use(createUseCases(ports)), died]);
    for (const token of world.state.sessions.keys()) if (!known.has(token)) this.tokens.add(token);
    if (answer === 'died' || answerIsLost) return { ok: false, failure: { kind: 'no-answer' } };
    this.writeCookies(before, cookies);
    return answer;
  }

  /** Only what the request changed is sent back, so that two requests at once do not undo each other. */
  private writeCookies(before: BrowserState, after: BrowserState): void {
    const now = { ...this.browser };
    if (after.session !== before.session) now.session = after.session;
    if (after.anonymous !== before.anonymous) now.anonymous = after.anonymous;
    if (after.cart !== before.cart) now.cart = after.cart;
    if (after.recovery !== before.recovery) now.recovery = after.recovery;
    if (after.sessionId !== before.sessionId) now.sessionId = after.sessionId;
    if (after.trail !== before.trail) now.trail = after.trail;
    if (before.session !== null && now.session === null) this.becomesAnonymous();
    this.browser = now;
  }

  /** From here on the services take him for a customer. */
  becomesCustomer(account: User): void {
    this.account = account;
    this.holder = account.partyId;
  }

  /** Another device, or cookies that are gone. */
  takesFreshBrowser(): void {
    this.browser = freshBrowser();
    this.page = null;
    this.cart = null;
    this.again = null;
    this.becomesAnonymous();
  }

  ownsToken(token: string): void {
    this.tokens.add(token);
  }
}

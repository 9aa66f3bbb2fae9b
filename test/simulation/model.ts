import type { World } from '#adapters/memory/world.ts';
import type { CartView } from '#core/cart/cart.ts';
import { UNPAID_ORDER_REASON } from '#core/order-rules/unpaid-order.ts';
import { childLines, type Order, type OrderLine, topLines } from '#core/orders/order.ts';
import { isPlaced } from '#core/orders/order-states.ts';
import type { AddAttempt } from './add-attempt.ts';
import { auditPayments } from './audit-payments.ts';
import type { Shopper } from './shopper.ts';
import { Violation } from './violation.ts';

/**
 * What the shop answered to every shopper, without any knowledge of how the shop works. `audit` compares it with the
 * world.
 */
export class Model {
  readonly attempts = new Map<string, AddAttempt>();
  /** Totals with VAT that each shopper saw when they clicked «Đặt hàng». */
  readonly shownTotals = new Map<Shopper, Set<number>>();
  /**
   * Tokens that ended early. The services see a shopper without a token as a new visitor, also when a command is
   * repeated.
   */
  endedSessions = 0;
  /** Idempotency keys of guest checkouts, each with the session that sent it. */
  readonly guestCheckouts = new Set<string>();
  private readonly placedOrders = new Map<string, string>();
  /** By order: the idempotency keys that may make a payment. */
  readonly paymentKeys = new Map<string, Set<string>>();
  /** By order: the sum of the part payments that the bank reported and the shop kept, in đồng. */
  readonly parts = new Map<string, number>();
  /** Lines whose removal the shop confirmed. */
  private readonly removedLines = new Set<string>();
  /** By idempotency key: the domain that the item orders. A merge of two carts keeps each domain once. [ACC-11] */
  private readonly domains = new Map<string, string>();
  /** By idempotency key of an item that a merge dropped: the item that orders the same domain since then. */
  private readonly mergedInto = new Map<string, string>();
  /** By line: the count and term that the shop showed last; absent where a change may or may not have happened. */
  readonly shownLines = new Map<string, { readonly quantity: number; readonly term: number }>();

  recordShownTotal(shopper: Shopper, total: number): void {
    this.shownTotals.set(shopper, (this.shownTotals.get(shopper) ?? new Set()).add(total));
  }

  recordPaymentKey(order: string, idempotencyKey: string): void {
    this.paymentKeys.set(order, (this.paymentKeys.get(order) ?? new Set()).add(idempotencyKey));
  }

  /** A code for the rest is made with it. */
  recordPart(order: string, amount: number): void {
    const parts = (this.parts.get(order) ?? 0) + amount;
    this.parts.set(order, parts);
    this.recordPaymentKey(order, `the rest after ${parts}`);
  }

  /** Without a token each request opens a session of its own. */
  recordGuestCheckout(idempotencyKey: string, session: string | null): void {
    this.guestCheckouts.add(`${idempotencyKey} ${session ?? this.guestCheckouts.size}`);
  }

  recordPlacedOrder(idempotencyKey: string, order: string): void {
    const before = this.placedOrders.get(idempotencyKey) ?? order;
    if (before !== order) throw new Violation('second-order', `one idempotency key made ${before} and ${order}`);
    this.placedOrders.set(idempotencyKey, order);
  }

  /** Records lines that the shopper removes: uncertain when the request is sent, certain once the shop confirms it. */
  recordRemoval(lines: readonly Pick<OrderLine, 'id' | 'idempotencyKey'>[], isConfirmed: boolean): void {
    for (const { id, idempotencyKey } of lines) {
      for (const attempt of this.attempts.values())
        if (this.isSameItem(attempt, idempotencyKey))
          attempt.removed = isConfirmed || attempt.removed === 'yes' ? 'yes' : 'uncertain';
      if (isConfirmed) this.removedLines.add(id);
    }
  }

  private isSameItem({ idempotencyKey }: AddAttempt, lineKey: string | null): boolean {
    return idempotencyKey === lineKey || (lineKey !== null && this.mergedInto.get(idempotencyKey) === lineKey);
  }

  /** An accepted item costs what its page showed. [CART-19] */
  checkAcceptedPrice(world: World, { idempotencyKey, expectedTotal }: AddAttempt): void {
    for (const { order } of world.state.orders.values()) {
      const line = order.lines.find((each) => each.idempotencyKey === idempotencyKey);
      if (!line) continue;
      const gross = [line, ...childLines(order, line.id)].reduce((sum, each) => sum + each.amounts.gross, 0);
      if (expectedTotal !== null && gross !== expectedTotal)
        throw new Violation('charged-otherwise', `shown ${expectedTotal}, in the cart ${gross}`);
    }
  }

  audit(world: World, shoppers: readonly Shopper[]): void {
    const orders = [...world.state.orders.values()];
    const live = new Map<string, OrderLine>();
    for (const { order, session } of orders)
      for (const line of order.status === 'closed' ? [] : topLines(order)) {
        if (order.source !== 'cart') continue;
        const attempt = this.attempts.get(line.idempotencyKey ?? '');
        if (!attempt) throw new Violation('doubled', `nobody asked for ${line.title} in ${order.number}`);
        if (!attempt.shopper.owns({ order, session }))
          throw new Violation('foreign-cart', `${attempt.shopper.name}'s item went into another's ${order.number}`);
        // A shopper whose token ended before the answer arrived cannot see that order, because each session is a
        // separate visitor.
        const place = `${attempt.idempotencyKey} ${order.owner?.partyId ?? session}`;
        if (live.has(place))
          throw new Violation('doubled', `item ${attempt.idempotencyKey} is twice in the carts of one visitor`);
        if (this.removedLines.has(line.id) && attempt.shopper.reaches(world, { order, session }))
          throw new Violation('resurrected', `${line.title} was removed and is in ${order.number} again`);
        live.set(place, line);
        if (line.description !== '') this.domains.set(attempt.idempotencyKey, line.description);
        const shown = this.shownLines.get(line.id);
        if (shown && (shown.quantity !== line.quantity || shown.term !== line.term))
          throw new Violation('lost', `a change of ${line.title}: shown ${JSON.stringify(shown)}`);
      }
    const liveKeys = new Set([...live.values()].map((line) => line.idempotencyKey ?? ''));
    this.recordEndedOrders(orders.map(({ order }) => order));
    for (const attempt of this.attempts.values())
      this.auditAttempt(attempt, liveKeys.has(attempt.idempotencyKey) || this.isLiveAsDomain(attempt, liveKeys));
    for (const shopper of shoppers) this.auditCookies(world, shopper);
    auditPayments(
      this,
      world,
      orders.map(({ order }) => order),
      shoppers,
    );
  }

  /** Whether another item of the same shopper orders the same domain: a merge keeps one of the two. */
  private isLiveAsDomain({ idempotencyKey, shopper, answer }: AddAttempt, liveKeys: ReadonlySet<string>): boolean {
    const name = this.domains.get(idempotencyKey);
    if (name === undefined || answer === 'refused') return false;
    const other = [...liveKeys].find(
      (key) => this.attempts.get(key)?.shopper === shopper && this.domains.get(key) === name,
    );
    if (other !== undefined) this.mergedInto.set(idempotencyKey, other);
    return other !== undefined;
  }

  /** What the shopper added as a guest in this browser belongs to the customer from now on. */
  recordLogIn(shopper: Shopper, guest: string): void {
    for (const attempt of this.attempts.values())
      if (attempt.shopper === shopper && attempt.holder === guest) attempt.holder = shopper.holder;
  }

  /** The shop closes an order that was placed and not paid in time, as it says beforehand; its items end with it. */
  private recordEndedOrders(orders: readonly Order[]): void {
    for (const order of orders.filter((each) => each.status === 'closed' && each.cancelReason === UNPAID_ORDER_REASON))
      for (const { idempotencyKey } of order.lines) {
        const attempt = this.attempts.get(idempotencyKey ?? '');
        if (attempt) attempt.removed = 'yes';
      }
  }

  private auditAttempt({ idempotencyKey, answer, removed }: AddAttempt, isLive: boolean): void {
    if (isLive && answer === 'refused')
      throw new Violation('doubled', `item ${idempotencyKey} was refused and is in a cart`);
    if (!isLive && answer === 'accepted' && removed === 'no')
      throw new Violation('lost', `item ${idempotencyKey} was accepted and is in no order`);
  }

  private auditCookies(world: World, shopper: Shopper): void {
    const { cart, recovery } = shopper.browser;
    for (const id of [cart?.id, recovery?.id]) {
      const record = id ? world.state.orders.get(id) : undefined;
      if (id && !(record && shopper.owns(record))) throw new Violation('foreign-cart', `the cookie points at ${id}`);
    }
  }

  /**
   * Without faults, the cart page shows every item that the shop accepted for the shopper's current identity. An item
   * that they have ordered needs no place in a cart, even where a request without an answer left a draft with the same
   * item.
   */
  auditCartPage(world: World, shopper: Shopper, view: CartView | null): void {
    for (const { idempotencyKey, holder, answer, removed } of this.attempts.values()) {
      if (holder !== shopper.holder || answer !== 'accepted' || removed !== 'no') continue;
      const own = [...world.state.orders.values()].filter(
        (record) =>
          shopper.reaches(world, record) && record.order.lines.some((line) => line.idempotencyKey === idempotencyKey),
      );
      if (own.some(({ order }) => isPlaced(order) && order.status !== 'closed')) continue;
      const draft = own.find(({ order }) => !isPlaced(order))?.order;
      if (draft && !view?.lines.some(({ line }) => line.idempotencyKey === idempotencyKey))
        throw new Violation('lost', `item ${idempotencyKey} is in ${draft.number}, the cart page does not show it`);
    }
  }
}

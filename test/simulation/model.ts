import type { World } from '#adapters/memory/world.ts';
import type { CartView } from '#core/cart/cart.ts';
import { childrenOf, type OrderLine, topLines } from '#core/orders/order.ts';
import type { Add } from './add.ts';
import { auditMoney } from './audit-money.ts';
import type { Shopper } from './shopper.ts';
import { Violation } from './violation.ts';

/** What every shopper was told, and nothing of how the shop works. `audit` holds it against the world. */
export class Model {
  readonly adds = new Map<string, Add>();
  /** Totals with VAT that a shopper was shown when he pressed «Đặt hàng». */
  readonly shown = new Map<Shopper, Set<number>>();
  /** Who lost his token is somebody else to the services: his press again is another's. */
  endedSessions = 0;
  /** Presses of guests, one for each session in which they were made. */
  readonly guestPresses = new Set<string>();
  readonly placed = new Map<string, string>();
  /** Presses that may make a payment of an order. */
  readonly paymentPresses = new Map<string, Set<string>>();
  /** Lines that were taken out for certain. */
  private readonly gone = new Set<string>();
  /** Names that domain items were seen with: of two carts that become one, a domain stays once. [ACC-11] */
  private readonly domains = new Map<string, string>();
  /** Count and term that the shopper was told last; absent where he cannot know. */
  readonly lines = new Map<string, { readonly count: number; readonly time: number }>();

  shownAt(shopper: Shopper, total: number): void {
    this.shown.set(shopper, (this.shown.get(shopper) ?? new Set()).add(total));
  }

  pressedFor(order: string, idempotencyKey: string): void {
    this.paymentPresses.set(order, (this.paymentPresses.get(order) ?? new Set()).add(idempotencyKey));
  }

  /** Without a token each request is a session of its own. */
  guestPress(idempotencyKey: string, session: string | null): void {
    this.guestPresses.add(`${idempotencyKey} ${session ?? this.guestPresses.size}`);
  }

  placedAs(idempotencyKey: string, order: string): void {
    const before = this.placed.get(idempotencyKey) ?? order;
    if (before !== order) throw new Violation('second-order', `one press made ${before} and ${order}`);
    this.placed.set(idempotencyKey, order);
  }

  /** Lines that the shopper takes out: perhaps at first, and for certain once he was told so. */
  removed(lines: readonly Pick<OrderLine, 'id' | 'idempotencyKey'>[], isCertain: boolean): void {
    for (const { id, idempotencyKey } of lines) {
      const add = this.adds.get(idempotencyKey ?? '');
      if (add) add.removed = isCertain || add.removed === 'yes' ? 'yes' : 'perhaps';
      if (isCertain) this.gone.add(id);
    }
  }

  /** The amount of an accepted item is what its page showed. [CART-19] */
  accepted(world: World, add: Add): void {
    for (const { order } of world.state.orders.values()) {
      const line = order.lines.find((each) => each.idempotencyKey === add.idempotencyKey);
      if (!line) continue;
      const gross = [line, ...childrenOf(order, line.id)].reduce((sum, each) => sum + each.amounts.gross, 0);
      if (add.expectedTotal !== null && gross !== add.expectedTotal)
        throw new Violation('charged-otherwise', `shown ${add.expectedTotal}, in the cart ${gross}`);
    }
  }

  audit(world: World, shoppers: readonly Shopper[]): void {
    const orders = [...world.state.orders.values()];
    const live = new Map<string, OrderLine>();
    for (const { order, session } of orders)
      for (const line of order.status === 90 ? [] : topLines(order)) {
        if (order.source !== 'cart') continue;
        const add = this.adds.get(line.idempotencyKey ?? '');
        if (!add) throw new Violation('doubled', `nobody asked for ${line.title} in ${order.number}`);
        if (!add.shopper.owns({ order, session }))
          throw new Violation('foreign-cart', `${add.shopper.name}'s item went into another's ${order.number}`);
        // Who lost his token before he got an answer cannot see that order: each session counts for itself.
        const place = `${add.idempotencyKey} ${order.owner?.partyId ?? session}`;
        if (live.has(place))
          throw new Violation('doubled', `press ${add.idempotencyKey} is twice in the carts of one visitor`);
        if (this.gone.has(line.id) && add.shopper.reaches(world, { order, session }))
          throw new Violation('resurrected', `${line.title} was removed and is there`);
        live.set(place, line);
        if (line.description !== '') this.domains.set(add.idempotencyKey, line.description);
        const told = this.lines.get(line.id);
        if (told && (told.count !== line.count || told.time !== line.time))
          throw new Violation('lost', `a change of ${line.title}: told ${JSON.stringify(told)}`);
      }
    const there = new Set([...live.values()].map((line) => line.idempotencyKey ?? ''));
    for (const add of this.adds.values())
      this.auditAdd(add, there.has(add.idempotencyKey) || this.isThereByName(add, there));
    for (const shopper of shoppers) this.auditPointer(world, shopper);
    auditMoney(
      this,
      world,
      orders.map(({ order }) => order),
      shoppers,
    );
  }

  private isThereByName({ idempotencyKey, shopper, told }: Add, there: ReadonlySet<string>): boolean {
    const name = this.domains.get(idempotencyKey);
    const mine = [...there].filter((each) => this.adds.get(each)?.shopper === shopper);
    return told !== 'not' && name !== undefined && mine.some((each) => this.domains.get(each) === name);
  }

  /** What he did as a guest in this browser is the customer's from now on. */
  loggedIn(shopper: Shopper, guest: string): void {
    for (const add of this.adds.values())
      if (add.shopper === shopper && add.holder === guest) add.holder = shopper.holder;
  }

  private auditAdd({ idempotencyKey, told, removed }: Add, isThere: boolean): void {
    if (isThere && told === 'not') throw new Violation('doubled', `press ${idempotencyKey} was refused and is there`);
    if (!isThere && told === 'in' && removed === 'no')
      throw new Violation('lost', `press ${idempotencyKey} was accepted`);
  }

  private auditPointer(world: World, shopper: Shopper): void {
    const { cart, recovery } = shopper.browser;
    for (const id of [cart?.id, recovery]) {
      const record = id ? world.state.orders.get(id) : undefined;
      if (id && !(record && shopper.owns(record))) throw new Violation('foreign-cart', `the cookie points at ${id}`);
    }
  }

  /** Without trouble, the cart page shows every item that was accepted for who the shopper is now. */
  auditView(world: World, shopper: Shopper, view: CartView | null): void {
    for (const add of this.adds.values()) {
      if (add.holder !== shopper.holder || add.told !== 'in' || add.removed !== 'no') continue;
      const draft = [...world.state.orders.values()].find(
        (record) =>
          record.order.status === 10 &&
          shopper.reaches(world, record) &&
          record.order.lines.some((line) => line.idempotencyKey === add.idempotencyKey),
      );
      if (draft && !view?.lines.some(({ line }) => line.idempotencyKey === add.idempotencyKey))
        throw new Violation(
          'lost',
          `press ${add.idempotencyKey} stands in ${draft.order.number}, the cart page does not show it`,
        );
    }
  }
}

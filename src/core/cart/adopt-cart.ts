import { isRefusal } from '#core/failures/refusals.ts';
import { isCancelledCart, isInactiveCart, type Order, topLines } from '#core/orders/order.ts';
import { isPlaced } from '#core/orders/order-states.ts';
import type { Log } from '#core/shared/environment.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { OrderId, PartyId } from '#core/shared/ids.ts';
import { readWithRetry, writeOnce } from '#core/shared/persist.ts';
import { ok, type Result } from '#core/shared/result.ts';
import type { FindCartPorts } from './find-cart.ts';

export type AdoptCartPorts = FindCartPorts & { readonly log: Log };

/**
 * `moved` counts the lines moved into the saved cart. `undecided`: the guest's cart may still wait for its adoption.
 */
export type AdoptionResult =
  | { readonly kind: 'undecided' }
  | { readonly kind: 'kept' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'merged'; readonly moved: number };

type Answer<Value> = Promise<Result<Value, PortFailure>>;

const kept: AdoptionResult = { kind: 'kept' };

/**
 * Adopts the guest cart at login: claims it, or merges it into the saved cart. Without one, restores the saved cart for
 * seven days. Never fails the login: after an inconclusive answer the next cart load tries again. [ACC-05, ACC-06,
 * ACC-11]
 */
export const adoptCart =
  (ports: AdoptCartPorts) =>
  async (party: PartyId): Promise<AdoptionResult> => {
    const adopted = await adoptOrRestore(ports, party);
    if (adopted.ok) return adopted.value;
    ports.log.warn('Failed to adopt cart', { kind: adopted.failure.kind });
    return { kind: 'undecided' };
  };

const adoptOrRestore = async (ports: AdoptCartPorts, party: PartyId): Answer<AdoptionResult> => {
  const { carts, orders, delay } = ports;
  const id = carts.get() ?? carts.recovery();
  if (id === null) return restoreSavedCart(ports, party);
  const found = await readWithRetry(delay, () => orders.load(id));
  if (!found.ok && !isGone(found.failure)) return found;
  if (!found.ok || isInactiveCart(found.value)) {
    const isInCookie = carts.get() === id;
    if (isInCookie) carts.clear();
    else carts.setRecovery(null);
    const cancelled = isInCookie && found.ok && isCancelledCart(found.value);
    return cancelled ? ok({ kind: 'cancelled' }) : restoreSavedCart(ports, party);
  }
  setCartPointer(ports, id);
  return isGuestCart(found.value, party) ? claimOrMerge(ports, found.value, party) : ok(kept);
};

/** A draft cart of another owner or none; that owner may be a guest checkout's contact record. [ACC-05] */
export const isGuestCart = (order: Order, party: PartyId): boolean =>
  !isPlaced(order) && order.source === 'cart' && order.owner?.partyId !== party;

/** The order does not exist for this customer. A session that ended meanwhile says nothing about the cart. */
const isGone = ({ kind }: PortFailure): boolean => kind === 'not-found';

/** Restores a cart from the recovery slot. */
const setCartPointer = ({ carts }: AdoptCartPorts, id: OrderId): void => {
  if (carts.get() === id) return;
  carts.set(id);
  carts.setRecovery(null);
};

/** [ACC-06] */
const restoreSavedCart = async (ports: AdoptCartPorts, party: PartyId): Answer<AdoptionResult> => {
  const saved = await findSavedCartId(ports, party);
  if (saved.ok && saved.value !== null) ports.carts.set(saved.value);
  return saved.ok ? ok(kept) : saved;
};

const findSavedCartId = async ({ orders, delay }: AdoptCartPorts, party: PartyId): Answer<OrderId | null> => {
  const saved = await readWithRetry(delay, () => orders.findByOwner(party));
  return saved.ok || !isGone(saved.failure) ? saved : ok(null);
};

/** A second round handles a saved cart that appears or is ordered between lookup and write. */
const MAX_ROUNDS = 3;

const claimOrMerge = async (ports: AdoptCartPorts, cart: Order, party: PartyId): Answer<AdoptionResult> => {
  for (let round = 1; ; round++) {
    const saved = await findSavedCartId(ports, party);
    if (!saved.ok) return saved;
    const done =
      saved.value === null || saved.value === cart.id
        ? await claimCart(ports, cart, party)
        : await mergeIntoSavedCart(ports, cart, saved.value);
    if (done.ok || round === MAX_ROUNDS || !isConflict(done.failure)) return done;
  }
};

const isConflict = (failure: PortFailure): boolean =>
  failure.kind === 'not-found' || isRefusal(failure, 'owner-already-set') || isRefusal(failure, 'order-closed');

/** Opens an order that checkout gave the guest's contact; any other cart stays a draft. [ACC-05] */
const claimCart = async (
  { orders, delay, log }: AdoptCartPorts,
  { id, owner: guest }: Order,
  party: PartyId,
): Answer<AdoptionResult> => {
  const mine = await writeOnce(
    delay,
    () => orders.claim(id, party),
    async () => {
      const now = await readWithRetry(delay, () => orders.load(id));
      return now.ok ? ok(now.value.owner?.partyId === party ? now.value : null) : now;
    },
  );
  if (!mine.ok) return mine;
  if (guest !== null && !isPlaced(mine.value)) {
    const open = await readWithRetry(delay, () => orders.open(id));
    if (!open.ok) log.warn('Failed to open order', { kind: open.failure.kind });
  }
  return ok(kept);
};

/** A merge is idempotent, so a lost answer is retried; `moved` then falls back to the cart's line count. */
const mergeIntoSavedCart = async (
  { orders, carts, delay }: AdoptCartPorts,
  cart: Order,
  saved: OrderId,
): Answer<AdoptionResult> => {
  const done = await writeOnce(delay, () => orders.merge(cart.id, saved));
  if (!done.ok) return done;
  carts.set(saved);
  const { movedLines, skippedDomains } = done.value;
  const lines = movedLines + skippedDomains === 0 ? topLines(cart).length : movedLines;
  return ok(lines === 0 ? kept : { kind: 'merged', moved: lines });
};

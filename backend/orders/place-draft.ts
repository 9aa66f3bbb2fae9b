import { customerHash, insertCustomer, toGuestCustomer } from '#backend/customers/service.ts';
import type { StoredOrder } from '#backend/order-store/stored-order.ts';
import type { DomainStatuses } from '#backend/orders/lines/check-domains.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import type { KeyRow } from '#backend/platform/database/idempotency.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { orderNumberOf } from '#contracts/order-states.ts';
import type { Refusal } from '#core/order-rules/refusal.ts';
import type { Result } from '#core/shared/result.ts';
import type { Buyer } from './count-guest-order.ts';
import { openLockedOrder } from './open-order.ts';
import type { OrderDeps } from './order-deps.ts';
import { type CustomerInput, requireOwnParty, writeCustomer } from './set-customer.ts';

/** `partyId` null: a guest's new record, which `createGuestCustomer` finds by `customerKey`. */
export type Placement = {
  readonly partyId: string | null;
  readonly customerKey: string;
  readonly customer: CustomerInput;
};

/** As the shop sends a guest's record. */
const guestOf = ({ contact, address }: CustomerInput) =>
  toGuestCustomer({
    ...contact,
    address: address === null ? '' : `${address.street}, ${address.wardName}, ${address.provinceName}`,
    birthDate: null,
    createdBy: '',
    sourceCustomer: 'WEBSITE',
  });

/**
 * What `createGuestCustomer`, `setCustomer` and `openOrder` do, on a locked draft. `keys`: for the caller to keep.
 * Throws and refuses as they do, ORDER_CLOSED for an order that is no draft.
 */
export const placeDraft = async (
  deps: OrderDeps,
  tx: Transaction,
  buyer: Buyer,
  stored: StoredOrder,
  { partyId, customerKey, customer }: Placement,
  statuses: DomainStatuses,
): Promise<{ readonly placed: Result<StoredOrder, Refusal>; readonly keys: readonly KeyRow[] }> => {
  if (stored.order.status !== orderNumberOf.draft)
    throw new ServiceFailure('ORDER_CLOSED', `The order is in state ${stored.order.status}`);
  const { visitor } = buyer;
  const guest = guestOf(customer);
  const made = partyId === null ? await insertCustomer(tx, visitor.sessionId, guest) : null;
  if (partyId !== null) await requireOwnParty(tx, visitor, partyId);
  const owner = partyId ?? made?.id ?? '';
  const order = await writeCustomer(tx, stored.order, visitor, owner, customer, deps.clock.now());
  const placed = await openLockedOrder(deps, tx, buyer, { order, lines: stored.lines }, statuses);
  const keys = made === null ? [] : [{ key: customerKey, inputHash: customerHash(guest), answer: made }];
  return { placed, keys };
};

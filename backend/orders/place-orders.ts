import { limitVoucherGuesses } from '#backend/campaigns/limit-voucher-guesses.ts';
import { parseWholeOrder } from '#backend/orders/rest/wire-bodies.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import type { Buyer } from './count-guest-order.ts';
import { requireGuestToken } from './guest-token.ts';
import type { OrderDeps } from './order-deps.ts';
import type { OrderWire } from './order-wire.ts';
import { placeWholeOrder, type WholeOrder } from './whole-order.ts';

/** A whole order as either wire received it; `body` in the spelling of REST. */
export type PlaceRequest = Buyer & {
  readonly body: unknown;
  readonly idempotencyKey: string | null;
};

const place = (deps: OrderDeps, { visitor, address, idempotencyKey }: PlaceRequest, whole: WholeOrder) =>
  limitVoucherGuesses(deps, { visitor, address }, () =>
    placeWholeOrder(deps, { visitor, address }, whole, idempotencyKey),
  );

/** Throws UNAUTHENTICATED when the guest token does not hold, and the failures of `placeWholeOrder`. [FIN-03] */
export const placeGuestOrder = (
  deps: OrderDeps,
  request: PlaceRequest,
  guestToken: string | null,
): Promise<OrderWire> => {
  const { input, customer, vouched, time } = parseWholeOrder(request.body);
  const guest = { ...customer.contact, time: time ?? 0 };
  requireGuestToken(guestToken, guest, deps.secrets.signing, deps.clock.now());
  return place(deps, request, { input, customer, vouched, source: 'express' });
};

/** Throws UNAUTHENTICATED for guests, and the failures of `placeWholeOrder`. [FIN-04] */
export const placeCustomerOrder = (deps: OrderDeps, request: PlaceRequest): Promise<OrderWire> => {
  if (request.visitor.partyId === null)
    throw new ServiceFailure('UNAUTHENTICATED', 'This order is for customers who are logged in');
  const { input, customer, vouched } = parseWholeOrder(request.body);
  return place(deps, request, { input, customer, vouched, source: 'order' });
};

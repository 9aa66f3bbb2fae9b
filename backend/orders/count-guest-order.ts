import { findAddressWait } from '#backend/authorisation/rate-limits.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import type { SessionVisitor } from '#backend/platform/deps.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { networkOf } from '#contracts/client-address.ts';
import type { OrderDeps } from './order-deps.ts';

/** Who places an order. `address`: the browser's, empty when unknown. */
export type Buyer = { readonly visitor: SessionVisitor; readonly address: string };

/**
 * Counts what the transaction places, so that a refused order and a repeated request count nothing. Customers are not
 * limited. Throws TOO_MANY_ORDERS {retryAfter: seconds}. [ASVS V2.4.1]
 */
export const countGuestOrder = async (
  { clock }: Pick<OrderDeps, 'clock'>,
  tx: Transaction,
  { visitor, address }: Buyer,
): Promise<void> => {
  if (visitor.partyId !== null) return;
  const retryAfter = await findAddressWait({ db: tx, clock }, 'guestOrder', address === '' ? null : networkOf(address));
  if (retryAfter !== null)
    throw new ServiceFailure('TOO_MANY_ORDERS', 'Too many orders of guests of this network', { retryAfter });
};

import { postEntry } from '#backend/balances/ledger.ts';
import type { StoredOrder } from '#backend/order-store/stored-order.ts';
import type { PaymentDeps } from '#backend/payments/environment.ts';
import { lockOrderOf, recordRefund } from '#backend/payments/transfers/match-transfer.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import type { StaffChange } from '#backend/platform/staff-route.ts';

const CREDIT_NOTE = 'Vào số dư';

/** Whose balance takes what goes back of an order; null for an order without an account. */
export const creditedParty = ({ ownerLoggedIn, ownerPartyId }: StoredOrder['order']): string | null =>
  ownerLoggedIn ? ownerPartyId : null;

/**
 * What `recordRefund` would send back goes to the balance of the customer instead; the mail says so. Throws NOT_FOUND,
 * STATUS_NOT_ALLOWED, also where no order of an account is known.
 */
export const creditTransfer = async (
  deps: PaymentDeps,
  tx: Transaction,
  { transferId, member }: { readonly transferId: string; readonly member: string },
): Promise<StaffChange> => {
  const stored = await lockOrderOf(tx, transferId);
  const partyId = stored && creditedParty(stored.order);
  if (!partyId) throw new ServiceFailure('STATUS_NOT_ALLOWED', 'No account is known');
  const change = await recordRefund(deps, tx, { transferId, note: CREDIT_NOTE, member, toBalance: true });
  await postEntry(tx, {
    partyId,
    key: `refund:${transferId}`,
    kind: 'refund',
    change: Number(change.after.refundAmount),
    by: `staff ${member}`,
    at: deps.clock.now(),
    orderId: stored.order.id,
  });
  return change;
};

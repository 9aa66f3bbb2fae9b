import type { RefundRecord } from '#contracts/desk/refund-record.ts';
import { deskVisitor } from '#test/desk/desk-visitor.ts';
import { enterStaff, type StaffDoor } from '#test/kit/staff.ts';

/** What staff decide at the desk about a refund. */
export type RefundDecision =
  | { readonly decision: 'confirm' | 'paid' }
  | { readonly decision: 'refuse'; readonly reason: string };

/** Clicks a button of the record where staff decide on a refund; returns the status. */
export const decideRefundAt = async (
  backend: StaffDoor,
  id: string,
  { decision, ...fields }: RefundDecision,
): Promise<number> =>
  (await deskVisitor(await enterStaff(backend)).send<RefundRecord>('refunds', `/${id}/${decision}`, fields)).status;

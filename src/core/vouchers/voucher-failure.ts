import { toShopFailure } from '#core/failures/refusals.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { PortFailure } from '#core/shared/failure.ts';

/** A missing answer has its own failure; a refusal without reason carries the server's message. [VOU-01] */
export const toVoucherFailure = (failure: PortFailure, code: string): ShopFailure => {
  if (failure.kind === 'unreachable' || failure.kind === 'unknown') return { kind: 'voucher-service-unavailable' };
  if (failure.kind === 'rejected' && failure.code === 'voucher-refused' && failure.detail === undefined)
    return { kind: 'voucher-refused', code, why: 'unknown', missing: 0, message: failure.message };
  return toShopFailure(failure);
};

import { type Nothing, publicQuery, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import type { Delay } from '#core/shared/environment.port.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail, ok } from '#core/shared/result.ts';
import type { Voucher } from './voucher.ts';
import type { VoucherGateway } from './voucher-gateway.port.ts';

/** The first page of the codes that are valid now, for visitors without a cart. [VOU-02 searchVoucher] */
export const listVouchers = publicQuery(
  { seconds: 60 },
  ({
    vouchers,
    delay,
  }: {
    readonly vouchers: VoucherGateway;
    readonly delay: Delay;
  }): UseCase<Nothing, readonly Voucher[]> =>
    async () => {
      const found = await readWithRetry(delay, () => vouchers.search(0));
      return found.ok ? ok(found.value.vouchers) : fail(toShopFailure(found.failure));
    },
);

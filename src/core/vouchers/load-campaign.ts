import { publicQuery, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import type { Delay } from '#core/shared/environment.port.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail } from '#core/shared/result.ts';
import type { Campaign } from './voucher.ts';
import type { VoucherGateway } from './voucher-gateway.port.ts';

/** A campaign by its id; failures are returned to the caller, never as an empty campaign. [VOU-02, ERR-05] */
export const loadCampaign = publicQuery(
  { seconds: 60 },
  ({
    vouchers,
    delay,
  }: {
    readonly vouchers: VoucherGateway;
    readonly delay: Delay;
  }): UseCase<{ readonly id: string }, Campaign> =>
    async ({ id }) => {
      const found = await readWithRetry(delay, () => vouchers.campaign(id));
      return found.ok ? found : fail(toShopFailure(found.failure));
    },
);

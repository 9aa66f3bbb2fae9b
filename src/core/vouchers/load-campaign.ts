import { shopFailureOf } from '#core/failures/refusals.ts';
import type { Delay } from '#core/shared/environment.port.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail } from '#core/shared/result.ts';
import type { VoucherGateway } from './voucher-gateway.port.ts';
import type { VoucherPublicQueries } from './voucher-use-cases.ts';

/** A campaign by its id; a failure is its caller's to tell, never an empty campaign. [VOU-02, ERR-05] */
export const loadCampaign =
  ({
    vouchers,
    delay,
  }: {
    readonly vouchers: VoucherGateway;
    readonly delay: Delay;
  }): VoucherPublicQueries['loadCampaign'] =>
  async ({ id }) => {
    const found = await readWithRetry(delay, () => vouchers.campaign(id));
    return found.ok ? found : fail(shopFailureOf(found.failure));
  };

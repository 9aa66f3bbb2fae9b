import * as z from 'zod';
import * as paths from '#core/shared/paths.ts';
import type * as vouchers from '#core/vouchers/operations.ts';
import { configuration, type Inputs, key, orderOrNull, orNull, press, slug, typed, voucherCodes } from './parts.ts';

const change = z.object({
  orderId: orderOrNull,
  code: typed(100),
  path: orNull(z.literal(paths.checkout)),
  direct: orNull(z.object({ slug, configuration, codes: voucherCodes })),
  idempotencyKey: press,
});

export const vouchersInputs: Inputs<typeof vouchers> = {
  addVoucher: change,
  loadCampaign: z.object({ id: key }),
  loadVouchers: z.object({ orderId: orderOrNull }),
  removeVoucher: change,
};

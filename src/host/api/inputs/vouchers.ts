import * as z from 'zod';
import * as paths from '#core/shared/paths.ts';
import type * as vouchers from '#core/vouchers/operations.ts';
import {
  command,
  configuration,
  type Inputs,
  key,
  nothing,
  orderOrNull,
  orNull,
  slug,
  typed,
  voucherCodes,
} from './parts.ts';

const change = command({
  orderId: orderOrNull,
  code: typed(100),
  path: orNull(z.literal(paths.checkout)),
  buyer: orNull(z.object({ email: typed(200), phone: typed(40) })),
  direct: orNull(z.object({ slug, configuration, codes: voucherCodes })),
});

export const vouchersInputs: Inputs<typeof vouchers> = {
  addVoucher: change,
  listVouchers: nothing,
  loadCampaign: z.object({ id: key }),
  loadVouchers: z.object({ orderId: orderOrNull }),
  removeVoucher: change,
};

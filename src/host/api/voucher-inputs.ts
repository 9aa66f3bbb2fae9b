import * as z from 'zod';
import type { VoucherCommands, VoucherPublicQueries, VoucherQueries } from '#core/vouchers/voucher-use-cases.ts';
import { configuration, key, orderOrNull, orNull, press, slug, typed, voucherCodes } from './input-parts.ts';

type Asked = VoucherPublicQueries & VoucherQueries & VoucherCommands;

const change = z.object({
  orderId: orderOrNull,
  code: typed(100),
  path: orNull(z.literal('/checkout')),
  direct: orNull(z.object({ slug, configuration, codes: voucherCodes })),
  idempotencyKey: press,
});

/** The schemas of campaigns and codes. */
export const voucherInputs: { readonly [Name in keyof Asked]: z.ZodType<Parameters<Asked[Name]>[0]> } = {
  loadCampaign: z.object({ id: key }),
  loadVouchers: z.object({ orderId: orderOrNull }),
  addVoucher: change,
  removeVoucher: change,
};

import * as z from 'zod/mini';
import type { GetCampaignQuery, GetVouchersForUserQuery, KnownVoucherFragment } from '#contracts/generated/campaign.ts';
import { voucherProblems } from '#core/pricing/voucher-problem.ts';
import { dong } from '#core/shared/dong.ts';
import type { Campaign, OfferedVoucher, Voucher } from '#core/vouchers/voucher.ts';

export const text = z.catch(
  z.pipe(
    z.nullish(z.string()),
    z.transform((value) => value ?? ''),
  ),
  '',
);
const time = z.int().check(z.gte(0));
const amount = z.int().check(z.gte(0), z.lte(1e12));
const filled = z.string().check(z.minLength(1));

const kinds = { ORDER: 'order', GIFT: 'gift', QUANTITY: 'quantity' } as const;

const named = {
  voucherCode: filled,
  voucherType: z.enum(['ORDER', 'GIFT', 'QUANTITY']),
  title: z.string(),
  description: text,
  expiryDate: time,
};
export const voucherReply = z.object({ ...named, status: text } satisfies Record<keyof KnownVoucherFragment, unknown>);

type ForUser = GetVouchersForUserQuery['getVouchersForUser']['content'][number];
export const offeredReply = z.object({
  ...named,
  isUsable: z.boolean(),
  unusableReasons: z.array(z.enum(voucherProblems)),
  remainingAmount: amount,
  discountAmount: amount,
  discountValue: amount,
  isApplied: z.boolean(),
} satisfies Record<keyof ForUser, unknown>);

export const campaignReply = z.object({
  id: filled,
  name: z.string(),
  description: text,
  type: text,
  fromDate: time,
  toDate: time,
  status: text,
} satisfies Record<keyof NonNullable<GetCampaignQuery['getCampaign']>, unknown>);

type Named = Pick<z.infer<typeof offeredReply>, keyof typeof named>;

export const voucherOf = ({ voucherCode, voucherType, title, description, expiryDate }: Named): Voucher => ({
  code: voucherCode,
  kind: kinds[voucherType],
  title,
  description,
  expiresAt: expiryDate,
});

/** An invalid voucher without a reason has the reason `unknown`. */
export const offeredOf = (reply: z.infer<typeof offeredReply>): OfferedVoucher => ({
  ...voucherOf(reply),
  isApplied: reply.isApplied,
  refusal: reply.isUsable ? null : { why: reply.unusableReasons[0] ?? 'unknown', missing: reply.remainingAmount },
  amount: dong(reply.discountAmount),
  gross: dong(reply.discountValue),
});

export const campaignOf = ({ fromDate, toDate, status, ...campaign }: z.infer<typeof campaignReply>): Campaign => ({
  ...campaign,
  from: fromDate,
  to: toDate,
  isActive: status === 'ACTIVE',
});

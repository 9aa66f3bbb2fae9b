import * as z from 'zod/mini';
import type { GetCampaignQuery, GetVouchersForUserQuery, KnownVoucherFragment } from '#contracts/generated/campaign.ts';
import { voucherProblems } from '#core/pricing/voucher-problem.ts';
import { dong } from '#core/shared/dong.ts';
import type { Campaign, OfferedVoucher, Voucher } from '#core/vouchers/voucher.ts';
import { type AllReadersOf, amount, converted, filled, money, text } from './schema.ts';

const kinds = { ORDER: 'order', GIFT: 'gift', QUANTITY: 'quantity' } as const;

const named = {
  voucherCode: filled,
  voucherType: z.enum(['ORDER', 'GIFT', 'QUANTITY']),
  title: z.string(),
  description: text,
  expiryDate: amount,
};
const known = z.object({ ...named, status: text } satisfies AllReadersOf<KnownVoucherFragment>);

type ForUser = GetVouchersForUserQuery['getVouchersForUser']['content'][number];
const offered = z.object({
  ...named,
  isUsable: z.boolean(),
  unusableReasons: z.array(z.enum(voucherProblems)),
  remainingAmount: money,
  discountAmount: money,
  discountValue: money,
  isApplied: z.boolean(),
} satisfies AllReadersOf<ForUser>);

const campaign = z.object({
  id: filled,
  name: z.string(),
  description: text,
  type: text,
  fromDate: amount,
  toDate: amount,
  status: text,
} satisfies AllReadersOf<NonNullable<GetCampaignQuery['getCampaign']>>);

type Named = Pick<z.output<typeof offered>, keyof typeof named>;

const voucherOf = ({ voucherCode, voucherType, title, description, expiryDate }: Named): Voucher => ({
  code: voucherCode,
  kind: kinds[voucherType],
  title,
  description,
  expiresAt: expiryDate,
});

/** Reply: a code that exists. */
export const voucherReply = converted(known, voucherOf);

/** Reply: a code for an order. An invalid one without a reason has the reason `unknown`. */
export const offeredReply = converted(
  offered,
  (reply): OfferedVoucher => ({
    ...voucherOf(reply),
    isApplied: reply.isApplied,
    refusal: reply.isUsable ? null : { why: reply.unusableReasons[0] ?? 'unknown', missing: reply.remainingAmount },
    amount: dong(reply.discountAmount),
    gross: dong(reply.discountValue),
  }),
);

/** Reply: a campaign. */
export const campaignReply = converted(
  campaign,
  ({ fromDate, toDate, status, ...rest }): Campaign => ({
    ...rest,
    from: fromDate,
    to: toDate,
    isActive: status === 'ACTIVE',
  }),
);

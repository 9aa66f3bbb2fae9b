import * as z from 'zod/mini';
import type { GetCampaignQuery, GetVouchersForUserQuery, KnownVoucherFragment } from '#contracts/generated/campaign.ts';
import type { WireLineVouchersAnswer } from '#contracts/rest/order-rest.ts';
import { voucherProblems } from '#core/pricing/voucher-problem.ts';
import { dong } from '#core/shared/dong.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
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

/** Reply: a page of codes that exist. */
export const voucherPageReply = converted(
  z.object({ total: amount, content: z.array(converted(known, voucherOf)) }),
  ({ total, content: vouchers }) => ({ vouchers, total }),
);

/** Reply: a code for an order. An invalid one without a reason has the reason `unknown`. */
const offeredReply = converted(
  offered,
  (reply): OfferedVoucher => ({
    ...voucherOf(reply),
    isApplied: reply.isApplied,
    refusal: reply.isUsable ? null : { why: reply.unusableReasons[0] ?? 'unknown', missing: reply.remainingAmount },
    amount: dong(reply.discountAmount),
    gross: dong(reply.discountValue),
  }),
);

/** Reply: codes for an order. */
export const offersReply = converted(z.object({ content: z.array(offeredReply) }), ({ content }) => content);

/** Reply: codes for lines without an order. */
export const lineVouchersReply = converted(
  z.object({
    content: z.array(offeredReply),
    refused: z.array(z.object({ code: z.string(), why: z.enum(voucherProblems), missing: amount })),
  } satisfies AllReadersOf<WireLineVouchersAnswer<unknown>>),
  ({ content: offers, refused }) => ({ offers, refused }),
);

/** Reply: an added or removed code. Status 1 is success; 0 is a refusal with the server's message. [VOU-01] */
export const voucherChangeReply = z.object({ status: z.literal([0, 1]), message: z.catch(z.string(), '') });

/** The refusal of a change of codes as a failure. */
export const toVoucherChange = async (
  asked: Promise<Result<z.infer<typeof voucherChangeReply>, PortFailure>>,
): Promise<Result<void, PortFailure>> => {
  const answer = await asked;
  if (!answer.ok) return answer;
  const { status, message } = answer.value;
  return status === 1 ? ok(undefined) : fail({ kind: 'rejected', code: 'voucher-refused', message });
};

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

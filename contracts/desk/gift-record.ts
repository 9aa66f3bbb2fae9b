import * as z from 'zod';
import { type VoucherRecord, voucherFields } from './voucher-record.ts';

const shared = voucherFields.pick({
  title: true,
  description: true,
  maxAmount: true,
  isFirstOrderOnly: true,
  usageLimit: true,
  from: true,
  until: true,
});

/** What staff decide about a gift: plans that cost less or nothing beside another one. */
export const giftFields = shared.extend({
  /** Codes of the plans that are given, of which an order gets one. */
  gifts: z.array(z.string().trim().min(1).max(40)).min(1).max(20),
  /** Product line that has to be in the order, and for how many months at least. */
  line: z.string().trim().min(1).max(60),
  months: z.number().int().min(1).max(120),
  percent: z.number().int().min(1).max(100).default(100),
});

/** The code is fixed once the gift exists. */
export const newGiftFields = giftFields.extend({ code: z.string().trim().min(3).max(40) });

export type GiftRecord = z.output<typeof newGiftFields> &
  Pick<VoucherRecord, 'id' | 'state' | 'useCount' | 'given' | 'conflicts' | 'waiting'>;

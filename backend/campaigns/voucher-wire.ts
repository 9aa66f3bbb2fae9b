import { organisationId } from '#contracts/organisation.ts';
import type { CampaignRow, VoucherRow } from './schema.ts';

const typeNames = { order: 'ORDER', gift: 'GIFT', quantity: 'QUANTITY' } as const;

const wireStatus = ({ expiresAt, usageLimit }: VoucherRow, used: number, now: number): string => {
  if (expiresAt <= now) return 'EXPIRED';
  return usageLimit !== null && used >= usageLimit ? 'EXHAUSTED' : 'ACTIVE';
};

export const toNamedVoucherWire = ({ id, code, title, description, rule, expiresAt }: VoucherRow) => ({
  id,
  voucherCode: code,
  voucherType: typeNames[rule.kind],
  title,
  description,
  expiryDate: expiresAt,
});

/** `used` is the number of orders that use the voucher at `now` (ms since 1970 UTC). */
export const toVoucherWire = (voucher: VoucherRow, used: number, now: number) => ({
  ...toNamedVoucherWire(voucher),
  campaignId: voucher.campaignId,
  campaignActionId: voucher.campaignActionId,
  partyId: organisationId,
  status: wireStatus(voucher, used, now),
  discountAmount: voucher.rule.amount,
  discountPercent: voucher.rule.percent,
  discountType: voucher.rule.percent === null ? 'AMOUNT' : 'PERCENT',
  discountValue: voucher.rule.percent ?? voucher.rule.amount,
  usageLimitPerVoucher: voucher.usageLimit,
  numberOfTimeUsed: used,
  maximumDiscount: voucher.rule.maxAmount,
  minimumSpend: voucher.rule.minSpend,
  newCustomer: voucher.rule.isFirstOrderOnly,
});
export type VoucherWire = ReturnType<typeof toVoucherWire>;

export const toCampaignWire = (campaign: CampaignRow, now: number) => ({
  id: campaign.id,
  name: campaign.name,
  description: campaign.description,
  type: campaign.type,
  fromDate: campaign.fromDate,
  toDate: campaign.toDate,
  createdStamp: campaign.createdAt,
  updatedStamp: campaign.createdAt,
  createdBy: organisationId,
  updatedBy: organisationId,
  useForAll: true,
  partyId: organisationId,
  domain: null,
  status: campaign.fromDate <= now && now < campaign.toDate ? 'ACTIVE' : 'ENDED',
});

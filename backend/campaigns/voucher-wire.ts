import { organisationId } from '#contracts/organisation.ts';
import { isUsedUp } from '#core/order-rules/vouchers.ts';
import type { CountedRow } from './evaluate-voucher.ts';
import type { CampaignRow, VoucherRow } from './schema.ts';

const typeNames = { order: 'ORDER', gift: 'GIFT', quantity: 'QUANTITY' } as const;

const wireStatus = (voucher: CountedRow, now: number): string => {
  if (voucher.expiresAt <= now) return 'EXPIRED';
  return isUsedUp(voucher) ? 'EXHAUSTED' : 'ACTIVE';
};

export const toNamedVoucherWire = ({ id, code, title, description, rule, expiresAt }: VoucherRow) => ({
  id,
  voucherCode: code,
  voucherType: typeNames[rule.kind],
  title,
  description,
  expiryDate: expiresAt,
  ...toRuleWire(rule),
});

const toRuleWire = ({ percent, maxAmount, minSpend }: VoucherRow['rule']) => ({
  isBirthday: false,
  discountPercent: percent,
  discountType: percent === null ? 'AMOUNT' : 'PERCENT',
  maximumDiscount: maxAmount,
  maximumDiscountType: maxAmount === null ? null : 'AMOUNT',
  minimumSpend: minSpend,
});

/** Wire form of a voucher at `now`, ms since 1970 UTC. */
export const toVoucherWire = (voucher: CountedRow, now: number) => ({
  ...toNamedVoucherWire(voucher),
  campaignId: voucher.campaignId,
  campaignActionId: voucher.campaignActionId,
  partyId: organisationId,
  status: wireStatus(voucher, now),
  scope: 'ALL',
  discountAmount: voucher.rule.amount,
  discountValue: voucher.rule.percent ?? voucher.rule.amount,
  usageLimitPerVoucher: voucher.usageLimit,
  numberOfTimeUsed: voucher.useCount,
  newCustomer: voucher.rule.isFirstOrderOnly,
  createdStamp: voucher.createdAt,
  updatedStamp: voucher.createdAt,
  createdBy: organisationId,
  updatedBy: organisationId,
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

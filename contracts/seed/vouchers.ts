import { type DiscountRule, unconditionalRule } from '#core/pricing/discount.ts';
import type { Campaign } from '#core/vouchers/voucher.ts';
import { seedProducts } from './catalogue.ts';

/** Whether it is active depends on the time. */
export type SeedCampaign = Omit<Campaign, 'isActive'>;

export type SeedVoucher = {
  readonly id: string;
  readonly code: string;
  readonly title: string;
  readonly description: string;
  readonly campaignId: string;
  readonly campaignActionId: string;
  /** Maximum number of orders; null: unlimited. */
  readonly limit: number | null;
  /** Uses before the first order of this shop. */
  readonly usedBefore: number;
  /** ms since 1970 UTC. */
  readonly expiresAt: number;
  readonly rule: DiscountRule;
};

/** Midnight in Vietnam after the day. */
const endOf = (year: number, month: number, day: number): number => Date.UTC(year, month - 1, day, 17);

const START = Date.UTC(2025, 11, 31, 17);
const LAST = endOf(2027, 12, 31);
const idVn = seedProducts.filter(({ sku }) => sku === 'TM-ID-VN');

export const seedCampaigns: readonly SeedCampaign[] = [
  {
    id: '501',
    name: 'Chào mừng khách hàng mới',
    description: 'Giảm 10% đơn hàng đầu tiên, nhiều nhất 200.000đ trước thuế.',
    type: 'VOUCHER',
    from: START,
    to: LAST,
  },
  {
    id: '502',
    name: 'Hosting tặng tên miền .id.vn',
    description: 'Đơn có hosting từ 12 tháng được tặng phí dịch vụ năm đầu của một tên miền .id.vn.',
    type: 'GIFT',
    from: START,
    to: LAST,
  },
  {
    id: '503',
    name: 'Mua nhiều máy chủ giảm thêm',
    description: 'Từ 3 Cloud Server trong một đơn được giảm 5%.',
    type: 'QUANTITY',
    from: START,
    to: LAST,
  },
  {
    id: '504',
    name: 'Tết Bính Ngọ 2026',
    description: 'Giảm 15% trong dịp Tết, nhiều nhất 500.000đ trước thuế.',
    type: 'VOUCHER',
    from: START,
    to: endOf(2026, 2, 28),
  },
  {
    // The catalogue's promotional prices.
    id: 'GIA-TOT',
    name: 'Ưu đãi thuê mới',
    description: 'Giá khuyến mãi của một số gói, gia hạn theo giá niêm yết.',
    type: 'PRICE',
    from: START,
    to: LAST,
  },
];

export const seedVouchers: readonly SeedVoucher[] = [
  {
    id: '7001',
    code: 'CHAOMUNG10',
    title: 'Giảm 10% đơn đầu tiên',
    description: 'Nhiều nhất 200.000đ trước thuế, cho khách hàng chưa từng đặt hàng.',
    campaignId: '501',
    campaignActionId: '5011',
    limit: null,
    usedBefore: 0,
    expiresAt: LAST,
    rule: { ...unconditionalRule, percent: 10, maxAmount: 200_000, isFirstOrderOnly: true },
  },
  {
    id: '7002',
    code: 'TANGIDVN',
    title: 'Tặng tên miền .id.vn',
    description:
      'Miễn phí dịch vụ năm đầu của một tên miền .id.vn khi mua hosting từ 12 tháng. Lệ phí nhà nước giữ nguyên.',
    campaignId: '502',
    campaignActionId: '5021',
    limit: null,
    usedBefore: 0,
    expiresAt: LAST,
    rule: {
      ...unconditionalRule,
      kind: 'gift',
      percent: 100,
      maxAmount: idVn[0]?.prices[0]?.charge.net ?? 0,
      products: idVn.map(({ id }) => id),
      requiredCompanion: { category: 'web-hosting', months: 12 },
    },
  },
  {
    id: '7003',
    code: 'MUA3GIAM5',
    title: 'Giảm 5% từ 3 Cloud Server',
    description: 'Cho mọi Cloud Server của đơn khi đơn có từ 3 máy.',
    campaignId: '503',
    campaignActionId: '5031',
    limit: null,
    usedBefore: 0,
    expiresAt: LAST,
    rule: { ...unconditionalRule, kind: 'quantity', percent: 5, minQuantity: 3, categories: ['cloud-server'] },
  },
  {
    id: '7004',
    code: 'TET2026',
    title: 'Giảm 15% dịp Tết',
    description: 'Nhiều nhất 500.000đ trước thuế.',
    campaignId: '504',
    campaignActionId: '5041',
    limit: null,
    usedBefore: 0,
    expiresAt: endOf(2026, 2, 28),
    rule: { ...unconditionalRule, percent: 15, maxAmount: 500_000 },
  },
  {
    id: '7005',
    code: 'GIAM50K',
    title: 'Giảm 50.000đ cho đơn từ 500.000đ',
    description: 'Cho 50 đơn đầu tiên, tính trước thuế.',
    campaignId: '501',
    campaignActionId: '5012',
    limit: 50,
    usedBefore: 50,
    expiresAt: LAST,
    rule: { ...unconditionalRule, amount: 50_000, minSpend: 500_000 },
  },
];

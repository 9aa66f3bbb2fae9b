import type { SeedProduct } from './catalogue.ts';
import { seedVouchers } from './vouchers.ts';

/** What a gift campaign adds to a purchase of this product, with its condition and code; null without one. */
export const giftOf = ({ type }: Pick<SeedProduct, 'type'>): string | null => {
  const found = seedVouchers.find(({ rule }) => rule.kind === 'gift' && rule.requiredCompanion?.category === type);
  if (found === undefined) return null;
  const gift = found.title.replace(/^Tặng /, '');
  return `${gift} khi thuê từ ${found.rule.requiredCompanion?.months ?? 1} tháng, mã ${found.code}`;
};

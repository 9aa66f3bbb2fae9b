import type { ProductSummary } from '#core/catalogue/product.ts';

/** Words that editors put on a plan; null for a discount, which its struck price states. */
export const ownBadge = ({ badge }: Pick<ProductSummary, 'badge'>): string | null =>
  badge === null || /^[-−]/.test(badge) ? null : badge;

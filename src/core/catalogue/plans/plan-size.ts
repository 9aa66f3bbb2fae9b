import { parseMeasure } from '#core/catalogue/comparison/compare-units.ts';
import type { ProductSummary } from '#core/catalogue/product.ts';
import { findDimension } from './dimension.ts';

/** What a plan is sized by: threads, GB, GB, mailboxes; null when its specifications do not say. */
export type PlanSize = {
  readonly cpu: number | null;
  readonly ram: number | null;
  readonly disk: number | null;
  readonly accounts: number | null;
};

/** `2 vCPU · 4 GB RAM · 60 GB SSD` → 2, 4, 60. */
export const planSizeOf = ({ specifications }: Pick<ProductSummary, 'specifications'>): PlanSize => {
  const amounts = new Map<string, number>();
  for (const { label, value } of specifications) {
    const dimension = findDimension(label);
    const measure = dimension && parseMeasure(dimension, value);
    if (dimension && measure && !amounts.has(dimension)) amounts.set(dimension, measure.amount);
  }
  const of = (dimension: string): number | null => amounts.get(dimension) ?? null;
  return { cpu: of('processor'), ram: of('memory'), disk: of('disk'), accounts: of('accounts') };
};

import type { ProductSummary } from '#core/catalogue/product.ts';
import { findLeadPrice } from '#core/pricing/lead-price.ts';
import { foldVietnamese } from '#core/shared/text/fold-vietnamese.ts';
import type { ListOrder } from './list-order.ts';
import { type PlanSize, planSizeOf } from './plan-size.ts';

/** Plans of one family are a scale, so they stand by size; a mixed list keeps each family together. */
export const defaultOrder = (plans: readonly Pick<ProductSummary, 'type'>[]): ListOrder =>
  new Set(plans.map(({ type }) => type)).size === 1 ? 'size' : 'line';

/**
 * Keeps the given order among equals; plans without the sorted value stand last in both directions. `lines`: handles in
 * the order of the menu; the others follow by name.
 */
export const sortPlans = (
  plans: readonly ProductSummary[],
  order: ListOrder,
  lines: readonly string[] = [],
): readonly ProductSummary[] => {
  const [by, direction] = order.split('-');
  if (by === 'popular') return plans;
  const rankOf = new Map(lines.map((handle, at) => [handle, at]));
  const keyed = plans.map((plan) => {
    const { handle, title } = plan.category;
    const line = by === 'line' ? [rankOf.get(handle) ?? null, foldVietnamese(title)] : [];
    return { plan, keys: [...line, ...keysOf(plan, by ?? '')] };
  });
  const sign = direction === 'desc' ? -1 : 1;
  return keyed.toSorted((a, b) => compareKeys(a.keys, b.keys, sign)).map(({ plan }) => plan);
};

type Key = number | string | null;

const keysOf = (plan: ProductSummary, by: string): readonly Key[] => {
  if (by === 'name') return [foldVietnamese(plan.title)];
  if (by === 'price') return [leadOf(plan)];
  const size = planSizeOf(plan);
  if (by === 'size' || by === 'line') return [size.ram, size.cpu, size.disk, size.accounts, leadOf(plan)];
  return [size[by as keyof PlanSize]];
};

const leadOf = ({ prices }: ProductSummary): number | null => findLeadPrice(prices)?.perUnit ?? null;

const compareKeys = (left: readonly Key[], right: readonly Key[], sign: number): number => {
  for (const [at, key] of left.entries()) {
    const other = right[at] ?? null;
    if (key === other) continue;
    if (key === null) return 1;
    if (other === null) return -1;
    return key < other ? -sign : sign;
  }
  return 0;
};

import type { Stock } from '#core/catalogue/product.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import type { SeedProduct } from './catalogue.ts';
import type { SeedOptionValue } from './options.ts';

type AtPlaces = { readonly 'Hà Nội': Stock; readonly 'TP. Hồ Chí Minh': Stock; readonly 'Đà Nẵng': Stock };

const at = (hanoi: Stock, saigon: Stock, danang: Stock): AtPlaces => ({
  'Hà Nội': hanoi,
  'TP. Hồ Chí Minh': saigon,
  'Đà Nẵng': danang,
});

/** Locations of physical products, by SKU. [CAT-10] */
const machines: Readonly<Record<string, AtPlaces>> = {
  'BM-S': at('ready', 'ready', 'to-order'),
  'BM-M': at('ready', 'ready', 'sold-out'),
  'BM-L': at('ready', 'to-order', 'to-order'),
  'BM-XL': at('to-order', 'to-order', 'to-order'),
  'RM-256': at('ready', 'ready', 'to-order'),
  'RM-512': at('ready', 'to-order', 'sold-out'),
  'RM-768': at('ready', 'to-order', 'to-order'),
  'RM-1T': at('ready', 'to-order', 'sold-out'),
  'GPU-3060': at('ready', 'ready', 'ready'),
  'GPU-4060T': at('ready', 'ready', 'to-order'),
  'GPU-3090': at('ready', 'sold-out', 'to-order'),
  'GPU-4090': at('ready', 'ready', 'sold-out'),
  'GPU-L40S': at('to-order', 'sold-out', 'sold-out'),
};

/** Null when unknown. */
export const seedStockOf = (
  { sku }: Pick<SeedProduct, 'sku'>,
  { title }: Pick<SeedOptionValue, 'title'>,
): Stock | null => {
  const places: Readonly<Record<string, Stock>> = lookUp(machines, sku) ?? {};
  return lookUp(places, title) ?? null;
};

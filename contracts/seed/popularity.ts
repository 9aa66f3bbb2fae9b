import { type SeedProduct, seedProducts } from './catalogue.ts';

/** The order «popular»: what the catalogue marks first, then as the catalogue lists it. */
export const seedProductsByPopularity: readonly SeedProduct[] = [
  ...seedProducts.filter(({ badge }) => badge !== null),
  ...seedProducts.filter(({ badge }) => badge === null),
];

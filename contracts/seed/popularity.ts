import { type SeedProduct, seedProducts } from './catalogue.ts';

/** Sort order «popular»: highlighted products first, then in catalogue order. */
export const seedProductsByPopularity: readonly SeedProduct[] = [
  ...seedProducts.filter(({ badge }) => badge !== null),
  ...seedProducts.filter(({ badge }) => badge === null),
];

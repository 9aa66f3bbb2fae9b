import type { ProductType } from './product.ts';

/** An extension, of which each line buys one name. `serviceTypes` has a row for each line; pages ask only these two. */
export const isDomainProduct = ({ type }: { readonly type: ProductType }): boolean => type === 'domain';

/** It has a page with exercises. [ROUTE-39] */
export const isLabProduct = ({ type }: { readonly type: ProductType }): boolean => type === 'cloud-lab';

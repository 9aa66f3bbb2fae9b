import * as paths from '#core/shared/paths.ts';
import type { ProductSummary } from './product.ts';
import { isLabProduct } from './product-line.ts';

/** Another way into a product: the exercises of a lab, or a backup chosen by the number of users. */
export type CompanionPage = { readonly kind: 'lab' | 'm365-backup'; readonly path: string };

/** Of a product; null for most. [ROUTE-39, ROUTE-40] */
export const companionPage = (product: Pick<ProductSummary, 'type' | 'slug'>): CompanionPage | null =>
  isLabProduct(product) ? { kind: 'lab', path: paths.lab(product.slug) } : companionOfLine(product.type);

/** Of a whole product line. */
export const companionOfLine = (handle: string): CompanionPage | null =>
  handle === 'm365-backup' ? { kind: 'm365-backup', path: paths.m365Backup } : null;

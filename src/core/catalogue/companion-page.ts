import * as paths from '#core/shared/paths.ts';
import { type ProductSummary, productRules } from './product.ts';

/** Another way into a product: the exercises of a lab, or a backup chosen by the number of users. */
export type CompanionPage = { readonly kind: 'lab' | 'm365-backup'; readonly path: string };

/** Of a product; null for most. [ROUTE-39, ROUTE-40] */
export const companionPage = ({ type, slug }: Pick<ProductSummary, 'type' | 'slug'>): CompanionPage | null =>
  productRules[type].companion === 'lab' ? { kind: 'lab', path: paths.lab(slug) } : companionOfLine(type);

/** Of a whole product line. */
export const companionOfLine = (handle: string): CompanionPage | null =>
  handle === 'm365-backup' ? { kind: 'm365-backup', path: paths.m365Backup } : null;

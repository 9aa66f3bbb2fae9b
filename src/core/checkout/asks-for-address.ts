import type { Product } from '#core/catalogue/product.ts';
import { needsAddress } from '#core/domains/documents/registrant-documents.ts';
import type { LineFacts } from '#core/orders/order.ts';

/** Product line and, of a domain, its name or at least its extension. */
export type OrderedName = Pick<LineFacts, 'category' | 'description'>;

/** Whether checkout asks for the buyer's address. */
export const asksForAddress = (lines: readonly OrderedName[]): boolean =>
  needsAddress(lines.filter(({ category }) => category === 'domain').map(({ description }) => description));

/** A product that is ordered directly; the title of a domain product ends with its extension. */
export const directLine = ({ category, title }: Pick<Product, 'category' | 'title'>): OrderedName => ({
  category: category.handle,
  description: title,
});

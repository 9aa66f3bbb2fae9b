import type { ProductSummary } from '#core/catalogue/product.ts';
import type { OrderLine } from '#core/orders/order.ts';
import { withVat } from '#core/pricing/amounts.ts';
import type { PriceEntry } from '#core/pricing/price.ts';
import { lineItemId } from '#core/shared/ids.ts';

export const sampleLine = (product: ProductSummary, entry: PriceEntry): OrderLine => ({
  id: lineItemId(product.id),
  parentId: null,
  productId: product.id,
  slug: product.slug,
  imagePath: product.image?.path ?? null,
  sku: product.sku,
  title: product.title,
  category: product.category.handle,
  term: entry.term,
  unit: entry.unit,
  quantity: 1,
  description: '',
  options: [],
  charge: entry.charge,
  amounts: withVat(entry.charge, product.vat.percent),
  vat: product.vat,
  renewal: withVat(entry.renewal, product.vat.percent),
  priceGuaranteedUntil: 0,
  idempotencyKey: null,
});

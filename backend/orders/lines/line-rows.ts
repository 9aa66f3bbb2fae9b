import type { LineInput } from '#backend/line-pricing/line-input.ts';
import type { OrderLineRow, orderLines } from '#backend/order-store/schema.ts';
import { newId } from '#backend/platform/new-id.ts';
import { oldPriceOf, PRICE_GUARANTEE_MS } from '#core/order-rules/change-item.ts';
import { nameOfOption, optionsOfItem, type PricedLine } from '#core/order-rules/price-line.ts';
import type { LinePrice, PricedOption, SoldProduct, SoldTerm } from '#core/order-rules/sold-product.ts';

export type NewLineRow = typeof orderLines.$inferInsert;
type RowContext = { readonly orderId: string; readonly now: number; readonly vatPercent: number };

export const toMoneyColumns = ({ charge, renewal }: LinePrice) => ({
  net: charge.net,
  exempt: charge.exempt,
  renewalNet: renewal.net,
  renewalExempt: renewal.exempt,
});

/** Columns of a parent item that its product and the price of its term set. */
export const toProductColumns = (
  { id, slug, sku, category, imagePath, vat }: SoldProduct,
  { term, unit, type }: SoldTerm,
) => ({
  productId: id,
  slug,
  sku,
  category: category.handle,
  categoryId: category.id,
  imagePath,
  time: term,
  unitId: unit.id,
  unitName: unit.name,
  vatInside: vat.isIncluded,
  priceType: type,
});

/** With the term, quantity and VAT of its parent item. */
export const buildChildRow = (
  parent: Pick<
    OrderLineRow,
    'id' | 'orderId' | 'sku' | 'category' | 'categoryId' | 'time' | 'unitId' | 'unitName' | 'count'
  > & {
    readonly vatInside: boolean;
    readonly pricePlan: string | null;
  },
  child: PricedOption,
  { now, vatPercent }: Omit<RowContext, 'orderId'>,
): NewLineRow => ({
  id: newId(),
  orderId: parent.orderId,
  parentId: parent.id,
  productId: child.productId,
  ...nameOfOption(parent.sku, child),
  category: parent.category,
  categoryId: parent.categoryId,
  optionId: child.option.id,
  time: parent.time,
  unitId: parent.unitId,
  unitName: parent.unitName,
  count: parent.count,
  ...toMoneyColumns(child),
  vatPercent,
  vatInside: parent.vatInside,
  priceType: 'RENT',
  pricePlan: parent.pricePlan,
  priceHeldUntil: now + PRICE_GUARANTEE_MS,
  createdAt: now,
});

/** Rows of a priced line: the parent item, then its priced options. */
export const buildRows = (
  { line: input, product, price, children, quoted }: PricedLine<LineInput>,
  written: RowContext,
): [NewLineRow, ...NewLineRow[]] => {
  const parentItem = {
    id: newId(),
    orderId: written.orderId,
    ...toProductColumns(product, price),
    title: product.title,
    count: input.quantity,
    description: input.description,
    isDomain: product.type === 'domain',
    options: optionsOfItem(product, input.options, input.description),
    ...toMoneyColumns(price),
    oldPrice: oldPriceOf(price),
    vatPercent: written.vatPercent,
    campaignId: price.campaign?.id ?? null,
    campaignActionId: price.campaign?.actionId ?? null,
    gift: input.gift,
    itemType: input.itemType,
    priceHeldUntil: quoted?.validUntil ?? written.now + PRICE_GUARANTEE_MS,
    idempotencyKey: input.idempotencyKey,
    pricePlan: input.instalmentPlan,
    transfer: input.authCode !== undefined,
    transferCode: input.authCode ?? null,
    quotationId: quoted?.id ?? null,
    createdAt: written.now,
  };
  const { priceHeldUntil } = parentItem;
  return [parentItem, ...children.map((child) => ({ ...buildChildRow(parentItem, child, written), priceHeldUntil }))];
};

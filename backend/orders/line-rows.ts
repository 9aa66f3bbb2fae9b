import type { PricedChild, PricedLine } from '#backend/line-pricing/price-lines.ts';
import type { SoldProduct } from '#backend/line-pricing/sold-product.ts';
import type { OrderLineRow, orderLines, StoredOption } from '#backend/order-store/schema.ts';
import { newId } from '#backend/platform/new-id.ts';
import type { Charge } from '#core/pricing/price.ts';
import { PRICE_GUARANTEE_MS } from './order-deps.ts';

export type NewLineRow = typeof orderLines.$inferInsert;
type RowContext = { readonly orderId: string; readonly now: number; readonly vatPercent: number };

/** A domain's name is stored in its INPUT option. [CART-07] */
const toOptionColumns = (
  product: SoldProduct,
  description: string,
  given: readonly StoredOption[],
): readonly StoredOption[] => {
  if (product.extension === null) return given;
  const inputs = product.options.filter((option) => option.type === 'TEXT');
  return [
    ...given.filter((option) => !inputs.some((input) => input.id === option.id)),
    ...inputs.map((input) => ({ id: input.id, name: input.name, value: description })),
  ];
};

const toMoneyColumns = (charge: Charge, renewal: Charge) => ({
  net: charge.net,
  exempt: charge.exempt,
  renewalNet: renewal.net,
  renewalExempt: renewal.exempt,
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
  child: PricedChild,
  { now, vatPercent }: Omit<RowContext, 'orderId'>,
): NewLineRow => ({
  id: newId(),
  orderId: parent.orderId,
  parentId: parent.id,
  productId: child.value.productId,
  slug: null,
  sku: `${parent.sku}-${child.value.productId}`,
  title: `${child.option.name}: ${child.value.title}`,
  category: parent.category,
  categoryId: parent.categoryId,
  optionId: child.option.id,
  time: parent.time,
  unitId: parent.unitId,
  unitName: parent.unitName,
  count: parent.count,
  ...toMoneyColumns(child.charge, child.renewal ?? child.charge),
  vatPercent,
  vatInside: parent.vatInside,
  priceType: 'RENT',
  pricePlan: parent.pricePlan,
  priceHeldUntil: now + PRICE_GUARANTEE_MS,
  createdAt: now,
});

/** Rows of a priced line: the parent item, then its priced options. */
export const buildRows = (
  { input, product, term, children, quoted }: PricedLine,
  written: RowContext,
): [NewLineRow, ...NewLineRow[]] => {
  const machine = {
    id: newId(),
    orderId: written.orderId,
    productId: product.id,
    slug: product.slug,
    sku: product.sku,
    title: product.title,
    category: product.category,
    categoryId: product.categoryId,
    time: term.time,
    unitId: product.unit.id,
    unitName: product.unit.name,
    count: input.count,
    description: input.description,
    isDomain: product.extension !== null,
    options: toOptionColumns(product, input.description, input.options),
    ...toMoneyColumns(term.charge, term.renewal),
    oldPrice: term.oldPrice,
    vatPercent: written.vatPercent,
    vatInside: product.vatInside,
    priceType: term.type,
    campaignId: term.campaign?.id ?? null,
    campaignActionId: term.campaign?.actionId ?? null,
    gift: input.gift,
    itemType: input.itemType,
    priceHeldUntil: quoted?.validUntil ?? written.now + PRICE_GUARANTEE_MS,
    idempotencyKey: input.idempotencyKey,
    pricePlan: input.pricePlan,
    transfer: input.transferCode !== undefined,
    transferCode: input.transferCode ?? null,
    quotationId: quoted?.id ?? null,
    createdAt: written.now,
  };
  const { priceHeldUntil } = machine;
  return [machine, ...children.map((child) => ({ ...buildChildRow(machine, child, written), priceHeldUntil }))];
};

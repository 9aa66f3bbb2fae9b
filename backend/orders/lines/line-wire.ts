import type { OrderLineRow, OrderRow } from '#backend/order-store/schema.ts';
import { computeStoredLineAmounts } from '#backend/order-store/stored-order.ts';
import { toWireOptionId } from '#contracts/option-ids.ts';
import { lineAttributes } from '#contracts/order-attributes.ts';
import { orderNumberOf } from '#contracts/order-states.ts';
import { dong } from '#core/shared/dong.ts';
import { lacksAuthCode } from './transfer-lines.ts';

export const CURRENCY = 'VND';
export const toMoneyWire = (amount: number) => ({ amount, currencyCode: CURRENCY });

const isAuthCodeDeleted = (line: OrderLineRow, { status, financial }: OrderRow): boolean =>
  lacksAuthCode(line) && financial === 'UNPAID' && (status === 10 || status === 20);

const toAttributes = (line: OrderLineRow, order: OrderRow, lowered: number) => {
  const values: Readonly<Record<string, string | number | boolean | null>> = {
    [lineAttributes.count]: line.count,
    [lineAttributes.idempotencyKey]: line.idempotencyKey,
    [lineAttributes.pricePlan]: line.pricePlan,
    [lineAttributes.slug]: line.slug,
    [lineAttributes.category]: line.category,
    [lineAttributes.categoryId]: line.categoryId,
    [lineAttributes.option]: line.optionId,
    [lineAttributes.campaign]: line.campaignId,
    [lineAttributes.campaignAction]: line.campaignActionId,
    [lineAttributes.priceType]: line.priceType,
    [lineAttributes.gift]: line.gift ? true : null,
    [lineAttributes.itemType]: line.itemType,
    [lineAttributes.unitName]: line.unitName,
    [lineAttributes.net]: line.net,
    [lineAttributes.exempt]: line.exempt,
    [lineAttributes.renewalNet]: line.renewalNet,
    [lineAttributes.renewalExempt]: line.renewalExempt,
    [lineAttributes.vatInside]: line.vatInside,
    [lineAttributes.priceHeldUntil]: line.priceHeldUntil,
    [lineAttributes.repricedFrom]: line.repricedFrom,
    [lineAttributes.discountNet]: lowered === 0 ? null : lowered,
    [lineAttributes.renews]: line.renews,
    [lineAttributes.upgrades]: line.upgrades,
    [lineAttributes.paysDue]: line.paysDue,
    [lineAttributes.transfer]: line.transfer ? true : null,
    [lineAttributes.transferCodeForgotten]: isAuthCodeDeleted(line, order) ? true : null,
    [lineAttributes.quotation]: line.quotationId,
  };
  return Object.entries(values).flatMap(([key, value]) => (value === null ? [] : [{ key, value: String(value) }]));
};

/** Every field of ENT-04, at the line's own price. `lowered`: discount in đồng before VAT. Unused fields are null. */
export const toLineWire = (line: OrderLineRow, order: OrderRow, lowered = 0) => {
  const amounts = computeStoredLineAmounts(line);
  const done = order.status === orderNumberOf.completed ? line.count : 0;
  return {
    id: line.id,
    orderItemId: line.id,
    orderId: line.orderId,
    orderLineItem: { id: line.id, orderLineItemParentId: line.parentId },
    description: line.description,
    quantity: line.time,
    currentQuantity: line.time,
    fulfilledQuantity: done,
    fulfillingQuantity: order.status === orderNumberOf.confirmed ? line.count : 0,
    unitType: line.unitId,
    orderItemName: line.title,
    note: null,
    orderStatus: order.status,
    totalVAT: toMoneyWire(amounts.vat),
    vatRate: line.vatPercent,
    totalTax: toMoneyWire(amounts.vat),
    totalPrice: toMoneyWire(amounts.gross),
    customAttributes: toAttributes(line, order, lowered),
    productOptions: line.options.map((option) => ({
      idOption: toWireOptionId(option.id, line.productId),
      name: option.name,
      value: option.value,
      title: option.value,
    })),
    variant: {
      id: line.productId,
      title: line.title,
      sku: line.sku,
      barcode: null,
      price: toMoneyWire(dong(line.net + line.exempt)),
      unitPrice: line.oldPrice === null ? null : toMoneyWire(line.oldPrice),
      compareAtPrice: line.oldPrice === null ? null : toMoneyWire(line.oldPrice),
      availability: true,
      stock: null,
      weight: null,
      weightUnit: null,
      image: line.imagePath,
    },
  };
};

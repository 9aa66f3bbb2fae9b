import { lineAttributes } from '#contracts/order-attributes.ts';
import type { WireLineItem } from '#contracts/rest/order-rest.ts';
import { EXCHANGE_SOURCE, type NewChild, type NewLine } from '#core/orders/order-gateway.port.ts';
import { chargeTotal } from '#core/pricing/amounts.ts';

const machineOf = (line: NewLine, key: string, idempotencyKey: string | null): WireLineItem => ({
  quantity: line.term,
  gift: line.gift,
  parent_id: null,
  product_id: line.productId,
  input_price: chargeTotal(line.charge),
  discount_amount: 0,
  campaign_id: line.campaign?.id ?? null,
  campaign_action_id: line.campaign?.actionId ?? null,
  unit_price: line.oldCharge ? chargeTotal(line.oldCharge) : null,
  description: line.description,
  price_type: line.priceType,
  order_line_item_parent_id: null,
  item_type: line.source === EXCHANGE_SOURCE ? 'EXCHANGE' : null,
  key,
  custom_attributes: [
    { key: lineAttributes.count, value: String(line.quantity) },
    ...(idempotencyKey === null ? [] : [{ key: lineAttributes.idempotencyKey, value: idempotencyKey }]),
    ...(line.quotation === undefined ? [] : [{ key: lineAttributes.quotation, value: line.quotation }]),
    ...(line.authCode === undefined ? [] : [{ key: lineAttributes.transferCode, value: line.authCode }]),
    ...(line.instalmentPlan ? [{ key: lineAttributes.pricePlan, value: line.instalmentPlan }] : []),
  ],
  product_options: line.options.map(({ id, name, value }) => ({ idOption: id, name, value, title: value })),
});

const childOf = (line: NewLine, child: NewChild, key: string): WireLineItem => ({
  quantity: line.term,
  gift: false,
  parent_id: key,
  product_id: child.productId,
  input_price: chargeTotal(child.charge),
  discount_amount: 0,
  campaign_id: null,
  campaign_action_id: null,
  unit_price: null,
  description: null,
  price_type: line.priceType,
  order_line_item_parent_id: null,
  item_type: null,
});

/**
 * One call adds all or none: the parent item, then its priced options, linked by `key`. A null `idempotencyKey` is for
 * a whole order, which has its own. [CART-06, ENT-05]
 */
export const wireItems = (line: NewLine, key: string, idempotencyKey: string | null): readonly WireLineItem[] => [
  machineOf(line, key, idempotencyKey),
  ...line.children.map((child) => childOf(line, child, key)),
];

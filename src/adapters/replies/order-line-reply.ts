import * as z from 'zod/mini';
import type { WholeOrderFragment } from '#contracts/generated/storefront.ts';
import { readOptionId } from '#contracts/option-ids.ts';
import { lineAttributes } from '#contracts/order-attributes.ts';
import type { OrderLine } from '#core/orders/order.ts';
import { computeLineAmounts, MAX_QUANTITY, MIN_QUANTITY } from '#core/pricing/line-price.ts';
import type { Charge } from '#core/pricing/price.ts';
import { dong } from '#core/shared/dong.ts';
import { instalmentId, lineItemId, optionId, productId, quotationId, serviceId } from '#core/shared/ids.ts';
import { type AllReadersOf, filled, money, text } from './schema.ts';

type WireLine = WholeOrderFragment['lineItems'][number];

export const price = z.object({ amount: money, currencyCode: z.literal('VND') });

/** Money and identity fields are required. [ENT-04] */
export const lineReply = z.object({
  orderItemId: filled,
  orderLineItem: z.object({ orderLineItemParentId: z.nullish(z.string()) }),
  description: text,
  quantity: z.int().check(z.gte(1), z.lte(1_000)),
  unitType: z.enum(['MONTH', 'YEAR']),
  orderItemName: text,
  vatRate: z.int().check(z.gte(0), z.lte(100)),
  totalPrice: price,
  customAttributes: z.array(z.object({ key: z.string(), value: text })),
  productOptions: z.catch(z.array(z.object({ idOption: filled, name: text, value: text })), []),
  variant: z.object({ id: filled, sku: text, image: z.nullish(z.string()) }),
} satisfies AllReadersOf<WireLine>);
export type LineReply = z.infer<typeof lineReply>;

const wholeNumber = (most: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,15}$/)),
    z.pipe(
      z.transform((value: string) => Number(value)),
      z.number().check(z.lte(most)),
    ),
  );
const charged = wholeNumber(1e10);

/** Attributes that are sent as text. */
const attributes = z.object({
  [lineAttributes.count]: wholeNumber(MAX_QUANTITY).check(z.gte(MIN_QUANTITY)),
  [lineAttributes.net]: charged,
  [lineAttributes.exempt]: charged,
  [lineAttributes.renewalNet]: charged,
  [lineAttributes.renewalExempt]: charged,
  [lineAttributes.priceHeldUntil]: wholeNumber(Number.MAX_SAFE_INTEGER),
  [lineAttributes.vatInside]: z.enum(['true', 'false']),
  [lineAttributes.category]: z.catch(z.string(), ''),
  [lineAttributes.unitName]: z.catch(z.string(), ''),
  [lineAttributes.slug]: z.optional(z.string()),
  [lineAttributes.idempotencyKey]: z.optional(z.string()),
  [lineAttributes.renews]: z.optional(z.string()),
  [lineAttributes.upgrades]: z.optional(z.string()),
  [lineAttributes.paysDue]: z.optional(z.string()),
  [lineAttributes.quotation]: z.optional(z.string()),
  [lineAttributes.pricePlan]: z.optional(z.string()),
  [lineAttributes.transfer]: z.optional(z.string()),
  [lineAttributes.itemType]: z.optional(z.string()),
  [lineAttributes.transferCodeForgotten]: z.optional(z.string()),
});

const charge = (net: number, exempt: number): Charge => ({ net: dong(net), exempt: dong(exempt) });

/** Renewed or upgraded service, or paid instalment. */
const parseServiceChange = ({ renews, upgrades, paysDue }: z.infer<typeof attributes>): Pick<OrderLine, 'changes'> => {
  if (paysDue !== undefined) return { changes: { how: 'instalment', due: instalmentId(paysDue) } };
  if (renews !== undefined) return { changes: { how: 'renew', service: serviceId(renews) } };
  return upgrades === undefined ? {} : { changes: { how: 'upgrade', service: serviceId(upgrades) } };
};

/** In đồng before VAT; 0 when missing or invalid. */
export const discountOf = ({ customAttributes }: LineReply): number => {
  const given = customAttributes.find(({ key }) => key === lineAttributes.discountNet)?.value ?? '0';
  return /^\d{1,12}$/.test(given) ? Number(given) : 0;
};

/** null when attributes are invalid or the amounts do not equal quantity × charge with VAT. */
export const toOrderLine = (reply: LineReply): OrderLine | null => {
  const read = z.safeParse(
    attributes,
    Object.fromEntries(reply.customAttributes.map(({ key, value }) => [key, value])),
  );
  if (!read.success) return null;
  const given = read.data;
  const own = charge(given.net, given.exempt);
  const amounts = computeLineAmounts(own, given.count, reply.vatRate);
  if (amounts.gross !== reply.totalPrice.amount) return null;
  const parent = reply.orderLineItem.orderLineItemParentId;
  return {
    id: lineItemId(reply.orderItemId),
    parentId: parent ? lineItemId(parent) : null,
    productId: productId(reply.variant.id),
    slug: given.handle ?? null,
    imagePath: reply.variant.image || null,
    sku: reply.variant.sku,
    title: reply.orderItemName,
    category: given.category,
    term: reply.quantity,
    unit: { id: reply.unitType, name: given.unitName },
    quantity: given.count,
    description: reply.description,
    options: reply.productOptions.map(({ idOption, name, value }) => ({
      id: optionId(readOptionId(idOption)),
      name,
      value,
    })),
    charge: own,
    amounts,
    vat: { percent: reply.vatRate, isIncluded: given.vatInside === 'true' },
    renewal: computeLineAmounts(charge(given.renewalNet, given.renewalExempt), given.count, reply.vatRate),
    priceGuaranteedUntil: given.priceHeldUntil,
    idempotencyKey: given.intent ?? null,
    ...parseServiceChange(given),
    ...(given.quotation === undefined ? {} : { quotation: quotationId(given.quotation) }),
    ...(given.pricePlan ? { instalmentPlan: given.pricePlan } : {}),
    ...(given.transfer === 'true' ? { isTransfer: true } : {}),
    ...(given.itemType === 'EXCHANGE' ? { isExchange: true } : {}),
    ...(given.transferCodeForgotten === 'true' ? { isAuthCodeDeleted: true } : {}),
  };
};

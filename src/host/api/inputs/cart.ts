import * as z from 'zod';
import type * as cart from '#core/cart/operations.ts';
import { MAX_BULK_NAMES } from '#core/domains/bulk-names.ts';
import { lineItemId, optionId } from '#core/shared/ids.ts';
import {
  amount,
  configuration,
  flag,
  type Inputs,
  key,
  list,
  onOrder,
  order,
  orderOrNull,
  orNull,
  press,
  product,
  slug,
  text,
  totals,
  typed,
  whole,
  years,
} from './parts.ts';

/** A list, or repeated `names[…]` form fields. */
const names = z.preprocess(
  (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.values(value).flat() : value,
  z.array(text(300)).min(1).max(MAX_BULK_NAMES),
);

const line = key.transform(lineItemId);
const option = z.object({ id: key.transform(optionId), name: typed(200), value: text(300) });
/** Form fields `options[106066]=Ubuntu`; the catalogue has the option's name. */
const chosenOptions = z.preprocess(
  (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value).map(([id, texts]) => ({
          id,
          name: '',
          value: Array.isArray(texts) ? texts.at(-1) : texts,
        }))
      : value,
  z.array(option).max(50),
);

export const cartInputs: Inputs<typeof cart> = {
  addByQuery: z.object({ productId: product, children: list(product), ...onOrder }),
  addDomains: z.object({
    names,
    years,
    expectedTotal: totals(200),
    orderId: orderOrNull,
    path: typed(8_000),
    idempotencyKey: press,
  }),
  addToCart: z.object({
    slug,
    configuration,
    expectedTotal: amount,
    orderId: orderOrNull,
    keepPointer: flag(true),
    campaign: orNull(z.object({ id: key, actionId: key })),
    source: orNull(text(20)),
    idempotencyKey: press,
  }),
  addTransfer: z.object({
    name: text(300),
    authCode: typed(300),
    expectedTotal: amount,
    orderId: orderOrNull,
    idempotencyKey: press,
  }),
  changeLine: z.object({ lineId: line, quantity: orNull(whole), term: orNull(whole), ...onOrder }),
  clearCart: z.object(onOrder),
  loadCart: z.object({ orderId: orderOrNull }),
  loadEditableOrder: z.object({ orderId: order }),
  registerBackup: z.object({
    users: whole.pipe(z.number().min(1).max(1_000_000)),
    years: whole.pipe(z.number().min(1).max(100)),
    domain: typed(300),
    term: whole,
    expectedTotal: amount,
    idempotencyKey: press,
  }),
  removeLine: z.object({ lineId: line, ...onOrder }),
  removeLines: z.object({ lineIds: list(line), ...onOrder }),
  setCartNote: z.object({ note: typed(2_000), ...onOrder }),
  setLineOptions: z.object({ lineId: line, options: chosenOptions, ...onOrder }),
};

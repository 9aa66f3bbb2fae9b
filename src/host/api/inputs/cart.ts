import * as z from 'zod';
import type * as cart from '#core/cart/operations.ts';
import { MAX_BULK_NAMES } from '#core/domains/bulk-names.ts';
import { lineItemId, optionId } from '#core/shared/ids.ts';
import { fieldLimits } from '#core/shared/text/validation.ts';
import {
  amount,
  command,
  configuration,
  flag,
  type Inputs,
  key,
  list,
  order,
  orderOrNull,
  orNull,
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
const option = z.object({ id: key.transform(optionId), name: typed(200), value: text(fieldLimits.optionText) });
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

const source = orNull(text(20));

export const cartInputs: Inputs<typeof cart> = {
  addByQuery: command({ productId: product, children: list(product), source, orderId: orderOrNull }),
  addDomains: command({
    names,
    years,
    expectedTotal: totals(200),
    orderId: orderOrNull,
    forLine: orNull(line),
    path: typed(8_000),
  }),
  addToCart: command({
    slug,
    configuration: configuration.extend({ chosen: configuration.shape.chosen.unwrap().nullable().default(null) }),
    expectedTotal: amount,
    orderId: orderOrNull,
    keepPointer: flag(true),
    campaign: orNull(z.object({ id: key, actionId: key })),
    source,
  }),
  addTransfer: command({ name: text(300), authCode: typed(300), expectedTotal: amount, orderId: orderOrNull }),
  changeLine: command({ lineId: line, quantity: orNull(whole), term: orNull(whole), orderId: orderOrNull }),
  clearCart: command({ orderId: orderOrNull }),
  editLine: command({
    lineId: line,
    slug,
    configuration: configuration.extend({ chosen: configuration.shape.chosen.unwrap().nullable().default(null) }),
    expectedTotal: amount,
    orderId: orderOrNull,
  }),
  loadCart: z.object({ orderId: orderOrNull }),
  loadEditableOrder: z.object({ orderId: order }),
  registerBackup: command({
    users: whole.pipe(z.number().min(1).max(1_000_000)),
    years: whole.pipe(z.number().min(1).max(100)),
    domain: typed(300),
    term: whole,
    expectedTotal: amount,
  }),
  removeLine: command({ lineId: line, orderId: orderOrNull }),
  removeLines: command({ lineIds: list(line), orderId: orderOrNull }),
  setCartNote: command({ note: typed(2_000), orderId: orderOrNull }),
  setLineOptions: command({ lineId: line, options: chosenOptions, orderId: orderOrNull }),
};

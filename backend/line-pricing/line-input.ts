import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import type { StoredOption } from '#backend/order-store/schema.ts';
import { parseWith } from '#backend/platform/http/read-body.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { readOptionId } from '#contracts/option-ids.ts';
import { lineAttributes } from '#contracts/order-attributes.ts';
import { parseAuthCode } from '#core/domains/transfer.ts';
import type { LineRequest } from '#core/order-rules/price-line.ts';
import { cleanTyped } from '#core/shared/text/clean-typed.ts';
import { fieldLimits } from '#core/shared/text/validation.ts';

/** A requested parent item with its child items. */
export type LineInput = Omit<LineRequest, 'options'> & {
  readonly options: readonly StoredOption[];
  readonly gift: boolean;
  readonly itemType: string | null;
  readonly idempotencyKey: string | null;
};
type ChildInput = LineInput['children'][number];

/** `attached`: priced options for parent items already in the order. */
export type LinesInput = {
  readonly lines: readonly LineInput[];
  readonly attached: readonly { readonly parentId: string; readonly child: ChildInput }[];
};

const amount = z.number().int().nullish();
/** Other attributes would be dropped. */
const keyValue = z.object({ key: z.enum(lineAttributes), value: z.string().max(500).nullish() });
export const lineOption = z.object({
  idOption: z.string().min(1).max(100),
  name: z.string().max(200).nullish(),
  value: z.string().max(fieldLimits.optionText),
  title: z.string().max(fieldLimits.optionText).nullish(),
});

/** [ENT-05] */
const lineFields = z.object({
  quantity: z.number().int(),
  product_id: z.string().min(1).max(100),
  input_price: amount,
  unit_price: amount,
  discount_amount: amount,
  campaign_id: z.string().nullish(),
  campaign_action_id: z.string().nullish(),
  gift: z.boolean().nullish(),
  parent_id: z.string().nullish(),
  order_line_item_parent_id: z.string().nullish(),
  description: z.string().max(300).nullish(),
  price_type: z.string().nullish(),
  item_type: z.string().max(50).nullish(),
  key: z.string().max(100).nullish(),
  custom_attributes: z.array(keyValue).max(50).nullish(),
  product_options: z.array(lineOption).max(50).nullish(),
});
type WireLine = z.infer<typeof lineFields>;

const toCamel = (name: string): string => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** What stands under a name of the other wire alone would be dropped. */
const wireLine = z.preprocess((line, { addIssue }) => {
  if (typeof line !== 'object' || line === null) return line;
  for (const name of Object.keys(lineFields.shape)) {
    const [snake, camel] = [Reflect.get(line, name) ?? null, Reflect.get(line, toCamel(name)) ?? null];
    if (camel !== null && !isDeepStrictEqual(camel, snake))
      addIssue({
        code: 'custom',
        path: [name],
        message: 'is sent in camel case only, or with another value there',
        input: line,
      });
  }
  return line;
}, lineFields);
const wireLines = z.array(wireLine).min(1).max(500);

export const toStoredOptions = (
  options: readonly { idOption: string; name?: string | null | undefined; value: string }[],
): readonly StoredOption[] =>
  options.map((option) => ({ id: readOptionId(option.idOption), name: option.name ?? '', value: option.value }));

const readAttribute = (line: WireLine, key: string): string | null =>
  line.custom_attributes?.find((each) => each.key === key)?.value ?? null;

const readQuantity = (line: WireLine): number => {
  const given = readAttribute(line, lineAttributes.count);
  return given === null ? 1 : /^-?\d{1,9}$/.test(given) ? Number(given) : Number.NaN;
};

const readParentId = (line: WireLine): string | null => line.parent_id || line.order_line_item_parent_id || null;
const readKey = (line: WireLine): string | null => line.key ?? readAttribute(line, lineAttributes.key);
const toChildInput = (line: WireLine): ChildInput => ({
  productId: line.product_id,
  expectedPrice: line.input_price ?? null,
});

/** Throws BAD_USER_INPUT for an invalid auth code; the message does not repeat it. */
const parseAuthCodeField = (given: string | null): Pick<LineInput, 'authCode'> => {
  if (given === null) return {};
  const transferCode = parseAuthCode(given);
  if (transferCode === null) throw new ServiceFailure('BAD_USER_INPUT', 'transferCode: no transfer code');
  return { authCode: transferCode };
};

const toLineInput = (line: WireLine, children: readonly WireLine[]): LineInput => ({
  productId: line.product_id,
  term: line.quantity,
  quantity: readQuantity(line),
  expectedPrice: line.input_price ?? null,
  description: cleanTyped(line.description ?? '').toLowerCase(),
  options: toStoredOptions(line.product_options ?? []),
  gift: line.gift ?? false,
  itemType: line.item_type ?? null,
  idempotencyKey: readAttribute(line, lineAttributes.idempotencyKey),
  instalmentPlan: readAttribute(line, lineAttributes.pricePlan),
  quotation: readAttribute(line, lineAttributes.quotation),
  ...parseAuthCodeField(readAttribute(line, lineAttributes.transferCode)),
  children: children.map(toChildInput),
});

/**
 * An item whose `parent_id` is the `key` of another item becomes its child; any other `parent_id` refers to a line
 * already in the order. [REST-02, ENT-05]
 */
export const parseLinesInput = (body: unknown): LinesInput => {
  const items = parseWith(wireLines, Array.isArray(body) ? body : [body]);
  const keys = new Set(items.filter((item) => readParentId(item) === null).flatMap((item) => readKey(item) ?? []));
  const tops = items.filter((item) => readParentId(item) === null);
  const childrenFor = (key: string | null) =>
    key === null ? [] : items.filter((item) => readParentId(item) === key && keys.has(key));
  const attached = items.flatMap((item) => {
    const parentId = readParentId(item);
    return parentId === null || keys.has(parentId) ? [] : [{ parentId, child: toChildInput(item) }];
  });
  return { lines: tops.map((top) => toLineInput(top, childrenFor(readKey(top)))), attached };
};

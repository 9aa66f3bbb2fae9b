import * as z from 'zod';
import { dong } from '#core/shared/dong.ts';
import { idempotencyKey, orderId, productId } from '#core/shared/ids.ts';
import { fieldLimits } from '#core/shared/text/validation.ts';

type Operation = (ports: never) => (input: never) => Promise<unknown>;

/** An operation without a schema does not compile. */
export type Inputs<Operations extends Readonly<Record<string, Operation>>> = {
  readonly [Name in keyof Operations]: z.ZodType<Parameters<ReturnType<Operations[Name]>>[0]>;
};

/** Schemas convert form texts and limit sizes; the use cases validate the meaning. */
export const text = (most: number) => z.string().max(most);
export const key = text(128).min(1);
export const blank = (value: unknown): unknown => (value === '' || value === undefined ? null : value);
export const orNull = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(blank, schema.nullable());
export const numeral = (value: unknown): unknown =>
  typeof value === 'string' && /^-?\d{1,15}$/.test(value.trim()) ? Number(value) : value;
export const whole = z.preprocess(numeral, z.number().int().min(-Number.MAX_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER));
export const amount = whole.transform(dong);
const yes = new Set(['on', 'true', '1']);
export const flag = (otherwise: boolean) =>
  z.preprocess((value) => {
    if (value === undefined || value === '') return otherwise;
    return typeof value === 'string' ? yes.has(value) : value;
  }, z.boolean());
/** A record that a form leaves out when it is empty. */
export const orEmpty = <Schema extends z.ZodType>(schema: Schema) => z.preprocess((value) => value ?? {}, schema);
export const typed = (most: number) => z.preprocess((value) => value ?? '', text(most));

export const order = key.transform(orderId);
export const orderOrNull = orNull(order);
const idempotency = text(128)
  .regex(/^[\w-]{16,128}$/)
  .transform(idempotencyKey);
export const product = key.transform(productId);
/** A list, a separated text, or repeated form fields. */
export const list = <Schema extends z.ZodType>(each: Schema) =>
  z.preprocess((value) => {
    if (value === undefined || value === null || value === '') return [];
    if (typeof value === 'string') return value.split(/[-,]/).filter(Boolean);
    return typeof value === 'object' && !Array.isArray(value) ? Object.values(value).flat() : value;
  }, z.array(each).max(50));

export const nothing = z.object({});
export const slug = text(200).min(1);
export const configuration = z.object({
  term: whole,
  quantity: z.preprocess((value) => value ?? 1, whole),
  chosen: z
    .record(
      text(64),
      z.preprocess(
        (value) => (typeof value === 'string' ? [value] : value),
        z.array(text(fieldLimits.optionText)).max(50),
      ),
    )
    .default({}),
  plan: orNull(text(64)),
});
/** Separated by commas in a form. */
export const voucherCodes = list(text(100));
export const pageNumber = z.preprocess((value) => blank(value) ?? 1, whole.pipe(z.number().min(1).max(100_000)));
/** By name; of a repeated form field such as `expectedTotal[…]=1296000` the last value counts. */
export const totals = (most: number) =>
  orEmpty(
    z.record(
      text(most),
      z.preprocess((value) => (Array.isArray(value) ? value.at(-1) : value), amount),
    ),
  );
/** A command's input carries its idempotency key. */
export const command = <const Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ ...shape, idempotencyKey: idempotency });
export const path = typed(2_000);
export const years = z.preprocess((value) => blank(value) ?? 1, whole.pipe(z.number().min(1).max(10)));

/** What a browser computed to show that it is no script; the service reads it. */
export const proof = typed(20_000);

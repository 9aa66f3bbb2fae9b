import type { Context } from 'hono';
import type * as z from 'zod';
import type { ServiceVariables } from '../deps.ts';
import { ServiceFailure } from '../service-failure.ts';

/** More than any body of the shop needs, and few enough for every recursive function. [ASVS V2.2.1] */
const MAX_JSON_NESTING = 32;

/** Arrays and objects within each other; one pass over the text. */
const jsonNesting = (text: string): number => {
  let [depth, deepest, isQuoted] = [0, 0, false];
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (isQuoted) {
      if (sign === '\\') at++;
      else if (sign === '"') isQuoted = false;
    } else if (sign === '"') isQuoted = true;
    else if (sign === '{' || sign === '[') deepest = Math.max(deepest, ++depth);
    else if (sign === '}' || sign === ']') depth--;
  }
  return deepest;
};

/** More than 32 levels of arrays and objects, in which functions that go down every level may end. */
export const isNestedTooDeeply = (text: string): boolean => jsonNesting(text) > MAX_JSON_NESTING;

/** Throws BAD_USER_INPUT for other texts and for more than 32 levels of arrays and objects. */
export const parseJson = (text: string): unknown => {
  if (isNestedTooDeeply(text)) throw new ServiceFailure('BAD_USER_INPUT', 'The JSON is nested too deeply');
  try {
    return JSON.parse(text);
  } catch {
    throw new ServiceFailure('BAD_USER_INPUT', 'The body is no JSON');
  }
};

/** null without a body. Throws BAD_USER_INPUT as `parseJson` does. */
export const readJsonBody = async (c: Context<ServiceVariables>): Promise<unknown> => {
  const text = await c.req.text();
  return text.trim() === '' ? null : parseJson(text);
};

/** Throws BAD_USER_INPUT {field} with the first invalid field, or `whole` when the value itself is invalid. */
export const parseFields = <Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  whole = 'body',
): z.infer<Schema> => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path.join('.') || whole;
  throw new ServiceFailure('BAD_USER_INPUT', `${field} cannot be taken`, { field });
};

/** Throws BAD_USER_INPUT with the first invalid field. */
export const parseWith = <Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new ServiceFailure('BAD_USER_INPUT', `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'unreadable'}`);
};

import type { Context } from 'hono';
import type * as z from 'zod';
import type { ServiceVariables } from '../deps.ts';
import { ServiceFailure } from '../service-failure.ts';

/** null without a body or with another content type. */
export const readJsonBody = async (c: Context<ServiceVariables>): Promise<unknown> => {
  const text = await c.req.text();
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    throw new ServiceFailure('BAD_USER_INPUT', 'The body is no JSON');
  }
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

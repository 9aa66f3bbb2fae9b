import * as z from 'zod/mini';
import { converted } from '#adapters/replies/schema.ts';
import type { RestSeo } from '#contracts/rest/product-rest.ts';

/** The small answers of the product service, on both wires. */
export const tagReply = z.object({ id: z.string(), name: z.string(), slug: z.string() });
export const tagsReply = z.array(tagReply);
export const unitsReply = z.array(z.object({ id: z.string(), name: z.string() }));

export const storeReply = converted(
  z.object({ id: z.string(), name: z.string(), description: z.object({ slug: z.string() }) }),
  ({ id, name, description: { slug } }) => ({ id, name, slug }),
);

const seoText = converted(z.nullish(z.string()), (given) => given?.trim() || null);
export const seoReply = z.object({
  title: seoText,
  description: seoText,
} satisfies Partial<Record<keyof RestSeo, unknown>>);

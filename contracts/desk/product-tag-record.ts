import * as z from 'zod';

/** A tag of products and extensions. */
export const productTagFields = z.object({ name: z.string().trim().min(1).max(60) });
/** The slug is part of the address of its list and stays. */
export const newProductTagFields = productTagFields.extend({ tag: z.string().trim().min(1).max(40) });

export type ProductTagRow = z.output<typeof newProductTagFields> & {
  readonly id: string;
  /** Products and extensions that have it. */
  readonly productCount: number;
};
export type ProductTagRecord = ProductTagRow & {
  /** Path of its list. */
  readonly page: string;
};

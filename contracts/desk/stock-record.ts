import * as z from 'zod';
import { type Stock, stocks } from '#core/catalogue/product.ts';

/** `reason`: why, for the other members. */
export const stockFields = z.object({ stock: z.enum(stocks), reason: z.string().trim().min(1).max(500) });

/** Whether a product can be had at a place. */
export type StockRow = {
  readonly id: string;
  readonly product: string;
  readonly sku: string;
  readonly place: string;
  readonly stock: Stock;
};

export type StockRecord = StockRow & {
  /** Newest first, at most 50; times in ms since 1970 UTC. */
  readonly changes: readonly {
    readonly id: string;
    readonly at: number;
    readonly before: Stock;
    readonly after: Stock;
    readonly reason: string;
    readonly by: string;
  }[];
};

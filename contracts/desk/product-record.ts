import * as z from 'zod';

const line = (most: number) => z.string().trim().max(most);
const amount = z.number().int().min(1).max(100_000_000_000);

/** For one month, đồng before VAT. */
const price = z.object({
  /** Months. */
  term: z.number().int().min(1).max(120),
  price: amount,
  /** Before a promotion, and at renewal; null without one. */
  oldPrice: amount.nullable().default(null),
});
const priceList = z
  .array(price)
  .min(1)
  .max(24)
  .refine((prices) => new Set(prices.map(({ term }) => term)).size === prices.length, { path: ['terms'] });

/** `renewals-only`: nobody buys it, and who has it goes on. `withdrawn`: neither. */
export const productStates = ['on-sale', 'renewals-only', 'withdrawn'] as const;

/** A plan as staff change it. Code and product line are fixed once it exists. */
export const productFields = z.object({
  title: line(120).min(1),
  specs: line(300).min(1),
  summary: line(300).min(1),
  audience: line(300).default(''),
  /** Paragraphs, with an empty line between them. */
  description: line(60_000).default(''),
  /** «Bộ nhớ: 4 GB», one a line. */
  specifications: line(20_000).default(''),
  /** Codes of what is often bought with it, in the order in which it is shown. */
  companions: z.array(z.string().trim().min(1).max(40)).max(12).default([]),
  /** Slugs of its tags. */
  tags: z.array(z.string().trim().min(1).max(40)).max(30).default([]),
  badge: line(30).default(''),
  /** Id of an uploaded picture; null with neither: that of the line. */
  picture: z.string().nullable().default(null),
  /** Of a picture elsewhere, where none is chosen. */
  pictureUrl: line(500).default(''),
  state: z.enum(productStates).default('on-sale'),
  prices: priceList,
});
export const newProductFields = productFields.extend({ sku: line(40).min(1), line: line(60).min(1) });

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
/** Prices that hold from a day on, `2026-12-01` in Vietnam. */
export const futurePriceFields = z.object({ from: day, prices: priceList });
export const futureDayFields = z.object({ from: day });

export type ProductRow = {
  readonly id: string;
  readonly title: string;
  readonly line: string;
  readonly lineTitle: string;
  readonly state: (typeof productStates)[number];
  /** What the lists of the shop say of it: a month of the term that they show, đồng before VAT. */
  readonly leadPrice: number;
};

export type ProductRecord = z.output<typeof newProductFields> & {
  readonly id: string;
  /** Path of its page. */
  readonly page: string;
  /** Prices of a day to come; `id` is the day. */
  readonly future: readonly { readonly id: string; readonly prices: z.output<typeof priceList> }[];
};

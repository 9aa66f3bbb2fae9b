import { z } from 'zod';
import { DOMAIN_LINE } from '#core/shared/domains/domain-kind.ts';
import { lineHandovers, lineIcons, MAX_PLAN_COLUMNS, ownLineKinds } from '#core/shared/goods/own-line.ts';
import { picturePathOf } from '#core/shared/text/picture-address.ts';
import { reasons } from './reasons.vi.ts';

const MAX_DONG = 100_000_000_000;

const text = (maximum: number) => z.string().trim().min(1).max(maximum);
const sku = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/, reasons.sku)
  .describe('Code of the product in the firm’s own books; a product keeps it for ever');
const amount = z.int().min(0).max(MAX_DONG);
const price = z.int().min(1).max(MAX_DONG);
const term = z.int().min(1).max(120);
const line = z.string().regex(/^[a-z][a-z0-9-]{1,39}$/, reasons.line);
const plan = line.refine((handle) => handle !== DOMAIN_LINE, reasons.domainLine);
const state = z
  .enum(['on-sale', 'renewals-only', 'withdrawn'])
  .describe('`renewals-only`: nobody can buy it, services go on; `withdrawn`: nor that. A new product is on sale');
const optionKey = z.string().regex(/^[a-z][a-z0-9-]{0,29}$/, reasons.optionKey);

/** Absent: stays as it is. */
const lines = z.strictObject({
  line: line.describe('Handle of the product line, part of its address; it keeps it for ever'),
  title: text(60).optional(),
  group: text(60)
    .describe('Title of the group of the menu under which it stands; a new title is a new group')
    .optional(),
  description: text(1_000).optional(),
  kind: z
    .enum(ownLineKinds)
    .nullable()
    .describe(
      'What is handed over, of a line of your own: `machine` has an address, a user and a password, `site` a panel too; `other` has what staff write',
    )
    .optional(),
  handover: z.enum(lineHandovers).nullable().describe('How soon a paid service can be used').optional(),
  icon: z.enum(lineIcons).nullable().describe('Drawing in menus and lists').optional(),
  columns: z
    .array(text(80))
    .min(1)
    .max(MAX_PLAN_COLUMNS)
    .nullable()
    .describe('Names of specifications that are the columns of the table of plans; none: the sizes')
    .optional(),
});

const tag = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, reasons.tag);
const tagList = z.array(tag).max(30).describe('Tags, by their slugs; an empty list: none').optional();

const tags = z.strictObject({
  tag: tag.describe('Slug, part of the address of its list; a tag keeps it for ever'),
  name: text(60).optional(),
});

const products = z.strictObject({
  sku,
  title: text(120).optional(),
  line: plan.describe('Product line; a product keeps it').optional(),
  specs: text(300).describe('Such as «2 vCPU · 4 GB RAM · 60 GB SSD NVMe»').optional(),
  summary: text(300).describe('One sentence').optional(),
  audience: z.string().trim().max(300).describe('For whom it is, in one sentence').optional(),
  description: z.array(text(5_000)).max(60).describe('Paragraphs').optional(),
  specifications: z
    .array(z.string().regex(/^[^:]{1,80}: .{1,300}$/, reasons.specification))
    .max(60)
    .describe('«Bộ nhớ: 4 GB»')
    .optional(),
  companions: z
    .array(sku)
    .max(12)
    .describe('Codes of products and extensions that are often bought with it, in this order; an empty list: none')
    .optional(),
  tags: tagList,
  badge: text(30).nullable().describe('Such as «Bán chạy»').optional(),
  state: state.optional(),
  picture: z
    .string()
    .trim()
    .max(500)
    .refine((picture) => picturePathOf(picture) !== null, reasons.picture)
    .nullable()
    .describe(
      'Path of an uploaded picture, «/uploads/goi-nho.png», or address of one at a host of CONTENT_IMAGE_ORIGINS; null: the picture of the line',
    )
    .optional(),
});

const prices = z.strictObject({
  sku,
  term: term.describe('Months'),
  price: price.describe('đồng for one month, before VAT'),
  oldPrice: price.nullable().describe('đồng for one month before a promotion, and at renewal').optional(),
  from: z.iso
    .date()
    .nullable()
    .describe('Day from which the price holds, from midnight in Vietnam; absent: now')
    .optional(),
});

const stock = z.strictObject({
  sku,
  place: text(80).describe('Value of the option `location`'),
  stock: z.enum(['ready', 'to-order', 'sold-out']),
});

const options = z.strictObject({
  option: optionKey.describe('Key; an option keeps it. `location` has the places of the stock'),
  name: text(80).optional(),
  type: z.enum(['one', 'many', 'text']).describe('How many values a buyer chooses; `text` is typed').optional(),
  lines: z.array(line).describe('Product lines that offer it').optional(),
  requiredFor: z.array(line).describe('Of these, where a choice is required').optional(),
});

const optionValues = z.strictObject({
  option: optionKey,
  value: text(80),
  price: amount.nullable().describe('đồng per month before VAT; 0 or absent: free').optional(),
  priceAbove4Cpu: amount.nullable().describe('The same for plans of more than 4 vCPU').optional(),
  percent: z.int().min(1).max(1_000).nullable().describe('Of the list price, instead of a price').optional(),
  onlyLine: line.nullable().describe('The only line that offers the value').optional(),
});

const extensions = z.strictObject({
  extension: z.string().regex(/^\.[a-z0-9.-]{2,30}$/, reasons.extension),
  kind: z
    .string()
    .regex(/^[a-z-]{1,30}$/, reasons.extensionKind)
    .nullable()
    .describe('`tieng-viet`, `mien-phi` or a place; absent for the plain extension')
    .optional(),
  registrationFee: amount.describe('State fee, once').optional(),
  maintenanceFee: amount.describe('State fee of a year').optional(),
  serviceFirstYear: amount.describe('The shop’s price of the first year, before VAT').optional(),
  serviceRenewal: amount.describe('The shop’s price of each further year, before VAT').optional(),
  renewalMaintenanceFee: amount.nullable().describe('State fee of a year at renewal, where it differs').optional(),
  serviceTransfer: amount
    .nullable()
    .describe('The shop’s price of a transfer from another registrar, before VAT, where it differs from a renewal')
    .optional(),
  years: z.array(z.int().min(1).max(10)).min(1).describe('Terms in years').optional(),
  tags: tagList,
  state: state.optional(),
});

/** The sheets of a workbook or the files of a folder; a row of each. */
export const rowSchemas = { lines, tags, products, prices, stock, options, optionValues, extensions } as const;
export type SheetName = keyof typeof rowSchemas;
export type RowOf<Sheet extends SheetName> = z.infer<(typeof rowSchemas)[Sheet]>;
// The keys of the record.
export const sheetNames = Object.keys(rowSchemas) as readonly SheetName[];

/** The same in one JSON file: prices and stock inside of their product, values inside of their option. */
export const catalogueFile = z
  .strictObject({
    $schema: z.string().optional(),
    lines: z.array(lines).optional(),
    tags: z.array(tags).optional(),
    products: z
      .array(
        products.extend({
          prices: z.array(prices.omit({ sku: true })).optional(),
          stock: z.array(stock.omit({ sku: true })).optional(),
        }),
      )
      .optional(),
    options: z.array(options.extend({ values: z.array(optionValues.omit({ option: true })).optional() })).optional(),
    extensions: z.array(extensions).optional(),
  })
  .meta({ title: 'Catalogue of the shop' });

/** Where a row stands: `row` is that of the sheet, or the position in a list of the JSON file, from 1. */
export type Origin = { readonly sheet: SheetName; readonly row: number };

/** A row before it is checked; the values are of JSON. */
export type RawRow = Origin & { readonly value: Readonly<Record<string, unknown>> };

/** `column` is null when the row as a whole is refused. */
export type Refusal = Origin & { readonly column: string | null /** In Vietnamese. */; readonly reason: string };

import * as z from 'zod/mini';
import { type AllReadersOf, amount, converted, discarded, filled } from '#adapters/replies/schema.ts';
import {
  type NewQuotationBody,
  type QuotationSendBody,
  quotationPaths,
  type WireQuotation,
  type WireQuotedLine,
  type WireQuotedOption,
} from '#contracts/rest/quotation-rest.ts';
import type { Quotation, QuotedLine } from '#core/quotations/quotation.ts';
import type { QuotationGateway } from '#core/quotations/quotation-gateway.port.ts';
import { dong, zeroDong } from '#core/shared/dong.ts';
import { optionId, productId, quotationId } from '#core/shared/ids.ts';
import type { InvoiceParty } from '#core/shared/people/invoice-party.ts';
import type { ServiceClient } from '../service-client.ts';
import { wireItems } from './line-items.ts';

/** At most 10^10 đồng; a larger number is an error. */
const money = z.int().check(z.gte(0), z.lte(1e10));

const option = z.object({
  product_id: filled,
  option_id: filled,
  option_name: z.string(),
  title: z.string(),
  net: money,
} satisfies AllReadersOf<WireQuotedOption>);

const line = z.object({
  product_id: filled,
  slug: filled,
  sku: z.string(),
  title: z.string(),
  specs: z.optional(z.string()),
  category: z.string(),
  time: z.int().check(z.gte(1), z.lte(1_000)),
  unit_id: z.enum(['MONTH', 'YEAR']),
  unit_name: z.string(),
  count: z.int().check(z.gte(1), z.lte(50)),
  description: z.string(),
  price_type: z.enum(['RENT', 'SELL', 'QUANTITY']),
  net: money,
  exempt: money,
  renewal_net: money,
  renewal_exempt: money,
  vat_percent: z.int().check(z.gte(0), z.lte(100)),
  vat_inside: z.boolean(),
  options: z.array(z.object({ id: filled, name: z.string(), value: z.string() })),
  children: z.array(option),
} satisfies AllReadersOf<WireQuotedLine>);

const seller = z.object({
  name: z.string(),
  taxCode: z.string(),
  address: z.string(),
  email: z.string(),
  phone: z.string(),
} satisfies AllReadersOf<InvoiceParty>);

const quotation = z.object({
  id: filled,
  number: filled,
  created_at: amount,
  valid_until: amount,
  seller,
  lines: z.array(line).check(z.minLength(1)),
} satisfies AllReadersOf<WireQuotation>);

const lineOf = (given: z.infer<typeof line>): QuotedLine => ({
  productId: productId(given.product_id),
  slug: given.slug,
  sku: given.sku,
  title: given.title,
  specs: given.specs ?? '',
  category: given.category,
  term: given.time,
  unit: { id: given.unit_id, name: given.unit_name },
  quantity: given.count,
  description: given.description,
  options: given.options.map(({ id, name, value }) => ({ id: optionId(id), name, value })),
  priceType: given.price_type,
  charge: { net: dong(given.net), exempt: dong(given.exempt) },
  renewal: { net: dong(given.renewal_net), exempt: dong(given.renewal_exempt) },
  vat: { percent: given.vat_percent, isIncluded: given.vat_inside },
  children: given.children.map(({ product_id, option_id, option_name, title, net }) => ({
    productId: productId(product_id),
    option: optionId(option_id),
    name: option_name,
    title,
    charge: { net: dong(net), exempt: zeroDong },
  })),
});

const quotationReply = converted(
  quotation,
  (given): Quotation => ({
    id: quotationId(given.id),
    number: given.number,
    createdAt: given.created_at,
    validUntil: given.valid_until,
    seller: given.seller,
    lines: given.lines.map(lineOf),
  }),
);

const done = discarded(z.object({ status: z.literal(1) }));

/** Quotations from the order service, /quotation/v1. [QuotationGateway] */
export const restQuotationGateway = ({ rest }: Pick<ServiceClient, 'rest'>): QuotationGateway => ({
  create: (lines, idempotencyKey) => {
    const body: NewQuotationBody = { line_items: lines.flatMap((each, at) => wireItems(each, `line-${at}`, null)) };
    return rest('POST', quotationPaths.all, { body, schema: quotationReply, idempotencyKey });
  },
  load: (id) => rest('GET', quotationPaths.one(id), { schema: quotationReply }),
  send: (id, { sender: name, email }, idempotencyKey) => {
    const body: QuotationSendBody = { sender: name, email };
    return rest('POST', quotationPaths.send(id), { body, schema: done, idempotencyKey });
  },
});

import * as z from 'zod';
import { sortOrders } from '#core/catalogue/product.ts';
import type { FieldProblem } from '#core/shared/field-problem.ts';
import { invoiceId, lineItemId, optionId } from '#core/shared/ids.ts';
import type { UseCases } from '#core/use-cases.ts';
import { accountInputs } from './account-inputs.ts';
import { choosingInputs } from './choosing-inputs.ts';
import { contentInputs } from './content-inputs.ts';
import { domainInputs } from './domain-inputs.ts';
import {
  amount,
  blank,
  configuration,
  flag,
  key,
  list,
  nothing,
  order,
  orderOrNull,
  orNull,
  pageNumber,
  press,
  product,
  slug,
  text,
  typed,
  voucherCodes,
  whole,
} from './input-parts.ts';
import { quotationInputs } from './quotation-inputs.ts';
import { voucherInputs } from './voucher-inputs.ts';

/** What a use case takes. */
export type InputOf<Name extends keyof UseCases> = Parameters<UseCases[Name]>[0];

const line = key.transform(lineItemId);
const checkoutFields = {
  contact: z.preprocess((value) => value ?? {}, z.object({ name: typed(200), phone: typed(40), email: typed(200) })),
  address: z.preprocess(
    (value) => value ?? {},
    z.object({ provinceCode: typed(20), wardCode: typed(20), street: typed(300) }),
  ),
  invoiceFor: z.preprocess((value) => blank(value) ?? 'person', z.enum(['person', 'company'])),
  company: z.preprocess(
    (value) => value ?? {},
    z.object({ name: typed(300), taxCode: typed(40), address: typed(300), email: typed(200) }),
  ),
  note: typed(2_000),
  methodCode: typed(40),
};
const option = z.object({ id: key.transform(optionId), name: typed(200), value: text(300) });
/** `options[106066]=Ubuntu` of a form: the name of the option is the catalogue's matter. */
const chosenOptions = z.preprocess(
  (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value).map(([id, texts]) => ({
          id,
          name: '',
          value: Array.isArray(texts) ? texts.at(-1) : texts,
        }))
      : value,
  z.array(option).max(50),
);
const onOrder = { orderId: orderOrNull, idempotencyKey: press };

/** One schema per use case: the only door from the network to the shop's commands and queries. */
export const useCaseInputs: { readonly [Name in keyof UseCases]: z.ZodType<InputOf<Name>> } = {
  loadShell: nothing,
  loadHome: nothing,
  loadCategory: z.object({ handle: slug, parent: orNull(slug), store: orNull(slug) }),
  listProducts: z.object({
    category: orNull(slug),
    keyword: orNull(text(200)),
    priceFrom: orNull(amount),
    priceTo: orNull(amount),
    onlyPromotion: flag(false),
    tag: orNull(slug),
    store: orNull(slug),
    sort: z.preprocess((value) => blank(value) ?? 'popular', z.enum(sortOrders)),
    page: pageNumber,
    perPage: z.preprocess((value) => blank(value) ?? 12, whole.pipe(z.number().min(1).max(100))),
  }),
  loadProduct: z.object({ slug }),
  selfCheck: nothing,
  loadProvinces: nothing,
  loadWards: z.object({ province: text(20).min(1) }),
  loadDomainStatus: z.object({ name: text(253).min(1) }),
  checkRedirect: z.object({ path: text(2_000).startsWith('/'), uncounted: flag(false) }),
  loadVisitor: nothing,
  loadCart: z.object({ orderId: orderOrNull }),
  loadCheckout: nothing,
  loadPayment: z.object({ orderId: orderOrNull }),
  loadPaymentResult: z.object({ orderId: order }),
  readPaymentReturn: z.object({ query: z.record(text(100), text(2_000)) }),
  loadInvoice: z.object({ id: orNull(key.transform(invoiceId)), orderId: orderOrNull }),
  loadOrder: z.object({ orderId: order }),
  addToCart: z.object({
    slug,
    configuration,
    expectedTotal: amount,
    orderId: orderOrNull,
    keepPointer: flag(true),
    campaign: orNull(z.object({ id: key, actionId: key })),
    source: orNull(text(20)),
    idempotencyKey: press,
  }),
  addByQuery: z.object({ productId: product, children: list(product), ...onOrder }),
  changeLine: z.object({ lineId: line, count: orNull(whole), time: orNull(whole), ...onOrder }),
  setLineOptions: z.object({ lineId: line, options: chosenOptions, ...onOrder }),
  removeLine: z.object({ lineId: line, ...onOrder }),
  removeLines: z.object({ lineIds: list(line), ...onOrder }),
  clearCart: z.object(onOrder),
  setCartNote: z.object({ note: typed(2_000), ...onOrder }),
  placeOrder: z.object({ ...checkoutFields, expectedTotal: amount, ...onOrder }),
  placeDirectOrder: z.object({
    ...checkoutFields,
    slug,
    configuration,
    codes: voucherCodes,
    expectedTotal: amount,
    idempotencyKey: press,
  }),
  retryPayment: z.object({ orderId: order, methodCode: key, idempotencyKey: press }),
  ...accountInputs,
  ...contentInputs,
  ...choosingInputs,
  ...domainInputs,
  ...voucherInputs,
  ...quotationInputs,
};

export type ReadInput<Name extends keyof UseCases> =
  | { readonly ok: true; readonly input: InputOf<Name> }
  /** Paths of the fields that cannot be read, such as `configuration.time`. */
  | { readonly ok: false; readonly fields: Readonly<Record<string, FieldProblem>> };

/** Reads what came over the network as a use case's input. */
export const readInput = <Name extends keyof UseCases>(name: Name, raw: unknown): ReadInput<Name> => {
  const schema: z.ZodType<InputOf<Name>> = useCaseInputs[name];
  const read = schema.safeParse(raw, { reportInput: true });
  if (read.success) return { ok: true, input: read.data };
  return {
    ok: false,
    fields: Object.fromEntries(read.error.issues.map((issue) => [issue.path.join('.') || 'input', problemOf(issue)])),
  };
};

const problemOf = (issue: { readonly code?: string | undefined; readonly input?: unknown }): FieldProblem => {
  if (issue.code === 'too_big') return 'too-long';
  return issue.input === undefined || issue.input === null || issue.input === '' ? 'required' : 'choice';
};

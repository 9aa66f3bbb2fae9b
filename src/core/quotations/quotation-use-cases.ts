import type { CartOutcome } from '#core/cart/cart.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { Amounts } from '#core/pricing/price.ts';
import type { Configuration } from '#core/pricing/quote.ts';
import type { Dong } from '#core/shared/dong.ts';
import type { IdempotencyKey, InvoiceId, OrderId, QuotationId } from '#core/shared/ids.ts';
import type { Outcome } from '#core/shared/notice.ts';
import type { Result } from '#core/shared/result.ts';
import type { PdfFile } from './document-printer.port.ts';
import type { Quotation } from './quotation.ts';

type Answer<Value> = Promise<Result<Value, ShopFailure>>;

/** What can be ordered from a quotation at this moment. */
export type QuotedOffer = {
  /** The quoted prices hold; else the amounts are today's. */
  readonly isValid: boolean;
  /** Of each line, under today's VAT; null for one that is sold no more, or not so. */
  readonly lines: readonly (Amounts | null)[];
  /** Of the lines that can be ordered. */
  readonly totals: Amounts;
};

export type QuotationView = {
  readonly quotation: Quotation;
  /** As quoted. */
  readonly totals: Amounts;
  readonly offer: QuotedOffer;
};

/** Reads of what was quoted, and of documents as PDF. */
export type QuotationQueries = {
  /** Whoever knows the id may read it. Failure: `not-found`. */
  readonly loadQuotation: (input: { readonly id: QuotationId }) => Answer<QuotationView>;
  readonly loadQuotationPdf: (input: { readonly id: QuotationId }) => Answer<PdfFile>;
  /** The invoice by its id, or the newest of an order; the owner's alone. [PAY-04] */
  readonly loadInvoicePdf: (input: {
    readonly id: InvoiceId | null;
    readonly orderId: OrderId | null;
  }) => Answer<PdfFile>;
};

export type CreateQuotationCommand = {
  /** The product page's configuration; null quotes the cart. */
  readonly slug: string | null;
  readonly configuration: Configuration | null;
  readonly orderId: OrderId | null;
  readonly idempotencyKey: IdempotencyKey;
};

export type OrderQuotationCommand = {
  readonly id: QuotationId;
  /** Total with VAT that the page offered, đồng. [CART-19] */
  readonly expectedTotal: Dong;
  readonly idempotencyKey: IdempotencyKey;
};

/** A line that did not come into the cart, and why. */
export type RefusedLine = { readonly title: string; readonly failure: ShopFailure };

export type QuotedOutcome = CartOutcome & {
  /** Lines that lie in the cart now. */
  readonly added: number;
  readonly refused: readonly RefusedLine[];
};

export type QuotationCommands = {
  /** Quotes a configuration or the cart at today's prices, paid at once and without vouchers; goes to its page. */
  readonly createQuotation: (command: CreateQuotationCommand) => Answer<Outcome>;
  /**
   * Puts what can be ordered into the visitor's cart: at the quoted prices while they hold, then at today's. Failures:
   * `not-found`, `price-changed` where another total was seen, `product-unavailable` where nothing of it is sold any more.
   */
  readonly orderQuotation: (command: OrderQuotationCommand) => Answer<QuotedOutcome>;
};

export const quotationQueries = [
  'loadQuotation',
  'loadQuotationPdf',
  'loadInvoicePdf',
] as const satisfies readonly (keyof QuotationQueries)[];

export const quotationCommands = [
  'createQuotation',
  'orderQuotation',
] as const satisfies readonly (keyof QuotationCommands)[];

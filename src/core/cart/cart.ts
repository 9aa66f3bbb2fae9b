import type { LocationStock } from '#core/catalogue/product.ts';
import type { RefusedDomain } from '#core/domains/refused-domains.ts';
import type { OrderLine } from '#core/orders/order.ts';
import type { Discount } from '#core/pricing/discount.ts';
import type { Amounts, PriceEntry } from '#core/pricing/price.ts';
import type { Configuration } from '#core/pricing/quote.ts';
import type { Dong } from '#core/shared/dong.ts';
import type { IdempotencyKey, LineItemId, OptionId, OrderId, ProductId } from '#core/shared/ids.ts';
import type { Notice } from '#core/shared/notice.ts';

export type CartLine = {
  readonly line: OrderLine;
  /** Priced options. */
  readonly children: readonly OrderLine[];
  /** Including child items. */
  readonly amounts: Amounts;
  readonly renewal: Amounts;
  /** Terms to choose from; empty without a catalogue answer. */
  readonly terms: readonly PriceEntry[];
  /** null when the location is available or unknown. [CAT-10] */
  readonly soldOutLocation: SoldOutLocation | null;
  /** Whether `editLine` takes another configuration for it. [CART-20] */
  readonly isConfigurable: boolean;
};

/** `alternatives` are available, ready ones first. */
export type SoldOutLocation = {
  readonly option: OptionId;
  readonly location: string;
  readonly alternatives: readonly LocationStock[];
};

export type CartView = {
  readonly orderId: OrderId;
  readonly number: string;
  readonly lines: readonly CartLine[];
  /** Absent when no code is in use. [VOU-01] */
  readonly discounts?: readonly Discount[];
  readonly totals: Amounts;
  /** null when lines differ; the page then shows no rate beside «VAT». */
  readonly vatPercent: number | null;
  readonly note: string;
  /** Lines without a parent item. */
  readonly itemCount: number;
};

/** Message about the cart; null shows none. */
export type CartNotice = Extract<
  Notice,
  'added' | 'changed' | 'removed' | 'cleared' | 'note-saved' | 'voucher-added' | 'voucher-removed'
> | null;

export type CartOutcome = {
  /** null when there is none or it could not be reloaded; the page at `goTo` then loads it. */
  readonly cart: CartView | null;
  readonly notice: CartNotice;
  /** Quantity in the order notification; null keeps it closed. [CART-18] */
  readonly notify: number | null;
  /** [CART-09] */
  readonly goTo: string;
};

export type AddToCartCommand = {
  readonly slug: string;
  /** `chosen` null: the default values, as a card offers them. */
  readonly configuration: Omit<Configuration, 'chosen'> & { readonly chosen: Configuration['chosen'] | null };
  /** Total with VAT that the page showed, in đồng. [CART-19] */
  readonly expectedTotal: Dong;
  /** From the page URL; ignored when the visitor may not use it. [CART-02] */
  readonly orderId: OrderId | null;
  /** False leaves the cart cookie unchanged. [CART-03] */
  readonly keepPointer: boolean;
  readonly campaign: { readonly id: string; readonly actionId: string } | null;
  /** «IP» marks a swap of IP addresses. [ENT-05] */
  readonly source: string | null;
  readonly idempotencyKey: IdempotencyKey;
};

/** /tao-don-hang?productid=1004&cartchild=2001-2007&source=IP [CART-13] */
export type AddByQueryCommand = {
  readonly productId: ProductId;
  readonly children: readonly ProductId[];
  /** Where the visitor comes from: EXCHANGE_SOURCE orders a swap of IP addresses. [ENT-05] */
  readonly source: string | null;
  readonly orderId: OrderId | null;
  readonly idempotencyKey: IdempotencyKey;
};

export type ChangeLineCommand = {
  readonly orderId: OrderId | null;
  readonly lineId: LineItemId;
  readonly quantity: number | null;
  readonly term: number | null;
  readonly idempotencyKey: IdempotencyKey;
};

export type SetLineOptionsCommand = {
  readonly orderId: OrderId | null;
  readonly lineId: LineItemId;
  readonly options: readonly { readonly id: OptionId; readonly name: string; readonly value: string }[];
  readonly idempotencyKey: IdempotencyKey;
};

/** A line of the cart and what it shall be; another product is another plan. [CART-20] */
export type EditLineCommand = Pick<AddToCartCommand, 'slug' | 'configuration' | 'expectedTotal' | 'orderId'> & {
  readonly lineId: LineItemId;
  readonly idempotencyKey: IdempotencyKey;
};

export type RemoveLineCommand = {
  readonly orderId: OrderId | null;
  readonly lineId: LineItemId;
  readonly idempotencyKey: IdempotencyKey;
};
export type RemoveLinesCommand = {
  readonly orderId: OrderId | null;
  readonly lineIds: readonly LineItemId[];
  readonly idempotencyKey: IdempotencyKey;
};

/** [CART-12] */
export const REMOVAL_REASON = 'đổi gói sản phẩm khác';
export const REMOVAL_DELAY_MS = 500;

export type AddDomainsCommand = {
  readonly names: readonly string[];
  readonly years: number;
  /** Displayed total with VAT for one name, in đồng, by product slug. [CART-19] */
  readonly expectedTotal: Readonly<Record<string, Dong>>;
  readonly orderId: OrderId | null;
  /** A hosting line of the cart that the first name is for; a name that is in the cart already is not added again. */
  readonly forLine?: LineItemId | null;
  /** Page that sent the command; the user stays there. */
  readonly path: string;
  readonly idempotencyKey: IdempotencyKey;
};

export type DomainsOutcome = CartOutcome & {
  readonly added: readonly string[];
  readonly refusedDomains: readonly RefusedDomain[];
};

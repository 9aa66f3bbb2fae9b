import type { PlaceStock } from '#core/catalogue/product.ts';
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
  /** Priced options of this machine. */
  readonly children: readonly OrderLine[];
  /** The line with its children. */
  readonly amounts: Amounts;
  readonly renewal: Amounts;
  /** Terms it can be changed to; empty where the catalogue could not be asked. */
  readonly terms: readonly PriceEntry[];
  /** Where it was to stand and no machine is left any more; null where it can be had, or nobody knows. [CAT-10] */
  readonly soldOut: SoldOutPlace | null;
};

/** The option that chose a place, and the places that may be chosen instead: those that are ready first. */
export type SoldOutPlace = {
  readonly option: OptionId;
  readonly place: string;
  readonly left: readonly PlaceStock[];
};

/** The visitor's cart as the pages draw it. */
export type CartView = {
  readonly orderId: OrderId;
  readonly number: string;
  readonly lines: readonly CartLine[];
  /** What its codes take off; absent where none is in use. [VOU-01] */
  readonly discounts?: readonly Discount[];
  readonly totals: Amounts;
  /** Percent where every line bears the same, else null: then the page shows no rate beside «VAT». */
  readonly vatPercent: number | null;
  readonly note: string;
  /** Badge: lines without a parent. */
  readonly itemCount: number;
};

/** Whether a code is in use. [VOU-01] */
export const voucherInUse = ({ discounts = [] }: CartView): boolean => discounts.length > 0;

/** What happened to the cart; null says nothing. */
export type CartNotice = Extract<
  Notice,
  'added' | 'changed' | 'removed' | 'cleared' | 'note-saved' | 'voucher-added' | 'voucher-removed'
> | null;

export type CartOutcome = {
  /** null when no cart is left, or when it could not be read again after a change: the page at `goTo` asks. */
  readonly cart: CartView | null;
  readonly notice: CartNotice;
  /** Quantity that the order notification opens with; null keeps it closed. [CART-18] */
  readonly notify: number | null;
  /** Path where the shopper goes next. [CART-09] */
  readonly goTo: string;
};

export type AddToCartCommand = {
  readonly slug: string;
  readonly configuration: Configuration;
  /** Total with VAT that the page showed, đồng. [CART-19] */
  readonly expectedTotal: Dong;
  /** `orderId` of the page's query; used only where the visitor may use it. [CART-02] */
  readonly orderId: OrderId | null;
  /** False leaves the cart cookie alone. [CART-03] */
  readonly keepPointer: boolean;
  readonly campaign: { readonly id: string; readonly actionId: string } | null;
  /** «IP» marks an exchange of addresses. [ENT-05] */
  readonly source: string | null;
  readonly idempotencyKey: IdempotencyKey;
};

/** /tao-don-hang?productid=1004&cartchild=2001-2007 [CART-13] */
export type AddByQueryCommand = {
  readonly productId: ProductId;
  /** Products of priced option values. */
  readonly children: readonly ProductId[];
  readonly orderId: OrderId | null;
  readonly idempotencyKey: IdempotencyKey;
};

export type ChangeLineCommand = {
  readonly orderId: OrderId | null;
  readonly lineId: LineItemId;
  readonly count: number | null;
  readonly time: number | null;
  readonly idempotencyKey: IdempotencyKey;
};

export type SetLineOptionsCommand = {
  readonly orderId: OrderId | null;
  readonly lineId: LineItemId;
  readonly options: readonly { readonly id: OptionId; readonly name: string; readonly value: string }[];
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

/** Reason sent with every removal. [CART-12] */
export const REMOVAL_REASON = 'đổi gói sản phẩm khác';
export const REMOVAL_PAUSE_MS = 500;

export type AddDomainsCommand = {
  readonly names: readonly string[];
  readonly years: number;
  /** Total with VAT that the page showed for one name of a product, đồng, by the product's slug. [CART-19] */
  readonly expectedTotal: Readonly<Record<string, Dong>>;
  readonly orderId: OrderId | null;
  /** The page that the press came from: the shopper stays there. */
  readonly path: string;
  readonly idempotencyKey: IdempotencyKey;
};

export type DomainsOutcome = CartOutcome & {
  readonly added: readonly string[];
  readonly refused: readonly RefusedDomain[];
};

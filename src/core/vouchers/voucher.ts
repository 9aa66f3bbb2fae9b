import type { DiscountKind } from '#core/pricing/discount.ts';
import type { Amounts } from '#core/pricing/price.ts';
import type { Configuration } from '#core/pricing/quote.ts';
import type { VoucherRefusal } from '#core/pricing/voucher-problem.ts';
import type { Dong } from '#core/shared/dong.ts';
import type { IdempotencyKey, OrderId, ProductId } from '#core/shared/ids.ts';

/** A voucher code and its benefit as display text. */
export type Voucher = {
  readonly code: string;
  readonly kind: DiscountKind;
  readonly title: string;
  readonly description: string;
  /** ms since 1970 UTC. */
  readonly expiresAt: number;
};

/** A voucher code evaluated for one order. */
export type OfferedVoucher = Voucher & {
  /** Whether it is applied to the order. */
  readonly isApplied: boolean;
  /** Why it gives no discount; null when it does or would. */
  readonly refusal: VoucherRefusal | null;
  /** Actual or possible discount in đồng, before VAT and with its VAT. */
  readonly amount: Dong;
  readonly gross: Dong;
};

export type Campaign = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly type: string;
  /** ms since 1970 UTC. */
  readonly from: number;
  readonly to: number;
  readonly isActive: boolean;
};

export type ProductPromotion = {
  readonly campaignId: string;
  readonly campaignActionId: string;
  readonly name: string;
};

/** The code gives `percent` off for at least `quantity` units of the product. */
export type QuantityPromotion = {
  readonly campaignId: string;
  readonly code: string;
  readonly productId: ProductId;
  readonly quantity: number;
  readonly percent: number;
};

/** A purchase of the product for this many months includes `gifts`. */
export type GiftPromotion = {
  readonly campaignId: string;
  readonly code: string;
  readonly productId: ProductId;
  readonly months: number;
  readonly gifts: readonly { readonly productId: ProductId; readonly name: string }[];
};

/** Codes for lines without an order: as in `forOrder`, plus the applied ones that are not valid. */
export type LineVouchers = {
  readonly offers: readonly OfferedVoucher[];
  readonly refused: readonly (VoucherRefusal & { readonly code: string })[];
};

/** Voucher codes for the card beside an order. */
export type GroupedVouchers = {
  readonly applied: readonly OfferedVoucher[];
  /** The code with the largest discount; null when none gives one. */
  readonly best: OfferedVoucher | null;
  /** Other valid codes, and invalid ones with reasons. */
  readonly others: readonly OfferedVoucher[];
  /** Renewal price; voucher codes never change it. */
  readonly renewal: Amounts;
};

/** Voucher codes of an order. */
export type OrderVouchers = GroupedVouchers & { readonly orderId: OrderId };

/** A configured product to be ordered directly, with its applied voucher codes. */
export type DirectCodes = {
  readonly slug: string;
  readonly configuration: Configuration;
  readonly codes: readonly string[];
};

export type VoucherCommand = {
  readonly orderId: OrderId | null;
  /** As typed, in any notation. */
  readonly code: string;
  /** Page that sent the command, when it is not the cart; the user stays there. */
  readonly path: '/checkout' | null;
  /** Product to be ordered directly, whose URL holds the voucher codes; absent or null for a cart. [ROUTE-09] */
  readonly direct?: DirectCodes | null;
  readonly idempotencyKey: IdempotencyKey;
};

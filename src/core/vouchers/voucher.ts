import type { DiscountKind } from '#core/pricing/discount.ts';
import type { Amounts } from '#core/pricing/price.ts';
import type { Configuration } from '#core/pricing/quote.ts';
import type { VoucherRefusal } from '#core/pricing/voucher-problem.ts';
import type { Dong } from '#core/shared/dong.ts';
import type { IdempotencyKey, OrderId, ProductId } from '#core/shared/ids.ts';

/** A code and what it gives, in the shop's words. */
export type Voucher = {
  readonly code: string;
  readonly kind: DiscountKind;
  readonly title: string;
  readonly description: string;
  /** ms since 1970 UTC. */
  readonly expiresAt: number;
};

/** A code as it counts for one order. */
export type OfferedVoucher = Voucher & {
  /** Whether it is in the order. */
  readonly applied: boolean;
  /** Why it takes nothing off; null where it does, or would. */
  readonly refusal: VoucherRefusal | null;
  /** What it takes off or would: đồng before VAT, and with the VAT that goes with it. */
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
  readonly active: boolean;
};

export type ProductPromotion = {
  readonly campaignId: string;
  readonly campaignActionId: string;
  readonly name: string;
};

/** With `quantity` machines of the product the code takes `percent` off. */
export type QuantityPromotion = {
  readonly campaignId: string;
  readonly code: string;
  readonly productId: ProductId;
  readonly quantity: number;
  readonly percent: number;
};

/** Bought for so many months, the product brings one of `gifts` along. */
export type GiftPromotion = {
  readonly campaignId: string;
  readonly code: string;
  readonly productId: ProductId;
  readonly months: number;
  readonly gifts: readonly { readonly productId: ProductId; readonly name: string }[];
};

/** The codes for lines that are no order yet: as `forOrder` has them, and those that were put in and do not count. */
export type LineVouchers = {
  readonly offers: readonly OfferedVoucher[];
  readonly refused: readonly (VoucherRefusal & { readonly code: string })[];
};

/** Codes as the card beside an order draws them. */
export type CodesOnOffer = {
  readonly applied: readonly OfferedVoucher[];
  /** What would take most off now; null where nothing would. */
  readonly best: OfferedVoucher | null;
  /** Others that would count, and those that would not yet, each with why not. */
  readonly others: readonly OfferedVoucher[];
  /** What its renewal costs: codes never change that. */
  readonly renewal: Amounts;
};

/** The codes of an order. */
export type OrderVouchers = CodesOnOffer & { readonly orderId: OrderId };

/** One configured product on its way to an order, and the codes that are in use for it. */
export type DirectCodes = {
  readonly slug: string;
  readonly configuration: Configuration;
  readonly codes: readonly string[];
};

export type VoucherCommand = {
  readonly orderId: OrderId | null;
  /** As typed, in any spelling. */
  readonly code: string;
  /** The page that the press came from, where it is not the cart: the shopper stays there. */
  readonly path: '/checkout' | null;
  /** The product that is ordered straight, whose address bears its codes; absent or null where it is about a cart. [ROUTE-09] */
  readonly direct?: DirectCodes | null;
  readonly idempotencyKey: IdempotencyKey;
};

import type { DiscountKind } from '#core/pricing/discount.ts';
import type { Amounts } from '#core/pricing/price.ts';
import type { Configuration } from '#core/pricing/quote.ts';
import type { VoucherRefusal } from '#core/pricing/voucher-problem.ts';
import type { Dong } from '#core/shared/dong.ts';
import type { IdempotencyKey, OrderId } from '#core/shared/ids.ts';
import type * as paths from '#core/shared/paths.ts';
import type { Contact } from '#core/shared/people/contact.ts';

export type Voucher = {
  readonly code: string;
  readonly kind: DiscountKind;
  readonly title: string;
  readonly description: string;
  /** ms since 1970 UTC. */
  readonly expiresAt: number;
};

/** Evaluated for one order. */
export type OfferedVoucher = Voucher & {
  readonly isApplied: boolean;
  /** null when it gives or would give a discount. */
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

/** Codes for lines without an order: as in `forOrder`, plus the applied ones that are not valid. */
export type LineVouchers = {
  readonly offers: readonly OfferedVoucher[];
  readonly refused: readonly (VoucherRefusal & { readonly code: string })[];
};

export type GroupedVouchers = {
  readonly applied: readonly OfferedVoucher[];
  /** Largest discount; null when none gives one. */
  readonly best: OfferedVoucher | null;
  /** Valid ones, and invalid ones with reasons. */
  readonly others: readonly OfferedVoucher[];
  /** Renewal price; voucher codes never change it. */
  readonly renewal: Amounts;
};

export type OrderVouchers = GroupedVouchers & { readonly orderId: OrderId };

export type DirectCodes = {
  readonly slug: string;
  readonly configuration: Configuration;
  readonly codes: readonly string[];
};

/** Whose first order it would be: what a guest has typed so far; empty where nothing valid is. */
export type VoucherBuyer = Pick<Contact, 'email' | 'phone'>;

export type VoucherCommand = {
  readonly orderId: OrderId | null;
  /** As typed, in any notation. */
  readonly code: string;
  /** Page that sent the command, when it is not the cart; the user stays there. */
  readonly path: typeof paths.checkout | null;
  /** The checkout's contact; absent elsewhere and without JavaScript. */
  readonly buyer?: VoucherBuyer | null;
  /** Direct order, whose URL holds the codes; absent or null for a cart. [ROUTE-09] */
  readonly direct?: DirectCodes | null;
  readonly idempotencyKey: IdempotencyKey;
};

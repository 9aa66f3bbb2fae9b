import type { CartOutcome } from '#core/cart/cart.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { Configuration } from '#core/pricing/quote.ts';
import type { IdempotencyKey, OrderId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { Campaign, OrderVouchers } from './voucher.ts';

type Answer<Value> = Promise<Result<Value, ShopFailure>>;

export type VoucherPublicQueries = {
  /** A campaign by its id. Whatever goes wrong reaches the caller: `not-found`, the port's. [VOU-02, ERR-05] */
  readonly loadCampaign: (input: { readonly id: string }) => Answer<Campaign>;
};

export type VoucherQueries = {
  /** The codes of the visitor's cart, or of the order named; null where there is no open cart. [VOU-01] */
  readonly loadVouchers: (input: { readonly orderId: OrderId | null }) => Answer<OrderVouchers | null>;
};

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

export type VoucherCommands = {
  /**
   * Puts a code into the cart, or into the address of a product that is ordered straight. Failures: `voucher-refused` with
   * the reason or the server's own words, `voucher-no-reply`, `order-closed`, `cart-empty`; of a product what its page fails
   * with. [VOU-01, ROUTE-09]
   */
  readonly addVoucher: (command: VoucherCommand) => Answer<CartOutcome>;
  /** Takes a code out of the cart. Failures: as above. [VOU-01] */
  readonly removeVoucher: (command: VoucherCommand) => Answer<CartOutcome>;
};

export const voucherQueries = ['loadVouchers'] as const satisfies readonly (keyof VoucherQueries)[];
export const voucherCommands = ['addVoucher', 'removeVoucher'] as const satisfies readonly (keyof VoucherCommands)[];

import type { NewLine } from '#core/orders/order-gateway.port.ts';
import type { Dong } from '#core/shared/dong.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { OrderId, ProductId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type {
  Campaign,
  GiftPromotion,
  LineVouchers,
  OfferedVoucher,
  ProductPromotion,
  QuantityPromotion,
  Voucher,
} from './voucher.ts';

type Answer<Value> = Promise<Result<Value, PortFailure>>;

/**
 * Campaigns, voucher codes, and the codes of the visitor's orders. Lookups require any token; the host uses its own
 * when the visitor has none. Another visitor's order is `not-found`. [VOU-01, VOU-02, VOU-03]
 */
export type VoucherGateway = {
  /** Currently valid codes. [suggestVoucher] */
  readonly suggested: () => Answer<readonly Voucher[]>;
  /** One page of ten; `page` is 0-based. [searchVoucher] */
  readonly search: (page: number) => Answer<{ readonly vouchers: readonly Voucher[]; readonly total: number }>;
  /** The code in any notation when it is valid for some order; `not-found` otherwise. [checkValidVoucher] */
  readonly check: (code: string) => Answer<Voucher>;
  /**
   * Codes for an order: applied ones first, then valid ones by discount, then invalid ones with reasons. Leaves out
   * expired and used-up codes that are not applied. [getVouchersForUser]
   */
  readonly forOrder: (id: OrderId) => Answer<readonly OfferedVoucher[]>;
  /**
   * Codes for lines without an order, with `codes` applied one after the other as by `add`; writes nothing. Refusals:
   * those of the lines. [VOU-01, ROUTE-09]
   */
  readonly forLines: (lines: readonly NewLine[], codes: readonly string[]) => Answer<LineVouchers>;
  /**
   * Adds a code to a draft or removes it; idempotent. Refusals of `add`: `voucher-refused` {code, why, missing},
   * `order-closed`. `asCustomer` uses the operations that require a login.
   */
  readonly add: (id: OrderId, code: string, asCustomer: boolean) => Answer<void>;
  readonly remove: (id: OrderId, code: string, asCustomer: boolean) => Answer<void>;
  /** `not-found` when it does not exist. [getCampaign] */
  readonly campaign: (id: string) => Answer<Campaign>;
  /**
   * The campaign of a product's promotional price; null when the price is not promotional. `price` in đồng.
   * [getPromotionProductPrice]
   */
  readonly promotionOf: (id: ProductId, price: Dong) => Answer<ProductPromotion | null>;
  /** Quantity from which each product is discounted. [searchProductQuantityPromotionAction] */
  readonly quantityPromotions: (ids: readonly ProductId[]) => Answer<readonly QuantityPromotion[]>;
  /** Gifts included with each product. [searchProductGiftPromotionResponse] */
  readonly gifts: (ids: readonly ProductId[]) => Answer<readonly GiftPromotion[]>;
};

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
 * Campaigns, their codes, and the codes of the visitor's orders. Look-ups ask for any token; where the visitor has none the
 * host lends its own. An order of another visitor answers `not-found`. [VOU-01, VOU-02, VOU-03]
 */
export type VoucherGateway = {
  /** Codes that can be used now. [suggestVoucher] */
  readonly suggested: () => Answer<readonly Voucher[]>;
  /** Page `page` (from 0) of ten of them. [searchVoucher] */
  readonly search: (page: number) => Answer<{ readonly vouchers: readonly Voucher[]; readonly total: number }>;
  /** The code, in any spelling, where it can be used by somebody; `not-found` else. [checkValidVoucher] */
  readonly check: (code: string) => Answer<Voucher>;
  /**
   * How the codes count for an order: those in it first, then the most worth, then those that do not count, each with why
   * not. What is over or used up is left out unless the order bears it. [getVouchersForUser]
   */
  readonly forOrder: (id: OrderId) => Answer<readonly OfferedVoucher[]>;
  /**
   * How the codes count for lines that are no order yet, with `codes` put in one after the other as `add` would: nothing is
   * written. Refusals: what the lines would be refused for. [VOU-01, ROUTE-09]
   */
  readonly forLines: (lines: readonly NewLine[], codes: readonly string[]) => Answer<LineVouchers>;
  /**
   * Puts a code into a draft, or takes it out; what is so already succeeds. Refusals of `add`: `voucher-refused` {code,
   * why, missing}, `order-closed`. `asCustomer` takes the calls that ask for a log-in.
   */
  readonly add: (id: OrderId, code: string, asCustomer: boolean) => Answer<void>;
  readonly remove: (id: OrderId, code: string, asCustomer: boolean) => Answer<void>;
  /** `not-found` where there is none. [getCampaign] */
  readonly campaign: (id: string) => Answer<Campaign>;
  /** The campaign behind a product's promoted price; null where its price is none. `price` in đồng. [getPromotionProductPrice] */
  readonly promotionOf: (id: ProductId, price: Dong) => Answer<ProductPromotion | null>;
  /** From how many machines on each product gets cheaper. [searchProductQuantityPromotionAction] */
  readonly quantityPromotions: (ids: readonly ProductId[]) => Answer<readonly QuantityPromotion[]>;
  /** What each product brings along. [searchProductGiftPromotionResponse] */
  readonly gifts: (ids: readonly ProductId[]) => Answer<readonly GiftPromotion[]>;
};

import type { NewLine } from '#core/orders/order-gateway.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { OrderId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { Campaign, LineVouchers, OfferedVoucher, Voucher, VoucherBuyer } from './voucher.ts';

type Answer<Value> = Promise<Result<Value, PortFailure>>;

/** [spec 9] */
export const VOUCHERS_PER_PAGE = 10;

/** Lookups need any token, by default the host's. Another visitor's order is `not-found`. [VOU-01, VOU-02, VOU-03] */
export type VoucherGateway = {
  /** Currently valid, `VOUCHERS_PER_PAGE` per page; `page` is 0-based. [searchVoucher] */
  readonly search: (page: number) => Answer<{ readonly vouchers: readonly Voucher[]; readonly total: number }>;
  /** Applied, then valid by discount, then invalid with reasons; no expired or used-up ones. [getVouchersForUser] */
  readonly forOrder: (id: OrderId) => Answer<readonly OfferedVoucher[]>;
  /** Without an order: applies `codes` in sequence as `add` does, writes nothing. [VOU-01, ROUTE-09] */
  readonly forLines: (lines: readonly NewLine[], codes: readonly string[]) => Answer<LineVouchers>;
  /**
   * In a draft; idempotent. Refusals: `voucher-refused` {code, why, missing}, `order-closed`. `asCustomer` uses the
   * operations for logged-in customers. For an order without an owner, `buyer` decides whether it would be the first.
   */
  readonly add: (id: OrderId, code: string, asCustomer: boolean, buyer?: VoucherBuyer) => Answer<void>;
  readonly remove: (id: OrderId, code: string, asCustomer: boolean) => Answer<void>;
  /** [getCampaign] */
  readonly campaign: (id: string) => Answer<Campaign>;
};

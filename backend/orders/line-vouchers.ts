import { takeInTurn } from '#backend/campaigns/judge-voucher.ts';
import { offersFor, type VoucherForUserWire } from '#backend/campaigns/read-vouchers.ts';
import type { LinesInput } from '#backend/line-pricing/line-input.ts';
import { priceListOf } from '#backend/line-pricing/price-list.ts';
import { discountableLine } from '#backend/order-store/order-discounts.ts';
import type { RequestVisitor } from '#backend/platform/deps.ts';
import type { WireLineVouchersAnswer } from '#contracts/order-rest.ts';
import type { DiscountableLine } from '#core/pricing/discount.ts';
import { vatPercentOn } from '#core/pricing/vat-on.ts';
import { contactOf } from './create-order.ts';
import { type NewLineRow, rowsOf } from './line-rows.ts';
import type { OrderDeps } from './order-deps.ts';
import { priceLines } from './quoted-lines.ts';

/** An id that no order has. */
const NO_ORDER = '';

const imagined = (row: NewLineRow): DiscountableLine =>
  discountableLine({ ...row, parentId: row.parentId ?? null, count: row.count ?? 1 });

/**
 * How voucher codes apply to lines without an order, some of them already applied. Prices the lines as in an order;
 * writes nothing and queries no registry. [VOU-01, ROUTE-09]
 * @throws ServiceFailure the failures of priceLines
 */
export const vouchersForLines = (
  { db, clock }: Pick<OrderDeps, 'db' | 'clock'>,
  { partyId }: RequestVisitor,
  input: LinesInput,
  codes: readonly string[],
): Promise<WireLineVouchersAnswer<VoucherForUserWire>> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const vatPercent = vatPercentOn(now);
    const list = await priceListOf(
      tx,
      input.lines.map((line) => line.productId),
    );
    const priced = await priceLines(tx, list, input.lines, { vatPercent, now });
    const lines = priced.flatMap((line) => rowsOf(line, { orderId: NO_ORDER, now, vatPercent })).map(imagined);
    const { ownerEmail, ownerPhone } = await contactOf(tx, partyId);
    const order = { id: NO_ORDER, status: 10, ownerPartyId: partyId, ownerEmail, ownerPhone, vouchers: [] };
    const { taken, refused } = await takeInTurn(tx, codes, order, lines, now);
    return { content: await offersFor(tx, { order: { ...order, vouchers: taken }, lines }, now), refused };
  });

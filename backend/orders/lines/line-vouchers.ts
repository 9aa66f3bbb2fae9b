import { applyCodes } from '#backend/campaigns/evaluate-voucher.ts';
import { listVouchersForLines, type VoucherForUserWire } from '#backend/campaigns/read-vouchers.ts';
import type { LinesInput } from '#backend/line-pricing/line-input.ts';
import { loadPriceList } from '#backend/line-pricing/price-list.ts';
import { toDiscountableLine } from '#backend/order-store/order-discounts.ts';
import { loadContact } from '#backend/orders/create-order.ts';
import type { OrderDeps } from '#backend/orders/order-deps.ts';
import type { RequestVisitor } from '#backend/platform/deps.ts';
import { orderNumberOf } from '#contracts/order-states.ts';
import type { WireLineVouchersAnswer } from '#contracts/rest/order-rest.ts';
import type { DiscountableLine } from '#core/pricing/discount.ts';
import { vatPercentOn } from '#core/pricing/vat-on.ts';
import { buildRows, type NewLineRow } from './line-rows.ts';
import { priceLines } from './quoted-lines.ts';

const NO_ORDER = '';

const toPreviewLine = (row: NewLineRow): DiscountableLine =>
  toDiscountableLine({ ...row, parentId: row.parentId ?? null, count: row.count ?? 1 });

/** Writes nothing and queries no registry. Throws the failures of priceLines. [VOU-01, ROUTE-09] */
export const listVouchersForInput = (
  { db, clock }: Pick<OrderDeps, 'db' | 'clock'>,
  { partyId }: RequestVisitor,
  input: LinesInput,
  codes: readonly string[],
): Promise<WireLineVouchersAnswer<VoucherForUserWire>> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const vatPercent = vatPercentOn(now);
    const list = await loadPriceList(
      tx,
      input.lines.map((line) => line.productId),
    );
    const priced = await priceLines(tx, list, input.lines, { vatPercent, now });
    const lines = priced.flatMap((line) => buildRows(line, { orderId: NO_ORDER, now, vatPercent })).map(toPreviewLine);
    const { ownerEmail, ownerPhone } = await loadContact(tx, partyId);
    const order = {
      id: NO_ORDER,
      status: orderNumberOf.draft,
      ownerPartyId: partyId,
      ownerEmail,
      ownerPhone,
      vouchers: [],
    };
    const { taken, refused } = await applyCodes(tx, codes, order, lines, now);
    return { content: await listVouchersForLines(tx, { ...order, vouchers: taken }, lines, now), refused };
  });

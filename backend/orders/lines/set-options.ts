import { eq } from 'drizzle-orm';
import { loadPriceList } from '#backend/line-pricing/price-list.ts';
import { type OrderLineRow, orderLines, type StoredOption } from '#backend/order-store/schema.ts';
import { eventActor, recordWrite, toOrderedItem } from '#backend/order-store/stored-order.ts';
import type { OrderDeps } from '#backend/orders/order-deps.ts';
import { toOrderWire } from '#backend/orders/order-wire.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { inputHash, runOnce } from '#backend/platform/database/idempotency.ts';
import { accept, notFound, requireAllowed, ServiceFailure } from '#backend/platform/service-failure.ts';
import { decideOptions } from '#core/order-rules/change-item.ts';
import { priceOptions } from '#core/order-rules/price-line.ts';
import { refuseSoldOutLocation } from '#core/order-rules/sold-out-location.ts';
import { requireProduct, requireTerm } from '#core/order-rules/sold-product.ts';
import { vatPercentOn } from '#core/pricing/vat-on.ts';
import {
  lockDraft,
  lockEditableOrder,
  type OrderVisitor,
  recordEdit,
  reloadOrder,
  requireParentLine,
} from './change-lines.ts';
import { buildChildRow } from './line-rows.ts';

/** For calls with only a line id. Throws NOT_FOUND. */
export const findOrderIdOfLine = async ({ db }: OrderDeps, lineId: string): Promise<string> => {
  const [line] = await db.select({ orderId: orderLines.orderId }).from(orderLines).where(eq(orderLines.id, lineId));
  if (!line) throw notFound('line');
  return line.orderId;
};

/**
 * Sets free options and texts of a parent item; other options and a domain's name stay unchanged. Throws NOT_FOUND,
 * ORDER_CLOSED, PLACE_SOLD_OUT, BAD_USER_INPUT for an unknown option. [GQL-03 updateProductOptionOrderLineItem]
 */
export const setOptions = (
  deps: OrderDeps,
  visitor: OrderVisitor,
  orderId: string,
  lineId: string,
  options: readonly StoredOption[],
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const { order, lines } = await lockEditableOrder(tx, visitor, orderId, now);
    const parentItem = requireParentLine(lines, lineId);
    const product = (await loadPriceList(tx, [parentItem.productId])).get(parentItem.productId);
    const set = accept(decideOptions({ ...toOrderedItem(parentItem), options: parentItem.options }, product, options));
    await tx.update(orderLines).set({ options: set }).where(eq(orderLines.id, lineId));
    await recordEdit(deps, tx, order, { kind: 'options-set', by: eventActor(visitor), at: now });
  });

/** By title: a priced value becomes a child item, a free one an option. */
const writeOperatingSystem = async (
  tx: Transaction,
  lines: readonly OrderLineRow[],
  parentItem: OrderLineRow,
  os: { readonly id: string; readonly value: string },
  now: number,
): Promise<void> => {
  const { productId } = parentItem;
  const product = accept(requireProduct((await loadPriceList(tx, [productId])).get(productId), productId));
  const option = product.options.find((each) => each.id === os.id);
  const value = option?.values.find((each) => each.title === os.value);
  if (!option || !value) throw new ServiceFailure('BAD_USER_INPUT', `${product.title} has no ${os.value}`);
  requireAllowed(refuseSoldOutLocation(product, [os], []));
  const replaced = lines.filter((line) => line.parentId === parentItem.id && line.optionId === option.id);
  for (const line of replaced)
    await tx.update(orderLines).set({ removedAt: now, removedReason: 'replaced' }).where(eq(orderLines.id, line.id));
  const kept = parentItem.options.filter((each) => each.id !== option.id);
  const free = value.productId === null ? [{ id: option.id, name: option.name, value: value.title }] : [];
  await tx
    .update(orderLines)
    .set({ options: [...kept, ...free] })
    .where(eq(orderLines.id, parentItem.id));
  if (value.productId === null) return;
  const price = accept(requireTerm(product, parentItem.time, parentItem.transfer));
  const children = accept(priceOptions(product, [value.productId], price, parentItem.pricePlan));
  await tx
    .insert(orderLines)
    .values(children.map((child) => buildChildRow(parentItem, child, { now, vatPercent: vatPercentOn(now) })));
};

/** Replaces the previous system of a parent item. [GQL-03 addProductOSIntoOrder] */
export const setOperatingSystem = (
  deps: OrderDeps,
  visitor: OrderVisitor,
  orderId: string,
  lineId: string,
  os: { readonly id: string; readonly value: string },
  idempotencyKey: string | null,
) =>
  deps.db.transaction((tx) =>
    runOnce(tx, visitor.sessionId, idempotencyKey, inputHash(['setOs', orderId, lineId, os]), async () => {
      const now = deps.clock.now();
      const { order, lines } = await lockDraft(tx, visitor, orderId, now);
      await writeOperatingSystem(tx, lines, requireParentLine(lines, lineId), os, now);
      await recordWrite(tx, order, { kind: 'os-set', by: eventActor(visitor), at: now });
      return toOrderWire(await reloadOrder(tx, orderId));
    }),
  );

import { eq } from 'drizzle-orm';
import { priceChildren, requireProduct } from '#backend/line-pricing/price-lines.ts';
import { loadPriceList } from '#backend/line-pricing/price-list.ts';
import { requireStock } from '#backend/line-pricing/require-stock.ts';
import { type OrderLineRow, orderLines, type StoredOption } from '#backend/order-store/schema.ts';
import { eventActor, recordWrite } from '#backend/order-store/stored-order.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { inputHash, runOnce } from '#backend/platform/database/idempotency.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
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
import type { OrderDeps } from './order-deps.ts';
import { toOrderWire } from './order-wire.ts';

/** For calls with only a line id. Throws NOT_FOUND. */
export const findOrderIdOfLine = async ({ db }: OrderDeps, lineId: string): Promise<string> => {
  const [line] = await db.select({ orderId: orderLines.orderId }).from(orderLines).where(eq(orderLines.id, lineId));
  if (!line) throw notFound('line');
  return line.orderId;
};

const mergeOptions = (before: readonly StoredOption[], given: readonly StoredOption[]): readonly StoredOption[] => [
  ...before.filter((option) => !given.some((each) => each.id === option.id)),
  ...given,
];

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
    const machine = requireParentLine(lines, lineId);
    const product = requireProduct(await loadPriceList(tx, [machine.productId]), machine.productId);
    for (const option of options) {
      const known = product.options.find((each) => each.id === option.id);
      if (!known) throw new ServiceFailure('BAD_USER_INPUT', `${product.title} has no option ${option.id}`);
      const name = option.value.trim().toLowerCase();
      if (machine.isDomain && known.type === 'TEXT' && name !== machine.description)
        throw new ServiceFailure('BAD_USER_INPUT', 'The name of a domain item does not change');
    }
    requireStock(product, options, []);
    await tx
      .update(orderLines)
      .set({ options: mergeOptions(machine.options, options) })
      .where(eq(orderLines.id, lineId));
    await recordEdit(deps, tx, order, { kind: 'options-set', by: eventActor(visitor), at: now });
  });

/** By title: a priced value becomes a child item, a free one an option. */
const writeOperatingSystem = async (
  tx: Transaction,
  lines: readonly OrderLineRow[],
  machine: OrderLineRow,
  os: { readonly id: string; readonly value: string },
  now: number,
): Promise<void> => {
  const product = requireProduct(await loadPriceList(tx, [machine.productId]), machine.productId);
  const option = product.options.find((each) => each.id === os.id);
  const value = option?.values.find((each) => each.title === os.value);
  if (!option || !value) throw new ServiceFailure('BAD_USER_INPUT', `${product.title} has no ${os.value}`);
  requireStock(product, [os], []);
  const replaced = lines.filter((line) => line.parentId === machine.id && line.optionId === option.id);
  for (const line of replaced)
    await tx.update(orderLines).set({ removedAt: now, removedReason: 'replaced' }).where(eq(orderLines.id, line.id));
  const kept = machine.options.filter((each) => each.id !== option.id);
  const free = value.productId === null ? [{ id: option.id, name: option.name, value: value.title }] : [];
  await tx
    .update(orderLines)
    .set({ options: [...kept, ...free] })
    .where(eq(orderLines.id, machine.id));
  if (value.productId === null) return;
  const children = priceChildren(product, [value.productId], machine.time, machine.pricePlan);
  await tx
    .insert(orderLines)
    .values(children.map((child) => buildChildRow(machine, child, { now, vatPercent: vatPercentOn(now) })));
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

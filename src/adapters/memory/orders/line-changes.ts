import { refuseNewDomain } from '#adapters/memory/catalogue/domain-registry.ts';
import { findSoldProduct } from '#adapters/memory/catalogue/products.ts';
import { notFound, refuse } from '#adapters/memory/refusals.ts';
import { releaseDomains } from '#adapters/memory/services/held-domains.ts';
import type { OrderRecord, World } from '#adapters/memory/world.ts';
import { decideItemChange, decideOptions, repriceItem } from '#core/order-rules/change-item.ts';
import { MAX_LINES } from '#core/order-rules/price-line.ts';
import { type ChosenOption, childLines, type Order, type OrderLine, topLines } from '#core/orders/order.ts';
import type { NewLine, OrderChange } from '#core/orders/order-gateway.port.ts';
import { isOpenOrder } from '#core/orders/order-states.ts';
import { normaliseDomain } from '#core/shared/domains/domain-name.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { LineItemId } from '#core/shared/ids.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import { createLines, keepPrice, repriceLine, toOrderedItem, withLines } from './order-lines.ts';
import { refreshPrices, refuseUnlessDraft, refuseUnlessEditable, saveOrder } from './orders.ts';
import { expirePendingPayments } from './payments.ts';
import { priceNewLine } from './price-line.ts';

type Answer<Value> = Result<Value, PortFailure>;

const keepLines = (world: World, record: OrderRecord, lines: Order['lines']): Order => {
  // Pending payments of an OPEN order have the old amount.
  if (isOpenOrder(record.order)) expirePendingPayments(world, record.order.id);
  return saveOrder(world, record, withLines(record.order, lines));
};

const findLineWithoutAuthCode = (order: Order, { description }: NewLine): OrderLine | undefined =>
  order.lines.find(
    (each) => each.isAuthCodeDeleted && each.description === (normaliseDomain(description) ?? description),
  );

/** The fakes do not store codes. [DOM-01] */
const restoreAuthCode = (
  world: World,
  record: OrderRecord,
  { id }: OrderLine,
  idempotencyKey: string,
): Answer<{ line: LineItemId }> => {
  const lines = record.order.lines.map((line) => {
    const { isAuthCodeDeleted: _, ...kept } = line;
    return line.id === id ? { ...kept, idempotencyKey } : line;
  });
  keepLines(world, record, lines);
  return ok({ line: id });
};

/** Refuses any price but the current one. */
export const addLineToDraft = (
  world: World,
  record: OrderRecord,
  line: NewLine,
  idempotencyKey: string,
): Answer<{ line: LineItemId }> => {
  const closed = refuseUnlessDraft(record.order);
  if (closed) return closed;
  const priced = priceNewLine(world, line);
  if (!priced.ok) return priced;
  const order = refreshPrices(world, record);
  const forgotten = line.authCode === undefined ? undefined : findLineWithoutAuthCode(order, line);
  if (forgotten) return restoreAuthCode(world, { ...record, order }, forgotten, idempotencyKey);
  if (topLines(order).length >= MAX_LINES) return refuse('too-many-lines', { most: MAX_LINES });
  const refused = refuseNewDomain(world, order, priced.value);
  if (refused) return refused;
  // Keys are stored by session, and a guest who logs in has two sessions that may use the order.
  if (order.lines.some((each) => each.idempotencyKey === idempotencyKey)) return refuse('idempotency-key-reused');
  const lines = createLines(world, priced.value, idempotencyKey);
  keepLines(world, { ...record, order }, [...order.lines, ...lines]);
  const [parentLine] = lines;
  return parentLine ? ok({ line: parentLine.id }) : fail({ kind: 'garbled' });
};

/** A quantity at its guaranteed price, a term at the current price. */
export const changeLineTerms = (
  world: World,
  record: OrderRecord,
  id: LineItemId,
  change: OrderChange,
): Answer<Order> => {
  const order = refreshPrices(world, record);
  const closed = refuseUnlessEditable(order);
  if (closed) return closed;
  const line = order.lines.find((each) => each.id === id);
  if (!line) return notFound;
  const asked = { quantity: change.quantity ?? null, term: change.term ?? null };
  const decided = decideItemChange(toOrderedItem(line), asked);
  if (!decided.ok) return decided;
  const { quantity, term, isRepriced, isChanged } = decided.value;
  if (!isChanged) return ok(order);
  const options = childLines(order, id);
  const product = findSoldProduct(world, line.productId);
  const prices = isRepriced ? repriceItem(toOrderedItem(line), options.map(toOrderedItem), product, term) : ok([]);
  if (!prices.ok) return prices;
  const lines = order.lines.map((each) => {
    const at = [line, ...options].indexOf(each);
    if (at < 0) return each;
    const price = prices.value[at];
    return price ? repriceLine(world, { ...each, term, quantity }, price) : keepPrice(each, quantity, each.vat.percent);
  });
  return ok(keepLines(world, { ...record, order }, lines));
};

/** Other options stay. */
export const setLineOptions = (
  world: World,
  record: OrderRecord,
  id: LineItemId,
  given: readonly ChosenOption[],
): Answer<void> => {
  const order = refreshPrices(world, record);
  const closed = refuseUnlessEditable(order);
  if (closed) return closed;
  const line = order.lines.find((each) => each.id === id);
  if (!line) return notFound;
  const item = { ...toOrderedItem(line), options: line.options };
  const options = decideOptions(item, findSoldProduct(world, line.productId), given);
  if (!options.ok) return options;
  const lines = order.lines.map((each) => (each.id === id ? { ...line, options: options.value } : each));
  keepLines(world, { ...record, order }, lines);
  return ok(undefined);
};

/** Succeeds for a missing line. A placed order keeps its last line, because it must be cancelled instead. */
export const removeLineFromOrder = (world: World, record: OrderRecord, id: LineItemId): Answer<void> => {
  const closed = refuseUnlessEditable(record.order);
  if (closed) return closed;
  const isGone = (line: OrderLine): boolean => line.id === id || line.parentId === id;
  const [gone, left] = [record.order.lines.filter(isGone), record.order.lines.filter((line) => !isGone(line))];
  if (gone.length === 0) return ok(undefined);
  if (left.length === 0 && isOpenOrder(record.order)) return refuse('last-line');
  if (isOpenOrder(record.order)) releaseDomains(world, { ...record.order, lines: gone });
  keepLines(world, record, left);
  return ok(undefined);
};

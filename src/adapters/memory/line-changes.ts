import { seedOptions } from '#contracts/seed/options.ts';
import { TRANSFER_YEARS } from '#core/domains/transfer.ts';
import type { ChosenOption, Order, OrderLine } from '#core/orders/order.ts';
import { topLines } from '#core/orders/order.ts';
import type { NewLine } from '#core/orders/order-gateway.port.ts';
import { termInMonths } from '#core/pricing/quote.ts';
import { normaliseDomain } from '#core/shared/domain-name.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { LineItemId } from '#core/shared/ids.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import { refuseNewDomain } from './domain-registry.ts';
import { releaseDomains } from './held-domains.ts';
import { changeQuantity, createLines, repriceLine, withLines } from './order-lines.ts';
import { MAX_LINES, refreshPrices, refuseUnlessDraft, refuseUnlessEditable, saveOrder } from './orders.ts';
import { expirePendingPayments } from './payments.ts';
import { findInstalmentPlan } from './plans-of.ts';
import { isDomain, priceLine, refuseQuantity } from './price-line.ts';
import { findPrice } from './prices.ts';
import { priceAtQuotation } from './quoted-line.ts';
import { notFound, type Refused, refuse } from './refusals.ts';
import { isSold, refuseSoldOutLocation } from './stocks.ts';
import { type OrderRecord, seedProductById, type World } from './world.ts';

type Answer<Value> = Result<Value, PortFailure>;

const keepLines = (world: World, record: OrderRecord, lines: Order['lines']): Order => {
  // Pending payments of an OPEN order have the old amount.
  if (record.order.status === 'open') expirePendingPayments(world, record.order.id);
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
  const priced = line.quotation === undefined ? priceLine(world, line) : priceAtQuotation(world, line);
  if (!priced.ok) return priced;
  const order = refreshPrices(world, record);
  const forgotten = line.authCode === undefined ? undefined : findLineWithoutAuthCode(order, line);
  if (forgotten) return restoreAuthCode(world, { ...record, order }, forgotten, idempotencyKey);
  if (topLines(order).length >= MAX_LINES) return refuse('too-many-lines', { most: MAX_LINES });
  if (isDomain(priced.value.product)) {
    const refused = refuseNewDomain(world, order, line);
    if (refused) return refused;
  }
  // Keys are stored by session, and a guest who logs in has two sessions that may use the order.
  if (order.lines.some((each) => each.idempotencyKey === idempotencyKey)) return refuse('idempotency-key-reused');
  const lines = createLines(world, line, priced.value, idempotencyKey);
  keepLines(world, { ...record, order }, [...order.lines, ...lines]);
  const [machine] = lines;
  return machine ? ok({ line: machine.id }) : fail({ kind: 'garbled' });
};

const termRefusal = (
  world: World,
  { productId, instalmentPlan, isTransfer }: OrderLine,
  time: number,
): Refused | null => {
  const product = seedProductById.get(productId);
  if (!product || !isSold(world, product)) return refuse('product-unavailable', { productId });
  const price = isTransfer && time !== TRANSFER_YEARS ? undefined : findPrice(world, product, time);
  if (!price) return refuse('term-not-sold', { productId });
  const isPaidSo =
    instalmentPlan === undefined ||
    findInstalmentPlan(world, product, instalmentPlan, termInMonths(price)) !== undefined;
  return isPaidSo ? null : refuse('price-plan-gone');
};

/** A quantity at its guaranteed price, a term at the current price. */
export const changeLineTerms = (
  world: World,
  record: OrderRecord,
  id: LineItemId,
  { quantity, term }: { readonly quantity?: number; readonly term?: number },
): Answer<Order> => {
  const order = refreshPrices(world, record);
  const closed = refuseUnlessEditable(order);
  if (closed) return closed;
  const line = order.lines.find((each) => each.id === id);
  if (!line) return notFound;
  const counted =
    quantity === undefined ? null : line.isTransfer && quantity !== 1 ? refuse('bad-input') : refuseQuantity(quantity);
  const refused = line.parentId === null ? counted : refuse('bad-input');
  if (refused) return refused;
  // A quotation is valid for the quoted quantity only.
  const leaves = line.quotation !== undefined && quantity !== undefined && quantity !== line.quantity;
  const anew = leaves || (term !== undefined && term !== line.term);
  const otherTerm = anew ? termRefusal(world, line, term ?? line.term) : null;
  if (otherTerm) return otherTerm;
  if ((term ?? line.term) === line.term && (quantity ?? line.quantity) === line.quantity) return ok(order);
  const termed = anew ? repriceLine(world, order, id, term ?? line.term) : order.lines;
  const lines = quantity === undefined ? termed : changeQuantity({ ...order, lines: termed }, id, quantity);
  return ok(keepLines(world, { ...record, order }, lines));
};

/** The name of a domain item cannot change. */
const renames = (line: OrderLine, { id, value }: ChosenOption): boolean => {
  const isText = seedOptions.some((option) => option.id === id && option.type === 'TEXT');
  return line.category === 'domain' && isText && normaliseDomain(value) !== line.description;
};

/** Other options stay. */
export const setLineOptions = (
  world: World,
  record: OrderRecord,
  id: LineItemId,
  options: readonly ChosenOption[],
): Answer<void> => {
  const order = refreshPrices(world, record);
  const closed = refuseUnlessEditable(order);
  if (closed) return closed;
  const line = order.lines.find((each) => each.id === id);
  if (!line) return notFound;
  const product = seedProductById.get(line.productId);
  const foreign = options.some((option) => !product?.optionIds.includes(option.id) || renames(line, option));
  if (line.parentId !== null || foreign) return refuse('bad-input');
  if (product && !isSold(world, product)) return refuse('product-unavailable', { productId: product.id });
  const soldOut = product && refuseSoldOutLocation(world, product, options, []);
  if (soldOut) return soldOut;
  const untouched = line.options.filter((old) => !options.some((option) => option.id === old.id));
  const next = { ...line, options: [...untouched, ...options] };
  keepLines(
    world,
    { ...record, order },
    order.lines.map((each) => (each.id === id ? next : each)),
  );
  return ok(undefined);
};

/** Succeeds for a missing line. A placed order keeps its last line, because it must be cancelled instead. */
export const removeLineFromOrder = (world: World, record: OrderRecord, id: LineItemId): Answer<void> => {
  const closed = refuseUnlessEditable(record.order);
  if (closed) return closed;
  const isGone = (line: OrderLine): boolean => line.id === id || line.parentId === id;
  const [gone, left] = [record.order.lines.filter(isGone), record.order.lines.filter((line) => !isGone(line))];
  if (gone.length === 0) return ok(undefined);
  if (left.length === 0 && record.order.status === 'open') return refuse('last-line');
  if (record.order.status === 'open') releaseDomains(world, { ...record.order, lines: gone });
  keepLines(world, record, left);
  return ok(undefined);
};

import { eq } from 'drizzle-orm';
import type { LinesInput } from '#backend/line-pricing/line-input.ts';
import { loadPriceList, type PriceList } from '#backend/line-pricing/price-list.ts';
import { type OrderLineRow, orderLines } from '#backend/order-store/schema.ts';
import {
  eventActor,
  recordWrite,
  requireDraft,
  runOnceOnOrder,
  type StoredOrder,
} from '#backend/order-store/stored-order.ts';
import type { OrderDeps } from '#backend/orders/order-deps.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { inputHash } from '#backend/platform/database/idempotency.ts';
import { violatesIndex } from '#backend/platform/database/violation.ts';
import type { SessionVisitor } from '#backend/platform/deps.ts';
import { accept, notFound, refuseWith, ServiceFailure } from '#backend/platform/service-failure.ts';
import { refuseRepeatedDomain } from '#core/order-rules/order-domains.ts';
import { MAX_LINES, priceOptions } from '#core/order-rules/price-line.ts';
import { requireProduct, requireTerm } from '#core/order-rules/sold-product.ts';
import { vatPercentOn } from '#core/pricing/vat-on.ts';
import { type DomainStatuses, loadDomainStatuses, requireNewDomains, requireOrderable } from './check-domains.ts';
import { buildChildRow, buildRows, type NewLineRow } from './line-rows.ts';
import { toLineWire } from './line-wire.ts';
import { priceLines } from './quoted-lines.ts';
import { refreshPrices } from './refresh-prices.ts';
import { splitReplacedAuthCodes, withoutAuthCodes, withSealedAuthCodes } from './transfer-lines.ts';

const buildAttachedRows = (
  list: PriceList,
  present: readonly OrderLineRow[],
  { attached }: LinesInput,
  now: number,
): readonly NewLineRow[] =>
  attached.flatMap(({ parentId, child }) => {
    const parent = present.find((line) => line.id === parentId && line.parentId === null);
    if (!parent) throw notFound('parent line');
    const beside = present.filter((line) => line.parentId === parent.id).map((line) => line.productId);
    const product = accept(requireProduct(list.get(parent.productId), parent.productId));
    const price = accept(requireTerm(product, parent.time, parent.transfer));
    const made = accept(priceOptions(product, [...beside, child.productId], price, parent.pricePlan)).at(-1);
    if (made && child.expectedPrice !== null && child.expectedPrice !== made.charge.net)
      throw new ServiceFailure('PRICE_CHANGED', 'The price is another one by now', {
        old: child.expectedPrice,
        new: made.charge.net,
      });
    return made ? [buildChildRow(parent, made, { now, vatPercent: vatPercentOn(now) })] : [];
  });

/** Partial unique indexes reject conflicts that the earlier checks missed. */
const insertRows = async (tx: Transaction, rows: readonly NewLineRow[]): Promise<OrderLineRow[]> => {
  try {
    return await tx
      .insert(orderLines)
      .values([...rows])
      .returning();
  } catch (error) {
    if (violatesIndex(error, 'order_lines_one_line_per_domain'))
      refuseWith(refuseRepeatedDomain(rows.find((row) => row.isDomain)?.description ?? '').failure);
    if (violatesIndex(error, 'order_lines_one_line_per_intent'))
      throw new ServiceFailure('INTENT_REUSED', 'Another line of the order carries this idempotencyKey');
    throw error;
  }
};

/** Auth codes are already encrypted. Returns the parent items first, in input order. */
export const insertLines = async (
  tx: Transaction,
  { order, lines: present }: StoredOrder,
  input: LinesInput,
  statuses: DomainStatuses,
  now: number,
): Promise<OrderLineRow[]> => {
  const parents = input.attached.flatMap(
    ({ parentId }) => present.find((line) => line.id === parentId)?.productId ?? [],
  );
  const list = await loadPriceList(tx, [...input.lines.map((line) => line.productId), ...parents]);
  const vatPercent = vatPercentOn(now);
  const priced = await priceLines(tx, list, input.lines, { vatPercent, now });
  requireNewDomains(priced, present, statuses);
  if (present.filter((line) => line.parentId === null).length + priced.length > MAX_LINES)
    throw new ServiceFailure('TOO_MANY_LINES', 'The order is full', { most: MAX_LINES });
  const parentItems = priced.map((line) => buildRows(line, { orderId: order.id, now, vatPercent }));
  const rows = [...parentItems.flat(), ...buildAttachedRows(list, present, input, now)];
  const written = await insertRows(tx, rows);
  const byId = new Map(written.map((row) => [row.id, row]));
  return rows.flatMap((row) => byId.get(row.id) ?? []);
};

/** At today's price, with this command's idempotency key. Throws TRANSFER_REFUSED and the failures of priceLines. */
const replaceAuthCodes = async (
  tx: Transaction,
  replaced: ReturnType<typeof splitReplacedAuthCodes>['replaced'],
  statuses: DomainStatuses,
  now: number,
): Promise<OrderLineRow[]> => {
  const list = await loadPriceList(
    tx,
    replaced.map(({ line }) => line.productId),
  );
  const given = replaced.map((each) => each.given);
  await priceLines(tx, list, given, { vatPercent: vatPercentOn(now), now });
  const updated: OrderLineRow[] = [];
  for (const { given: lineInput, line } of replaced) {
    requireOrderable(line, statuses);
    const change = { transferCode: lineInput.authCode ?? null, idempotencyKey: lineInput.idempotencyKey };
    updated.push(...(await tx.update(orderLines).set(change).where(eq(orderLines.id, line.id)).returning()));
  }
  return updated;
};

/** What the lines became, and the draft with them. */
export type LinesAdded = { readonly added: readonly OrderLineRow[]; readonly after: StoredOrder };

/** Adds to a draft that the caller has locked or made. */
export const addToDraft = async (
  deps: OrderDeps,
  tx: Transaction,
  visitor: SessionVisitor,
  stored: StoredOrder,
  input: LinesInput,
  statuses: DomainStatuses,
): Promise<LinesAdded> => {
  const now = deps.clock.now();
  requireDraft(stored);
  const { lines } = await refreshPrices(tx, stored, now);
  const { replaced, added } = splitReplacedAuthCodes(withSealedAuthCodes(deps, input), lines);
  const updated = await replaceAuthCodes(tx, replaced, statuses, now);
  const isMore = added.lines.length + added.attached.length > 0;
  const inserted = isMore ? await insertLines(tx, { order: stored.order, lines }, added, statuses, now) : [];
  const written = [...updated, ...inserted];
  const event = { kind: 'lines-added', by: eventActor(visitor), at: now, detail: { lines: written.length } } as const;
  const order = await recordWrite(tx, stored.order, event);
  const present = lines.map((line) => updated.find(({ id }) => id === line.id) ?? line);
  return { added: written, after: { order, lines: [...present, ...inserted] } };
};

export const addHash = (orderId: string, input: LinesInput): string =>
  inputHash(['addLines', orderId, withoutAuthCodes(input)]);

export const toLinesAnswer = ({ added, after }: LinesAdded) => ({
  lineItems: added.map((line) => toLineWire(line, after.order)),
});

/**
 * Adds parent items with their options, all or none, once per idempotency key, and returns the inserted lines. Throws
 * NOT_FOUND, ORDER_CLOSED, DOMAIN_IN_ORDER, DOMAIN_UNAVAILABLE, TRANSFER_REFUSED, TOO_MANY_LINES, INTENT_REUSED and the
 * failures of priceLines. [REST-02, GQL-02]
 */
export const addLines = async (
  deps: OrderDeps,
  visitor: SessionVisitor,
  orderId: string,
  input: LinesInput,
  idempotencyKey: string | null,
) => {
  const statuses = await loadDomainStatuses(deps, input);
  const once = { key: idempotencyKey, hash: addHash(orderId, input) };
  return deps.db.transaction((tx) =>
    runOnceOnOrder(tx, visitor, orderId, once, async (stored) =>
      toLinesAnswer(await addToDraft(deps, tx, visitor, stored, input, statuses)),
    ),
  );
};

import { customers, parties } from '#backend/authorisation/schema.ts';
import { applyCodes } from '#backend/campaigns/evaluate-voucher.ts';
import { reserveUses } from '#backend/campaigns/voucher-uses.ts';
import { holdStocks } from '#backend/catalogue/stocks.ts';
import type { LinesInput } from '#backend/line-pricing/line-input.ts';
import { toDiscountableLine } from '#backend/order-store/order-discounts.ts';
import { type OrderRow, orders } from '#backend/order-store/schema.ts';
import {
  computeOrderTotals,
  eventActor,
  type OrderEvent,
  recordWrite,
  type StoredOrder,
} from '#backend/order-store/stored-order.ts';
import { insertLines } from '#backend/orders/lines/add-lines.ts';
import { type DomainStatuses, loadDomainStatuses, requireAddress } from '#backend/orders/lines/check-domains.ts';
import { reserveDomains } from '#backend/orders/lines/domain-holds.ts';
import { withoutAuthCodes, withSealedAuthCodes } from '#backend/orders/lines/transfer-lines.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { inputHash, runOnce } from '#backend/platform/database/idempotency.ts';
import type { SessionVisitor } from '#backend/platform/deps.ts';
import { newId } from '#backend/platform/new-id.ts';
import { requireAllowed, ServiceFailure } from '#backend/platform/service-failure.ts';
import { orderNumberOf } from '#contracts/order-states.ts';
import { organisationId } from '#contracts/organisation.ts';
import { refuseOtherTotal } from '#core/order-rules/vouchers.ts';
import { type Buyer, countGuestOrder } from './count-guest-order.ts';
import { nextOrderNumber } from './create-order.ts';
import type { OrderDeps } from './order-deps.ts';
import { queueOrderReceived } from './order-mails.ts';
import { type OrderWire, toOrderWire } from './order-wire.ts';
import type { CustomerInput } from './set-customer.ts';

export type WholeOrder = {
  readonly input: LinesInput;
  readonly customer: CustomerInput;
  /** Expected total with the codes, đồng; null for none. [VOU-01] */
  readonly vouched: { readonly codes: readonly string[]; readonly seen: number | null } | null;
  readonly source: 'express' | 'order';
};

const createGuestParty = async (
  tx: Transaction,
  { sessionId }: SessionVisitor,
  { contact, address }: CustomerInput,
): Promise<string> => {
  const id = newId();
  const place = address === null ? '' : `${address.street}, ${address.wardName}, ${address.provinceName}`;
  await tx
    .insert(parties)
    .values({ id, fullName: contact.name, email: contact.email, phone: contact.phone, address: place });
  await tx
    .insert(customers)
    .values({ id, tenantId: organisationId, createdBy: 'express', sourceCustomer: 'WEB', sessionId });
  return id;
};

const insertOpenOrder = async (
  deps: Pick<OrderDeps, 'environment'>,
  tx: Transaction,
  visitor: SessionVisitor,
  { customer, source }: Pick<WholeOrder, 'customer' | 'source'>,
  { by: createdBy, at: now, guestId }: Pick<OrderEvent, 'by' | 'at'> & { readonly guestId: string | null },
) => ({
  id: newId(),
  number: nextOrderNumber(deps, now),
  session: visitor.sessionId,
  ownerPartyId: visitor.partyId ?? guestId ?? (await createGuestParty(tx, visitor, customer)),
  ownerLoggedIn: visitor.partyId !== null,
  ownerName: customer.contact.name,
  ownerPhone: customer.contact.phone,
  ownerEmail: customer.contact.email,
  address: customer.address,
  invoiceRequest: customer.invoiceRequest,
  note: customer.note ?? '',
  source,
  status: orderNumberOf.open,
  createdBy,
  createdAt: now,
  updatedAt: now,
  approvedAt: now,
});

/** Reserves uses. Throws VOUCHER_GONE {code, why, old, new} or PRICE_CHANGED {old, new} for an unexpected total. */
const applyVoucherCodes = async (
  tx: Transaction,
  { order, lines }: StoredOrder,
  { codes, seen }: NonNullable<WholeOrder['vouched']>,
  now: number,
): Promise<OrderRow['vouchers']> => {
  // Evaluated as a draft, because «first order» is decided at this moment.
  const draft = { ...order, status: orderNumberOf.draft };
  const { taken, refused } = await applyCodes(tx, codes, draft, lines.map(toDiscountableLine), now);
  const vouchers = taken.map(({ code, title, rule }) => ({ code, title, rule }));
  const gone = await reserveUses(tx, { order: { ...draft, vouchers }, lines }, now);
  const left = vouchers.filter(({ code }) => gone.every((each) => each.code !== code));
  const total = computeOrderTotals({ order: { ...order, vouchers: left }, lines }).gross;
  requireAllowed(refuseOtherTotal(seen ?? total, total, [...refused, ...gone]));
  return left;
};

/**
 * In the caller's transaction. `address`: empty for staff; `by`: who placed it; `guestId`: a guest whom the shop knows.
 * Throws as `placeWholeOrder`.
 */
export const placeInTransaction = async (
  deps: Pick<OrderDeps, 'clock' | 'secrets' | 'environment'>,
  tx: Transaction,
  {
    visitor,
    address,
    by = eventActor(visitor),
    guestId = null,
  }: Buyer & { readonly by?: string; readonly guestId?: string | null },
  { input, customer, vouched, source }: WholeOrder,
  statuses: DomainStatuses,
): Promise<OrderWire> => {
  const now = deps.clock.now();
  if (input.lines.length === 0 || input.attached.length > 0)
    throw new ServiceFailure('BAD_USER_INPUT', 'A whole order is made of whole lines');
  const row = await insertOpenOrder(deps, tx, visitor, { customer, source }, { by, at: now, guestId });
  const [order] = await tx.insert(orders).values(row).returning();
  if (!order) throw new Error('the order was not written');
  await holdStocks(
    tx,
    input.lines.map((line) => line.productId),
  );
  const lines = await insertLines(tx, { order, lines: [] }, withSealedAuthCodes(deps, input), statuses, now);
  requireAddress({ order, lines });
  await reserveDomains(tx, { order, lines }, now);
  const codes = vouched === null ? [] : await applyVoucherCodes(tx, { order, lines }, vouched, now);
  const placed: OrderEvent = { kind: 'placed', by, at: now, detail: { source } };
  const written = await recordWrite(tx, order, placed, { vouchers: codes });
  await countGuestOrder(deps, tx, { visitor, address });
  await queueOrderReceived(deps, tx, { order: written, lines });
  return toOrderWire({ order: written, lines });
};

/**
 * Starts as OPEN; the visitor's cart stays unchanged. Throws the failures of addLines, VOUCHER_GONE {code, why, old,
 * new}, PRICE_CHANGED {old, new}, TOO_MANY_ORDERS {retryAfter}. [REST-01, FIN-03]
 */
export const placeWholeOrder = async (
  deps: OrderDeps,
  buyer: Buyer,
  whole: WholeOrder,
  idempotencyKey: string | null,
): Promise<OrderWire> => {
  const statuses = await loadDomainStatuses(deps, whole.input);
  return deps.db.transaction((tx) =>
    runOnce(
      tx,
      buyer.visitor.sessionId,
      idempotencyKey,
      inputHash(['placeWhole', { ...whole, input: withoutAuthCodes(whole.input) }]),
      () => placeInTransaction(deps, tx, buyer, whole, statuses),
    ),
  );
};

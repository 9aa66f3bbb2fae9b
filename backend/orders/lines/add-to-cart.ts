import { toClient } from '#backend/authorisation/log-in/caller.ts';
import {
  countNewGuest,
  openGuestSession,
  requireAnonymousIdentifier,
} from '#backend/authorisation/log-in/new-guest.ts';
import type { LinesInput } from '#backend/line-pricing/line-input.ts';
import type { OrderRow } from '#backend/order-store/schema.ts';
import { canAccess, findOrder, requireAllowed, runOnceOnOrder } from '#backend/order-store/stored-order.ts';
import { cartKind, draftHash, insertDraft, takeDraft } from '#backend/orders/create-order.ts';
import type { OrderDeps } from '#backend/orders/order-deps.ts';
import { type OrderWire, toOrderWire } from '#backend/orders/order-wire.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { keepAnswers } from '#backend/platform/database/idempotency.ts';
import type { SessionVisitor } from '#backend/platform/deps.ts';
import type { GraphqlContext } from '#backend/platform/http/graphql-service.ts';
import { readBearer } from '#backend/platform/http/request-visitor.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { addHash, addToDraft, type LinesAdded, toLinesAnswer } from './add-lines.ts';
import { type DomainStatuses, loadDomainStatuses } from './check-domains.ts';

/** Into an order, or into the draft of `cartKey`. */
export type CartAdd = {
  readonly orderId: string | null;
  readonly cartKey: string | null;
  /** The public identifier, for a guest who has no session yet. */
  readonly identifier: string | null;
  readonly input: LinesInput;
  readonly idempotencyKey: string | null;
};

/** The first of the added lines. `accessToken`: of a guest who had no session. */
export type CartAnswer = { readonly accessToken: string | null; readonly lineId: string; readonly order: OrderWire };

/** Null for a guest who has no session yet. Throws UNAUTHENTICATED, FORBIDDEN for another identifier. */
const findCaller = async (
  { visitor, headers }: Pick<GraphqlContext, 'visitor' | 'headers'>,
  identifier: string | null,
): Promise<SessionVisitor | null> => {
  const found = await visitor();
  if (found !== null && found.sessionId !== null) return { ...found, sessionId: found.sessionId };
  if (identifier === null || (found === null && readBearer(headers) !== null))
    throw new ServiceFailure('UNAUTHENTICATED', 'A valid token is required');
  requireAnonymousIdentifier(identifier);
  return null;
};

type Answered = Omit<CartAnswer, 'accessToken'>;
type Work = {
  readonly deps: OrderDeps;
  readonly tx: Transaction;
  readonly ask: CartAdd;
  readonly statuses: DomainStatuses;
};

const toAnswer = (lineItems: readonly { readonly id: string }[], order: OrderWire): Answered => {
  const [first] = lineItems;
  if (!first) throw new ServiceFailure('BAD_USER_INPUT', 'No line was given');
  return { lineId: first.id, order };
};

/** Into a draft that this transaction made: nobody else knows it. */
const addFirst = async (
  { deps, tx, ask: { input, idempotencyKey: key }, statuses }: Work,
  visitor: SessionVisitor,
  draft: OrderRow,
  cartKeys: Parameters<typeof keepAnswers>[2],
): Promise<Answered> => {
  const done = await addToDraft(deps, tx, visitor, { order: draft, lines: [] }, input, statuses);
  const answer = toLinesAnswer(done);
  const ownKeys = key === null ? [] : [{ key, inputHash: addHash(draft.id, input), answer }];
  await keepAnswers(tx, visitor.sessionId, [...cartKeys, ...ownKeys]);
  return toAnswer(answer.lineItems, toOrderWire(done.after));
};

/** A repeated call reads the order as it is by now. */
const addMore = async (
  { deps, tx, ask: { input, idempotencyKey: key }, statuses }: Work,
  visitor: SessionVisitor,
  orderId: string,
): Promise<Answered> => {
  const made: LinesAdded[] = [];
  const once = { key, hash: addHash(orderId, input) };
  const { lineItems } = await runOnceOnOrder(tx, visitor, orderId, once, async (stored) => {
    const done = await addToDraft(deps, tx, visitor, stored, input, statuses);
    made.push(done);
    return toLinesAnswer(done);
  });
  const after = made[0]?.after ?? requireAllowed(await findOrder(tx, orderId), visitor, canAccess);
  return toAnswer(lineItems, toOrderWire(after));
};

const addAsNewGuest = async (work: Work): Promise<CartAnswer> => {
  const { deps, tx, ask } = work;
  const { sessionId, accessToken } = await openGuestSession({ ...deps, db: tx });
  const guest = { sessionId, partyId: null, guestSessionId: null, staff: false };
  const { order } = await insertDraft(deps, tx, guest, deps.clock.now());
  const empty = { inputHash: draftHash(cartKind), answer: toOrderWire({ order, lines: [] }) };
  const cartKeys = ask.cartKey === null ? [] : [{ key: ask.cartKey, ...empty }];
  return { accessToken, ...(await addFirst(work, guest, order, cartKeys)) };
};

/**
 * What the shop's button asks for, as one change: `createTemporaryOrder` with `cartKey` unless an order is named,
 * `addLines`, and the order. Without a session it makes a guest, each time another one. Throws their failures,
 * UNAUTHENTICATED, FORBIDDEN, TOO_MANY_VISITORS.
 */
export const addToCart = async (
  deps: OrderDeps,
  context: Pick<GraphqlContext, 'visitor' | 'headers' | 'address'>,
  ask: CartAdd,
): Promise<CartAnswer> => {
  const visitor = await findCaller(context, ask.orderId === null ? ask.identifier : null);
  const statuses = await loadDomainStatuses(deps, ask.input);
  if (visitor === null) await countNewGuest(deps, toClient({ visitor, address: context.address }).network);
  return deps.db.transaction(async (tx) => {
    const work: Work = { deps, tx, ask, statuses };
    if (visitor === null) return addAsNewGuest(work);
    if (ask.orderId !== null) return { accessToken: null, ...(await addMore(work, visitor, ask.orderId)) };
    const { answer, made } = await takeDraft(deps, tx, visitor, cartKind, ask.cartKey);
    const added = made ? await addFirst(work, visitor, made, []) : await addMore(work, visitor, answer.id);
    return { accessToken: null, ...added };
  });
};

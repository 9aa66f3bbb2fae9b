import { and, count, desc, eq } from 'drizzle-orm';
import { canAccess, findOrder, requireAllowed } from '#backend/order-store/stored-order.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps, SessionVisitor } from '#backend/platform/deps.ts';
import { newId } from '#backend/platform/new-id.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import { type ConnectorRow, connectorResources, connectors } from './schema.ts';

type Deps = Pick<BackendDeps, 'db' | 'clock'>;

/** The only connector type that the shop creates. [GQL-06] */
export const ORDER_SESSION = 'ORDER_SESSION';
const ORDER = 'ORDER';
/** Maximum per connector. */
const MAX_RESOURCES = 100;
const MAX_TEXT_LENGTH = 200;

const connectorOwner = ({ partyId, sessionId }: SessionVisitor): string => partyId ?? sessionId;

const requireShort = (...texts: readonly string[]): void => {
  if (texts.some((text) => text === '' || text.length > MAX_TEXT_LENGTH))
    throw new ServiceFailure('BAD_USER_INPUT', `A text of 1 to ${MAX_TEXT_LENGTH} characters is needed`);
};

/** A referenced order must belong to the caller. */
const requireOwnOrder = async (
  { db }: Deps,
  visitor: SessionVisitor,
  resourceType: string,
  id: string,
): Promise<void> => {
  if (resourceType !== ORDER) return;
  requireAllowed(await findOrder(db, id), visitor, canAccess);
};

export type NewConnector = {
  readonly resourceId: string;
  readonly resourceType: string;
  readonly description: string;
  readonly type: string;
};

/** Weight 1, status 1; idempotent. Throws BAD_USER_INPUT for another type, NOT_FOUND. [GQL-06, ENT-13] */
export const createConnector = async (
  deps: Deps,
  visitor: SessionVisitor,
  given: NewConnector,
): Promise<ConnectorRow> => {
  const { resourceId, resourceType, type } = given;
  if (type !== ORDER_SESSION) throw new ServiceFailure('BAD_USER_INPUT', `The type is ${ORDER_SESSION}`);
  requireShort(resourceId, resourceType);
  await requireOwnOrder(deps, visitor, resourceType, resourceId);
  const maker = connectorOwner(visitor);
  await deps.db
    .insert(connectors)
    .values({
      ...given,
      id: newId(),
      description: given.description.slice(0, 1_000),
      maker,
      createdBy: maker,
      createdAt: deps.clock.now(),
    })
    .onConflictDoNothing();
  const made = await findConnector(deps, visitor, { resourceId, resourceType, type });
  if (!made) throw new Error('the connector was not written');
  return made;
};

/** Returns the newest match. */
export const findConnector = async (
  { db }: Deps,
  visitor: SessionVisitor,
  { resourceId, resourceType, type }: { readonly [Name in 'resourceId' | 'resourceType' | 'type']: string | null },
): Promise<ConnectorRow | null> => {
  const [found] = await db
    .select()
    .from(connectors)
    .where(
      and(
        eq(connectors.maker, connectorOwner(visitor)),
        resourceId === null ? undefined : eq(connectors.resourceId, resourceId),
        resourceType === null ? undefined : eq(connectors.resourceType, resourceType),
        type === null ? undefined : eq(connectors.type, type),
      ),
    )
    .orderBy(desc(connectors.createdAt), desc(connectors.id))
    .limit(1);
  return found ?? null;
};

const lockConnector = async (tx: Transaction, visitor: SessionVisitor, id: string): Promise<void> => {
  const [found] = await tx
    .select()
    .from(connectors)
    .where(and(eq(connectors.id, id), eq(connectors.maker, connectorOwner(visitor))))
    .for('update');
  if (!found) throw notFound('connector');
};

/**
 * Idempotent. The connector's row lock enforces the maximum, the primary key prevents duplicates. Throws NOT_FOUND for
 * another visitor's connector or order, BAD_USER_INPUT. [GQL-06 addResourceRelated]
 */
export const addRelatedResource = async (
  deps: Deps,
  visitor: SessionVisitor,
  connectorId: string,
  { resourceId, resourceType }: { readonly resourceId: string; readonly resourceType: string },
): Promise<void> => {
  requireShort(resourceId, resourceType);
  await requireOwnOrder(deps, visitor, resourceType, resourceId);
  await deps.db.transaction(async (tx) => {
    await lockConnector(tx, visitor, connectorId);
    const [kept] = await tx
      .select({ resources: count() })
      .from(connectorResources)
      .where(eq(connectorResources.connectorId, connectorId));
    if ((kept?.resources ?? 0) >= MAX_RESOURCES) throw new ServiceFailure('BAD_USER_INPUT', 'The connector is full');
    await tx
      .insert(connectorResources)
      .values({
        connectorId,
        resourceId,
        resourceType,
        createdBy: connectorOwner(visitor),
        createdAt: deps.clock.now(),
      })
      .onConflictDoNothing();
  });
};

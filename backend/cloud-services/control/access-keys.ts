import { and, desc, eq } from 'drizzle-orm';
import { loadOwnService } from '#backend/cloud-services/read-services.ts';
import type { CloudServiceRow } from '#backend/cloud-services/schema.ts';
import { randomText } from '#backend/cloud-services/set-up/random-text.ts';
import { performsItself } from '#backend/cloud-services/tasks/ask-provisioner.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { inputHash, runOnce } from '#backend/platform/database/idempotency.ts';
import type { BackendDeps, SessionVisitor } from '#backend/platform/deps.ts';
import { openBytes, type SealingSecrets, sealBytes } from '#backend/platform/sealed.ts';
import { accept, notFound } from '#backend/platform/service-failure.ts';
import { decideNewKey, SHOWN_OF_SECRET } from '#core/control-rules/access-keys.ts';
import { type AccessKeyRow, serviceAccessKeys } from './access-key-schema.ts';
import { lockOwnService, logDone, refuse, requireOwner } from './own-service.ts';

type Deps = Pick<BackendDeps, 'db' | 'clock' | 'secrets' | 'environment'>;

/** Keys of a real store come with the hand-over and are kept where the store is. */
const requireOwnKeys = (deps: Pick<Deps, 'environment'>, store: CloudServiceRow): void => {
  if (!performsItself(deps, store, 'keys')) throw refuse('service-action-impossible');
};

const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const ALL = `${UPPER}abcdefghijklmnopqrstuvwxyz`;

/** As long as those of AWS, so that every S3 client takes them. */
const newKeyId = (): string => `KEY${randomText(UPPER, 17)}`;
/** About 238 bits. */
const newSecret = (): string => randomText(ALL, 40);

const sealing = (of: string) => ({ purpose: 'secrets of access keys', of });

/** Binds the ciphertext to the key's id. */
const seal = (secrets: SealingSecrets, keyId: string, secret: string): string =>
  sealBytes(secrets, sealing(keyId), Buffer.from(secret, 'utf8'));

const selectKeys = (db: Database | Transaction, serviceId: string) =>
  db
    .select()
    .from(serviceAccessKeys)
    .where(eq(serviceAccessKeys.serviceId, serviceId))
    .orderBy(desc(serviceAccessKeys.createdAt), desc(serviceAccessKeys.id));

/**
 * Newest first. Throws NOT_FOUND also for another customer's service, FORBIDDEN for staff, UNAUTHENTICATED for guests.
 */
export const listAccessKeys = async (
  db: Database,
  visitor: SessionVisitor,
  serviceId: string,
): Promise<readonly AccessKeyRow[]> => {
  requireOwner(visitor);
  await loadOwnService(db, visitor, serviceId);
  return selectKeys(db, serviceId);
};

/** Throws NOT_FOUND, SERVICE_ACTION_IMPOSSIBLE, TOO_MANY_ACCESS_KEYS, BAD_USER_INPUT, INTENT_REUSED. [SVC-01] */
export const createAccessKey = async (
  { db, clock, secrets, environment }: Deps,
  visitor: SessionVisitor,
  asked: { readonly serviceId: string; readonly name: string },
  idempotencyKey: string | null,
): Promise<void> => {
  const actor = requireOwner(visitor);
  const { serviceId, name } = asked;
  await db.transaction((tx) =>
    runOnce(tx, visitor.sessionId, idempotencyKey, inputHash(['createAccessKey', asked]), async () => {
      const service = await lockOwnService(tx, visitor, serviceId);
      requireOwnKeys({ environment }, service);
      accept(decideNewKey(service, (await selectKeys(tx, serviceId)).length, name));
      const [id, secret, now] = [newKeyId(), newSecret(), clock.now()];
      const ending = secret.slice(-SHOWN_OF_SECRET);
      const row = { id, serviceId, name, ending, secret: seal(secrets, id, secret), createdAt: now };
      await tx.insert(serviceAccessKeys).values(row);
      await logDone(tx, { serviceId, kind: 'create-key', detail: name, actor, at: now });
      return true;
    }),
  );
};

const findKey = async (tx: Transaction, serviceId: string, keyId: string): Promise<AccessKeyRow> => {
  const [found] = await tx
    .select()
    .from(serviceAccessKeys)
    .where(and(eq(serviceAccessKeys.id, keyId), eq(serviceAccessKeys.serviceId, serviceId)));
  if (!found) throw notFound('key');
  return found;
};

/** Returns the secret and deletes it. Throws NOT_FOUND also when it was shown before. */
export const takeKeySecret = (
  { db, clock, secrets }: Deps,
  visitor: SessionVisitor,
  { serviceId, keyId }: { readonly serviceId: string; readonly keyId: string },
): Promise<string> => {
  const actor = requireOwner(visitor);
  return db.transaction(async (tx) => {
    await lockOwnService(tx, visitor, serviceId);
    const { name, secret: sealed } = await findKey(tx, serviceId, keyId);
    const secret = sealed === null ? undefined : openBytes(secrets, sealing(keyId), sealed)?.toString('utf8');
    if (secret === undefined) throw notFound('secret');
    await tx.update(serviceAccessKeys).set({ secret: null }).where(eq(serviceAccessKeys.id, keyId));
    await logDone(tx, { serviceId, kind: 'take-key', detail: name, actor, at: clock.now() });
    return secret;
  });
};

/** Throws NOT_FOUND, SERVICE_ACTION_IMPOSSIBLE, INTENT_REUSED. */
export const revokeAccessKey = async (
  { db, clock, environment }: Deps,
  visitor: SessionVisitor,
  asked: { readonly serviceId: string; readonly keyId: string },
  idempotencyKey: string | null,
): Promise<void> => {
  const actor = requireOwner(visitor);
  const { serviceId, keyId } = asked;
  await db.transaction((tx) =>
    runOnce(tx, visitor.sessionId, idempotencyKey, inputHash(['revokeAccessKey', asked]), async () => {
      requireOwnKeys({ environment }, await lockOwnService(tx, visitor, serviceId));
      const { name } = await findKey(tx, serviceId, keyId);
      await tx.delete(serviceAccessKeys).where(eq(serviceAccessKeys.id, keyId));
      await logDone(tx, { serviceId, kind: 'revoke-key', detail: name, actor, at: clock.now() });
      return true;
    }),
  );
};

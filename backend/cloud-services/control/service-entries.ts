import { eq, inArray } from 'drizzle-orm';
import { keyedDigest, keyedDigests } from '#backend/authorisation/keyed.ts';
import { type CloudServiceRow, cloudServices } from '#backend/cloud-services/schema.ts';
import { shownName } from '#backend/cloud-services/service-wire.ts';
import { inputHash, runOnce } from '#backend/platform/database/idempotency.ts';
import { type BackendDeps, publicBackendOrigin, type SessionVisitor } from '#backend/platform/deps.ts';
import { newId } from '#backend/platform/new-id.ts';
import { isAbleTo } from '#core/control-rules/abilities.ts';
import { decideEntry, ENTRY_TTL_MS, type Entrance, type EntryAnswer, entranceOf } from '#core/control-rules/entries.ts';
import { serviceEntries } from './entry-schema.ts';
import { lockOwnService, logDone, refuse, requireOwner } from './own-service.ts';

type Deps = Pick<BackendDeps, 'db' | 'clock' | 'secrets' | 'environment' | 'ownOrigin'>;

/** Where the stand-ins of panels and labs are played. */
export const sandboxEntrances: Readonly<Record<Entrance, string>> = { panel: '/sandbox-panel', lab: '/sandbox-lab' };

/** Where a panel takes tokens; null without one. In development the stand-ins play those that are not connected. */
const entranceUrl = (deps: Pick<Deps, 'environment' | 'ownOrigin'>, entrance: Entrance): string | null => {
  const { entrances, mode } = deps.environment;
  const standIn = mode === 'development' ? `${publicBackendOrigin(deps)}${sandboxEntrances[entrance]}/enter` : null;
  return entrances.urls[entrance] ?? standIn;
};

export const canEnter = (deps: Pick<Deps, 'environment' | 'ownOrigin'>, service: CloudServiceRow): boolean =>
  isAbleTo(service, 'enter') && entranceUrl(deps, entranceOf(service)) !== null;

const digestParts = (token: string) => ['service-entry-digest', token] as const;

/** `expiresAt` in ms since 1970 UTC. */
type OpenedEntry = { readonly url: string; readonly expiresAt: number };

/**
 * Makes an entry. The token follows from a random id and a secret, so that a repeated key gives the same address and
 * the stored answer opens nothing. Throws NOT_FOUND, SERVICE_ACTION_IMPOSSIBLE, INTENT_REUSED. [SVC-01]
 */
export const openServiceEntry = async (
  deps: Deps,
  visitor: SessionVisitor,
  serviceId: string,
  idempotencyKey: string | null,
): Promise<OpenedEntry> => {
  const { db, clock, secrets } = deps;
  const actor = requireOwner(visitor);
  const tokenOf = (id: string): string => keyedDigest(secrets, 'service-entry', id);
  const opened = await db.transaction((tx) =>
    runOnce(tx, visitor.sessionId, idempotencyKey, inputHash(['openServiceEntry', serviceId]), async () => {
      const service = await lockOwnService(tx, visitor, serviceId);
      const base = entranceUrl(deps, entranceOf(service));
      if (!isAbleTo(service, 'enter') || base === null) throw refuse('service-action-impossible');
      const [id, now] = [newId(), clock.now()];
      const expiresAt = now + ENTRY_TTL_MS;
      const digest = keyedDigest(secrets, ...digestParts(tokenOf(id)));
      await tx.insert(serviceEntries).values({ digest, serviceId, expiresAt });
      await logDone(tx, { serviceId, kind: 'open-panel', detail: '', actor, at: now });
      return { base, id, expiresAt };
    }),
  );
  return { url: `${opened.base}?token=${tokenOf(opened.id)}`, expiresAt: opened.expiresAt };
};

export type RedeemedEntry =
  | {
      readonly answer: EntryAnswer;
      readonly serviceId: string;
      readonly name: string;
      readonly username: string | null;
    }
  | { readonly answer: 'unknown' };

/** What a panel learns from a token, which opens it once: the row lock makes simultaneous uses wait. [SVC-01] */
export const redeemServiceEntry = (
  { db, clock, secrets }: Pick<Deps, 'db' | 'clock' | 'secrets'>,
  token: string,
): Promise<RedeemedEntry> =>
  db.transaction(async (tx) => {
    const isKnown = inArray(serviceEntries.digest, keyedDigests(secrets, ...digestParts(token)));
    const [entry] = await tx.select().from(serviceEntries).where(isKnown).for('update');
    if (!entry) return { answer: 'unknown' };
    const [service] = await tx.select().from(cloudServices).where(eq(cloudServices.id, entry.serviceId));
    if (!service) return { answer: 'unknown' };
    const now = clock.now();
    const answer = decideEntry(entry, service, now);
    if (answer === 'entered')
      await tx.update(serviceEntries).set({ usedAt: now }).where(eq(serviceEntries.digest, entry.digest));
    return { answer, serviceId: service.id, name: shownName(service), username: service.setUp.username };
  });

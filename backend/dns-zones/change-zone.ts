import { eq } from 'drizzle-orm';
import { inputHash, runOnce } from '#backend/platform/database/idempotency.ts';
import type { BackendDeps, SessionVisitor } from '#backend/platform/deps.ts';
import { accept } from '#backend/platform/service-failure.ts';
import { decideChange, decideSigning } from '#core/dns/decide-change.ts';
import type { ZoneEdit } from '#core/dns/zone-gateway.port.ts';
import { lockZone } from './lock-zone.ts';
import type { PublishingSettings } from './publishing/environment.ts';
import { loadZone } from './read-zone.ts';
import { dnsZones } from './schema.ts';
import { writeChange } from './write-change.ts';

type ZoneDeps = Pick<BackendDeps<PublishingSettings>, 'db' | 'clock' | 'environment' | 'ownOrigin'>;

/**
 * Writes the records and the log in one transaction, under the zone's lock. Throws NOT_FOUND, UNAUTHENTICATED,
 * ZONE_CHANGED, ZONE_REFUSED, DOMAIN_NOT_ACTIVE, BAD_USER_INPUT, INTENT_REUSED.
 */
export const changeZone = (
  deps: ZoneDeps,
  visitor: SessionVisitor,
  { id, edit, key }: { readonly id: string; readonly edit: ZoneEdit; readonly key: string | null },
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    await loadZone({ ...deps, db: tx }, visitor, id);
    await runOnce(tx, visitor.sessionId, key, inputHash(['changeZone', id, edit]), async () => {
      const at = deps.clock.now();
      await lockZone(tx, id, at);
      const zone = await loadZone({ ...deps, db: tx }, visitor, id);
      const decided = accept(decideChange(zone, edit));
      const by = visitor.staff ? 'staff' : 'customer';
      await writeChange(tx, id, { zone, decided, origin: edit.origin, by, at });
      return null;
    });
  });

/**
 * Writes whether answers are signed. Throws NOT_FOUND, also where the name servers do not sign, UNAUTHENTICATED,
 * DOMAIN_NOT_ACTIVE, INTENT_REUSED.
 */
export const setZoneSigned = (
  deps: ZoneDeps,
  visitor: SessionVisitor,
  { id, isSigned, key }: { readonly id: string; readonly isSigned: boolean; readonly key: string | null },
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const zone = await loadZone({ ...deps, db: tx }, visitor, id);
    await runOnce(tx, visitor.sessionId, key, inputHash(['setZoneSigned', id, isSigned]), async () => {
      accept(decideSigning(zone));
      const at = deps.clock.now();
      await lockZone(tx, id, at);
      await tx.update(dnsZones).set({ isSigned, updatedAt: at }).where(eq(dnsZones.serviceId, id));
      return null;
    });
  });

import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { lockZone } from '#backend/dns-zones/lock-zone.ts';
import type { PublishingSettings } from '#backend/dns-zones/publishing/environment.ts';
import { loadZone } from '#backend/dns-zones/read-zone.ts';
import { inputHash, runOnce } from '#backend/platform/database/idempotency.ts';
import type { BackendDeps, SessionVisitor } from '#backend/platform/deps.ts';
import { tokenDigest } from '#backend/platform/http/request-visitor.ts';
import { accept, notFound } from '#backend/platform/service-failure.ts';
import { decideUpdateToken } from '#core/dns/update-token.ts';
import { dnsUpdateTokens } from './schema.ts';

type Deps = Pick<BackendDeps<PublishingSettings>, 'db' | 'clock' | 'environment' | 'ownOrigin'>;
type Asked = { readonly id: string; readonly name: string };

/**
 * Returns a new token for one name, which takes the place of the name's earlier one; only its digest is stored. Throws
 * NOT_FOUND, UNAUTHENTICATED, DOMAIN_NOT_ACTIVE, BAD_USER_INPUT.
 */
export const createUpdateToken = (deps: Deps, visitor: SessionVisitor, { id, name }: Asked): Promise<string> =>
  deps.db.transaction(async (tx) => {
    await loadZone({ ...deps, db: tx }, visitor, id);
    const createdAt = deps.clock.now();
    await lockZone(tx, id, createdAt);
    accept(decideUpdateToken(await loadZone({ ...deps, db: tx }, visitor, id), name));
    const token = randomBytes(32).toString('base64url');
    const made = { digest: tokenDigest(token), createdAt, usedAt: null };
    await tx
      .insert(dnsUpdateTokens)
      .values({ serviceId: id, name, ...made })
      .onConflictDoUpdate({ target: [dnsUpdateTokens.serviceId, dnsUpdateTokens.name], set: made });
    return token;
  });

/** Throws NOT_FOUND, also for a name without a token, UNAUTHENTICATED, INTENT_REUSED. */
export const removeUpdateToken = (
  deps: Deps,
  visitor: SessionVisitor,
  { id, name, key }: Asked & { readonly key: string | null },
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    await loadZone({ ...deps, db: tx }, visitor, id);
    await runOnce(tx, visitor.sessionId, key, inputHash(['removeUpdateToken', id, name]), async () => {
      const own = and(eq(dnsUpdateTokens.serviceId, id), eq(dnsUpdateTokens.name, name));
      const removed = await tx.delete(dnsUpdateTokens).where(own).returning();
      if (removed.length === 0) throw notFound('token');
      return null;
    });
  });

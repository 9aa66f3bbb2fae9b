import { and, eq } from 'drizzle-orm';
import { parties, sessions, userLogins } from '#backend/authorisation/schema.ts';
import { tokenDigest } from '#backend/platform/http/request-visitor.ts';
import { toViewToken } from '#backend/platform/http/view-only.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import type { WireOpenedView } from '#contracts/rest/account-rest.ts';
import { VIEW_TTL_MS } from '#core/account-rules/view-session.ts';
import { generateToken, isActiveSession } from '../log-in/sessions.ts';
import { mayGoOn, type ViewerPorts } from './may-go-on.ts';

type Opening = {
  /** Of the link. */
  readonly token: string;
  /** Browser and operating system that opens it. */
  readonly device: string;
};

const linkOver = (): ServiceFailure => new ServiceFailure('LINK_EXPIRED', 'The link of a view is over');

/**
 * Turns the link of the desk into a session that reads what its customer sees, for half an hour. Throws LINK_EXPIRED for a
 * link that was used, is older than a minute, belongs to another browser or member, or whose customer was blocked since.
 */
export const openView = async (ports: ViewerPorts, { token, device }: Opening): Promise<WireOpenedView> => {
  const { db, clock } = ports;
  const now = clock.now();
  const link = and(
    eq(sessions.tokenDigest, tokenDigest(token)),
    eq(sessions.kind, 'view-link'),
    eq(sessions.device, device),
    isActiveSession(now),
  );
  const [found] = await db.select().from(sessions).where(link);
  if (!found || !(await mayGoOn(ports, found))) throw linkOver();
  const accessToken = toViewToken(generateToken());
  await db.transaction(async (tx) => {
    // A block waits for it, and ends what it opened.
    const [customer] = await tx
      .select({ blockedAt: parties.blockedAt })
      .from(parties)
      .innerJoin(userLogins, eq(userLogins.partyId, parties.id))
      .where(eq(userLogins.id, found.userLoginId ?? ''))
      .for('share', { of: parties });
    if (!customer || customer.blockedAt !== null) throw linkOver();
    const opened = await tx
      .update(sessions)
      .set({
        kind: 'view',
        tokenDigest: tokenDigest(accessToken),
        lastSeenAt: new Date(now),
        expiresAt: new Date(now + VIEW_TTL_MS),
      })
      .where(link)
      .returning({ id: sessions.id });
    if (opened.length === 0) throw linkOver();
  });
  return { accessToken };
};

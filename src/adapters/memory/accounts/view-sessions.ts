import { refuse } from '#adapters/memory/refusals.ts';
import type { World } from '#adapters/memory/world.ts';
import type { ViewSessions } from '#core/account/viewing/view-sessions.port.ts';
import { VIEW_LINK_TTL_MS, VIEW_TTL_MS } from '#core/account-rules/view-session.ts';
import { type PartyId, type Token, token } from '#core/shared/ids.ts';
import { ok } from '#core/shared/result.ts';

/** As the desk does for a member of the staff. */
export const addViewLink = (world: World, party: PartyId): Token => {
  const link = token(world.random.id());
  world.state.viewLinks.set(link, { party, endsAt: world.state.now + VIEW_LINK_TTL_MS });
  return link;
};

export const memoryViewSessions = (world: World): ViewSessions => ({
  open: async (linkToken) => {
    const link = world.state.viewLinks.get(linkToken);
    if (link === undefined || link.endsAt <= world.state.now) return refuse('link-expired');
    world.state.viewLinks.delete(linkToken);
    const session = token(`view.${world.random.id()}`);
    const { now } = world.state;
    const expiresAt = now + VIEW_TTL_MS;
    world.state.sessions.set(session, { session, party: link.party, guest: null, expiresAt, lastSeenAt: now });
    return ok(session);
  },
});

import { memoryIdentityGateway } from '#adapters/memory/accounts/identity-gateway.ts';
import { addUser, newAnonymousToken } from '#adapters/memory/accounts/sessions.ts';
import { addViewLink, memoryViewSessions } from '#adapters/memory/accounts/view-sessions.ts';
import { memoryWorld, type World } from '#adapters/memory/world.ts';
import type { ViewSessions } from '#core/account/viewing/view-sessions.port.ts';
import { token } from '#core/shared/ids.ts';
import { ok } from '#core/shared/result.ts';
import { describeMutants, mapValue } from '#test/kit/mutants.ts';
import { type ViewSubject, viewSessionContract, viewSessionLaws } from './view-sessions.contract.ts';

type Subject = ViewSubject & { readonly world: World };

const subject = async (): Promise<Subject> => {
  const world = memoryWorld();
  return {
    world,
    views: memoryViewSessions(world),
    identity: memoryIdentityGateway(world),
    begin: async () => {
      const user = addUser(world, 'Lê Thị Thử', '0912345678', 'thu@example.vn');
      return { link: addViewLink(world, user.partyId), fullName: user.fullName };
    },
    later: async (milliseconds) => {
      world.state.now += milliseconds;
    },
  };
};

viewSessionContract('the authorisation service in memory', subject);

const opening = (change: (real: ViewSessions, world: World) => ViewSessions['open']) => (given: Subject) => ({
  ...given,
  views: { open: change(given.views, given.world) },
});

describeMutants<Subject>('the laws reject every mutant of the views', viewSessionLaws, subject, {
  'a link works again': opening((real, { state }) => async (link) => {
    const kept = state.viewLinks.get(link);
    const opened = await real.open(link);
    if (kept) state.viewLinks.set(link, kept);
    return opened;
  }),
  'a link never ends': opening((real, { state }) => async (link) => {
    const kept = state.viewLinks.get(link);
    if (kept) state.viewLinks.set(link, { ...kept, endsAt: Number.POSITIVE_INFINITY });
    return real.open(link);
  }),
  'a link ends at once': opening((real, { state }) => async (link) => {
    const kept = state.viewLinks.get(link);
    if (kept) state.viewLinks.set(link, { ...kept, endsAt: kept.endsAt - 55_000 });
    return real.open(link);
  }),
  'a view never ends': opening((real, { state }) => async (link) => {
    const opened = await real.open(link);
    const session = opened.ok ? state.sessions.get(opened.value) : undefined;
    if (opened.ok && session) state.sessions.set(opened.value, { ...session, expiresAt: Number.POSITIVE_INFINITY });
    return opened;
  }),
  'anything opens a session': opening((real, world) => async (link) => {
    const opened = await real.open(link);
    return opened.ok || world.state.viewLinks.size > 0 || link === '' ? opened : ok(newAnonymousToken(world));
  }),
  'the session is nobody’s': opening(
    (real, world) => (link) => mapValue(real.open(link), () => newAnonymousToken(world)),
  ),
  'the link is the session': opening((real) => (link) => mapValue(real.open(link), () => token(link))),
  'a view cannot be ended': (given) => ({
    ...given,
    identity: { ...given.identity, endSession: async () => ok(undefined) },
  }),
});

import { refuse } from '#adapters/memory/refusals.ts';
import type { SessionRecord, World } from '#adapters/memory/world.ts';
import type { LoginProvider, Provider } from '#core/account/account.ts';
import type { User } from '#core/session/visitor.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { Token } from '#core/shared/ids.ts';
import { ok, type Result } from '#core/shared/result.ts';
import {
  endStepToken,
  findStepUser,
  findUserById,
  findUserByName,
  loginMethodsOf,
  newStepToken,
  updateLoginMethods,
} from './accounts.ts';
import type { ProviderRequest } from './accounts-state.ts';
import { addUser, findSession, refuseIfLoginTooOld, revoke } from './sessions.ts';

const REQUEST_LIFE_MS = 600_000;

/** Data that the provider withholds is empty. */
export type ProviderPerson = { readonly id: string; readonly name: string; readonly email: string };

export type FakeProvider = Exclude<Provider, 'openid'>;

/** Every installation of the fakes has these three. */
export const fakeProviders: readonly (LoginProvider & { readonly id: FakeProvider })[] = [
  { id: 'google', name: 'Google', origins: [] },
  { id: 'facebook', name: 'Facebook', origins: [] },
  { id: 'zalo', name: 'Zalo', origins: [] },
];

/** Google returns a verified e-mail, Facebook possibly one, Zalo only a name. */
export const providerPeople: Readonly<Record<FakeProvider, readonly ProviderPerson[]>> = {
  google: [
    { id: 'g-1', name: 'Phạm Thu Hà', email: 'ha.pham@example.com' },
    { id: 'g-2', name: 'Khách Hàng Mẫu', email: 'khach@example.vn' },
  ],
  facebook: [
    { id: 'f-1', name: 'Lê Văn Nam', email: 'nam.le@example.com' },
    { id: 'f-2', name: 'Trần Mai', email: '' },
  ],
  zalo: [{ id: 'z-1', name: 'Đỗ Minh Anh', email: '' }],
};

/** Refuses return URLs outside this shop and other providers. */
export const startProviderLogin = (
  world: World,
  request: Omit<ProviderRequest, 'expiresAt'>,
): Result<string, PortFailure> => {
  if (!fakeProviders.some(({ id }) => id === request.provider)) return refuse('provider-unavailable');
  const own = [request.returnUrl, request.errorUrl].every((address) => address.startsWith(`${world.origin}/`));
  if (!own) return refuse('bad-input');
  const state = world.random.id();
  world.state.accounts.requests.set(state, { ...request, expiresAt: world.state.now + REQUEST_LIFE_MS });
  return ok(`${world.origin}/nha-cung-cap/${request.provider}?state=${state}`);
};

/** Works once and returns the redirect URL; null when the request has expired. */
export const finishProviderLogin = (world: World, state: string, person: ProviderPerson | null): string | null => {
  const { requests } = world.state.accounts;
  const request = requests.get(state);
  requests.delete(state);
  if (!request || world.state.now >= request.expiresAt) return null;
  if (person === null) return request.errorUrl;
  const user = findOrCreateUser(world, request.provider, person);
  const handover = newStepToken(world, 'handover', user.id);
  return `${request.returnUrl}${request.returnUrl.includes('?') ? '&' : '?'}accessToken=${handover}`;
};

/** Created at the first login. */
const findOrCreateUser = (world: World, provider: Provider, { id, name, email }: ProviderPerson): User => {
  for (const [userId, { linked }] of world.state.accounts.loginMethods) {
    const user = findUserById(world, userId);
    if (user && linked.some((each) => each.provider === provider && each.externalId === id)) return user;
  }
  const isWhole = provider === 'google' && email !== '' && !findUserByName(world, email);
  const user = addUser(world, name, '', email, isWhole ? 'VERIFIED' : 'UN_VERIFIED');
  const login = { id: world.random.id(), provider, name: email || name, externalId: id };
  updateLoginMethods(world, user.id, { linked: [login], usernames: isWhole ? [email] : [] });
  return user;
};

/** Refuses an account that is already in use on its own. */
export const linkAccount = (world: World, who: SessionRecord, held: Token): Result<void, PortFailure> => {
  const customer = who.party === null ? undefined : findUserById(world, who.party);
  if (!customer) return { ok: false, failure: { kind: 'denied' } };
  const tooOld = refuseIfLoginTooOld(world, who);
  if (tooOld) return tooOld;
  const party = findSession(world, held)?.party ?? null;
  const other = findStepUser(world, held, 'pending') ?? (party === null ? undefined : findUserById(world, party));
  if (!other) return refuse('link-expired');
  if (other.id === customer.id) return ok(undefined);
  const { password, linked } = loginMethodsOf(world, other.id);
  const owns = [...world.state.orders.values()].some(({ order }) => order.owner?.partyId === other.partyId);
  if (password !== null || owns) return refuse('account-exists');
  updateLoginMethods(world, customer.id, { linked: [...loginMethodsOf(world, customer.id).linked, ...linked] });
  world.state.accounts.loginMethods.delete(other.id);
  world.state.users.delete(other.id);
  endStepToken(world, held);
  revoke(world, held);
  return ok(undefined);
};

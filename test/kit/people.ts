import { finishProviderLogin } from '#adapters/memory/account-providers.ts';
import { loginMethodsOf, passwordDigest, updateLoginMethods } from '#adapters/memory/accounts.ts';
import { addUser } from '#adapters/memory/sessions.ts';
import { totpCodeAt } from '#adapters/memory/totp.ts';
import type { World } from '#adapters/memory/world.ts';
import type { Provider } from '#core/account/account.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { topLines } from '#core/orders/order.ts';
import type { User } from '#core/session/visitor.ts';
import type { Outcome } from '#core/shared/notice.ts';
import type { Result } from '#core/shared/result.ts';
import { codeIn } from './memory-accounts.ts';
import { good, openShop, press, type Shop } from './shop.ts';

export const PASSWORD = 'Thue-May-2026';
export const USERNAME = 'khach@example.vn';

/** A customer with a password, who is nowhere logged in. */
export const addCustomer = (
  world: World,
  username = USERNAME,
  status: 'VERIFIED' | 'UN_VERIFIED' = 'VERIFIED',
): User => {
  const user = addUser(world, 'Khách Hàng Mẫu', '0912345678', username, status);
  updateLoginMethods(world, user.id, { usernames: [username], password: passwordDigest(user.id, PASSWORD) });
  return user;
};

/** Logs in with the password, in this shop's browser. */
export const logInAs = (
  { useCases }: Pick<Shop, 'useCases'>,
  username = USERNAME,
  redirectUrl = '',
): Promise<Result<Outcome, ShopFailure>> =>
  useCases.logIn({ username, password: PASSWORD, remember: true, redirectUrl, idempotencyKey: press() });

/** Registers up to the page that asks for the code. */
export const signUp = async ({ useCases }: Pick<Shop, 'useCases'>, username: string, redirectUrl = '') =>
  useCases.register({
    fullName: 'Lê Thị Thử',
    username,
    password: PASSWORD,
    repeat: PASSWORD,
    terms: true,
    proof: '',
    redirectUrl,
    idempotencyKey: press(),
  });

/** Enters the code that was sent. */
export const enterCode = ({ useCases, world }: Shop, username: string) =>
  useCases.verifyAccount({ userId: '', code: codeIn(world, username) ?? '', redirectUrl: '', idempotencyKey: press() });

/** What the address that a provider leads back to says. */
export type ReturnQuery = { readonly accessToken: string; readonly state: string; readonly redirectUrl: string };

/** Goes to a provider's page and comes back as somebody: what the address says then, or where a refusal leads. */
export const cameBack = async (
  { useCases, world }: Shop,
  provider: Provider,
  email: string,
  redirectUrl = '',
): Promise<ReturnQuery> => {
  const { goTo } = good(await useCases.logInWithProvider({ provider, redirectUrl, idempotencyKey: press() }));
  const name = 'Phạm Thu Hà';
  const back = finishProviderLogin(world, new URL(goTo).searchParams.get('state') ?? '', {
    id: `${email}x`,
    name,
    email,
  });
  const query = new URL(back ?? 'http://localhost').searchParams;
  const text = (field: string): string => query.get(field) ?? '';
  return { accessToken: text('accessToken'), state: text('state'), redirectUrl: text('redirectUrl') };
};

/** The page that a provider leads back to, opened in this browser. */
export const openReturn = ({ useCases }: Pick<Shop, 'useCases'>, query: ReturnQuery) =>
  useCases.logInCallback({ ...query, tokenShare: '', idempotencyKey: press() });

/** Another request, or another tab, of the same browser. */
export const again = ({ world, browser }: Shop): Shop => openShop({ world, browser });

/** A customer whose password asks for the app's code. `code` answers the one that counts now. */
export const withApp = async (shop: Shop, status: 'VERIFIED' | 'UN_VERIFIED') => {
  const user = addCustomer(shop.world);
  await logInAs(shop);
  good(await shop.ports.security.startTotp());
  const secret = loginMethodsOf(shop.world, user.id).totp?.secret ?? '';
  const code = (): string => totpCodeAt(secret, shop.world.state.now);
  good(await shop.ports.security.confirmTotp(code()));
  await again(shop).useCases.logOut({ path: '/', idempotencyKey: press() });
  shop.world.state.users.set(user.id, { ...user, status });
  shop.world.state.now += 30_000;
  return { user, code };
};

/** Everything that lies in carts and orders that are not closed, as one sorted list: what a merge must not change. */
export const linesIn = (world: World): readonly string[] =>
  [...world.state.orders.values()]
    .filter(({ order }) => order.status !== 'closed')
    .flatMap(({ order }) => topLines(order))
    .map(({ productId, description, count, time, amounts }) =>
      [productId, description, count, time, amounts.gross].join(' '),
    )
    .sort();

import { finishProviderLogin } from '#adapters/memory/accounts/account-providers.ts';
import { loginMethodsOf, passwordDigest, updateLoginMethods } from '#adapters/memory/accounts/accounts.ts';
import { addUser } from '#adapters/memory/accounts/sessions.ts';
import { totpCodeAt } from '#adapters/memory/accounts/totp.ts';
import type { World } from '#adapters/memory/world.ts';
import type { Provider } from '#core/account/account.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { topLines } from '#core/orders/order.ts';
import type { User } from '#core/session/visitor.ts';
import type { Outcome } from '#core/shared/notice.ts';
import type { Result } from '#core/shared/result.ts';
import { codeIn } from '#test/kit/fakes/memory-accounts.ts';
import { expectOk, freshIdempotencyKey, openShop, type Shop } from '#test/kit/fakes/shop.ts';

export const PASSWORD = 'Thue-May-2026';
export const USERNAME = 'khach@example.vn';

/** A customer with a password and without a session. */
export const addCustomer = (
  world: World,
  username = USERNAME,
  status: 'VERIFIED' | 'UN_VERIFIED' = 'VERIFIED',
): User => {
  const user = addUser(world, 'Khách Hàng Mẫu', '0912345678', username, status);
  updateLoginMethods(world, user.id, { usernames: [username], password: passwordDigest(user.id, PASSWORD) });
  return user;
};

/** Logs in with the password, in the browser of this shop. */
export const logInAs = (
  { useCases }: Pick<Shop, 'useCases'>,
  username = USERNAME,
  redirectUrl = '',
): Promise<Result<Outcome, ShopFailure>> =>
  useCases.logIn({ username, password: PASSWORD, remember: true, redirectUrl, idempotencyKey: freshIdempotencyKey() });

/** Registers, up to the page that asks for the code. */
export const signUp = async ({ useCases }: Pick<Shop, 'useCases'>, username: string, redirectUrl = '') =>
  useCases.register({
    fullName: 'Lê Thị Thử',
    username,
    password: PASSWORD,
    repeat: PASSWORD,
    terms: true,
    proof: '',
    redirectUrl,
    idempotencyKey: freshIdempotencyKey(),
  });

/** Enters the verification code from the message. */
export const enterCode = ({ useCases, world }: Shop, username: string) =>
  useCases.verifyAccount({
    userId: '',
    code: codeIn(world, username) ?? '',
    redirectUrl: '',
    idempotencyKey: freshIdempotencyKey(),
  });

/** Query parameters of the URL that a provider redirects back to. */
export type ReturnQuery = { readonly accessToken: string; readonly state: string; readonly redirectUrl: string };

/** Completes a provider's login page as this person; returns the query parameters of the return URL. */
export const returnFromProvider = async (
  { useCases, world }: Shop,
  provider: Provider,
  email: string,
  redirectUrl = '',
): Promise<ReturnQuery> => {
  const { goTo } = expectOk(
    await useCases.logInWithProvider({ provider, redirectUrl, idempotencyKey: freshIdempotencyKey() }),
  );
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

/** Opens a provider's return URL in this browser. */
export const openReturn = ({ useCases }: Pick<Shop, 'useCases'>, query: ReturnQuery) =>
  useCases.loginCallback({ ...query, tokenShare: '', idempotencyKey: freshIdempotencyKey() });

/** Another request or tab of the same browser. */
export const nextRequest = ({ world, browser }: Shop): Shop => openShop({ world, browser });

/** A customer whose login needs an authenticator-app code. `code` returns the currently valid one. */
export const addCustomerWithTotp = async (shop: Shop, status: 'VERIFIED' | 'UN_VERIFIED') => {
  const user = addCustomer(shop.world);
  await logInAs(shop);
  expectOk(await shop.ports.security.startTotp());
  const secret = loginMethodsOf(shop.world, user.id).totp?.secret ?? '';
  const code = (): string => totpCodeAt(secret, shop.world.state.now);
  expectOk(await shop.ports.security.confirmTotp(code()));
  await nextRequest(shop).useCases.logOut({ path: '/', idempotencyKey: freshIdempotencyKey() });
  shop.world.state.users.set(user.id, { ...user, status });
  shop.world.state.now += 30_000;
  return { user, code };
};

/** All top-level lines of carts and orders that are not closed, as one sorted list: a merge must not change it. */
export const linesIn = (world: World): readonly string[] =>
  [...world.state.orders.values()]
    .filter(({ order }) => order.status !== 'closed')
    .flatMap(({ order }) => topLines(order))
    .map(({ productId, description, quantity, term, amounts }) =>
      [productId, description, quantity, term, amounts.gross].join(' '),
    )
    .sort();

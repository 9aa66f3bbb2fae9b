import { describe, expect, test } from 'vitest';
import { type FakeProvider, finishProviderLogin, providerPeople } from '#adapters/memory/accounts/account-providers.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { UseCases } from '#core/operations.ts';
import { jsonRenderer, pathOf, renderedInput } from '#test/host/drawing/drawing.ts';
import { hostUnderTest, origin } from './host-under-test.ts';

const opened = (replace?: (made: UseCases) => Partial<UseCases>) => {
  const world = memoryWorld({ origin });
  return { ...hostUnderTest({ world, renderer: jsonRenderer(), ...(replace ? { replace } : {}) }), world };
};
type Opened = ReturnType<typeof opened>;

/** Sends this browser to a provider and returns the state of the provider's page. */
const startProviderLogin = async (
  { host }: Opened,
  provider: FakeProvider,
  redirectUrl = '/gio-hang',
): Promise<string> => {
  const answer = await host.form('/dang-nhap', [
    ['_use', 'logInWithProvider'],
    ['provider', provider],
    ['redirectUrl', redirectUrl],
  ]);
  expect(answer.status).toBe(303);
  return new URL(answer.headers.get('location') ?? '').searchParams.get('state') ?? '';
};

/** The path that the provider's page redirects back to. */
const backPath = ({ world }: Opened, state: string, provider: FakeProvider, which: number | null = 0): string => {
  const person = which === null ? null : (providerPeople[provider][which] ?? null);
  const address = finishProviderLogin(world, state, person) ?? expect.fail('the page of the provider is over');
  return address.slice(origin.length);
};

const tokenIn = (path: string): string => new URL(path, origin).searchParams.get('accessToken') ?? '';
const redirectOf = (answer: Response) => [answer.status, answer.headers.get('location')];

describe('LAY-03 a login whose token comes back in an address', () => {
  test('LAY-03 ACC-05 the callback logs in, redirects to the return path and leaves no token in any address or log', async () => {
    const shop = opened();
    const path = backPath(shop, await startProviderLogin(shop, 'google'), 'google');
    const answer = await shop.host.get(path);
    expect(redirectOf(answer)).toEqual([303, '/gio-hang']);
    expect(shop.host.cookies.get('accessToken')).toBeDefined();
    expect(shop.host.cookies.get('accessToken')).not.toBe(tokenIn(path));
    expect(JSON.stringify(shop.logged)).not.toContain(tokenIn(path));
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await renderedInput(await shop.host.get('/gio-hang'))).toMatchObject({ flash: { notice: 'logged-in' } });
  });

  test('LAY-03 the callback works on any page of the shop, and a portal’s shared token is stored beside the session', async () => {
    const shop = opened();
    const path = backPath(shop, await startProviderLogin(shop, 'google', '/hoa-don'), 'google');
    const query = `${path.split('?')[1]}&tokenShare=chia-se-1`;
    expect(redirectOf(await shop.host.get(`/thanh-toan/o-1?${query}`))).toEqual([303, '/hoa-don']);
    expect(shop.host.cookies.get('tokenShare')).toBe('chia-se-1');
  });

  test('LAY-03 opening the callback twice redirects to the same page and the customer stays logged in', async () => {
    const shop = opened();
    const path = backPath(shop, await startProviderLogin(shop, 'google'), 'google');
    await shop.host.get(path);
    const session = shop.host.cookies.get('accessToken');
    expect(redirectOf(await shop.host.get(path))).toEqual([303, '/gio-hang']);
    expect(shop.host.cookies.get('accessToken')).toBe(session);
  });

  test('LAY-03 a token that this browser did not request waits until the shopper confirms the login', async () => {
    const shop = opened();
    const path = backPath(shop, await startProviderLogin(shop, 'google'), 'google');
    const other = hostUnderTest({ world: shop.world, renderer: jsonRenderer() });
    expect(redirectOf(await other.host.get(path))).toEqual([303, '/dang-nhap?redirectUrl=%2Fgio-hang']);
    expect(other.host.cookies.has('accessToken')).toBe(false);
    const pending = await (await other.host.get('/api/loadPendingLogin')).json();
    expect(pending.value).toMatchObject({ step: 'confirm', name: 'Phạm Thu Hà' });
    const accepted = await other.host.form('/dang-nhap', [
      ['_use', 'confirmLogIn'],
      ['accept', 'true'],
      ['redirectUrl', '/gio-hang'],
    ]);
    expect(redirectOf(accepted)).toEqual([303, '/gio-hang']);
    expect(other.host.cookies.has('accessToken')).toBe(true);
  });

  test('ACC-04 an incomplete account gets no session: its token is stored in the pending login', async () => {
    const shop = opened();
    const path = backPath(shop, await startProviderLogin(shop, 'zalo'), 'zalo');
    const answer = await shop.host.get(path);
    expect(answer.headers.get('location')).toMatch(/^\/cap-nhat-dang-ky/);
    expect([...shop.host.cookies.keys()]).toEqual(expect.arrayContaining(['token_zalo', 'userLoginId_zalo']));
    expect(shop.host.cookies.has('accessToken')).toBe(false);
  });

  test('ROUTE-27 ACC-04 an incomplete account that comes with a token goes on to the address in `callback`', async () => {
    const shop = opened();
    const accessToken = tokenIn(backPath(shop, await startProviderLogin(shop, 'zalo'), 'zalo'));
    const { host } = hostUnderTest({ world: shop.world, renderer: jsonRenderer() });
    const come = async (callback: string) => {
      const query = new URLSearchParams({ status: 'UPDATE_INFO', typeLogin: 'oauth', callback, accessToken });
      return redirectOf(await host.get(`/cap-nhat-dang-ky?${query}`));
    };
    const target = `redirectUrl=${encodeURIComponent('/checkout?a=1')}`;
    expect(await come('https://evil.example/')).toEqual([303, '/dang-nhap']);
    expect(await come('/checkout?a=1')).toEqual([303, `/dang-nhap?${target}`]);
    const accepted = await host.form('/dang-nhap', [
      ['_use', 'confirmLogIn'],
      ['accept', 'true'],
    ]);
    expect(redirectOf(accepted)).toEqual([303, `/cap-nhat-dang-ky?status=UPDATE_INFO&typeLogin=oauth&${target}`]);
  });

  test('LAY-03 ROUTE-43 a visitor whom a portal sends with its session token logs in after the question and goes back there', async () => {
    const portal = 'https://portal.may.example';
    const shop = opened();
    await shop.host.get(backPath(shop, await startProviderLogin(shop, 'google'), 'google'));
    const accessToken = shop.host.cookies.get('accessToken') ?? '';
    const { host, logged } = hostUnderTest({ world: shop.world, renderer: jsonRenderer(), portal });
    const redirectUrl = `${portal}/dich-vu?x=1`;
    const query = new URLSearchParams({ accessToken, tokenShare: 'chia-se-1', redirectUrl });
    const asked = await host.get(`/gio-hang?${query}`);
    expect(redirectOf(asked)).toEqual([303, `/dang-nhap?redirectUrl=${encodeURIComponent(redirectUrl)}`]);
    expect(host.cookies.has('accessToken')).toBe(false);
    const accepted = await host.form('/dang-nhap', [
      ['_use', 'confirmLogIn'],
      ['accept', 'true'],
    ]);
    expect(redirectOf(accepted)).toEqual([303, redirectUrl]);
    expect(host.cookies.get('accessToken')).not.toBe(accessToken);
    expect(host.cookies.get('tokenShare')).toBe('chia-se-1');
    expect(JSON.stringify(logged)).not.toMatch(new RegExp(`${accessToken}|chia-se-1`));
    expect(asked.headers.get('referrer-policy')).toBe('no-referrer');
  });

  test('LAY-03 an unknown token is rejected with a notice at the login', async () => {
    const { host } = opened();
    expect(redirectOf(await host.get('/gio-hang?accessToken=la-ai&x=1'))).toEqual([
      303,
      `/dang-nhap?redirectUrl=${encodeURIComponent('/gio-hang?x=1')}`,
    ]);
    expect(await renderedInput(await host.get('/dang-nhap'))).toMatchObject({ flash: { notice: 'login-denied' } });
  });

  test('LAY-03 while a service is down the callback still redirects, and the login page offers another try', async () => {
    const down: ShopFailure = { kind: 'unreachable' };
    const { host, logged } = opened(() => ({ loginCallback: async () => ({ ok: false, failure: down }) }));
    expect(redirectOf(await host.get('/dang-nhap?accessToken=abc&state=x'))).toEqual([303, '/dang-nhap']);
    expect(await renderedInput(await host.get('/dang-nhap'))).toMatchObject({ flash: { notice: 'login-interrupted' } });
    expect(logged.some(({ event }) => event === 'login callback failed')).toBe(true);
  });
});

describe('LAY-04 a login that the provider rejected', () => {
  test('LAY-04 the shop says so and redirects to redirectUrl', async () => {
    const shop = opened();
    const path = backPath(shop, await startProviderLogin(shop, 'facebook', '/checkout'), 'facebook', null);
    expect(redirectOf(await shop.host.get(path))).toEqual([303, '/checkout']);
    expect(await renderedInput(await shop.host.get('/checkout'))).toMatchObject({ flash: { notice: 'login-denied' } });
  });

  test.each(['/', '', '/?a=1', 'https://evil.example/', '//evil.example', 'javascript:alert(1)'])(
    'LAY-04 the shop redirects to the login when redirectUrl is «%s»',
    async (redirectUrl) => {
      const { host } = opened();
      const path = `/dang-nhap?errorMessage=ACCESS_DENIED&redirectUrl=${encodeURIComponent(redirectUrl)}`;
      expect(redirectOf(await host.get(path))).toEqual([303, '/dang-nhap']);
    },
  );

  test('LAY-04 the notice survives when the requested page redirects to the login', async () => {
    const plain = jsonRenderer();
    const renderer = jsonRenderer({
      render: async (request) =>
        pathOf(request) === '/service' ? { kind: 'redirect', status: 303, to: '/dang-nhap' } : plain.render(request),
    });
    const { host } = hostUnderTest({ renderer });
    await host.get('/?errorMessage=ACCESS_DENIED&redirectUrl=/service');
    expect(redirectOf(await host.get('/service'))).toEqual([303, '/dang-nhap']);
    expect(await renderedInput(await host.get('/dang-nhap'))).toMatchObject({ flash: { notice: 'login-denied' } });
  });

  test('LAY-04 any other errorMessage is left to the page', async () => {
    expect((await opened().host.get('/dang-nhap?errorMessage=KHAC')).status).toBe(200);
  });
});

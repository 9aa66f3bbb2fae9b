import { describe, expect, test } from 'vitest';
import { addViewLink } from '#adapters/memory/accounts/view-sessions.ts';
import { VIEW_TTL_MS } from '#core/account-rules/view-session.ts';
import { renderer } from '#ssr/renderer.tsx';
import { jsonRenderer, renderedInput } from '#test/host/drawing/drawing.ts';
import { hostUnderTest } from '#test/host/host-under-test.ts';
import { addInputOf, openShop, slugs } from '#test/kit/fakes/shop.ts';
import { addCustomer, PASSWORD, USERNAME } from '#test/kit/people.ts';

const drawing = renderer({ kind: 'development', styles: [] });
const idempotencyKey = '0123456789abcdef0123456789abcdef';
const OTHER = 'nhan-vien@example.vn';
const BANNER = 'Đang xem tài khoản của khách Khách Hàng Mẫu, chỉ đọc.';
const SENTENCE = 'Bạn đang xem với tư cách nhân viên: không thể thay đổi.';

type Options = NonNullable<Parameters<typeof hostUnderTest>[0]>;

/** A browser in which a member of the staff is logged in with an account of their own, and a link of the desk. */
const openMember = async (options: Options = { renderer: jsonRenderer() }) => {
  const shop = hostUnderTest({ ...options, cachesAnswers: true });
  const customer = addCustomer(shop.world);
  addCustomer(shop.world, OTHER);
  const entered = await shop.host.command('logIn', {
    username: OTHER,
    password: PASSWORD,
    remember: 'on',
    redirectUrl: '',
    idempotencyKey,
  });
  expect((await entered.json()).ok).toBe(true);
  const input = await addInputOf({ ports: openShop({ world: shop.world }).ports }, slugs.promoted);
  expect((await (await shop.host.command('addToCart', input)).json()).ok).toBe(true);
  const own = new Map(shop.host.cookies);
  const token = addViewLink(shop.world, customer.partyId);
  return { ...shop, customer, own, token, path: `/xem-nhu-khach/${token}` };
};

/** The same after the link was opened. */
const openView = async (options?: Options) => {
  const member = await openMember(options);
  expect((await member.host.get(member.path)).status).toBe(303);
  return member;
};

const end = ({ host }: Pick<Awaited<ReturnType<typeof openMember>>, 'host'>) => host.form('/', [['_use', 'endView']]);
const redirectOf = (answer: Response) => [answer.status, answer.headers.get('location')];

describe('the link of the desk', () => {
  test('V14.2.1 leads to the account without the token, is never cached, sends no referrer and stands in no log', async () => {
    const { host, path, token, logged } = await openMember();
    const answer = await host.get(path);
    expect(redirectOf(answer)).toEqual([303, '/quan-ly-tai-khoan']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(JSON.stringify(logged)).not.toContain(token);
  });

  test('V3.3.1 its only cookie is HttpOnly, for this host, over https, without the token, and ends with the browser', async () => {
    const { host, path, token } = await openMember();
    const [cookie = '', ...others] = (await host.get(path)).headers.getSetCookie();
    expect(others).toEqual([]);
    for (const part of ['__Host-view_session=', 'HttpOnly', 'Secure', 'Path=/', 'SameSite=Lax'])
      expect(cookie).toContain(part);
    for (const part of [token, 'Domain', 'Max-Age']) expect(cookie).not.toContain(part);
  });

  test('that is over opens nothing, and says so', async () => {
    const { host, path, own } = await openView();
    await end({ host });
    const answer = await host.get(path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([410, 'no-store']);
    expect(await answer.text()).toContain('Liên kết xem đã hết hạn');
    expect(host.cookies).toEqual(own);
  });
});

describe('the shop as a customer sees it', () => {
  test('has a banner with a form on every page, public or not, known or not, and no page is cached', async () => {
    const { host } = await openView({ renderer: drawing });
    for (const [path, status] of [
      ['/', 200],
      ['/quan-ly-tai-khoan', 200],
      ['/order', 200],
      ['/gio-hang', 200],
      ['/gioi-thieu', 200],
      ['/khong-co-trang-nay', 404],
    ] as const) {
      const answer = await host.get(path);
      const html = await answer.text();
      expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, status, 'private, no-store']);
      expect([path, html.includes(BANNER)]).toEqual([path, true]);
      expect(html).toMatch(/<form [^>]*method="post"><input type="hidden" name="_use" value="endView"\/>/);
    }
  });

  test('is drawn for nobody else: a visitor beside it gets the shared page without a banner', async () => {
    const { host, app } = await openView({ renderer: drawing });
    await host.get('/');
    const shared = await app.request('https://shop.example/');
    expect(shared.headers.get('cache-control')).toContain('public');
    expect(await shared.text()).not.toContain('Đang xem tài khoản');
  });

  test('shows the customer, and neither the account nor the cart of the member', async () => {
    const { host } = await openView();
    const visitor = async () => (await (await host.get('/api/loadVisitor')).json()).value;
    expect(await visitor()).toMatchObject({ isLoggedIn: true, user: { name: 'Khách Hàng Mẫu' }, itemCount: 0 });
    const account = await (await host.get('/api/loadAccount')).json();
    expect([account.ok, JSON.stringify(account).includes(USERNAME), JSON.stringify(account).includes(OTHER)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('refuses a command with and without scripts in the same sentence, and changes nothing', async () => {
    const { host, world } = await openView({ renderer: drawing });
    const before = JSON.stringify([...world.state.users.values()]);
    const answer = await host.command('updateProfile', {
      fullName: 'Người Khác',
      idempotencyKey,
    });
    expect([answer.status, await answer.json()]).toEqual([403, { ok: false, failure: { kind: 'view-only' } }]);
    const posted = await host.form('/quan-ly-tai-khoan/thong-tin', [
      ['_use', 'updateProfile'],
      ['fullName', 'Người Khác'],
      ['idempotencyKey', idempotencyKey],
    ]);
    expect(posted.status).toBe(422);
    expect(await posted.text()).toContain(SENTENCE);
    expect(JSON.stringify([...world.state.users.values()])).toBe(before);
  });

  test('leaves the member’s own session and cart, which are back when it ends', async () => {
    const member = await openView();
    const { host, own, world } = member;
    const view = host.cookies.get('__Host-view_session') ?? '';
    for (const path of ['/', '/quan-ly-tai-khoan', '/gio-hang', '/api/loadVisitor', '/api/loadCart?input={}'])
      await host.get(path);
    host.cookies.delete('__Host-view_session');
    expect(host.cookies).toEqual(own);
    host.cookies.set('__Host-view_session', view);
    expect(redirectOf(await end(member))).toEqual([303, '/']);
    expect(world.state.sessions.has(decodeURIComponent(view))).toBe(false);
    expect(host.cookies).toEqual(own);
    const visitor = await (await host.get('/api/loadVisitor')).json();
    expect(visitor.value).toMatchObject({ isLoggedIn: true, itemCount: 1 });
  });

  test('that is over is refused by commands until the next page says so, and the one after it is the member’s own', async () => {
    const member = await openView();
    const { host, world, own } = member;
    world.state.now += VIEW_TTL_MS;
    const failed = await (await host.command('logOut', { path: '/', idempotencyKey })).json();
    expect(failed).toEqual({ ok: false, failure: { kind: 'view-only' } });
    const over = await host.get('/order?status=20');
    expect([over.status, over.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await over.text()).toMatch(/Đã hết phiên xem.*href="\/order\?status=20">Tiếp tục/s);
    expect(host.cookies.has('__Host-view_session')).toBe(false);
    expect(await renderedInput(await host.get('/order?status=20'))).toMatchObject({ path: '/order?status=20' });
    expect(host.cookies).toEqual(own);
  });

  test('without a view the command that ends one changes nothing', async () => {
    const member = await openMember();
    expect(redirectOf(await end(member))).toEqual([303, '/']);
    expect(member.host.cookies).toEqual(member.own);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { UseCases } from '#core/operations.ts';
import { personalDataHtml } from '#host/media/personal-data-file.ts';
import { escapeHtml } from '#host/pages/plain-page.ts';
import { renderer } from '#ssr/renderer.tsx';
import { jsonRenderer, renderedInput } from '#test/host/drawing/drawing.ts';
import { hostUnderTest } from '#test/host/host-under-test.ts';
import { expectOk } from '#test/kit/fakes/shop.ts';
import { addCustomer, PASSWORD, USERNAME } from '#test/kit/people.ts';

const drawing = renderer({ kind: 'development', styles: [] });
const idempotencyKey = '0123456789abcdef0123456789abcdef';

/** A browser without scripts in which a customer has logged in. */
const openLoggedInHost = async (options: Parameters<typeof hostUnderTest>[0] = { renderer: drawing }) => {
  const shop = hostUnderTest(options);
  addCustomer(shop.world);
  const reply = await shop.host.command('logIn', {
    username: USERNAME,
    password: PASSWORD,
    remember: 'on',
    redirectUrl: '',
    idempotencyKey,
  });
  expectOk(await reply.json());
  return shop;
};
type Host = Awaited<ReturnType<typeof openLoggedInHost>>['host'];
const locationOf = async (answer: Promise<Response>) => {
  const { status, headers } = await answer;
  return [status, headers.get('location')];
};
const post = (host: Host, path: string, use: string, fields: Readonly<Record<string, string>>) =>
  host.form(path, [['_use', use], ['idempotencyKey', ''], ...Object.entries(fields)]);

describe('a customer’s pages as documents', () => {
  test('GRD-01 ROUTE-43 an anonymous visitor gets a 303 to the login with the full address and no page content', async () => {
    const { host } = hostUnderTest({ renderer: drawing });
    for (const path of [
      '/service',
      '/service/1',
      '/order?status=20&page=2',
      '/order/1',
      '/profile',
      '/trang-ca-nhan',
      '/quan-ly-tai-khoan',
      '/quan-ly-tai-khoan/bao-mat',
    ]) {
      const answer = await host.get(path);
      expect([answer.status, answer.headers.get('location')]).toEqual([
        303,
        `/dang-nhap?redirectUrl=${encodeURIComponent(path)}`,
      ]);
      expect(await answer.text()).toBe('');
    }
  });

  test('V14.3.2 a customer downloads their data as JSON and as a page; anybody else is led to the log-in', async () => {
    const { host } = await openLoggedInHost();
    const file = await host.get('/du-lieu-cua-toi.json');
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="du-lieu-cua-toi.json"');
    expect(await file.json()).toMatchObject({ parties: { title: 'Hồ sơ', rows: [{ Email: USERNAME }] } });
    const page = await host.get('/du-lieu-cua-toi.html');
    expect(await page.text()).toContain(`<td>${USERNAME}</td>`);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const stranger = hostUnderTest({ renderer: drawing }).host;
    for (const answer of [file, page]) expect(answer.headers.get('cache-control')).toBe('private, no-store');
    for (const format of ['json', 'html'])
      expect(await locationOf(stranger.get(`/du-lieu-cua-toi.${format}`))).toEqual([303, '/quan-ly-tai-khoan/bao-mat']);
  });

  test('SVC-01 a customer downloads the due dates as a calendar; anybody else is led to the services, which ask for a log-in', async () => {
    const { host } = await openLoggedInHost();
    const file = await host.get('/lich-den-han.ics');
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(file.headers.get('cache-control')).toBe('private, no-store');
    expect(await file.text()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR/);
    const stranger = hostUnderTest({ renderer: drawing }).host;
    expect(await locationOf(stranger.get('/lich-den-han.ics'))).toEqual([303, '/service']);
  });

  test('a download that is refused says why and leads back, also while the services are down', async () => {
    const { host, world } = await openLoggedInHost();
    for (let time = 0; time < 10; time += 1) expect((await host.get('/du-lieu-cua-toi.json')).status).toBe(200);
    const refused = await host.get('/du-lieu-cua-toi.json');
    expect(refused.status).toBe(429);
    const text = await refused.text();
    expect(text).toContain('Bạn vừa tải dữ liệu nhiều lần');
    expect(text).toContain('href="/quan-ly-tai-khoan/bao-mat"');
    world.state.now += 15 * 60_000;
    expect(await locationOf(host.get('/du-lieu-cua-toi.html'))).toEqual([303, '/quan-ly-tai-khoan/bao-mat']);
  });

  test('the page of the data shows objects as lines, and any text as it is', () =>
    fc.assert(
      fc.property(fc.string(), fc.jsonValue(), (text, value) => {
        const shown = (cell: string): string =>
          /<td>([\s\S]*?)<\/td>/.exec(
            personalDataHtml([{ name: 'a', title: 'A', columns: ['A'], rows: [[cell]] }], 'Sen Hồ Cloud'),
          )?.[1] ?? '';
        expect(shown(`.${text}`)).toBe(escapeHtml(`.${text}`));
        expect(shown(JSON.stringify([{ ward: 'Phường Ba Đình', extra: value, none: '' }]))).toMatch(
          /^ward: Phường Ba Đình/,
        );
      }),
    ));

  test('the page of the data shows text as text', () => {
    const [mark, table] = ['<img src=x>', { name: 'a', title: 'A' }];
    const html = personalDataHtml([{ ...table, columns: [mark], rows: [[mark], [null]] }], mark);
    expect(html).not.toContain(mark);
    expect(html.match(/&#60;img/g)).toHaveLength(4);
  });

  test('ROUTE-29 ROUTE-30 ROUTE-43 a customer gets each page whole and private', async () => {
    const { host } = await openLoggedInHost();
    for (const path of [
      '/service',
      '/order',
      '/profile',
      '/trang-ca-nhan',
      '/quan-ly-tai-khoan',
      '/quan-ly-tai-khoan/thong-tin',
      '/quan-ly-tai-khoan/dia-chi?sua=moi',
      '/quan-ly-tai-khoan/bao-mat',
      '/quan-ly-tai-khoan/hoa-don',
    ]) {
      const answer = await host.get(path);
      const html = await answer.text();
      expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 200, 'private, no-store']);
      expect(html).toContain('Xin chào, Hàng Mẫu');
      expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    }
    for (const path of ['/quan-ly-tai-khoan/khong-co', '/service/khong-co', '/order/khong-co'])
      expect([path, (await host.get(path)).status]).toEqual([path, 404]);
  });

  test('GRD-01 a form posted after the session ended is a 422 that keeps the input for another try, except passwords', async () => {
    const { host, world } = await openLoggedInHost();
    world.state.sessions.clear();
    const kept = await post(host, '/quan-ly-tai-khoan/dia-chi?sua=moi', 'setDefaultAddress', { id: 'mot-dia-chi' });
    expect(kept.status).toBe(422);
    const html = await kept.text();
    expect(html).toContain('Phiên đăng nhập đã kết thúc');
    expect(html).toMatch(/name="id" value="mot-dia-chi"/);
    const secret = await post(host, '/quan-ly-tai-khoan/bao-mat', 'changePassword', {
      old: PASSWORD,
      password: 'Mot-Mat-Khau-Khac',
      repeat: 'Mot-Mat-Khau-Khac',
    });
    const drawn = await secret.text();
    expect(drawn).toContain('Phiên đăng nhập đã kết thúc');
    for (const word of [PASSWORD, 'Mot-Mat-Khau-Khac']) expect(drawn).not.toContain(word);
  });

  test('ACC-09 SDK-03 a valid plain form is a 303 to the page with the result; a rejected one is a 422 with the input', async () => {
    const { host, world } = await openLoggedInHost();
    const person = { fullName: 'Nguyễn Minh Anh', birthDate: '12/05/1991', gender: 'FEMALE', identityNumber: '' };
    expect(await locationOf(post(host, '/quan-ly-tai-khoan/thong-tin', 'updateProfile', person))).toEqual([
      303,
      '/quan-ly-tai-khoan/thong-tin',
    ]);
    expect([...world.state.people.values()][0]).toMatchObject({ birthDate: '1991-05-12', gender: 'FEMALE' });
    const refused = await post(host, '/quan-ly-tai-khoan/dia-chi?sua=moi', 'saveAddress', {
      id: '',
      name: 'Lê Mây',
      phone: '12',
      provinceCode: '01',
      wardCode: '',
    });
    const html = await refused.text();
    expect(refused.status).toBe(422);
    for (const words of ['value="Lê Mây"', 'Số điện thoại không hợp lệ', 'Phường Ba Đình'])
      expect(html).toContain(words);
    expect(await locationOf(post(host, '/quan-ly-tai-khoan/bao-mat', 'startTotp', {}))).toEqual([
      303,
      '/quan-ly-tai-khoan/bao-mat',
    ]);
    expect(await (await host.get('/quan-ly-tai-khoan/bao-mat')).text()).toContain('Mã khôi phục');
  });
});

describe('a picture in a plain form', () => {
  const send = (host: Host, picture: Blob) => {
    const body = new FormData();
    body.set('_use', 'setAvatar');
    body.set('idempotencyKey', '');
    body.set('image', picture, 'anh.png');
    return host.send('/quan-ly-tai-khoan/thong-tin', {
      method: 'POST',
      body,
      headers: { 'sec-fetch-site': 'same-origin' },
    });
  };
  const png = (size: number) => new Blob([Uint8Array.from([137, 80, 78, 71, 13, 10, 26, 10]), new Uint8Array(size)]);

  test('SDK-03 a picture is sent as a file of up to a megabyte; a rejected one is not echoed into the page', async () => {
    const shop = await openLoggedInHost({ renderer: jsonRenderer() });
    expect((await send(shop.host, png(1_000_000))).status).toBe(303);
    expect([...shop.world.state.people.values()][0]?.avatarPath).not.toBeNull();
    const refused = await send(shop.host, new Blob(['<svg>']));
    expect(refused.status).toBe(422);
    expect(await renderedInput(refused)).toMatchObject({
      submission: { use: 'setAvatar', fields: {}, failure: { fields: { image: 'image' } } },
    });
    expect((await send(shop.host, png(3_000_000))).status).toBe(413);
  });

  test('SDK-03 other pages reject such a large body', async () => {
    const { host } = await openLoggedInHost({ renderer: jsonRenderer() });
    const answer = await host.form('/gio-hang', [
      ['_use', 'setCartNote'],
      ['note', 'x'.repeat(100_000)],
    ]);
    expect(answer.status).toBe(413);
  });
});

test('ACC-09 a rejected password does not appear in any document', async () => {
  const replace = (_: UseCases): Partial<UseCases> => ({
    changePassword: async () => ({ ok: false, failure: { kind: 'unknown' } }),
  });
  const { host } = await openLoggedInHost({ renderer: jsonRenderer(), replace });
  const answer = await post(host, '/quan-ly-tai-khoan/bao-mat', 'changePassword', {
    old: PASSWORD,
    password: 'Mot-Mat-Khau-Khac',
    repeat: 'x',
  });
  expect(answer.status).toBe(503);
  const reply = await renderedInput(answer);
  expect(reply).toMatchObject({ submission: { fields: { idempotencyKey: expect.any(String) } } });
  expect(JSON.stringify(reply)).not.toMatch(/Thue-May|Mot-Mat-Khau/);
});

test('V15.3.1 the whole identity number is in the page that edits it, and in no other page or answer', async () => {
  const { host, world } = await openLoggedInHost();
  const [id, record] = [...world.state.people][0] ?? [];
  if (id === undefined || record === undefined) throw new Error('no customer');
  world.state.people.set(id, { ...record, identityNumber: '079091004218' });
  const others = ['', '/dia-chi', '/hoa-don', '/bao-mat'].map((slug) => `/quan-ly-tai-khoan${slug}`);
  for (const path of ['/service', '/order', '/profile', '/trang-ca-nhan', '/yeu-thich', '/cart', ...others])
    expect([path, (await (await host.get(path)).text()).includes('079091004218')]).toEqual([path, false]);
  expect(await (await host.get('/quan-ly-tai-khoan/thong-tin')).text()).toContain('079091004218');
  expect(await (await host.get('/api/loadAccount')).text()).toContain('•••••••••218');
  for (const query of ['loadAccount', 'loadVisitor', 'loadCheckoutForm', 'loadSecurity'])
    expect(await (await host.get(`/api/${query}`)).text()).not.toContain('079091004218');
});

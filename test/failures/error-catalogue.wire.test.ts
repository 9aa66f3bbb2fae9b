import { randomUUID } from 'node:crypto';
import { expect, inject, onTestFinished, test } from 'vitest';
import { renderer } from '#ssr/renderer.tsx';
import { pressedFields } from '#test/host/drawing/text-browser.ts';
import { eachRealBackend, freshLogin, runSql } from '#test/kit/backends/backends.ts';
import { slugs } from '#test/kit/fakes/shop.ts';
import { hostAt } from '#test/kit/host-browser.ts';
import { type Cuts, type Ending, failingServices } from './failing-services.ts';

/** Written from the specification, not taken from the shop. */
const said = {
  noToken: 'Không thể lấy token, vui lòng thử lại!',
  noOrder: 'Không thể tạo đơn hàng, vui lòng thử lại!',
  domainTwice: 'Tên miền này đã có trong đơn hàng này!',
  noNewOrder: 'Không thể tạo đơn hàng mới, vui lòng thử lại!',
  addFailed: 'Thêm sản phẩm vào đơn hàng thất bại!',
  optionsFailed: 'Cập nhật tùy chọn sản phẩm thất bại!',
  general: 'Có lỗi xảy ra, vui lòng thử lại!',
  logInFailed: 'Đăng nhập thất bại',
  consultationSent: 'Đã gửi yêu cầu tư vấn thành công',
  consultationRefused: 'Gửi yêu cầu thất bại',
  consultationFailed: 'Lỗi gửi yêu cầu',
  orderCancelled: 'Đơn hàng của bạn đã bị hủy.',
  notFound: 'This page could not be found',
  gone: 'Resource is gone',
  badRedirect: 'Invalid redirect configuration',
  noVoucherAnswer: 'Không có phản hồi từ server',
};

/** The specification shows the reason of a failed read, and has no words for it: the shop's own. */
const own = {
  busy: 'Hệ thống đang bận, chưa trả lời được.',
  unreadable: 'Hệ thống trả lời không đọc được.',
  undecided: 'Chưa biết yêu cầu đã được ghi nhận hay chưa.',
};

const ANONYMOUS = /^POST \/public\/\w+\/oauth2\/api\/v1\/anonymous$/;
const product = `/san-pham/${slugs.server}`;
const add = 'Thêm vào giỏ';
const drawing = renderer({ kind: 'development', styles: [] });

const withoutTags = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

/** The texts of a page that are announced as an alert, also those that only browsers without scripts show: an icon, then the words. */
const alertsOf = (html: string): string =>
  (html.match(/<[a-z]+(?![^>]* hidden)[^>]* role="alert".*?<\/div>.*?<\/div>/gs) ?? []).map(withoutTags).join('\n');

const person = { name: 'Trần Tư Vấn', phone: '0912345678', email: '', note: 'Cần thuê máy chủ' };

const freshKey = () => randomUUID().replaceAll('-', '');

/** A service that takes a line without its options, and has a call of its own for them. */
const withoutOptions = (body: string): string => {
  const { variables, ...rest } = JSON.parse(body);
  const lineItems = variables.lineItems.map((line: object) => ({ ...line, productOptions: [] }));
  return JSON.stringify({ ...rest, variables: { ...variables, lineItems } });
};

const refusedBy = (operation: string, message = ''): Ending => ({
  answer: { data: { [operation]: { status: 0, message, lineItems: [] } } },
});

eachRealBackend('the error catalogue', (backend) => {
  /** A browser without scripts at a host whose services can be cut. */
  const open = async () => {
    const { signing, anonymous } = inject('secrets');
    const services = await failingServices(backend.url);
    onTestFinished(services.close);
    const { browser } = hostAt(services, {
      secrets: { guestSigning: [signing], anonymousToken: [anonymous], flash: [signing] },
      renderer: drawing,
    });
    const visitor = browser();
    const read = async (path: string): Promise<string> => (await visitor.send(path)).text();
    /** Sends a form while these calls are cut, and follows the answer. Gives what is announced. */
    const send = async (path: string, fields: Readonly<Record<string, string>>, cuts: Cuts): Promise<string> => {
      services.cut(...cuts);
      const answer = await visitor.form(path, { idempotencyKey: freshKey(), ...fields });
      services.cut();
      return alertsOf(answer.status === 303 ? await read(answer.headers.get('location') ?? '/') : await answer.text());
    };
    /** Presses a button of a page while these calls are cut. */
    const press = async (
      path: string,
      button: string,
      cuts: Cuts = [],
      typed: Readonly<Record<string, string>> = {},
    ): Promise<string> => {
      const fields = pressedFields(await read(path), button) ?? expect.fail(`${path} has no button «${button}»`);
      return send(path, { ...fields, idempotencyKey: freshKey(), ...typed }, cuts);
    };
    const logged = (): string => JSON.stringify(visitor.logged);
    const cart = (): string => visitor.cookies.get('SHOPPING_CART') ?? expect.fail('there is no cart');
    return { visitor, services, read, send, press, logged, cart };
  };

  /** As somebody of the shop cancels an order. */
  const cancel = (order: string) => runSql(backend, `update orders set status = 90 where id = '${order}'`);

  test('CART-01 ERR-04 an add without a token says so, however the call for it ends, and creates no order', async () => {
    const endings: readonly Ending[] = ['cut', 'error', 'garbage'];
    await Promise.all(
      endings.map(async (ending) => {
        const { visitor, press, logged } = await open();
        const withoutToken: Cuts = [
          ['AddToCart', ending],
          [ANONYMOUS, ending],
        ];
        expect(await press(product, add, withoutToken)).toContain(said.noToken);
        expect(visitor.cookies.has('SHOPPING_CART')).toBe(false);
        expect(logged()).toContain('Failed to get anonymous token');
        expect(await press(product, add)).not.toContain(said.noToken);
        expect(visitor.cookies.has('SHOPPING_CART')).toBe(true);
      }),
    );
  });

  test.each(['cut', 'error', 'garbage'] as const)(
    'CART-03 CART-04 ERR-04 an order that cannot be created says so, and a new one in other words, its call being %s',
    async (ending) => {
      const { visitor, press, logged, cart } = await open();
      const withoutOrder: Cuts = [['CreateOrder', ending]];
      expect(await press(product, add, [['AddToCart', ending], ...withoutOrder])).toContain(said.noOrder);
      expect(visitor.cookies.has('SHOPPING_CART')).toBe(false);
      expect(logged()).toContain('Failed to create order');
      await press(product, add);
      await cancel(cart());
      expect(await press(product, add, withoutOrder)).toContain(said.noNewOrder);
      expect(visitor.cookies.has('SHOPPING_CART')).toBe(false);
    },
  );

  test('CART-05 a domain that is in the order is refused', async () => {
    const { press, read } = await open();
    const path = `/san-pham/${slugs.domain}`;
    const field = /configuration\.chosen\[\d+\]/.exec(await read(path))?.[0] ?? expect.fail('no field');
    const name = { [field]: `may-${freshKey().slice(0, 12)}` };
    expect(await press(path, add, [], name)).not.toContain(said.domainTwice);
    expect(await press(path, add, [], name)).toContain(said.domainTwice);
  });

  test('CART-06 ERR-04 a line that is not taken says so; one that nobody knows of says that', async () => {
    const { press, logged } = await open();
    const operation = 'AddToCart';
    const notTaken = await press(product, add, [[operation, refusedBy('addToCart')]]);
    expect(notTaken).toContain(said.addFailed);
    expect(await press(product, add, [[operation, 'garbage']])).toContain(said.addFailed);
    expect(logged()).toContain('Failed to add item in order');
    for (const ending of ['cut', 'error'] as const)
      expect(await press(product, add, [[operation, ending]])).toContain(own.undecided);
  });

  test('CART-08 options that cannot be updated say so, and the line stays', async () => {
    const { press, read } = await open();
    for (const ending of ['cut', 'error', 'garbage', refusedBy('updateProductOptionOrderLineItem')] as const) {
      const cuts: Cuts = [
        ['AddToCart', { change: withoutOptions }],
        ['UpdateProductOptionOrderLineItem', ending],
      ];
      expect(await press(product, add, cuts)).toContain(said.optionsFailed);
    }
    expect((await read('/gio-hang')).match(/value="removeLine"/g)).toHaveLength(4);
  });

  test('CART-10 whatever else a service refuses is the general sentence', async () => {
    const { press, cart } = await open();
    await press(product, add);
    await runSql(backend, `update orders set note = 'Gọi sau' where id = '${cart()}'`);
    const refused: Ending = {
      status: 400,
      answer: { errors: [{ message: 'no', extensions: { code: 'NEW_REASON' } }] },
    };
    const note = await press('/gio-hang', 'Lưu ghi chú', [['UpdateOrderDescription', refused]], { note: 'Gọi trước' });
    expect(note).toContain(said.general);
  });

  test('VOU-01 a voucher that gets no answer says so, and one that is refused the words of the service', async () => {
    const { press, send, cart } = await open();
    await press(product, add);
    const words = 'Mã này chỉ dùng tại quầy.';
    const fields = { orderId: cart(), code: 'CHAOMUNG10' };
    const addVoucher = (...cuts: Cuts) => send('/gio-hang', { _use: 'addVoucher', ...fields }, cuts);
    const removeVoucher = (...cuts: Cuts) => send('/gio-hang', { _use: 'removeVoucher', ...fields }, cuts);
    for (const ending of ['cut', 'error'] as const)
      expect(await addVoucher(['AddVoucher', ending])).toContain(said.noVoucherAnswer);
    expect(await addVoucher(['AddVoucher', refusedBy('addVoucher', words)])).toContain(words);
    await addVoucher();
    for (const ending of ['cut', 'error'] as const)
      expect(await removeVoucher(['RemoveVoucher', ending])).toContain(said.noVoucherAnswer);
    expect(await removeVoucher(['RemoveVoucher', refusedBy('removeVoucher', words)])).toContain(words);
  });

  test('LAY-04 a log-in that was refused elsewhere says so', async () => {
    const { visitor, read } = await open();
    const answer = await visitor.send('/gio-hang?errorMessage=ACCESS_DENIED&redirectUrl=/cua-hang');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/cua-hang']);
    expect(alertsOf(await read('/cua-hang'))).toContain(said.logInFailed);
  });

  test('ACC-05 a cancelled cart says so once, on the page that comes first or after the log-in, and leaves the cookie', async () => {
    const { visitor, press, read, cart } = await open();
    const fields = pressedFields(await read('/dang-nhap'), 'Đăng nhập') ?? {};
    await press(product, add);
    await cancel(cart());
    expect(alertsOf(await read('/dang-nhap'))).toContain(said.orderCancelled);
    expect(visitor.cookies.has('SHOPPING_CART')).toBe(false);
    expect(alertsOf(await read('/dang-nhap'))).not.toContain(said.orderCancelled);
    await press(product, add);
    await cancel(cart());
    const customer = { username: 'khach@example.vn', password: 'Thue-May-2026', idempotencyKey: freshKey() };
    const answer = await visitor.form('/dang-nhap', { ...fields, ...customer });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
    expect(visitor.cookies.has('SHOPPING_CART')).toBe(false);
    expect(alertsOf(await read('/'))).toContain(said.orderCancelled);
  });

  test('CNS-03 CNS-04 a consultation is sent, refused or failed in words of its own', async () => {
    const { press } = await open();
    const send = (...cuts: Cuts) => press('/dang-ky-tu-van', 'Gửi yêu cầu', cuts, person);
    for (const ending of ['cut', 'error', 'garbage'] as const)
      expect(await send(['AddOpportunity', ending])).toContain(said.consultationFailed);
    expect(await send(['AddOpportunity', refusedBy('addOpportunity')])).toContain(said.consultationRefused);
    expect(await send()).toContain(said.consultationSent);
  });

  test.each([
    ['ERR-01', 'GetCategoryByHandle', '/cua-hang/danh-muc/cloud-server', 'Failed to fetch categories data'],
    ['ERR-02', 'GetProductByHandle', product, 'Failed to fetch product by handle data'],
  ])(
    '%s ERR-04 %s that fails is its reason on the page and a generic name in the log',
    async (_, operation, path, name) => {
      const reasons = [
        ['cut', own.busy],
        ['error', own.busy],
        ['garbage', own.unreadable],
      ] as const;
      await Promise.all(
        reasons.map(async ([ending, reason]) => {
          const { services, visitor, logged } = await open();
          services.cut([operation, ending]);
          const answer = await visitor.send(path);
          expect([ending, answer.status, alertsOf(await answer.text())]).toEqual([
            ending,
            503,
            expect.stringContaining(reason),
          ]);
          expect(logged()).toContain(name);
        }),
      );
    },
  );

  test('CART-01 CNS-04 ERR-01 ERR-02 a call that never answers has the same words', async () => {
    const adds = await open();
    const asks = await open();
    const reads = await open();
    reads.services.cut(['GetCategoryByHandle', 'silence'], ['GetProductByHandle', 'silence']);
    const [noToken, failed, ...busy] = await Promise.all([
      adds.press(product, add, [
        ['AddToCart', 'cut'],
        [ANONYMOUS, 'silence'],
      ]),
      asks.press('/dang-ky-tu-van', 'Gửi yêu cầu', [['AddOpportunity', 'silence']], person),
      reads.read('/cua-hang/danh-muc/cloud-server'),
      reads.read(product),
    ]);
    expect(noToken).toContain(said.noToken);
    expect(failed).toContain(said.consultationFailed);
    for (const page of busy) expect(alertsOf(page)).toContain(own.busy);
  });

  test('ERR-05 a campaign that fails reaches its caller, and the product is sold without it', async () => {
    const { services, visitor } = await open();
    services.cut(['GetCampaign', 'cut']);
    const asked = await visitor.send(
      `/api/loadCampaign?${new URLSearchParams({ input: JSON.stringify({ id: '501' }) })}`,
    );
    expect([asked.status, await asked.json()]).toEqual([503, { ok: false, failure: { kind: 'unreachable' } }]);
    expect((await visitor.send(`/san-pham/${slugs.promoted}`)).status).toBe(200);
  });

  test('ERR-08 RED-02 RED-03 a page that is not there, one that is gone and a rule without a target have their words', async () => {
    const { visitor } = await open();
    const answer = async (path: string) => {
      const response = await visitor.send(path);
      return [response.status, withoutTags(await response.text())];
    };
    expect(await answer('/khong-co-trang-nay')).toEqual([404, expect.stringContaining(said.notFound)]);
    expect(await answer('/dich-vu-da-ngung')).toEqual([410, expect.stringContaining(said.gone)]);
    expect(await answer('/cau-hinh-loi')).toEqual([500, expect.stringContaining(said.badRedirect)]);
  });

  test('RED-05 DATA-01 rules and contents that fail are only logged, and the page is whole', async () => {
    const contents = ['config-redirects', 'site-logo', 'menus', 'footer/all/all', 'license', 'config?', 'banners'];
    const { services, visitor, logged } = await open();
    services.cut(...contents.map((each) => [new RegExp(`^GET /api/${each.replace('?', '\\?')}`), 'cut'] as const));
    const page = await visitor.send(product);
    expect(page.status).toBe(200);
    expect(alertsOf(await page.text())).toBe('');
    expect(logged()).toMatch(/redirect/i);
    services.cut();
  });

  test('VIS-01 VIS-03 a user that cannot be read loses the token and is anonymous', async () => {
    const { services, visitor } = await open();
    visitor.cookies.set('accessToken', (await freshLogin(backend)).token);
    expect((await visitor.send('/service')).status).toBe(200);
    services.cut(['CurrentUser', 'garbage']);
    const guarded = await visitor.send('/service');
    expect([guarded.status, guarded.headers.get('location')]).toEqual([
      303,
      '/dang-nhap?redirectUrl=%2Fservice&ly-do=het-phien',
    ]);
    expect(visitor.cookies.has('accessToken')).toBe(false);
  });
});

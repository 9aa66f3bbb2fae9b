import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createBrowser } from '#adapters/memory/browser/browser-state.ts';
import { fail, ok } from '#core/shared/result.ts';
import { customerShop, placePaidOrder, placeUnpaidOrder } from '#test/kit/customer.ts';
import { addBySlug, expectOk, freshIdempotencyKey, type Shop, slugs } from '#test/kit/fakes/shop.ts';
import { addressOf, openPage, type PageOptions } from '#test/ui/open-page.tsx';
import { hrefOf, mainText } from '#test/ui/order-pages.tsx';

const guardedPaths = [
  '/service',
  '/service/1',
  '/order?status=20&page=2',
  '/order/1',
  '/profile',
  '/trang-ca-nhan',
  '/quan-ly-tai-khoan',
  '/quan-ly-tai-khoan/dia-chi?sua=moi',
];
const open = (path: string, { world, browser }: Shop, more: PageOptions = {}) =>
  openPage(path, { world, browser, ...more });
const button = (name: string | RegExp) => within(screen.getByRole('main')).getByRole('button', { name });
const failUnreachable = async () => fail({ kind: 'unreachable' } as const);
/** Ends the session as another device would, while the page is open. */
const endSession = ({ world }: Shop): void => world.state.sessions.clear();

describe('the login guard', () => {
  test('GRD-01 an anonymous visitor is redirected to the login with the full return path; the page is not rendered', async () => {
    for (const path of guardedPaths) {
      const { router } = await openPage(path);
      expect(addressOf(router)).toBe(`/dang-nhap?redirectUrl=${encodeURIComponent(path)}`);
      expect(screen.queryByText(/^Xin chào/)).toBeNull();
    }
  });

  test('GRD-01 an ended session counts as no session', async () => {
    const shop = await customerShop();
    endSession(shop);
    const { router } = await open('/service', shop);
    expect(addressOf(router)).toBe('/dang-nhap?redirectUrl=%2Fservice&ly-do=het-phien');
  });

  test('GRD-01 after a logout on the page the next guarded page requires a login at once', async () => {
    const shop = await customerShop();
    const { router } = await open('/order', shop);
    await act(async () => fireEvent.click(screen.getAllByRole('button', { name: 'Đăng xuất' })[0] as HTMLElement));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dang-nhap'), { timeout: 15_000 });
    expect(shop.browser.session).toBeNull();
    await act(() => router.navigate({ href: '/service' }));
    expect(addressOf(router)).toBe('/dang-nhap?redirectUrl=%2Fservice');
  });

  test('GRD-01 a plain form that was posted after the session ended keeps its input, except passwords', async () => {
    const failure = { kind: 'login-required' } as const;
    const fields = { name: 'Trần Văn Gió', street: '3 Lê Lợi', provinceCode: '01' };
    const { router } = await openPage('/quan-ly-tai-khoan/dia-chi', {
      browser: createBrowser(),
      context: { submission: { use: 'saveAddress', fields, failure } },
    });
    expect(addressOf(router)).toBe('/quan-ly-tai-khoan/dia-chi');
    expect(await screen.findByRole('heading', { level: 1, name: 'Phiên đăng nhập đã kết thúc' })).toBeTruthy();
    expect(hrefOf('Đăng nhập trong thẻ mới')).toBe('/dang-nhap?redirectUrl=%2Fquan-ly-tai-khoan%2Fdia-chi');
    const form = button('Gửi lại').closest('form');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ _use: 'saveAddress', ...fields });
  });
});

describe('the portal', () => {
  test('ROUTE-43 the portal greets the customer, shows counts and links to every section; it also works without name and counts', async () => {
    const shop = await customerShop();
    await placePaidOrder(shop);
    await open('/order', shop);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Xin chào, Hàng Mẫu');
    const nav = within(screen.getAllByRole('navigation', { name: 'Trang của bạn' }).at(-1) as HTMLElement);
    expect(nav.getByRole('link', { name: /^Dịch vụ của tôi/ }).textContent).toContain('1');
    const ways = nav.getAllByRole('link').map((each) => each.getAttribute('href'));
    expect(ways).toEqual([
      '/service',
      '/order',
      '/so-du',
      '/quan-ly-tai-khoan',
      '/quan-ly-tai-khoan/dia-chi',
      '/quan-ly-tai-khoan/hoa-don',
      '/quan-ly-tai-khoan/thong-bao',
      '/san-pham-yeu-thich',
      '/yeu-cau-ho-tro',
      '/quan-ly-tai-khoan/bao-mat',
      'tel:18006070',
    ]);
    await open('/order', shop, { useCases: () => ({ loadAccount: failUnreachable }) });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Xin chào');
    expect(mainText()).toContain('Đang khởi tạo');
  });

  test('SVC-01 the service list shows figures, a filter and a search; a row links to its service', async () => {
    const shop = await customerShop();
    await placePaidOrder(shop);
    const [id] = [...shop.world.state.services.keys()];
    await open('/service', shop);
    expect(hrefOf('Cloud Server SSD 2')).toBe(`/service/${id}`);
    expect(mainText()).toContain('Đang khởi tạo (1)');
    shop.world.state.now += 60_000;
    await open('/service?filter=starting', shop);
    expect(mainText()).toContain('Không có dịch vụ phù hợp');
    const { router } = await open('/service', shop);
    fireEvent.change(screen.getByRole('searchbox', { name: 'Tìm dịch vụ' }), { target: { value: 'khong-co' } });
    await act(async () => fireEvent.click(button('Tìm')));
    await waitFor(() => expect(addressOf(router)).toBe('/service?q=khong-co'));
    expect(mainText()).toContain('Không có dịch vụ phù hợp');
  });

  test('SVC-01 a customer without services and a failing service each get their own page', async () => {
    const shop = await customerShop();
    await open('/service', shop);
    expect(mainText()).toContain('Chưa có dịch vụ nào');
    await open('/service', shop, { useCases: () => ({ loadServices: failUnreachable }) });
    expect(await screen.findByText('Chưa tải được nội dung này')).toBeTruthy();
    expect(button('Thử lại')).toBeTruthy();
  });

  test('SVC-01 a service page shows term and access, and the password on request; an unknown service is a 404 with its own sentence', async () => {
    const shop = await customerShop();
    await placePaidOrder(shop);
    shop.world.state.now += 60_000;
    const [made] = [...shop.world.state.services.values()];
    if (made?.password == null) throw new Error('no service with a password');
    const { detail, password } = made;
    await open(`/service/${detail.id}`, shop);
    for (const ip of detail.ips) expect(mainText()).toContain(ip);
    expect(mainText()).not.toContain(password);
    await act(async () => fireEvent.click(button('Hiện mật khẩu')));
    await waitFor(() => expect(mainText()).toContain(password));
    await open('/service/khong-co', shop);
    expect(await screen.findByText(/^Không có dịch vụ này trong tài khoản của bạn/)).toBeTruthy();
  });

  test('ORD-01 the order list has four orders a page, filters in the URL, and texts for no orders and no results', async () => {
    const shop = await customerShop();
    await open('/order', shop);
    expect(mainText()).toContain('Chưa có đơn hàng nào');
    for (let at = 0; at < 5; at += 1) await placeUnpaidOrder(shop);
    const { router } = await open('/order', shop);
    expect(screen.getAllByText('Mới, chờ thanh toán')).toHaveLength(4);
    expect(hrefOf('Trang sau')).toBe('/order?page=2');
    fireEvent.change(screen.getByRole('combobox', { name: 'Trạng thái' }), { target: { value: '50' } });
    await waitFor(() => expect(addressOf(router)).toBe('/order?status=50'));
    await waitFor(() => expect(mainText()).toContain('Không có đơn hàng phù hợp'));
    for (const strange of ['/order?status=abc&page=-1', '/order?page=1e9&status=10', '/order?status=20&status=50']) {
      await open(strange, shop);
      expect(screen.getAllByRole('row').length).toBeGreaterThan(1);
    }
  });

  test('ORD-02 an unpaid order can be paid, changed and cancelled with a reason; a draft links to the cart', async () => {
    const shop = await customerShop();
    const id = await placeUnpaidOrder(shop);
    expectOk(await addBySlug(shop, slugs.promoted));
    const draft = [...shop.world.state.orders.keys()].at(-1);
    expect(addressOf((await open(`/order/${draft}`, shop)).router)).toBe(`/gio-hang?orderId=${draft}`);
    const { router } = await open(`/order/${id}`, shop);
    expect(hrefOf('Thanh toán')).toBe(`/thanh-toan/${id}`);
    expect(hrefOf('Sửa đơn')).toBe(`/cap-nhat-don-hang/${id}`);
    await act(async () => fireEvent.click(button('Huỷ đơn')));
    const dialog = within(await screen.findByRole('dialog'));
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Huỷ đơn' })));
    expect(dialog.getByText('Vui lòng nhập thông tin')).toBeTruthy();
    fireEvent.change(dialog.getByLabelText(/^Lý do/), { target: { value: 'Chọn nhầm gói' } });
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Huỷ đơn' })));
    await waitFor(() => expect(mainText()).toContain('Đơn hàng này đã huỷ'));
    expect(addressOf(router)).toBe(`/order/${id}`);
  });

  test('ORD-02 ORD-03 a paid order links to its invoice and services, and the customer confirms receipt', async () => {
    const shop = await customerShop();
    const id = await placePaidOrder(shop);
    await open(`/order/${id}`, shop);
    expect(hrefOf('Xem hoá đơn')).toBe(`/hoa-don?orderId=${id}`);
    expect(screen.queryByRole('button', { name: 'Huỷ đơn' })).toBeNull();
    await act(async () => fireEvent.click(button('Xác nhận đã nhận dịch vụ')));
    await waitFor(() => expect(mainText()).toContain('Hoàn thành'));
    expect(expectOk(await shop.useCases.loadOrder({ orderId: id })).status).toBe('completed');
    await open('/quan-ly-tai-khoan/hoa-don', shop);
    expect(screen.getAllByRole('link').map((each) => each.getAttribute('href'))).toContain(`/order/${id}`);
    await open('/order/khong-co', shop);
    expect(await screen.findByText(/^Không có đơn hàng này trong tài khoản đang đăng nhập/)).toBeTruthy();
  });

  test('ORD-02 when the session ends during a cancellation, the form stays and the login opens in a new tab', async () => {
    const shop = await customerShop();
    const id = await placeUnpaidOrder(shop);
    const { router } = await open(`/order/${id}`, shop);
    await act(async () => fireEvent.click(button('Huỷ đơn')));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText(/^Lý do/), { target: { value: 'Chọn nhầm gói' } });
    endSession(shop);
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Huỷ đơn' })));
    const link = await dialog.findByRole('link', { name: 'Đăng nhập trong thẻ mới' });
    expect([link.getAttribute('target'), link.getAttribute('href')]).toEqual([
      '_blank',
      `/dang-nhap?redirectUrl=${encodeURIComponent(`/order/${id}`)}`,
    ]);
    expect((dialog.getByLabelText(/^Lý do/) as HTMLTextAreaElement).value).toBe('Chọn nhầm gói');
    expect(addressOf(router)).toBe(`/order/${id}`);
  });
});

test('ROUTE-30 ROUTE-43 the profile page shows the person and masks most of their identity number', async () => {
  const shop = await customerShop();
  const { person } = expectOk(await shop.useCases.loadAccount({}));
  expectOk(
    await shop.useCases.updateProfile({
      ...person,
      identityNumber: '079091004218',
      idempotencyKey: freshIdempotencyKey(),
    }),
  );
  for (const path of ['/trang-ca-nhan', '/profile']) {
    await open(path, shop);
    expect(mainText()).toContain('Khách Hàng Mẫu');
    expect(mainText()).toContain('•••••••••218');
    expect(mainText()).not.toContain('079091004218');
    expect(hrefOf('Sửa thông tin')).toBe('/quan-ly-tai-khoan/thong-tin');
  }
});

describe('an order', () => {
  test('ENT-02 ENT-05 it names who looks after it, who receives it, and an exchange of IP addresses', async () => {
    const shop = await customerShop();
    const id = await placeUnpaidOrder(shop);
    await open(`/order/${id}`, shop, {
      useCases: (own) => ({
        loadOrder: async (input) => {
          const found = await own.loadOrder(input);
          if (!found.ok) return found;
          const lines = found.value.lines.map((line) => ({ ...line, isExchange: true as const }));
          const facts = { salesperson: 'Nguyễn Hoa', receiver: { name: 'Lê Văn Kho', phone: '0987654321' } };
          return ok({ ...found.value, ...facts, lines });
        },
      }),
    });
    for (const facts of ['Nhân viên phụ trách', 'Nguyễn Hoa', 'Lê Văn Kho'])
      expect(screen.getByText(facts)).toBeTruthy();
    expect(screen.getAllByText(/^Đổi địa chỉ IP: /).length).toBeGreaterThan(0);
  });
});

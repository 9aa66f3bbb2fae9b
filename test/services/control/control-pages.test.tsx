import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ok } from '#core/shared/result.ts';
import { buyService } from '#test/kit/buy-service.ts';
import { customerShop, placePaidOrder } from '#test/kit/customer.ts';
import { expectOk, freshIdempotencyKey, type Shop } from '#test/kit/fakes/shop.ts';
import { openPage, type PageOptions } from '#test/ui/open-page.tsx';
import { mainText } from '#test/ui/order-pages.tsx';

type Visit = PageOptions & { readonly tab?: string };

const openServer = async (
  prepare: (shop: Shop) => Promise<void> = async () => undefined,
  { tab, ...more }: Visit = {},
) => {
  const shop = await customerShop();
  await placePaidOrder(shop);
  shop.world.state.now += 60_000;
  await prepare(shop);
  const [service] = expectOk(await shop.useCases.loadServices({ filter: 'all', keyword: null })).services;
  if (!service) throw new Error('a paid order has a service');
  const page = await openPage(`/service/${service.id}${tab === undefined ? '' : `?tab=${tab}`}`, {
    world: shop.world,
    browser: shop.browser,
    ...more,
  });
  return { shop, service, page };
};

const pressNamed = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name, hidden: true })));
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const logOf = async ({ useCases }: Shop, id: Parameters<Shop['useCases']['loadService']>[0]['id']) =>
  expectOk(await useCases.loadServiceControl({ id })).log.map(({ kind }) => kind);

describe('the page of a service', () => {
  test('SVC-01 its first tab has state, address and log-in before the power and the term', async () => {
    const { service } = await openServer();
    const text = mainText();
    const order = ['Đang chạy', service.address, 'Tên đăng nhập', 'Khởi động lại', 'Thời hạn', 'Gia hạn hoặc huỷ'];
    expect(order.map((each) => text.indexOf(each)).every((at) => at >= 0)).toBe(true);
    expect(order.map((each) => text.indexOf(each))).toEqual(
      order.map((each) => text.indexOf(each)).toSorted((a, b) => a - b),
    );
  });

  test('SVC-01 a reboot shows at once, and the page follows by itself until it is done', async () => {
    const { shop, service } = await openServer();
    await pressNamed('Khởi động lại ngay');
    await waitFor(() => expect(mainText()).toContain('Đang khởi động lại'));
    expect(screen.queryByRole('button', { name: 'Khởi động lại ngay', hidden: true })).toBeNull();
    shop.world.state.now += 30_000;
    await waitFor(() => expect(mainText()).not.toContain('Đang khởi động lại'), { timeout: 3_000 });
    expect(await logOf(shop, service.id)).toEqual(['reboot']);
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Lịch sử' })));
    await waitFor(() => expect(mainText()).toContain('Bạn · Xong'));
  });

  test('SVC-01 where nobody knows how long it takes, the page tells no time and says that the shop is at work', async () => {
    await openServer(undefined, {
      useCases: (own) => ({
        loadServiceControl: async (input) => {
          const found = await own.loadServiceControl(input);
          const running = { kind: 'reboot', at: 0, expectedAt: null } as const;
          return found.ok ? ok({ ...found.value, running, actions: [], isByStaff: true }) : found;
        },
      }),
    });
    expect(mainText()).toContain('Cửa hàng đang làm việc này trên máy của bạn');
    expect(mainText()).not.toContain('Dự kiến xong');
  });

  const byStaff: NonNullable<PageOptions['useCases']> = (own) => ({
    loadServiceControl: async (input) => {
      const found = await own.loadServiceControl(input);
      return found.ok ? ok({ ...found.value, isByStaff: true }) : found;
    },
  });

  test('SVC-01 where staff keep the keys of a store, its page says whom to ask and offers no button', async () => {
    const shop = await customerShop();
    const id = await buyService(shop, 'S3-100');
    await openPage(`/service/${id}?tab=khoa`, { world: shop.world, browser: shop.browser, useCases: byStaff });
    expect(mainText()).toContain('Khoá đầu tiên được giao cùng thông tin kho ở trên');
    expect(mainText()).toMatch(/thu hồi khoá, bạn gọi hotline \d[\d ]+/);
    expect(screen.queryByRole('button', { name: 'Tạo khoá', hidden: true })).toBeNull();
  });

  test('SVC-01 where staff make the accounts of users, the page says since when a change waits for them', async () => {
    const shop = await customerShop();
    const id = await buyService(shop, 'M365-BB', { quantity: 2, domain: 'congty-may.vn' });
    const waitingSince = Date.UTC(2026, 10, 28, 2, 5);
    await openPage(`/service/${id}?tab=nguoi-dung`, {
      world: shop.world,
      browser: shop.browser,
      useCases: (own) => ({
        ...byStaff(own),
        loadSeats: async (input) => {
          const found = await own.loadSeats(input);
          return found.ok ? ok({ ...found.value, waitingSince }) : found;
        },
      }),
    });
    expect(mainText()).toContain('Thay đổi lúc 09:05 28/11/2026 đang chờ nhân viên cập nhật tài khoản');
  });

  test('SVC-01 a press after another tab was first is told so, and this page follows that action', async () => {
    const { shop, service } = await openServer();
    expectOk(
      await shop.useCases.controlService({ id: service.id, action: 'stop', idempotencyKey: freshIdempotencyKey() }),
    );
    await pressNamed('Khởi động lại ngay');
    await waitFor(() => expect(mainText()).toContain('Đang tắt'));
    await waitFor(() => expect(mainText()).toContain('Dịch vụ đang thực hiện một thao tác khác'));
    shop.world.state.now += 30_000;
    await waitFor(() => expect(mainText()).toContain('Đã tắt'), { timeout: 4_000 });
    expect(await logOf(shop, service.id)).toEqual(['stop']);
  });

  test('SVC-01 a reinstallation waits for the typed name, and its warning says what is lost', async () => {
    const { shop, service } = await openServer(undefined, { tab: 'quan-ly' });
    expect(mainText()).toContain('Toàn bộ dữ liệu trên máy bị xoá');
    type(/^Gõ lại tên dịch vụ/, 'tên khác');
    await pressNamed('Xoá dữ liệu và cài lại');
    await waitFor(() => expect(mainText()).toContain('Tên chưa khớp'));
    expect(await logOf(shop, service.id)).toEqual([]);
    type(/^Gõ lại tên dịch vụ/, service.name);
    await pressNamed('Xoá dữ liệu và cài lại');
    await waitFor(() => expect(mainText()).toContain('Đang cài lại'));
    expect(await logOf(shop, service.id)).toEqual(['reinstall']);
  });

  test('SVC-01 a new password is shown once, after a press', async () => {
    const reset = async ({ useCases, world }: Shop) => {
      const [service] = expectOk(await useCases.loadServices({ filter: 'all', keyword: null })).services;
      const idempotencyKey = freshIdempotencyKey();
      if (service)
        expectOk(await useCases.controlService({ id: service.id, action: 'reset-password', idempotencyKey }));
      world.state.now += 60_000;
    };
    const { shop, service } = await openServer(reset);
    const password = [...shop.world.state.services.values()].find(({ detail }) => detail.id === service.id);
    expect(mainText()).toContain('Mật khẩu mới đã sẵn sàng');
    expect(document.body.innerHTML).not.toContain(String(password?.control?.newPassword));
    await pressNamed('Hiện mật khẩu mới');
    await waitFor(() => expect(mainText()).toContain('Rời trang là không xem lại được'));
    expect(screen.queryByRole('button', { name: 'Hiện mật khẩu mới' })).toBeNull();
    expect(await logOf(shop, service.id)).toEqual(['take-password', 'reset-password']);
  });

  test('SVC-01 an owner names a service and writes a note', async () => {
    const { shop, service } = await openServer(undefined, { tab: 'quan-ly' });
    type(/^Tên dịch vụ/, 'Máy web chính');
    type(/^Ghi chú/, 'Chạy nginx');
    const form = screen.getByLabelText(/^Tên dịch vụ/).closest('form');
    if (!form) throw new Error('the field is in a form');
    await act(async () => fireEvent.click(within(form).getByRole('button', { name: 'Lưu', hidden: true })));
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Máy web chính' })).toBeTruthy());
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Tổng quan' })));
    await waitFor(() => expect(mainText()).toContain('Chạy nginx'));
    expect(expectOk(await shop.useCases.loadService({ id: service.id })).name).toBe('Máy web chính');
  });

  test('SVC-01 an owner makes a key, sees its secret once and revokes it after typing its name', async () => {
    const shop = await customerShop();
    const id = await buyService(shop, 'S3-100');
    await openPage(`/service/${id}?tab=khoa`, { world: shop.world, browser: shop.browser });
    expect(mainText()).toContain('Chưa có khoá nào');
    type(/^Tên khoá/, 'Máy web');
    await pressNamed('Tạo khoá');
    await waitFor(() => expect(mainText()).toContain('Tạo thêm được 9 khoá'));
    await pressNamed('Hiện khoá bí mật');
    await waitFor(() => expect(mainText()).toContain('Khoá bí mật chỉ hiện một lần này'));
    type(/^Gõ lại tên khoá/, 'khoá khác');
    await pressNamed('Thu hồi khoá này');
    await waitFor(() => expect(mainText()).toContain('Bạn gõ đúng tên hoặc mã của khoá'));
    type(/^Gõ lại tên khoá/, 'Máy web');
    await pressNamed('Thu hồi khoá này');
    await waitFor(() => expect(mainText()).toContain('Tạo thêm được 10 khoá'));
    expect(await logOf(shop, id)).toEqual(['revoke-key', 'take-key', 'create-key']);
  });

  test('SVC-01 an owner adds users until the package is full, and removes one', async () => {
    const shop = await customerShop();
    const id = await buyService(shop, 'M365-BB', { domain: 'congty-may.vn' });
    await openPage(`/service/${id}?tab=nguoi-dung`, { world: shop.world, browser: shop.browser });
    expect(mainText()).toContain('Còn trống 1/1');
    type(/^Họ và tên/, 'Lê An');
    type(/^Địa chỉ email/, 'an@gmail.com');
    await pressNamed('Thêm');
    await waitFor(() => expect(mainText()).toContain('phải thuộc tên miền của dịch vụ'));
    type(/^Địa chỉ email/, 'an@congty-may.vn');
    await pressNamed('Thêm');
    await waitFor(() => expect(mainText()).toContain('Còn trống 0/1'));
    expect(screen.getByRole('link', { name: 'Mua thêm người dùng' })).toBeTruthy();
    await pressNamed('Gỡ người dùng này');
    await waitFor(() => expect(mainText()).toContain('Còn trống 1/1'));
  });

  test('SVC-01 a panel and a lab open by a button, which takes the place of the way with a password', async () => {
    const shop = await customerShop({ entrance: 'http://panel.localhost' });
    const hosting = await buyService(shop, 'WH-01');
    const lab = await buyService(shop, 'LAB-01');
    await openPage(`/service/${hosting}`, { world: shop.world, browser: shop.browser });
    expect(screen.getByRole('button', { name: 'Mở trang quản trị' })).toBeTruthy();
    expect(mainText()).not.toContain('đăng nhập bằng tên đăng nhập');
    await openPage(`/service/${lab}`, { world: shop.world, browser: shop.browser });
    expect(screen.getByRole('button', { name: 'Mở phòng lab' })).toBeTruthy();
    expect(mainText()).not.toContain('Phòng lab chưa mở được');
  });

  test('SVC-01 a service that another system opens says with what, where no panel is connected', async () => {
    const shop = await customerShop();
    const hosting = await buyService(shop, 'WH-01');
    const lab = await buyService(shop, 'LAB-01');
    await openPage(`/service/${hosting}`, { world: shop.world, browser: shop.browser });
    expect(mainText()).toContain('Bạn mở trang quản trị ở trên và đăng nhập bằng tên đăng nhập');
    await openPage(`/service/${lab}`, { world: shop.world, browser: shop.browser });
    expect(mainText()).toContain('Phòng lab chưa mở được ngay từ trang này');
  });

  test('SVC-01 without JavaScript the answer to the form shows the secret', async () => {
    const flash = { notice: 'service-secret-shown', notify: null, secret: 'Mot-lan-duy-nhat-1' } as const;
    await openServer(undefined, { context: { flash } });
    expect(mainText()).toContain('Mot-lan-duy-nhat-1');
  });
});

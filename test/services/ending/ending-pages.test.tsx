import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { decideRefund, holdService } from '#adapters/memory/services/service-ending.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { formatDong } from '#core/shared/dong.ts';
import { ok } from '#core/shared/result.ts';
import { buyName } from '#test/domains/documents/registrant-documents-shop.ts';
import { customerShop, placePaidOrder } from '#test/kit/customer.ts';
import { expectOk, freshIdempotencyKey, type Shop } from '#test/kit/fakes/shop.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { mainText } from '#test/ui/order-pages.tsx';

const RENEWAL = '?tab=gia-han';

const openServer = async (prepare: (shop: Shop) => Promise<void> = async () => undefined, tab = '') => {
  const shop = await customerShop();
  await placePaidOrder(shop);
  shop.world.state.now += 60_000;
  await prepare(shop);
  const [service] = expectOk(await shop.useCases.loadServices({ filter: 'all', keyword: null })).services;
  if (!service) throw new Error('a paid order has a service');
  await openPage(`/service/${service.id}${tab}`, { world: shop.world, browser: shop.browser });
  const load = async () => expectOk(await shop.useCases.loadServiceEnding({ id: service.id }));
  return { shop, service, load };
};

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name, hidden: true })));
const formOf = (button: string): HTMLFormElement => {
  const form = screen.getByRole('button', { name: button, hidden: true }).closest('form');
  if (!form) throw new Error('the button is in a form');
  return form;
};
const type = (button: string, name: string, value: string) => {
  const input = formOf(button).elements.namedItem(name);
  if (!(input instanceof HTMLInputElement)) throw new Error(`no field ${name}`);
  fireEvent.change(input, { target: { value } });
};

describe('a service that does not run', () => {
  const DAY_MS = 86_400_000;
  const expire = async (shop: Shop, days = 1) => {
    for (const [id, record] of shop.world.state.services)
      shop.world.state.services.set(id, {
        ...record,
        detail: { ...record.detail, endDate: shop.world.state.now - days * DAY_MS },
      });
  };

  test('SVC-01 an expired service says since when and until when it can be paid, offers the renewal and no power', async () => {
    const { service } = await openServer(expire);
    const day = formatDate(service.endDate);
    expect(mainText()).toContain(`Dịch vụ hết hạn ngày ${day} nên đã tạm ngưng`);
    expect(mainText()).toContain(`chậm nhất ngày ${formatDate(service.endDate + 7 * DAY_MS)}`);
    expect(screen.queryByRole('button', { name: 'Khởi động lại', hidden: true })).toBeNull();
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Gia hạn' })));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Gia hạn và thanh toán' })).toBeTruthy());
  });

  test.each([
    [false, 'dịch vụ chạy lại ngay khi tiền vào'],
    [true, 'nhân viên cửa hàng cho dịch vụ chạy lại sau khi tiền vào'],
  ])('SVC-01 it says who starts the service again when it is paid: staff %s', async (isResumedByStaff, sentence) => {
    const shop = await customerShop();
    await placePaidOrder(shop);
    shop.world.state.now += 60_000;
    await expire(shop);
    const [service] = expectOk(await shop.useCases.loadServices({ filter: 'all', keyword: null })).services;
    await openPage(`/service/${service?.id}`, {
      world: shop.world,
      browser: shop.browser,
      useCases: (own) => ({
        loadServiceEnding: async (input) => {
          const found = await own.loadServiceEnding(input);
          return found.ok ? ok({ ...found.value, isResumedByStaff }) : found;
        },
      }),
    });
    expect(mainText()).toContain(`${sentence}.`);
  });

  test('SVC-01 the list says what lets a suspended service run again', async () => {
    const { shop } = await openServer(expire);
    await openPage('/service', { world: shop.world, browser: shop.browser });
    expect(mainText()).toContain('Gia hạn để chạy lại');
  });

  test('SVC-01 DOM-03 a domain whose term is over says so, offers its renewal and no way to end it, until it is lost', async () => {
    const shop = await customerShop();
    const id = await buyName(shop, 'tiem-banh-may.vn');
    await openPage(`/service/${id}?tab=gia-han`, { world: shop.world, browser: shop.browser });
    expect(screen.getByRole('heading', { name: 'Huỷ dịch vụ' })).toBeTruthy();
    await expire(shop);
    await openPage(`/service/${id}?tab=gia-han`, { world: shop.world, browser: shop.browser });
    expect(screen.queryByRole('heading', { name: 'Huỷ dịch vụ' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Gia hạn và thanh toán' })).toBeTruthy();
    expect(mainText()).not.toContain('Đang chạy');
    await openPage('/service', { world: shop.world, browser: shop.browser });
    expect(screen.getAllByText('Đã hết hạn')).toHaveLength(1);
    await expire(shop, 36);
    await openPage('/service', { world: shop.world, browser: shop.browser });
    expect(mainText()).toContain('Không còn dịch vụ nào đang chạy');
    expect(screen.getAllByRole('link', { name: /^Dịch vụ của tôi$/ }).length).toBeGreaterThan(0);
    await openPage('/service?filter=ended', { world: shop.world, browser: shop.browser });
    expect(mainText()).toContain('tiem-banh-may.vn');
    expect(mainText()).toContain('Đã huỷ');
    expect(mainText()).not.toMatch(/Còn \d+ ngày/);
  });

  test('SVC-01 a refunded service says what happened, its money and its data, and nothing that no longer works', async () => {
    const { shop, service } = await openServer();
    for (const state of ['asked', 'confirmed'] as const) {
      const record = shop.world.state.services.get(service.id);
      if (!record) throw new Error('the service is stored');
      if (state === 'asked') {
        const load = expectOk(await shop.useCases.loadServiceEnding({ id: service.id }));
        if (load.refund.kind !== 'offered') throw new Error('a refund is offered');
        expectOk(
          await shop.useCases.askRefund({
            id: service.id,
            bank: 'Vietcombank',
            number: '0071000123456',
            holder: 'NGUYEN THI MAY',
            confirmation: service.name,
            expectedRefund: load.refund.amounts.gross,
            idempotencyKey: freshIdempotencyKey(),
          }),
        );
      } else decideRefund(shop.world, record, null);
    }
    await openPage(`/service/${service.id}`, { world: shop.world, browser: shop.browser });
    expect(mainText()).toContain('theo yêu cầu huỷ và hoàn tiền của bạn');
    expect(mainText()).toContain('Dữ liệu giữ đến hết ngày');
    expect(mainText()).toContain('Sẽ chuyển về tài khoản bạn đã ghi');
    expect(mainText()).not.toMatch(/Còn \d+ ngày|Hết hạn|10\.20|Hiện mật khẩu|Khởi động lại/);
    expect(screen.queryByText(service.address)).toBeNull();
  });

  test('SVC-01 what the staff suspended shows their reason and whom to call', async () => {
    await openServer(async (shop) => {
      for (const record of shop.world.state.services.values()) holdService(shop.world, record, 'Máy đang gửi thư rác');
    });
    expect(mainText()).toContain(
      'Cửa hàng đã tạm ngưng dịch vụ này, bạn gọi 1800.6070 để mở lại. Lý do: Máy đang gửi thư rác',
    );
  });
});

describe('ending a service on its page', () => {
  test('SVC-01 a service is cancelled by typing its name, shows its last day, and is kept again', async () => {
    const { service, load } = await openServer(undefined, RENEWAL);
    type('Huỷ khi hết kỳ', 'confirmation', 'tên khác');
    await press('Huỷ khi hết kỳ');
    await waitFor(() => expect(mainText()).toContain('Tên chưa khớp'));
    expect((await load()).endsWithTerm).toBe(false);
    type('Huỷ khi hết kỳ', 'confirmation', service.name);
    await press('Huỷ khi hết kỳ');
    await waitFor(() => expect(mainText()).toContain('Bạn đã huỷ dịch vụ này.'));
    expect(mainText()).not.toContain('Gia hạn và thanh toán');
    await press('Giữ dịch vụ');
    await waitFor(() => expect(mainText()).toContain('Gia hạn và thanh toán'));
    expect((await load()).endsWithTerm).toBe(false);
  });

  test('SVC-01 a refund shows its amount with VAT, wants an account, and its state is shown until it is paid', async () => {
    const { shop, service, load } = await openServer(undefined, RENEWAL);
    const { refund } = await load();
    if (refund.kind === 'refused') throw new Error('a new service is refunded');
    const button = 'Gửi yêu cầu huỷ và hoàn tiền';
    expect(mainText()).toContain(formatDong(refund.amounts.gross));
    type(button, 'bank', 'Vietcombank');
    type(button, 'number', '12');
    type(button, 'holder', 'TRAN THI BICH');
    type(button, 'confirmation', service.name);
    await press(button);
    await waitFor(() => expect(mainText()).toContain('Số tài khoản gồm 6 đến 19 chữ số'));
    expect((await load()).request).toBeNull();
    type(button, 'number', '0123 456 789');
    await press(button);
    await waitFor(() => expect(mainText()).toContain(`hoàn ${formatDong(refund.amounts.gross)} ngày`));
    expect(screen.queryByRole('button', { name: button, hidden: true })).toBeNull();
    expect(mainText()).not.toContain('0123 456 789');
    const gross = formatDong(refund.amounts.gross);
    const showOrder = () => openPage(`/order/${service.orderId}`, { world: shop.world, browser: shop.browser });
    await showOrder();
    await waitFor(() => expect(mainText()).toContain(`Bạn đã xin huỷ và hoàn ${gross}`));
    expect(mainText()).toContain('Sẵn sàng sử dụng');
    const record = shop.world.state.services.get(service.id);
    if (!record) throw new Error('the service is in the world');
    decideRefund(shop.world, record, null);
    await openPage(`/service/${service.id}`, { world: shop.world, browser: shop.browser });
    expect(mainText()).toContain('về tài khoản bạn đã ghi trong 3 đến 5 ngày làm việc');
    await showOrder();
    await waitFor(() => expect(mainText()).toContain(`Đã huỷ, ${gross} sẽ về tài khoản bạn đã ghi`));
    expect(mainText()).not.toContain('Sẵn sàng sử dụng');
  });

  test('SVC-01 after seven days the page says why nothing is given back, and offers the end of the term', async () => {
    await openServer(async ({ world }) => {
      world.state.now += 8 * 86_400_000;
    }, RENEWAL);
    expect(mainText()).toContain('Đã quá 7 ngày kể từ khi bàn giao');
    expect(screen.queryByRole('button', { name: 'Gửi yêu cầu huỷ và hoàn tiền', hidden: true })).toBeNull();
    expect(screen.getByRole('button', { name: 'Huỷ khi hết kỳ', hidden: true })).toBeTruthy();
  });
});

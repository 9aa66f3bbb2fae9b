import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { UseCases } from '#core/operations.ts';
import type { Ports } from '#core/ports.ts';
import { formatDong } from '#core/shared/dong.ts';
import { idempotencyKey } from '#core/shared/ids.ts';
import { fail, ok } from '#core/shared/result.ts';
import { always, unreachable, withFaults } from '#test/kit/backends/faults.ts';
import { expectOk } from '#test/kit/fakes/shop.ts';
import { addressOf, openPage } from '#test/ui/open-page.tsx';
import {
  cartOf,
  hrefOf,
  mainText,
  sameBrowser,
  shopOfToday,
  shopWithCart,
  shopWithOrder,
} from '#test/ui/order-pages.tsx';

/** The page's own status; the search in the header has another one. */
const main = () => within(screen.getByRole('main'));
const statusOf = () => waitFor(() => main().getByRole('status'));

describe('the payment page', () => {
  test('ROUTE-20 PAY-02 the page shows the code, the amount, the transfer details with copy buttons, and that it waits', async () => {
    const { shop, orderId, orderNumber, payment } = await shopWithOrder('server');
    await openPage(`/thanh-toan/${orderId}`, sameBrowser(shop));
    const amount = formatDong(payment.amount);
    expect(await screen.findByRole('img', { name: `Mã VietQR, số tiền ${amount}` })).toBeTruthy();
    expect(main().getByRole('status').textContent).toContain('Đang chờ ngân hàng báo có.');
    for (const text of [payment.transfer?.accountNumber ?? '', payment.transfer?.bank ?? '', orderNumber, amount])
      expect(mainText()).toContain(text);
    expect(screen.getAllByRole('button', { name: /^Sao chép/ }).map(({ textContent }) => textContent)).toEqual([
      'Sao chép tất cả',
      '',
      '',
      '',
    ]);
    const apps = within(screen.getByRole('region', { name: /^Chọn ngân hàng để trả [\d.]+đ$/ })).getAllByRole('link');
    expect(apps.map((app) => new URL(app.getAttribute('href') ?? '').searchParams.get('am'))).toEqual(
      Array.from(apps, () => String(payment.amount)),
    );
  });

  test('PAY-02 deeplink and mini-app link are shown as given', async () => {
    const { shop, orderId } = await shopWithOrder('plain');
    const withLinks = (own: UseCases): Partial<UseCases> => ({
      loadPayment: async (input) => {
        const view = expectOk(await own.loadPayment(input));
        const links = { deeplink: 'https://bank.test/pay?id=1', deeplinkMiniApp: 'https://wallet.test/mini?id=2' };
        return ok({ ...view, payment: view.payment && { ...view.payment, ...links } });
      },
    });
    await openPage(`/thanh-toan/${orderId}`, { ...sameBrowser(shop), useCases: withLinks });
    expect(hrefOf('Mở ứng dụng ngân hàng')).toBe('https://bank.test/pay?id=1');
    expect(hrefOf('Mở trong ví điện tử')).toBe('https://wallet.test/mini?id=2');
  });

  test('PAY-02 a copied number has the format that the bank needs', async () => {
    const { shop, orderId, payment } = await shopWithOrder('plain');
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await openPage(`/thanh-toan/${orderId}`, sameBrowser(shop));
    fireEvent.click(screen.getByRole('button', { name: 'Sao chép số tiền' }));
    expect(copied).toHaveBeenCalledWith(String(payment.amount));
    copied.mockRestore();
  });

  test("ROUTE-20 without an id the page shows the cart's order; a cart that was never placed redirects to the checkout", async () => {
    const { shop, orderNumber } = await shopWithOrder('plain');
    await openPage('/thanh-toan', sameBrowser(shop));
    expect(mainText()).toContain(orderNumber);
    const { router } = await openPage('/thanh-toan', sameBrowser(await shopWithCart('plain')));
    await waitFor(() => expect(addressOf(router)).toBe('/checkout'));
  });

  test('ROUTE-20 ROUTE-48 a missing or foreign order is the 404 page with its own sentence', async () => {
    const { shop, orderId } = await shopWithOrder('plain');
    for (const path of ['/thanh-toan', '/thanh-toan/khong-co', `/thanh-toan/${orderId}`]) {
      await openPage(path, { world: shop.world });
      expect(await screen.findByText(/^Không tìm thấy đơn hàng này\./)).toBeTruthy();
      expect(hrefOf('Mở giỏ hàng')).toBe('/gio-hang');
    }
  });

  test('PAY-01 PAY-02 an expired code is replaced by a new one for the same order', async () => {
    const { shop, orderId, payment, bank } = await shopWithOrder('plain');
    bank.expire(payment.id);
    await openPage(`/thanh-toan/${orderId}`, sameBrowser(shop));
    expect(screen.getByRole('heading', { name: 'Chưa thấy tiền vào' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Mở lại mã' }));
    expect(await screen.findByRole('img', { name: /^Mã VietQR/ })).toBeTruthy();
    const tries = [...shop.world.state.payments.values()].map((each) => each.payment);
    expect(tries.map((each) => [each.orderId, each.amount])).toEqual([
      [orderId, payment.amount],
      [orderId, payment.amount],
    ]);
    expect(shop.world.state.orders.size).toBe(1);
  });

  test('PAY-02 a transfer is not counted down: the page says how long its order waits, and only a gateway’s code ends', async () => {
    const { shop, orderId } = await shopWithOrder('plain');
    await openPage(`/thanh-toan/${orderId}`, sameBrowser(shop));
    expect(mainText()).toContain('Đơn chờ tiền15 ngày');
    expect(screen.queryByRole('timer')).toBe(null);
    cleanup();
    expectOk(await shop.useCases.retryPayment({ orderId, methodCode: 'VNPAY', idempotencyKey: idempotencyKey('a') }));
    await openPage(`/thanh-toan/${orderId}`, sameBrowser(shop));
    expect((await screen.findByRole('timer')).textContent).toMatch(/^1[45]:\d\d/);
  });

  test('PAY-02 an expired code of a gateway is said to have ended', async () => {
    const { shop, orderId, bank } = await shopWithOrder('plain');
    const retry = { orderId, methodCode: 'VNPAY', idempotencyKey: idempotencyKey('b') };
    expectOk(await shop.useCases.retryPayment(retry));
    const { payment } = expectOk(await shop.useCases.loadPayment({ orderId }));
    if (payment === null) throw new Error('no payment');
    bank.expire(payment.id);
    await openPage(`/thanh-toan/${orderId}`, sameBrowser(shop));
    expect(screen.getByRole('heading', { name: 'Mã thanh toán đã hết hạn' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Tạo mã mới' })).toBeTruthy();
  });

  test('PAY-01 where a transfer is the only method nothing offers another one, and the code is opened again without a choice', async () => {
    const { shop, orderId, payment, bank } = await shopWithOrder('plain');
    const change = ({ payments }: Pick<Ports, 'payments'>) => ({
      payments: {
        ...payments,
        methods: async () => ok(expectOk(await payments.methods()).filter(({ kind }) => kind === 'transfer')),
      },
    });
    await openPage(`/thanh-toan/${orderId}`, { ...sameBrowser(shop), change });
    expect(await screen.findByRole('img', { name: /^Mã VietQR/ })).toBeTruthy();
    expect(mainText()).not.toMatch(/Đổi cách thanh toán|cách khác/);
    cleanup();
    bank.expire(payment.id);
    await openPage(`/thanh-toan/${orderId}`, { ...sameBrowser(shop), change });
    expect(screen.queryAllByRole('radio')).toEqual([]);
    expect(mainText()).not.toMatch(/Chọn cách|cách khác/);
    fireEvent.click(screen.getByRole('button', { name: 'Mở lại mã' }));
    expect(await screen.findByRole('img', { name: /^Mã VietQR/ })).toBeTruthy();
  });

  test('PAY-01 the shopper can choose another payment method for the same order', async () => {
    const { shop, orderId } = await shopWithOrder('plain');
    const sent: unknown[] = [];
    const instead = (own: UseCases): Partial<UseCases> => ({
      retryPayment: (command) => {
        sent.push(command);
        return own.retryPayment(command);
      },
    });
    const visited = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    await openPage(`/thanh-toan/${orderId}`, { ...sameBrowser(shop), useCases: instead });
    fireEvent.click(screen.getByText('Đổi cách thanh toán', { selector: 'b' }));
    expect(screen.getByRole('radio', { name: /VNPAY/ })).toHaveProperty('checked', true);
    fireEvent.click(screen.getByRole('button', { name: 'Thanh toán cách này' }));
    await waitFor(() => expect(shop.world.state.payments.size).toBe(2));
    expect(sent[0]).toMatchObject({ orderId, methodCode: 'VNPAY' });
    visited.mockRestore();
  });

  test('ERR-06 ERR-07 when no payment methods load the page shows the order and offers a next step', async () => {
    const { shop, orderId, orderNumber } = await shopWithOrder('plain');
    await openPage(`/thanh-toan/${orderId}`, {
      ...sameBrowser(shop),
      change: ({ payments }) => ({
        payments: withFaults(payments, always(unreachable, 'methods')),
      }),
    });
    expect(mainText()).toContain('Chưa tải được cách thanh toán. Đơn hàng vẫn được giữ.');
    expect(mainText()).toContain(orderNumber);
    expect(hrefOf('Tải lại')).toBe(`/thanh-toan/${orderId}`);
    expect(mainText()).toContain('1800.6070');
  });

  test('ERR-07 a new code that cannot be created shows the reason beside the button', async () => {
    const { shop, orderId, payment, bank } = await shopWithOrder('plain');
    bank.expire(payment.id);
    await openPage(`/thanh-toan/${orderId}`, {
      ...sameBrowser(shop),
      useCases: () => ({ retryPayment: async () => fail({ kind: 'method-unknown' }) }),
    });
    fireEvent.click(screen.getByRole('button', { name: 'Mở lại mã' }));
    await waitFor(() => expect(mainText()).toContain('Cách thanh toán này không còn dùng được.'));
    expect(mainText()).toContain('Bạn chọn cách khác.');
  });
});

describe('the result page', () => {
  test('ROUTE-21 PAY-03 FIN-02 paid: the page shows the payment, the invoice and the next steps; the cart and its badge are cleared', async () => {
    const { shop, orderId, orderNumber, payment, bank } = await shopWithOrder('plain');
    const { router } = await openPage(`/xac-nhan-dat-hang?orderId=${orderId}`, sameBrowser(shop));
    expect((await screen.findAllByRole('link', { name: 'Giỏ hàng, 1 sản phẩm' })).length).toBeGreaterThan(0);
    bank.confirm(payment.id);
    await router.navigate({ href: `/ket-qua-thanh-toan/${orderId}` });
    expect((await statusOf()).textContent).toContain('Thanh toán thành công');
    for (const text of [orderNumber, formatDong(payment.amount), 'Hoá đơn', 'Tiếp theo'])
      expect(mainText()).toContain(text);
    expect(hrefOf('Xem hoá đơn')).toBe(`/hoa-don?orderId=${orderId}`);
    await waitFor(() => expect(screen.queryAllByRole('link', { name: /^Giỏ hàng, \d/ })).toEqual([]));
    await router.navigate({ href: '/checkout' });
    expect(await screen.findByRole('heading', { name: 'Chưa có gì để đặt' })).toBeTruthy();
  });

  test('ROUTE-21 PAY-03 PAY-01 failed: the page says what is safe, and the same order can be paid again from there', async () => {
    const { shop, orderId, payment, bank } = await shopWithOrder('plain');
    bank.decline(payment.id);
    const { router } = await openPage(`/ket-qua-thanh-toan/${orderId}`, sameBrowser(shop));
    expect((await statusOf()).textContent).toContain('Thanh toán chưa thành công');
    expect(mainText()).toContain('chưa có khoản tiền nào được ghi nhận');
    fireEvent.click(screen.getByRole('button', { name: 'Tạo mã mới' }));
    await waitFor(() => expect(addressOf(router)).toBe(`/thanh-toan/${orderId}`));
    expect(await screen.findByRole('img', { name: /^Mã VietQR/ })).toBeTruthy();
    expect(shop.world.state.orders.size).toBe(1);
  });

  test('ROUTE-21 PAY-03 pending: the page says so and links back to the code', async () => {
    const { shop, orderId } = await shopWithOrder('plain');
    await openPage(`/ket-qua-thanh-toan/${orderId}`, sameBrowser(shop));
    expect((await statusOf()).textContent).toContain('Đang chờ xác nhận');
    expect(hrefOf('Xem mã thanh toán')).toBe(`/thanh-toan/${orderId}`);
  });

  test("ROUTE-21 /PaymentResult verifies the gateway's signature and shows the result; a forged return is rejected with a next step", async () => {
    const { shop, orderId, payment, bank } = await shopWithOrder('plain');
    bank.confirm(payment.id);
    const query = new URLSearchParams(bank.returnQuery(payment.id, '00'));
    const { router } = await openPage(`/PaymentResult?${query}`, sameBrowser(shop));
    await waitFor(() => expect(addressOf(router)).toBe(`/dat-hang-thanh-cong?orderId=${orderId}`));
    query.set('vnp_Amount', '100');
    await openPage(`/PaymentResult?${query}`, sameBrowser(shop));
    await waitFor(() => expect(mainText()).toContain('Không xác thực được kết quả thanh toán'));
    expect(hrefOf('Gọi 1800.6070')).toBe('tel:18006070');
  });

  test.each([
    ['paid', 'Thanh toán thành công', 'đã được thanh toán đủ'],
    ['failed', 'Thanh toán chưa thành công', 'Chưa có khoản tiền nào được ghi nhận'],
    ['pending', 'Đang chờ xác nhận', 'đừng trả thêm lần nữa'],
  ] as const)(
    'ROUTE-21 PAY-03 in another browser a signed return shows number, amount and outcome, and the way to the order: %s',
    async (outcome, title, sentence) => {
      const { shop, orderId, orderNumber, payment, bank } = await shopWithOrder('plain');
      if (outcome === 'paid') bank.confirm(payment.id);
      if (outcome === 'failed') bank.decline(payment.id);
      const query = new URLSearchParams(bank.returnQuery(payment.id, '00'));
      const { router } = await openPage(`/PaymentResult?${query}`, { world: shop.world });
      await waitFor(() => expect(mainText()).toContain(title));
      expect(addressOf(router)).toMatch(/^\/PaymentResult\?/);
      for (const part of [sentence, orderNumber, formatDong(payment.amount)]) expect(mainText()).toContain(part);
      const { email, name, phone } =
        expectOk(await shop.useCases.loadPaymentResult({ orderId })).order.owner?.contact ?? expect.fail('no owner');
      for (const personal of [email, name, phone]) expect(mainText()).not.toContain(personal);
      expect(hrefOf('Xin liên kết mở đơn')).toBe('/don-hang');
      expect(hrefOf('Đăng nhập để xem đơn')).toMatch(/^\/dang-nhap\?/);
    },
  );

  test("ROUTE-48 the result of another customer's order is the 404 page", async () => {
    const { shop, orderId } = await shopWithOrder('plain');
    await openPage(`/ket-qua-thanh-toan/${orderId}`, { world: shop.world });
    expect(await screen.findByText(/^Không tìm thấy đơn hàng này\./)).toBeTruthy();
  });
});

describe('thank-you and review pages', () => {
  test('ROUTE-16 the thank-you page shows the paid order; before the payment it shows the current state', async () => {
    const { shop, orderId, orderNumber, payment, bank } = await shopWithOrder('server');
    await openPage(`/dat-hang-thanh-cong?orderId=${orderId}`, sameBrowser(shop));
    expect((await statusOf()).textContent).toContain('Đang chờ xác nhận');
    bank.confirm(payment.id);
    await openPage(`/dat-hang-thanh-cong?orderId=${orderId}`, sameBrowser(shop));
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Cảm ơn bạn đã đặt hàng');
    expect((await statusOf()).textContent).toContain('Thanh toán thành công');
    expect(mainText()).toContain(`Đơn ${orderNumber} đã được thanh toán`);
    expect(within(screen.getByRole('table')).getByText('Cloud Server SSD 4')).toBeTruthy();
    // The progress, then the account, then the facts with the invoice.
    await screen.findByRole('heading', { name: 'Tiến độ bàn giao' });
    const [progress = -1, account = -1, invoice = -1] = ['Tiến độ bàn giao', 'Đặt mật khẩu để', 'Xem hoá đơn'].map(
      (text) => mainText().indexOf(text),
    );
    expect([progress > -1, account > progress, invoice > account]).toEqual([true, true, true]);
    await openPage('/dat-hang-thanh-cong', sameBrowser(shop));
    expect(await screen.findByText(/^Không tìm thấy đơn hàng này\./)).toBeTruthy();
  });

  test('ROUTE-18 the review page of an unpaid order shows who, where, what, how much, and a payment link', async () => {
    const { shop, orderId } = await shopWithOrder('server', 'domain');
    await openPage(`/xac-nhan-dat-hang?orderId=${orderId}`, sameBrowser(shop));
    const order = expectOk(await shop.useCases.loadOrder({ orderId }));
    for (const text of [order.number, 'Nguyễn Thị Mây', '12 Hàng Bông', formatDong(order.totals.gross)])
      expect(mainText()).toContain(text);
    const table = within(screen.getByRole('table'));
    expect(table.getByText('tiembanhmay.com.vn')).toBeTruthy();
    expect(hrefOf('Thanh toán đơn này')).toBe(`/thanh-toan/${orderId}`);
    expect(screen.queryByRole('textbox')).toBe(null);
    for (const path of ['/xac-nhan-dat-hang', '/xac-nhan-dat-hang?orderId=x']) {
      await openPage(path, sameBrowser(shop));
      expect(await screen.findByText(/^Không tìm thấy đơn hàng này\./)).toBeTruthy();
    }
  });

  test('ROUTE-18 the review page of a paid order says so and leads to its progress, that of a closed one asks for nothing', async () => {
    const { shop, orderId, payment, bank } = await shopWithOrder('plain');
    bank.confirm(payment.id);
    await openPage(`/xac-nhan-dat-hang?orderId=${orderId}`, sameBrowser(shop));
    expect(mainText()).toContain('Đơn hàng đã được thanh toán');
    expect(mainText()).not.toContain('Số tiền cần thanh toán');
    expect(hrefOf('Xem tiến độ đơn này')).toBe(`/ket-qua-thanh-toan/${orderId}`);
    const order = expectOk(await shop.useCases.loadOrder({ orderId }));
    await openPage(`/xac-nhan-dat-hang?orderId=${orderId}`, {
      ...sameBrowser(shop),
      useCases: () => ({ loadOrder: async () => ok({ ...order, financial: 'UNPAID', status: 'closed' }) }),
    });
    expect(mainText()).toContain('Đơn hàng đã đóng');
    expect(screen.queryByRole('link', { name: 'Thanh toán đơn này' })).toBe(null);
  });

  test('FIN-02 after a visit without a cart the header requests no cart', async () => {
    const shop = shopOfToday();
    await openPage('/gio-hang', sameBrowser(shop));
    expect(screen.queryAllByRole('link', { name: /^Giỏ hàng, \d/ })).toEqual([]);
    expect(await cartOf(shop).catch(() => null)).toBe(null);
  });
});

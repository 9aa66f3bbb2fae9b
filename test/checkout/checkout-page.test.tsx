import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { FinaliseOrderCommand } from '#core/checkout/checkout.ts';
import type { UseCases } from '#core/operations.ts';
import { defaultContentPaths } from '#core/shared/default-content-paths.ts';
import { formatDong } from '#core/shared/dong.ts';
import { fail } from '#core/shared/result.ts';
import { always, unreachable, withFaults } from '#test/kit/backends/faults.ts';
import { validCheckoutFields } from '#test/kit/checkout.ts';
import { expectOk, freshIdempotencyKey } from '#test/kit/fakes/shop.ts';
import { addressOf, openPage } from '#test/ui/open-page.tsx';
import {
  cartOf,
  chooseProvinceOrWard,
  errorAt,
  fillForm,
  hrefOf,
  mainText,
  pressOrder,
  sameBrowser,
  shopWithCart,
  type,
} from '#test/ui/order-pages.tsx';

const recordOrders = (own: UseCases, answers: readonly (UseCases['finaliseOrder'] | null)[] = []) => {
  const sent: FinaliseOrderCommand[] = [];
  const finaliseOrder: UseCases['finaliseOrder'] = (command) => {
    const answer = answers[sent.length] ?? own.finaliseOrder;
    sent.push(command);
    return answer(command);
  };
  return { sent, finaliseOrder };
};

/** The checkout of a shop with a cart; tests can read what it sends and replace the first answers. */
const openCheckout = async (
  shop: Awaited<ReturnType<typeof shopWithCart>>,
  answers: readonly (UseCases['finaliseOrder'] | null)[] = [],
) => {
  const spy = recordOrders(shop.useCases, answers);
  const page = await openPage('/checkout', {
    ...sameBrowser(shop),
    useCases: () => ({ finaliseOrder: spy.finaliseOrder }),
  });
  return { ...page, sent: spy.sent };
};

describe('the checkout page', () => {
  test('ROUTE-14 PAY-01 the page shows the order, every payment method with picture and explanation, one selected, and the button', async () => {
    const shop = await shopWithCart('server', 'domain');
    await openCheckout(shop);
    const cart = await cartOf(shop);
    // Beside the button, and on narrow screens above the form.
    const beside = within(screen.getByRole('complementary'));
    for (const { line, children } of cart.lines) {
      const title = line.description === '' ? line.title : line.description;
      const item = beside.getByText(title).closest('li')?.textContent;
      expect(item).toContain(formatDong(line.amounts.gross));
      for (const child of children) {
        expect(item).toContain(child.title);
        expect(item).toContain(formatDong(child.amounts.gross));
      }
      expect(screen.getAllByText(title).length).toBeGreaterThan(1);
    }
    expect(mainText()).toContain(formatDong(cart.totals.gross));
    const methods = expectOk(await shop.ports.payments.methods());
    const group = within(screen.getByRole('radiogroup', { name: 'Cách thanh toán' }));
    for (const { name, description, image } of methods) {
      const tile = group.getByText(name).closest('label');
      expect(tile?.textContent).toContain(description);
      expect(tile?.querySelector('img')?.getAttribute('src')).toBe(image);
    }
    expect(group.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked)).toEqual([true, false]);
    expect(screen.getByRole('button', { name: 'Đặt hàng và lấy mã QR' })).toBeTruthy();
    // What the order is placed under opens beside the form, so that what was typed stays.
    for (const [name, path] of [
      ['điều khoản sử dụng', defaultContentPaths.terms],
      ['cách cửa hàng xử lý dữ liệu cá nhân', defaultContentPaths.privacy],
    ] as const) {
      const link = screen.getByRole('link', { name });
      expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([path, '_blank']);
    }
    fireEvent.click(group.getAllByRole('radio')[1] ?? document.body);
    expect(await screen.findByRole('button', { name: 'Đặt hàng và thanh toán' })).toBeTruthy();
  });

  test('ROUTE-14 ROUTE-15 PAY-01 placing the order redirects to its payment', async () => {
    const shop = await shopWithCart('plain');
    const { orderId } = await cartOf(shop);
    const { router, sent } = await openCheckout(shop);
    await fillForm(shop);
    pressOrder();
    await waitFor(() => expect(addressOf(router)).toBe(`/thanh-toan/${orderId}`));
    expect(await screen.findByRole('img', { name: /^Mã VietQR/ })).toBeTruthy();
    expect(sent[0]).toMatchObject({ orderId, methodCode: 'VIETQR', contact: { phone: '0912 345 678' } });
    expect(expectOk(await shop.useCases.loadOrder({ orderId })).owner?.contact.phone).toBe('0912345678');
  });

  test('CART-17 FIN-01 a double click places one order and creates one payment', async () => {
    const shop = await shopWithCart('plain');
    const { router, sent } = await openCheckout(shop);
    await fillForm(shop);
    pressOrder();
    pressOrder();
    await waitFor(() => expect(addressOf(router)).toMatch(/^\/thanh-toan\//));
    expect(sent).toHaveLength(1);
    expect([shop.world.state.orders.size, shop.world.state.payments.size]).toEqual([1, 1]);
  });

  test('ROUTE-14 VAL-03 an order without a .vn name asks for contact and payment only: no address, and of a company its tax code, name and address', async () => {
    const shop = await shopWithCart('plain');
    await openCheckout(shop);
    expect(screen.queryByLabelText(/^Tỉnh, thành phố/)).toBeNull();
    const asked = [...document.querySelectorAll<HTMLInputElement>('#checkout [required]')].map(({ name }) => name);
    expect(asked).toEqual([
      'contact.name',
      'contact.phone',
      'contact.email',
      'company.taxCode',
      'company.name',
      'company.address',
    ]);
  });

  test('ROUTE-14 nothing leads away but the logo, the hotline, the cart and the log-in', async () => {
    const shop = await shopWithCart('plain');
    await openPage('/checkout', {
      world: shop.world,
      browser: shop.browser,
      context: { knownCart: shop.ports.carts.get() },
    });
    const banner = within(screen.getByRole('banner'));
    expect(banner.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/',
      'tel:18006070',
      '/gio-hang',
    ]);
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Liên hệ nhanh' })).toBeNull();
  });

  test('ROUTE-14 an empty checkout says so and links to the shop', async () => {
    await openPage('/checkout');
    expect(screen.getByRole('heading', { name: 'Chưa có gì để đặt' })).toBeTruthy();
    expect(hrefOf('Xem cửa hàng')).toBe('/cua-hang');
  });
});

describe('field validation', () => {
  test('VAL-03 on submit every empty field says «Vui lòng nhập thông tin», the first one gets the focus, and nothing is sent', async () => {
    const shop = await shopWithCart('domain');
    const { sent } = await openCheckout(shop);
    pressOrder();
    const fields = [/^Họ và tên/, /^Số điện thoại/, /^Email nhận thông tin/, /^Tỉnh, thành phố/, /^Số nhà, đường/];
    await waitFor(() => expect(fields.map(errorAt)).toEqual(fields.map(() => 'Vui lòng nhập thông tin')));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Họ và tên/)));
    expect(sent).toEqual([]);
  });

  test('VAL-03 VAL-04 VAL-05 a field shows its error when it is left, and clears it when it is corrected', async () => {
    const shop = await shopWithCart('plain');
    await openCheckout(shop);
    const wrong = [
      [/^Họ và tên/, '   ', 'Vui lòng nhập thông tin', 'Mây'],
      [/^Số điện thoại/, '0912 34', 'Số điện thoại không hợp lệ', '+84 912 345 678'],
      [/^Email nhận thông tin/, 'may@', 'Email không hợp lệ', 'may@example.com'],
    ] as const;
    for (const [label, typed, sentence, mended] of wrong) {
      type(label, typed);
      expect(errorAt(label)).toBe(null);
      fireEvent.blur(screen.getByLabelText(label));
      await waitFor(() => expect(errorAt(label)).toBe(sentence));
      type(label, mended);
      await waitFor(() => expect(errorAt(label)).toBe(null));
    }
  });

  test('VAL-03 VAL-05 invoice fields are required for a company but not for a person', async () => {
    const shop = await shopWithCart('plain');
    const { sent, router } = await openCheckout(shop);
    await fillForm(shop);
    fireEvent.click(screen.getByLabelText('Doanh nghiệp'));
    pressOrder();
    const fields = [/^Mã số thuế/, /^Tên công ty/, /^Địa chỉ xuất hoá đơn/];
    await waitFor(() => expect(fields.map(errorAt)).toEqual(fields.map(() => 'Vui lòng nhập thông tin')));
    type(/^Mã số thuế/, '0101243151');
    await waitFor(() => expect(errorAt(/^Mã số thuế/)).toBe('Mã số thuế không hợp lệ'));
    fireEvent.click(screen.getByLabelText('Cá nhân'));
    expect(sent).toEqual([]);
    pressOrder();
    await waitFor(() => expect(addressOf(router)).toMatch(/^\/thanh-toan\//));
    expect(sent).toHaveLength(1);
  });

  test('VAL-03 wards belong to the chosen province; another province clears the ward', async () => {
    const shop = await shopWithCart('domain');
    await openCheckout(shop);
    await fillForm(shop);
    const [, second] = expectOk(await shop.ports.administrativeUnits.provinces());
    await chooseProvinceOrWard(/^Tỉnh, thành phố/, second?.name ?? '');
    await waitFor(() => expect(screen.getByLabelText(/^Phường, xã/)).toHaveProperty('value', ''));
    const [ward] = expectOk(await shop.ports.administrativeUnits.wards(second?.code ?? ''));
    await chooseProvinceOrWard(/^Phường, xã/, ward?.name ?? '');
    expect(screen.getByLabelText(/^Phường, xã/)).toHaveProperty('value', ward?.name);
  });
});

const typedValues = (): readonly string[] =>
  [/^Họ và tên/, /^Số điện thoại/, /^Email nhận thông tin/].map(
    (label) => (screen.getByLabelText(label) as HTMLInputElement).value,
  );
const asTyped = ['Nguyễn Thị Mây', '0912 345 678', 'may@example.com'];

describe('failures when placing the order', () => {
  test('CART-19 a changed price is shown as old and new; no input is lost, and the next click places the order at the new price', async () => {
    const shop = await shopWithCart('plain');
    const before = await cartOf(shop);
    const { router, sent } = await openCheckout(shop);
    await fillForm(shop);
    const [line] = before.lines;
    if (line === undefined) throw new Error('no line');
    // Another tab of the same browser.
    expectOk(
      await shop.useCases.changeLine({
        orderId: before.orderId,
        lineId: line.line.id,
        quantity: 2,
        term: null,
        idempotencyKey: freshIdempotencyKey(),
      }),
    );
    const after = await cartOf(shop);
    pressOrder();
    const said = `Giá vừa đổi từ ${formatDong(before.totals.gross)} thành ${formatDong(after.totals.gross)}.`;
    expect((await screen.findByText(new RegExp(said))).textContent).toContain('Bấm đặt hàng lần nữa');
    expect(typedValues()).toEqual(asTyped);
    expect(addressOf(router)).toBe('/checkout');
    await waitFor(() => expect(mainText().split(formatDong(after.totals.gross)).length).toBeGreaterThan(2));
    pressOrder();
    await waitFor(() => expect(addressOf(router)).toMatch(/^\/thanh-toan\//));
    expect(sent.map(({ expectedTotal }) => expectedTotal)).toEqual([before.totals.gross, after.totals.gross]);
    expect([...shop.world.state.payments.values()].map(({ payment }) => payment.amount)).toEqual([after.totals.gross]);
  });

  test('ERR-06 CART-19 a service that is down: the sentence, the next step, the input kept, and the same idempotency key again', async () => {
    const shop = await shopWithCart('plain');
    const { router, sent } = await openCheckout(shop, [async () => fail({ kind: 'unreachable' })]);
    await fillForm(shop);
    pressOrder();
    await waitFor(() => expect(mainText()).toContain('Hệ thống đang bận, chưa trả lời được.'));
    expect(mainText()).toContain('Không có gì bị trừ tiền. Bạn thử lại, hoặc gọi 1800.6070.');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Hệ thống đang bận'));
    expect(typedValues()).toEqual(asTyped);
    pressOrder();
    await waitFor(() => expect(addressOf(router)).toMatch(/^\/thanh-toan\//));
    expect(sent[0]?.idempotencyKey).toBe(sent[1]?.idempotencyKey);
  });

  test('ERR-07 an order that is already paid links to its result', async () => {
    const shop = await shopWithCart('plain');
    const { orderId } = await cartOf(shop);
    await openCheckout(shop, [async () => fail({ kind: 'already-paid', orderId })]);
    await fillForm(shop);
    pressOrder();
    await waitFor(() => expect(hrefOf('Xem kết quả thanh toán')).toBe(`/ket-qua-thanh-toan/${orderId}`));
  });

  test('ERR-06 a refusal of the services appears at its field', async () => {
    const shop = await shopWithCart('plain');
    await openCheckout(shop, [async () => fail({ kind: 'invalid-fields', fields: { 'contact.email': 'email' } })]);
    await fillForm(shop);
    pressOrder();
    await waitFor(() => expect(errorAt(/^Email nhận thông tin/)).toBe('Email không hợp lệ'));
  });

  test('ERR-06 ERR-07 payment methods and provinces that cannot be loaded can be retried; no input is lost', async () => {
    const shop = await shopWithCart('domain');
    let down = true;
    const change = ({ payments, administrativeUnits }: typeof shop.ports) => {
      const plan = always(unreachable, 'methods', 'provinces');
      const failing = (method: string, call: number) => (down ? plan(method, call) : null);
      return { payments: withFaults(payments, failing), administrativeUnits: withFaults(administrativeUnits, failing) };
    };
    await openPage('/checkout', { ...sameBrowser(shop), change });
    type(/^Họ và tên/, 'Nguyễn Thị Mây');
    expect(mainText()).toContain('Chưa tải được cách thanh toán.');
    expect(mainText()).toContain('Chưa tải được danh sách tỉnh, thành phố.');
    down = false;
    fireEvent.click(screen.getAllByRole('button', { name: 'Tải lại' })[0] ?? document.body);
    expect(await screen.findByRole('radio', { name: /VietQR/ })).toBeTruthy();
    expect(screen.getByLabelText(/^Họ và tên/)).toHaveProperty('value', 'Nguyễn Thị Mây');
  });
});

describe('a failed plain post', () => {
  test('ERR-06 CART-19 VAL-04 the page keeps the input, the wards of the posted province, and the error at its field', async () => {
    const shop = await shopWithCart('domain');
    const typed = await validCheckoutFields(shop);
    const fields = {
      ...typed,
      contact: { ...typed.contact, phone: '0912 34' },
      invoiceFor: 'company',
      company: { name: 'Tiệm Bánh Mây', taxCode: '0101243150', address: '24 Nguyễn Trãi', email: 'kt@example.com' },
      note: 'Gọi trước',
    };
    const failure = { kind: 'invalid-fields', fields: { 'contact.phone': 'phone' } } as const;
    await openPage('/checkout', {
      ...sameBrowser(shop),
      context: { submission: { use: 'finaliseOrder', fields, failure } },
    });
    expect(errorAt(/^Số điện thoại/)).toBe('Số điện thoại không hợp lệ');
    expect(typedValues()).toEqual(['Nguyễn Thị Mây', '0912 34', 'may@example.com']);
    expect(screen.getByLabelText(/^Số nhà, đường/)).toHaveProperty('value', '12 Hàng Bông');
    expect(screen.getByLabelText('Doanh nghiệp')).toHaveProperty('checked', true);
    expect(screen.getByLabelText(/^Tên công ty/)).toHaveProperty('value', 'Tiệm Bánh Mây');
    expect(screen.getByLabelText(/^Ghi chú/)).toHaveProperty('value', 'Gọi trước');
    const posted = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;
    expect(posted('address.provinceCode')).toBe(typed.address.provinceCode);
    expect(posted('address.wardCode')).toBe(typed.address.wardCode);
  });
});

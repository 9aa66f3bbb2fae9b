import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/shared/result.ts';
import { addressOf, openPage } from '#test/ui/open-page.tsx';
import { fillForm, pressOrder, sameBrowser, shopWithCart, type } from '#test/ui/order-pages.tsx';

describe('PAY-04 a company by its tax code', () => {
  const open = async (options: Parameters<typeof openPage>[1] = {}) => {
    const shop = await shopWithCart('plain');
    const page = await openPage('/checkout', { ...sameBrowser(shop), ...options });
    fireEvent.click(screen.getByLabelText('Doanh nghiệp'));
    return { shop, ...page };
  };
  const inputAt = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;
  const leave = (code: string) => {
    type(/^Mã số thuế/, code);
    fireEvent.blur(screen.getByLabelText(/^Mã số thuế/));
  };

  test('PAY-04 leaving the tax code fills in name and address; the invoice goes to the contact', async () => {
    const { shop, router } = await open();
    await fillForm(shop);
    leave('9900000016');
    await waitFor(() => expect(inputAt(/^Tên công ty/)).toBe('Công ty TNHH Tiệm Bánh Mây'));
    expect(inputAt(/^Địa chỉ xuất hoá đơn/)).toContain('Phường Hoàn Kiếm');
    pressOrder();
    await waitFor(() => expect(addressOf(router)).toMatch(/^\/thanh-toan\//));
    const [record] = [...shop.world.state.orders.values()];
    expect(record?.order.invoiceRequest).toMatchObject({ taxCode: '9900000016', email: 'may@example.com' });
  });

  test('PAY-04 a register that stands in for the public one names a code to try, which fills in the fields', async () => {
    await open();
    const code = /Bản chạy thử: dùng mã (\d{10})\./.exec(document.body.textContent ?? '')?.[1] ?? 'none';
    leave(code);
    await waitFor(() => expect(inputAt(/^Tên công ty/)).not.toBe(''));
    expect(screen.queryByText(/Bản chạy thử/)).toBeNull();
  });

  test('PAY-04 at the public register no code is named', async () => {
    await open({
      useCases: (own) => ({
        loadCheckout: async (input) => {
          const view = await own.loadCheckout(input);
          return view.ok ? ok({ ...view.value, sampleTaxCode: null }) : view;
        },
      }),
    });
    expect(screen.getByRole('button', { name: 'Điền theo mã số thuế' })).toBeTruthy();
    expect(screen.queryByText(/Bản chạy thử/)).toBeNull();
  });

  test('PAY-04 what was typed stays; a later code replaces only what an earlier one filled in', async () => {
    await open();
    type(/^Tên công ty/, 'Tên tôi gõ');
    leave('9900000016');
    await waitFor(() => expect(inputAt(/^Địa chỉ xuất hoá đơn/)).toContain('Hà Nội'));
    leave('9900000023');
    await waitFor(() => expect(inputAt(/^Địa chỉ xuất hoá đơn/)).toContain('Hồ Chí Minh'));
    expect(inputAt(/^Tên công ty/)).toBe('Tên tôi gõ');
  });

  test('PAY-04 ERR-06 an unknown code and a register that is down ask for the name by hand, and nothing typed is lost', async () => {
    let down = true;
    await open({
      useCases: (own) => ({
        findCompany: async (input) => (down ? fail({ kind: 'unreachable' }) : own.findCompany(input)),
      }),
    });
    type(/^Địa chỉ xuất hoá đơn/, '1 Tràng Tiền');
    leave('9900000016');
    expect(await screen.findByText('Chưa tra cứu được lúc này. Bạn nhập tay tên và địa chỉ.')).toBeTruthy();
    down = false;
    fireEvent.click(screen.getByRole('button', { name: 'Điền theo mã số thuế' }));
    await waitFor(() => expect(inputAt(/^Tên công ty/)).toBe('Công ty TNHH Tiệm Bánh Mây'));
    leave('0100109106');
    expect(await screen.findByText('Không tìm thấy mã số thuế này. Bạn nhập tay tên và địa chỉ.')).toBeTruthy();
    expect(inputAt(/^Địa chỉ xuất hoá đơn/)).toBe('1 Tràng Tiền');
  });
});

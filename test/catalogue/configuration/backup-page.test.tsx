import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ok } from '#core/shared/result.ts';
import { expectOk } from '#test/kit/fakes/shop.ts';
import { addressOf, openPage } from '#test/ui/open-page.tsx';

const PATH = '/dang-ky-microsoft-365-backup';
const findProposal = async () => within(await screen.findByRole('complementary', { name: 'Gói phù hợp' }));

describe('ROUTE-40 /dang-ky-microsoft-365-backup', () => {
  test('ROUTE-40 users and years select the plan, and every change updates the URL', async () => {
    const { router } = await openPage(`${PATH}?users=18`);
    expect((await findProposal()).getByRole('heading', { name: 'Sao lưu M365 25 người dùng' })).toBeTruthy();
    const users = screen.getByRole('spinbutton', { name: /Số người dùng/ }) as HTMLInputElement;
    expect([users.form?.getAttribute('action'), users.form?.method]).toEqual([PATH, 'get']);
    fireEvent.change(users, { target: { value: '40' } });
    await waitFor(() => expect(addressOf(router)).toContain('users=40'));
    await waitFor(async () =>
      expect((await findProposal()).getByRole('heading', { name: 'Sao lưu M365 50 người dùng' })).toBeTruthy(),
    );
    fireEvent.click(screen.getByRole('radio', { name: /^7 năm/ }));
    await waitFor(async () =>
      expect((await findProposal()).getByRole('heading', { name: 'Sao lưu M365 100 người dùng' })).toBeTruthy(),
    );
    expect((await findProposal()).getByText(/không giữ bản sao tới 7 năm/)).toBeTruthy();
  });

  test('ROUTE-40 more users than can be ordered online lead to a consultation', async () => {
    await openPage(`${PATH}?users=9000`);
    const panel = await findProposal();
    expect(panel.getByText('Số lượng này cần báo giá riêng')).toBeTruthy();
    expect(panel.getByRole('link', { name: 'Nhờ tư vấn' }).getAttribute('href')).toContain('/dang-ky-tu-van');
    expect(panel.queryByRole('button')).toBeNull();
  });

  test('ROUTE-40 a shop without such plans has no such page', async () => {
    await openPage(PATH, {
      useCases: ({ listProducts }) => ({
        listProducts: async (query) => {
          const listed = await listProducts(query);
          return listed.ok ? ok({ ...listed.value, products: [] }) : listed;
        },
      }),
    });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404 - Không tìm thấy trang');
  });

  test('ROUTE-40 the form works as a plain post, and the domain is required', async () => {
    const { useCases } = await openPage(`${PATH}?users=18&years=1&time=6`);
    const panel = await findProposal();
    const domain = panel.getByRole('textbox', { name: /Tên miền của tổ chức/ }) as HTMLInputElement;
    const fields = Object.fromEntries([...new FormData(domain.form ?? undefined)]);
    expect(domain.form?.method).toBe('post');
    expect(fields).toMatchObject({ _use: 'registerBackup', users: '18', years: '1', term: '6' });
    await act(async () => void fireEvent.click(panel.getByRole('button', { name: 'Thêm vào giỏ' })));
    expect(await panel.findByText('Vui lòng nhập thông tin')).toBeTruthy();
    expect(expectOk(await useCases.loadCart({ orderId: null }))).toBeNull();
  });

  test('ROUTE-40 after adding, the confirmation page shows the plan in the cart and the next step', async () => {
    const { router } = await openPage(`${PATH}?users=18`);
    const panel = await findProposal();
    fireEvent.change(panel.getByRole('textbox', { name: /Tên miền/ }), { target: { value: 'CongTyMay.vn' } });
    await act(async () => void fireEvent.click(panel.getByRole('button', { name: 'Thêm vào giỏ' })));
    await waitFor(() => expect(addressOf(router)).toBe(`${PATH}/thanh-cong`));
    expect(await screen.findByRole('heading', { level: 1, name: 'Gói sao lưu đã ở trong giỏ' })).toBeTruthy();
    const page = within(screen.getByRole('main'));
    expect(page.getByText('Sao lưu M365 25 người dùng')).toBeTruthy();
    expect(page.getByText('congtymay.vn')).toBeTruthy();
    expect(page.getByRole('link', { name: 'Đặt hàng và thanh toán' }).getAttribute('href')).toBe('/checkout');
  });

  test('ROUTE-40 the confirmation page without a plan in the cart links back', async () => {
    await openPage(`${PATH}/thanh-cong`);
    expect((await screen.findByRole('link', { name: 'Chọn gói sao lưu' })).getAttribute('href')).toBe(PATH);
  });
});

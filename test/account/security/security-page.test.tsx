import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { totpCodeAt } from '#adapters/memory/accounts/totp.ts';
import { button, clickButton, field, open } from '#test/account/account-page.ts';
import { customerShop } from '#test/kit/customer.ts';
import { expectOk, freshIdempotencyKey, openShop, type Shop } from '#test/kit/fakes/shop.ts';
import { logInAs, nextRequest, PASSWORD } from '#test/kit/people.ts';
import { mainText, type } from '#test/ui/order-pages.tsx';

const securityOf = async (shop: Shop) => expectOk(await nextRequest(shop).useCases.loadSecurity({}));

describe('account security', () => {
  const typeAll = (old: string, chosen: string, repeat = chosen): void => {
    type(/^Mật khẩu hiện tại/, old);
    type(/^Mật khẩu mới/, chosen);
    type(/^Nhập lại mật khẩu mới/, repeat);
  };

  test('ACC-09 VAL-01 VAL-02 a customer changes the password; each error appears at its field, and the form is empty afterwards', async () => {
    const shop = await customerShop();
    await open('/bao-mat', shop);
    typeAll(PASSWORD, '12345', '123456');
    await clickButton('Đổi mật khẩu');
    expect(screen.getByText('Mật khẩu phải có ít nhất 6 ký tự')).toBeTruthy();
    expect(screen.getByText('Mật khẩu nhập lại chưa khớp')).toBeTruthy();
    typeAll('sai', 'Mot-Mat-Khau-Khac');
    await clickButton('Đổi mật khẩu');
    expect(await screen.findByText('Mật khẩu hiện tại chưa đúng')).toBeTruthy();
    typeAll(PASSWORD, 'Mot-Mat-Khau-Khac');
    await clickButton('Đổi mật khẩu');
    await waitFor(() => expect(field(/^Mật khẩu mới/).value).toBe(''));
    expectOk(
      await openShop({ world: shop.world }).useCases.logIn({
        username: 'khach@example.vn',
        password: 'Mot-Mat-Khau-Khac',
        remember: false,
        redirectUrl: '',
        idempotencyKey: freshIdempotencyKey(),
      }),
    );
  });

  test('the device list marks the current device; one or all others can be logged out', async () => {
    const shop = await customerShop();
    for (const _ of [1, 2]) expectOk(await logInAs(openShop({ world: shop.world })));
    await open('/bao-mat', shop);
    await act(async () =>
      fireEvent.click(screen.getAllByRole('button', { name: 'Đăng xuất Thiết bị không rõ' })[0] as HTMLElement),
    );
    await waitFor(async () => expect((await securityOf(shop)).sessions).toHaveLength(2));
    await clickButton('Đăng xuất các thiết bị khác');
    await waitFor(() => expect(mainText()).toContain('Bạn chỉ đăng nhập trên thiết bị này'));
    expect(screen.getByText('Thiết bị này')).toBeTruthy();
  });

  test('the page links to the data of the customer', async () => {
    await open('/bao-mat', await customerShop());
    expect(screen.getByRole('link', { name: /^Tải dữ liệu của tôi/ }).getAttribute('href')).toBe(
      '/du-lieu-cua-toi.json',
    );
    expect(screen.getByRole('link', { name: /^Xem dữ liệu của tôi/ }).getAttribute('href')).toBe(
      '/du-lieu-cua-toi.html',
    );
  });

  test('a passkey needs a name, is created on the device and can be removed; cancelling shows a message', async () => {
    const shop = await customerShop();
    await open('/bao-mat', shop);
    await clickButton('Thêm khoá');
    expect(screen.getByText('Vui lòng nhập thông tin')).toBeTruthy();
    type(/^Tên để nhận ra khoá/, 'Điện thoại của tôi');
    await clickButton('Thêm khoá');
    await waitFor(() => expect(button('Xoá khoá Điện thoại của tôi')).toBeTruthy());
    await clickButton('Xoá khoá Điện thoại của tôi');
    await waitFor(() => expect(mainText()).toContain('Chưa có khoá nào'));
    const none = {
      hasPasskeys: () => true,
      userAgent: () => '',
      usePasskey: async () => null,
      createPasskey: async () => null,
      solveChallenge: async () => null,
    };
    await open('/bao-mat', shop, { context: { device: none } });
    type(/^Tên để nhận ra khoá/, 'Máy');
    await clickButton('Thêm khoá');
    expect(await screen.findByText(/^Chưa thêm khoá nào/)).toBeTruthy();
    await open('/bao-mat', shop, { context: { device: { ...none, hasPasskeys: () => false } } });
    expect(mainText()).toContain('Trình duyệt này không hỗ trợ khoá đăng nhập');
  });

  test('VAL-06 the second factor shows a QR code and recovery codes, reports a wrong code at its field, and can be turned on and off', async () => {
    const shop = await customerShop();
    await open('/bao-mat', shop);
    await clickButton('Bật xác thực hai lớp');
    expect(await screen.findByRole('img', { name: 'Mã QR cho ứng dụng xác thực' })).toBeTruthy();
    const { totp } = await securityOf(shop);
    if (totp.state !== 'pending') throw new Error('not pending');
    for (const code of totp.recoveryCodes) expect(mainText()).toContain(code);
    const right = totpCodeAt(totp.secret, shop.world.state.now);
    type(/^Mã 6 số/, right === '000000' ? '000001' : '000000');
    await clickButton('Xác nhận và bật');
    expect(await screen.findByText(/Chờ mã mới trên ứng dụng/)).toBeTruthy();
    type(/^Mã 6 số/, right);
    await clickButton('Xác nhận và bật');
    expect(await screen.findByText('Đang bật')).toBeTruthy();
    expect(mainText()).not.toContain(totp.recoveryCodes[0] ?? '');
    type(/^Mã trên ứng dụng/, totp.recoveryCodes[0] ?? '');
    await clickButton('Tắt xác thực hai lớp');
    expect(await screen.findByText('Đang tắt')).toBeTruthy();
  });
});

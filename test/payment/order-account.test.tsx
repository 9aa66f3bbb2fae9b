import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { PROVISIONING_MS } from '#adapters/memory/services/provisioning.ts';
import * as paths from '#core/shared/paths.ts';
import { payCart, validCheckoutFields } from '#test/kit/checkout.ts';
import { codeIn } from '#test/kit/fakes/memory-accounts.ts';
import { addCustomer, PASSWORD } from '#test/kit/people.ts';
import { addressOf, openPage } from '#test/ui/open-page.tsx';
import { mainText, sameBrowser, shopWithCart, type } from '#test/ui/order-pages.tsx';

const main = () => within(screen.getByRole('main'));
const click = (name: string) => fireEvent.click(main().getByRole('button', { name }));

const paidByGuest = async () => {
  const shop = await shopWithCart('server');
  const { email } = (await validCheckoutFields(shop)).contact;
  return { shop, email, orderId: await payCart(shop) };
};

describe('the account of a paid order', () => {
  test('a guest sets a password, enters the code and goes on to the order as a customer', async () => {
    const { shop, email, orderId } = await paidByGuest();
    const { router } = await openPage(paths.thanks(orderId), sameBrowser(shop));
    expect(main().getByRole('heading', { name: 'Đặt mật khẩu để quản lý dịch vụ' })).toBeTruthy();
    type(/^Mật khẩu \*/, PASSWORD);
    click('Đặt mật khẩu');
    await waitFor(() => expect(addressOf(router)).toMatch(/^\/xac-thuc/));
    await main().findByLabelText(/^Mã kích hoạt/);
    type(/^Mã kích hoạt/, codeIn(shop.world, email) ?? '');
    await waitFor(() => expect(addressOf(router)).toBe(paths.thanks(orderId)));
    fireEvent.click(await main().findByRole('link', { name: 'Chi tiết đơn hàng' }));
    await waitFor(() => expect(addressOf(router)).toBe(paths.order(orderId)));
  });

  test('SVC-01 what a guest bought leads to the card that makes an account, and to the service once it is theirs', async () => {
    const { shop, email, orderId } = await paidByGuest();
    shop.world.state.now += PROVISIONING_MS;
    await openPage(paths.thanks(orderId), sameBrowser(shop));
    const opens = () => main().findByRole('link', { name: /^Mở dịch vụ/ });
    expect((await opens()).getAttribute('href')).toBe('#account');
    expect(main().getByRole('heading', { name: 'Đặt mật khẩu để quản lý dịch vụ' }).id).toBe('account');
    type(/^Mật khẩu \*/, PASSWORD);
    click('Đặt mật khẩu');
    await main().findByLabelText(/^Mã kích hoạt/);
    type(/^Mã kích hoạt/, codeIn(shop.world, email) ?? '');
    await main().findByRole('link', { name: 'Chi tiết đơn hàng' });
    expect((await opens()).getAttribute('href')).toMatch(/^\/service\/[^/]+$/);
  });

  test('an address with an account leads to its log-in, which returns to the order', async () => {
    const { shop, email, orderId } = await paidByGuest();
    addCustomer(shop.world, email);
    await openPage(paths.thanks(orderId), sameBrowser(shop));
    type(/^Mật khẩu \*/, PASSWORD);
    click('Đặt mật khẩu');
    expect((await main().findByRole('alert')).textContent).toContain('đã thuộc về một tài khoản khác');
    const logIn = main().getAllByRole('link', { name: /Đăng nhập/ });
    expect(logIn.map((link) => link.getAttribute('href'))).toContain(paths.logIn(paths.thanks(orderId)));
  });

  test('a short password is refused beside the field, and nothing is sent', async () => {
    const { shop, orderId } = await paidByGuest();
    const { router } = await openPage(paths.thanks(orderId), sameBrowser(shop));
    type(/^Mật khẩu \*/, 'ngan');
    click('Đặt mật khẩu');
    await waitFor(() => expect(mainText()).toMatch(/ít nhất 6 ký tự/i));
    expect(addressOf(router)).toBe(paths.thanks(orderId));
    expect(shop.world.state.users.size).toBe(0);
  });

  test('the buyer revokes the links and stays', async () => {
    const { shop, orderId } = await paidByGuest();
    const { router } = await openPage(paths.thanks(orderId), sameBrowser(shop));
    click('Thu hồi liên kết');
    await waitFor(() => expect(shop.world.state.orders.get(orderId)?.linkVersion).toBe(2));
    expect(addressOf(router)).toBe(paths.thanks(orderId));
  });
});

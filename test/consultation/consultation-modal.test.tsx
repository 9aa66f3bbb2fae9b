import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectOk, openShop, slugs } from '#test/kit/fakes/shop.ts';
import { addCustomer, logInAs } from '#test/kit/people.ts';
import { addressOf, openPage } from '#test/ui/open-page.tsx';
import { sameBrowser } from '#test/ui/order-pages.tsx';
import { field, fill, leads, main, PAGE, right, send } from './request-form.ts';

test('CNS-01 the header’s link opens the form as a dialog; without script it opens the consultation page', async () => {
  const { world, router } = await openPage('/cua-hang');
  const link = within(screen.getByRole('navigation', { name: 'Tiện ích' })).getByRole('link', {
    name: 'Đăng ký tư vấn',
  });
  expect(link.getAttribute('href')).toBe(PAGE);
  fireEvent.click(link);
  const dialog = within(await screen.findByRole('dialog', { name: 'Đăng ký tư vấn' }));
  expect(addressOf(router)).toBe('/cua-hang');
  send(dialog);
  await waitFor(() => expect(dialog.getAllByText('Vui lòng nhập thông tin')).toHaveLength(3));
  fill(dialog, right);
  send(dialog);
  expect(await screen.findByRole('heading', { name: 'Cảm ơn bạn' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(leads({ world })[0]?.targetUrl).toMatch(/\/cua-hang$/);
});

test('CNS-01 on a product page the form’s title names the product, and the request contains its configuration', async () => {
  const { world } = await openPage(`/san-pham/${slugs.server}?time=12`);
  const link = await main().findByRole('link', { name: 'Nhờ tư vấn' });
  expect(link.getAttribute('href')).toBe(`${PAGE}?san-pham=${slugs.server}&time=12`);
  fireEvent.click(link);
  const dialog = within(await screen.findByRole('dialog', { name: 'Tư vấn Cloud Server SSD 4' }));
  fill(dialog, right);
  send(dialog);
  await screen.findByRole('heading', { name: 'Cảm ơn bạn' });
  expect(leads({ world })[0]?.description).toContain('Thời hạn: 12 tháng');
});

test('CNS-01 the customer’s data fills the fields that they have not edited', async () => {
  const shop = openShop();
  const user = addCustomer(shop.world);
  expectOk(await logInAs(shop));
  await openPage(PAGE, sameBrowser(shop));
  await waitFor(() => expect(field(main(), 'phone').value).toBe('0912345678'));
  expect(field(main(), 'name').value).toBe(user.fullName);
  expect(field(main(), 'email').value).toBe(user.email);
  fill(main(), { name: 'Người Khác' });
  expect(field(main(), 'name').value).toBe('Người Khác');
});

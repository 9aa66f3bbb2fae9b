import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { slugs } from '#test/kit/fakes/shop.ts';
import { addressOf, openPage } from '#test/ui/open-page.tsx';
import { mainText } from '#test/ui/order-pages.tsx';
import { field, fill, leads, main, PAGE, right, send } from './request-form.ts';

const ABOUT = `${PAGE}?san-pham=${slugs.server}&time=12&count=2`;

test('ROUTE-31 CNS-01 CNS-03 the page sends the request and redirects to /success', async () => {
  const { router, world, browser } = await openPage(PAGE);
  fill(main(), right);
  send(main());
  expect(await main().findByRole('heading', { name: 'Cảm ơn bạn' })).toBeTruthy();
  expect(addressOf(router)).toBe('/success');
  expect(await screen.findByText('Đã gửi yêu cầu tư vấn thành công')).toBeTruthy();
  expect(leads({ world })).toMatchObject([{ referPhone: '0912345678', name: 'Tư vấn: yêu cầu chung' }]);
  expect(browser.ticket).not.toBeNull();
});

test('ROUTE-32 the thank-you page says what happens next and links onwards', async () => {
  await openPage('/success');
  expect(mainText()).toContain('Gọi lại cho bạn');
  expect(main().getByRole('link', { name: 'Xem cửa hàng' }).getAttribute('href')).toBe('/cua-hang');
  expect(
    main()
      .getByRole('link', { name: /^Gọi 1800/ })
      .getAttribute('href'),
  ).toBe('tel:18006070');
});

test('CNS-01 CNS-07 the product with its term and configuration is shown beside the form and sent with the request', async () => {
  const { world } = await openPage(ABOUT);
  expect(main().getByRole('heading', { level: 1 }).textContent).toBe('Tư vấn Cloud Server SSD 4');
  expect(mainText()).toMatch(/Thời hạn12 tháng.*Số lượng2/s);
  expect(main().getByRole('link', { name: 'Đổi cấu hình' }).getAttribute('href')).toBe(
    `/san-pham/${slugs.server}?time=12&count=2`,
  );
  fill(main(), right);
  send(main());
  await main().findByRole('heading', { name: 'Cảm ơn bạn' });
  const [lead] = leads({ world });
  expect(lead).toMatchObject({ name: 'Tư vấn: Cloud Server SSD 4', targetUrl: expect.stringContaining(PAGE) });
  expect(lead?.description).toContain('Thời hạn: 12 tháng\nSố lượng: 2');
});

test('CNS-07 with an unknown product the page still works and the request is sent', async () => {
  const { world } = await openPage(`${PAGE}?san-pham=khong-co`);
  expect(main().getByRole('heading', { level: 1 }).textContent).toBe('Đăng ký tư vấn');
  fill(main(), right);
  send(main());
  await main().findByRole('heading', { name: 'Cảm ơn bạn' });
  expect(leads({ world })[0]?.description).toContain('khong-co');
});

test('CNS-02 VAL-03 VAL-04 VAL-05 errors appear at their fields on blur and on submit; the input is preserved', async () => {
  const { world } = await openPage(PAGE);
  fill(main(), { phone: '12' });
  fireEvent.blur(field(main(), 'phone'));
  expect(await main().findByText('Số điện thoại không hợp lệ')).toBeTruthy();
  expect(main().queryByText('Vui lòng nhập thông tin')).toBeNull();
  fill(main(), { email: 'an@', note: ' ' });
  send(main());
  await waitFor(() => expect(main().getAllByText('Vui lòng nhập thông tin')).toHaveLength(2));
  expect(main().getByText('Email không hợp lệ')).toBeTruthy();
  expect([field(main(), 'phone').value, field(main(), 'email').value]).toEqual(['12', 'an@']);
  await waitFor(() => expect(document.activeElement).toBe(field(main(), 'name')));
  expect(leads({ world })).toEqual([]);
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addBySlug, expectOk, openShop } from '#test/kit/fakes/shop.ts';
import { openPage } from '#test/ui/open-page.tsx';

test('CART-14 the search offers a free name for the hosting in the cart in one press', async () => {
  const shop = openShop();
  expectOk(await addBySlug(shop, 'hosting-khoi-nghiep'));
  const line = expectOk(await shop.useCases.loadCart({ orderId: null }))?.lines[0]?.line.id ?? '';
  await openPage(`/tim-kiem-domain?cho=${line}&q=tiembanhmay`, { world: shop.world, browser: shop.browser });
  const page = within(screen.getByRole('main'));
  expect(page.getByRole('textbox', { name: 'Tên miền' })).toBeTruthy();
  fireEvent.click(await page.findByRole('button', { name: 'Dùng cho Hosting Khởi nghiệp' }));
  await waitFor(() => expect(page.getByRole('link', { name: 'Đã trong giỏ' })).toBeTruthy());
  const cart = expectOk(await shop.useCases.loadCart({ orderId: null }));
  expect(cart?.lines[0]?.line.options.map(({ value }) => value)).toContain('tiembanhmay.vn');
});

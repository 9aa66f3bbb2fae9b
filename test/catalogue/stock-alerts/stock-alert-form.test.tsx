import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { productId } from '#core/shared/ids.ts';
import { openShop, slugs } from '#test/kit/fakes/shop.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { sameBrowser, type } from '#test/ui/order-pages.tsx';

const main = () => within(screen.getByRole('main'));
const PATH = `/san-pham/${slugs.server}`;

const openSoldOut = async () => {
  const shop = openShop();
  const loaded = await shop.useCases.loadProduct({ slug: slugs.server });
  if (!loaded.ok) throw new Error('the seed has the server');
  shop.world.state.withdrawn.add(productId(loaded.value.id));
  await openPage(PATH, sameBrowser(shop));
  await main().findByRole('button', { name: 'Báo cho tôi' });
  return { shop, id: loaded.value.id };
};

test('CAT-10 the page of a plan that cannot be ordered offers one mail when it is back; others offer none', async () => {
  const { shop, id } = await openSoldOut();
  expect(main().queryByRole('button', { name: 'Thêm vào giỏ' })).toBeNull();
  type(/^Email nhận thư báo/, ' An@Example.vn ');
  fireEvent.click(main().getByRole('button', { name: 'Báo cho tôi' }));
  expect(await screen.findByText('Đã ghi nhận. Bạn nhận một thư ngay khi gói đặt được trở lại.')).toBeTruthy();
  expect(shop.world.state.stockAlerts).toEqual([{ productId: id, email: 'an@example.vn' }]);
  await openPage(`/san-pham/${slugs.promoted}`, sameBrowser(shop));
  expect(main().queryByRole('button', { name: 'Báo cho tôi' })).toBeNull();
});

test('CAT-10 what is no address is said at the field, and nothing typed is lost', async () => {
  const { shop } = await openSoldOut();
  type(/^Email nhận thư báo/, 'an@');
  fireEvent.click(main().getByRole('button', { name: 'Báo cho tôi' }));
  expect((await main().findByText(/Email không hợp lệ/)).textContent).toBeTruthy();
  expect(main().getByLabelText<HTMLInputElement>(/^Email nhận thư báo/).value).toBe('an@');
  expect(shop.world.state.stockAlerts).toEqual([]);
});

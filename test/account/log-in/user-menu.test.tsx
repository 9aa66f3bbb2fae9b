import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectOk, freshIdempotencyKey, openShop, type Shop } from '#test/kit/fakes/shop.ts';
import { addCustomer, nextRequest as asRequest, logInAs } from '#test/kit/people.ts';
import { addressOf, openPage } from '#test/ui/open-page.tsx';
import { sameBrowser } from '#test/ui/order-pages.tsx';

const header = () => within(screen.getByRole('banner'));
const customer = async () => {
  const shop = openShop();
  addCustomer(shop.world);
  expectOk(await logInAs(shop));
  return shop;
};
const menuButton = () => header().findByRole('button', { name: 'Tài khoản của Khách Hàng Mẫu' });
const open = (button: HTMLElement): string | null => button.getAttribute('aria-expanded');

test('HDR-06 a guest sees a login link that returns to the current page', async () => {
  await openPage('/cua-hang?q=ssd');
  const links = await header().findAllByRole('link', { name: 'Đăng nhập' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    links.map(() => `/dang-nhap?redirectUrl=${encodeURIComponent('/cua-hang?q=ssd')}`),
  );
  await openPage('/dang-ky?redirectUrl=%2Fgio-hang');
  const [there] = await header().findAllByRole('link', { name: 'Đăng nhập' });
  expect(there?.getAttribute('href')).toBe('/dang-nhap?redirectUrl=%2Fgio-hang');
});

test('HDR-04 HDR-06 a customer sees their name; its menu has the portal links and the logout', async () => {
  await openPage('/cua-hang', sameBrowser(await customer()));
  const button = await menuButton();
  expect(button.textContent).toContain('Hàng Mẫu');
  fireEvent.click(button);
  const panel = within(document.getElementById(button.getAttribute('aria-controls') ?? '') ?? document.body);
  expect(panel.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Dịch vụ của tôi', '/service'],
    ['Đơn hàng', '/order'],
    ['Tài khoản', '/profile'],
  ]);
  expect(panel.getByRole('button', { name: 'Đăng xuất' })).toBeTruthy();
});

test('HDR-04 ROUTE-43 with a portal elsewhere the menu and the account pages lead there', async () => {
  const portal = 'https://portal.may.example';
  const atPortal = ({ settings }: Shop['ports']) => ({
    settings: { ...settings, site: { ...settings.site, portal } },
  });
  const hrefs = () =>
    within(document.body)
      .getAllByRole('link', { hidden: true })
      .map((link) => link.getAttribute('href'));
  const browser = { ...sameBrowser(await customer()), change: atPortal };
  await openPage('/cua-hang', browser);
  await menuButton();
  expect(hrefs()).toEqual(expect.arrayContaining(['/service', '/order', '/profile'].map((path) => portal + path)));
  await openPage('/quan-ly-tai-khoan/bao-mat', browser);
  expect(hrefs()).toEqual(expect.arrayContaining([`${portal}/service`, `${portal}/order`]));
  expect(hrefs()).not.toContain('/service');
});

test('HDR-04 arrow keys open the menu and move through it; Escape and a click outside close it', async () => {
  await openPage('/cua-hang', sameBrowser(await customer()));
  const button = await menuButton();
  fireEvent.keyDown(button, { key: 'ArrowDown' });
  expect(open(button)).toBe('true');
  expect(document.activeElement?.textContent).toBe('Dịch vụ của tôi');
  fireEvent.keyDown(document.activeElement ?? button, { key: 'ArrowDown' });
  expect(document.activeElement?.textContent).toBe('Đơn hàng');
  fireEvent.keyDown(document.activeElement ?? button, { key: 'ArrowUp' });
  fireEvent.keyDown(document.activeElement ?? button, { key: 'ArrowUp' });
  expect(document.activeElement?.textContent).toBe('Đăng xuất');
  fireEvent.keyDown(document.activeElement ?? button, { key: 'Escape' });
  expect(open(button)).toBe('false');
  expect(document.activeElement).toBe(button);
  fireEvent.click(button);
  fireEvent.pointerDown(document.body);
  await waitFor(() => expect(open(button)).toBe('false'));
});

test('ACC-08 logout is a form; it ends the session, and the page waits half a second before it redirects', async () => {
  const shop = await customer();
  const { router } = await openPage('/cua-hang', sameBrowser(shop));
  const form = header();
  fireEvent.click(await menuButton());
  const [out] = form.getAllByRole('button', { name: 'Đăng xuất' });
  expect([...new FormData(out?.closest('form') ?? undefined)]).toEqual([
    ['_use', 'logOut'],
    ['idempotencyKey', ''],
    ['path', '/cua-hang'],
  ]);
  const pressed = performance.now();
  fireEvent.click(out ?? document.body);
  await waitFor(() => expect(addressOf(router)).toBe('/dang-nhap'));
  expect(performance.now() - pressed).toBeGreaterThanOrEqual(490);
  expect(expectOk(await asRequest(shop).useCases.loadVisitor({})).isLoggedIn).toBe(false);
});

test('CAT-07 the header shows favourites once there are any', async () => {
  const shop = openShop();
  await openPage('/cua-hang', sameBrowser(shop));
  expect(screen.queryByRole('link', { name: /^Yêu thích/ })).toBeNull();
  const product = expectOk(await shop.ports.catalogue.product('cloud-server-ssd-2'));
  expectOk(
    await shop.useCases.addFavourite({ productId: product.id, path: '/', idempotencyKey: freshIdempotencyKey() }),
  );
  await openPage('/cua-hang', sameBrowser(shop));
  const [link] = await header().findAllByRole('link', { name: 'Yêu thích, 1 sản phẩm' });
  expect(link?.getAttribute('href')).toBe('/san-pham-yeu-thich');
});

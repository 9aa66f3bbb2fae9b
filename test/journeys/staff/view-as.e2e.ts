import type { Page } from '@playwright/test';
import { addProduct, useCasesOf } from '#test/journeys/customers/browser-visitor.ts';
import { becomeCustomer } from '#test/journeys/customers/customer-visitor.ts';
import { expect, test } from '#test/journeys/journey.ts';
import { hydrated } from '#test/journeys/purchase.ts';
import { origin, staffDoor } from '#test/journeys/site/origins.ts';
import { readOutbox } from '#test/kit/staff.ts';
import { openStaffPage } from './staff-page.ts';

const REASON = 'Khách hỏi vì sao không thấy hoá đơn';

/** At the desk, up to the window with the link. */
const askForLink = async (desk: Page, email: string): Promise<void> => {
  await desk.goto('/desk#/customers');
  await desk.getByRole('textbox', { name: /Tên, điện thoại/ }).fill(email);
  await desk.getByRole('cell', { name: email }).click();
  await desk.getByRole('button', { name: 'Xem như khách hàng' }).click();
  const form = desk.getByRole('dialog');
  await form.getByLabel('Lý do, khách cũng đọc *').fill('ngắn');
  await form.getByRole('button', { name: 'Xem như khách hàng' }).click();
  await expect(form.getByText('Cần ít nhất 5 ký tự')).toBeVisible();
  await form.getByLabel('Lý do, khách cũng đọc *').fill(REASON);
  await form.getByRole('button', { name: 'Xem như khách hàng' }).click();
  await expect(form.getByRole('link', { name: 'Mở cửa hàng' })).toBeVisible();
};

/** In a tab of its own. */
const openShop = async (desk: Page): Promise<Page> => {
  const opened = desk.context().waitForEvent('page');
  await desk.getByRole('link', { name: 'Mở cửa hàng' }).click();
  const shop = await opened;
  await expect(shop).toHaveURL(`${origin}/quan-ly-tai-khoan`);
  return shop;
};

const bannerOf = (shop: Page) => shop.getByText('Đang xem tài khoản của khách Phạm Thanh An, chỉ đọc.');

test('staff see the shop as a customer does, change nothing, tell the customer, and get their own cart back', async ({
  browser,
  request,
}) => {
  const { email } = await becomeCustomer(useCasesOf(request));
  const desk = await openStaffPage(browser);
  await addProduct(useCasesOf(desk.context().request));
  await askForLink(desk, email);
  const shop = await openShop(desk);
  const main = shop.getByRole('main');
  await expect(bannerOf(shop)).toBeVisible();
  await expect(main).toContainText(email);
  expect((await readOutbox(staffDoor, email))[0]?.text).toContain(REASON);

  await hydrated(shop);
  await main
    .getByRole('link', { name: /Thông tin/ })
    .first()
    .click();
  await expect(shop).toHaveURL(/thong-tin/);
  await expect(bannerOf(shop)).toBeVisible();
  await shop.getByLabel('Họ và tên *').fill('Người Khác');
  await main.getByRole('button', { name: 'Lưu thay đổi' }).click();
  await expect(main).toContainText('Bạn đang xem với tư cách nhân viên: không thể thay đổi.');

  for (const path of ['/', '/gio-hang', '/khong-co-trang-nay']) {
    await shop.goto(origin + path);
    await expect(bannerOf(shop)).toBeVisible();
  }
  await shop.getByRole('button', { name: 'Kết thúc' }).click();
  await expect(shop).toHaveURL(`${origin}/`);
  await expect(bannerOf(shop)).toBeHidden();
  await shop.goto(`${origin}/gio-hang`);
  await expect(main).toContainText('Cloud Server');
  await shop.context().close();
});

test('without scripts the banner stands on every page, and its button ends the view', async ({ browser, request }) => {
  const { email } = await becomeCustomer(useCasesOf(request));
  const desk = await openStaffPage(browser);
  await askForLink(desk, email);
  const href = (await desk.getByRole('link', { name: 'Mở cửa hàng' }).getAttribute('href')) ?? '';
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const shop = await plain.newPage();
  await shop.goto(href);
  await expect(bannerOf(shop)).toBeVisible();
  await shop.goto(`${origin}/order`);
  await shop.getByRole('button', { name: 'Kết thúc' }).click();
  await expect(bannerOf(shop)).toBeHidden();
  await shop.goto(`${origin}/order`);
  await expect(shop).toHaveURL(/dang-nhap/);
  expect((await shop.goto(href))?.status()).toBe(410);
  await plain.close();
  await desk.context().close();
});

import type { Page } from '@playwright/test';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import type { UseCases } from '#core/operations.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import type { ServiceTab } from '#core/shared/paths.ts';
import * as paths from '#core/shared/paths.ts';
import { addProduct, answerAsBank, placeCart, useCasesOf } from '#test/journeys/customers/browser-visitor.ts';
import { becomeCustomer } from '#test/journeys/customers/customer-visitor.ts';
import { collectBrowserErrors } from '#test/journeys/every-page/complaints.ts';
import { expect, test } from '#test/journeys/journey.ts';
import { hydrated, purchase } from '#test/journeys/purchase.ts';
import { origin } from '#test/journeys/site/origins.ts';
import { expectOk } from '#test/kit/fakes/shop.ts';

const RUNNING = { filter: 'all', keyword: null } as const;
/** What a browser says of an answer that refuses. */
const REFUSED = /status of (409|422)/;
const BUSY = 'Dịch vụ đang thực hiện một thao tác khác.';

/** A new customer's running server and store. */
const rentBoth = async (useCases: UseCases): Promise<{ readonly server: ServiceId; readonly store: ServiceId }> => {
  await becomeCustomer(useCases);
  await addProduct(useCases, purchase.slug);
  const storeSlug = seedProducts.find(({ sku }) => sku === 'S3-100')?.slug;
  await answerAsBank(useCases, await placeCart(useCases, await addProduct(useCases, storeSlug)));
  const running = async () =>
    expectOk(await useCases.loadServices(RUNNING)).services.filter(({ status }) => status === 'COMPLETED');
  await expect.poll(async () => (await running()).length, { timeout: 40_000 }).toBe(2);
  const services = await running();
  const idOf = (type: string) => services.find((each) => each.type === type)?.id;
  const [server, store] = [idOf('cloud-server'), idOf('object-storage')];
  if (server === undefined || store === undefined) throw new Error('both are rented');
  return { server, store };
};

const openService = async (page: Page, id: ServiceId, tab: ServiceTab | null = null): Promise<void> => {
  await page.goto(origin + paths.service(id, tab));
  await hydrated(page);
};

const open = (page: Page, label: string) => page.locator('summary', { hasText: label }).first().click();

/** Makes a key, returns its secret as the page shows it. */
const makeKey = async (page: Page, name: string): Promise<string> => {
  await open(page, 'Tạo khoá truy cập');
  await page.getByLabel('Tên khoá').fill(name);
  await page.getByRole('button', { name: 'Tạo khoá', exact: true }).click();
  await page.getByRole('button', { name: 'Hiện khoá bí mật' }).click();
  const secret = page.getByText(/^[A-Za-z0-9]{40}$/);
  await expect(secret).toBeVisible();
  return (await secret.textContent()) ?? '';
};

const revokeKey = async (page: Page, name: string): Promise<void> => {
  await open(page, 'Thu hồi');
  await page.getByLabel(/^Gõ lại tên khoá/).fill('tên khác');
  await page.getByRole('button', { name: 'Thu hồi khoá này' }).click();
  await expect(page.getByText('Bạn gõ đúng tên hoặc mã của khoá')).toBeVisible();
  await page.getByLabel(/^Gõ lại tên khoá/).fill(name);
  await page.getByRole('button', { name: 'Thu hồi khoá này' }).click();
  await expect(page.getByText('Tạo thêm được 10 khoá')).toBeVisible();
};

test('SVC-01 of two tabs that reboot a server one wins and the other is told; both follow until it runs', async ({
  page,
  context,
}) => {
  const complaints = collectBrowserErrors(page);
  const useCases = useCasesOf(page.request);
  const { server } = await rentBoth(useCases);
  const other = await context.newPage();
  const tabs = [page, other];
  for (const tab of tabs) {
    await openService(tab, server);
    await open(tab, 'Khởi động lại');
  }
  await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: 'Khởi động lại ngay' }).click()));
  const refusals = async (): Promise<number> => {
    const counts = await Promise.all(tabs.map((tab) => tab.getByText(BUSY).count()));
    return counts.filter((count) => count > 0).length;
  };
  await expect.poll(refusals).toBe(1);
  expect(expectOk(await useCases.loadServiceControl({ id: server })).log.map(({ kind }) => kind)).toEqual(['reboot']);
  await expect(page.getByText('Đang chạy', { exact: true })).toBeVisible({ timeout: 40_000 });
  await page.getByRole('link', { name: 'Lịch sử' }).click();
  await expect(page.getByText('Bạn · Xong')).toBeVisible();
  await other.reload();
  await expect(other.getByText('Đang chạy', { exact: true })).toBeVisible();
  expect(complaints().filter((each) => !REFUSED.test(each))).toEqual([]);
});

test('SVC-01 a key of a store is made, its secret is shown once, and it is revoked after its name was typed', async ({
  page,
}) => {
  const complaints = collectBrowserErrors(page);
  const { store } = await rentBoth(useCasesOf(page.request));
  await openService(page, store, 'khoa');
  const secret = await makeKey(page, 'Máy web');
  await page.reload();
  await hydrated(page);
  await expect(page.getByText('Máy web').first()).toBeVisible();
  expect(await page.content()).not.toContain(secret);
  await revokeKey(page, 'Máy web');
  expect(complaints().filter((each) => !REFUSED.test(each))).toEqual([]);
});

test('SVC-01 a snapshot is made under the typed name, comes to the list by itself, is restored and deleted', async ({
  page,
}) => {
  const complaints = collectBrowserErrors(page);
  const { server } = await rentBoth(useCasesOf(page.request));
  await openService(page, server, 'ban-chup');
  await open(page, 'Tạo bản chụp');
  await page.getByLabel('Tên bản chụp').fill('Trước khi nâng cấp');
  await page.getByRole('button', { name: 'Tạo bản chụp ngay' }).click();
  await expect(page.getByText('Máy đang bận một thao tác khác')).toBeVisible();
  const item = page.getByRole('listitem').filter({ hasText: 'truoc-khi-nang-cap' });
  await expect(item.getByText('Khôi phục').first()).toBeVisible({ timeout: 40_000 });
  await item.locator('summary', { hasText: 'Khôi phục' }).click();
  await item.getByLabel(/^Gõ lại tên bản chụp/).fill('truoc-khi-nang-cap');
  await item.getByRole('button', { name: 'Khôi phục máy về bản này' }).click();
  await expect(page.getByText('Đang khôi phục', { exact: true })).toBeVisible();
  await expect(item.locator('summary', { hasText: 'Xoá' })).toBeVisible({ timeout: 40_000 });
  await item.locator('summary', { hasText: 'Xoá' }).click();
  await item.getByRole('button', { name: 'Xoá bản chụp này' }).click();
  await expect(page.getByText('Chưa có bản chụp nào')).toBeVisible({ timeout: 40_000 });
  expect(complaints().filter((each) => !REFUSED.test(each))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('SVC-01 the first password is shown, a server is stopped, and a key is made and revoked by plain forms', async ({
    page,
  }) => {
    const useCases = useCasesOf(page.request);
    const { server, store } = await rentBoth(useCases);
    await page.goto(`${origin}/service/${server}`);
    await page.getByRole('button', { name: 'Hiện mật khẩu' }).click();
    const access = page.getByRole('region', { name: 'Truy cập' });
    await expect(access.getByText(/^[A-Za-z0-9]{16}$/)).toBeVisible();
    await open(page, 'Tắt máy');
    await page.getByRole('button', { name: 'Tắt máy ngay' }).click();
    await expect(page.getByText('Đang tắt', { exact: true })).toBeVisible();
    await page.goto(origin + paths.service(store, 'khoa'));
    const secret = await makeKey(page, 'Máy web');
    await page.goto(origin + paths.service(store, 'khoa'));
    expect(await page.content()).not.toContain(secret);
    await revokeKey(page, 'Máy web');
  });
});

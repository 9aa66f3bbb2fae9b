import { expect, type Locator, type Page, test } from '#test/journeys/journey.ts';
import { hoverUntilHydrated, hydrated } from '#test/journeys/purchase.ts';
import { openQuickShop, type QuickShop } from '#test/journeys/site/quick-shop.ts';
import {
  addAtDesk,
  type EditorSection,
  type Filling,
  openEditor,
  remove,
  removeAtDesk,
  rowOf,
  save,
  add as saveNew,
} from './editor.ts';

let shop: QuickShop;
let editor: Page;
/** Entries that the test added; removed at its end so that no other journey sees them. */
let added: string[] = [];

test.beforeAll(async ({ browser }) => {
  shop = await openQuickShop();
  editor = await openEditor(browser);
});
test.afterEach(async () => {
  for (const address of added)
    await (address.startsWith('#') ? removeAtDesk(editor, address) : remove(editor, address));
  added = [];
});
test.afterAll(async () => {
  await editor.context().close();
  await shop.stop();
});

const unique = (): string => Date.now().toString(36);
const add = async (section: EditorSection, filling: Filling, button?: string): Promise<string> => {
  const address = await saveNew(editor, section, filling, button);
  added.push(address);
  return address;
};

/** Reloads a page of the shop until the expectation holds, because the cache may still be old. */
const eventuallyShows = async (page: Page, path: string, holds: (page: Page) => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.goto(shop.origin + path);
    await holds(page);
  }).toPass({ timeout: 30_000 });

const soon = { timeout: 2_000 };
const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 16);
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);

test('BAN-01 CMS-01 an editor adds a banner to the home page, changes its text, picture and window, and sees why it is not shown', async ({
  page,
}) => {
  const name = `Banner thử ${unique()}`;
  const slider = page.getByRole('main').getByRole('region', { name: 'Giới thiệu', exact: true });
  const banner = (words: string): Locator => slider.getByAltText(words, { exact: true });
  const expectWords = async (words: string, times: number): Promise<void> => {
    await hydrated(page);
    await slider.scrollIntoViewIfNeeded(soon);
    // The slider's script adds the pictures after the first.
    await expect(slider.locator('img').nth(2)).toBeAttached(soon);
    await expect(banner(words)).toHaveCount(times, soon);
  };
  const address = await add(
    'banner',
    {
      'Tên banner': name,
      Loại: 'SLIDER',
      'Đường dẫn ảnh': '/uploads/banner-sao-luu-m365.png',
      'Lời đọc thay ảnh': name,
      'Bấm vào thì đi đến': '/cua-hang/danh-muc/m365-backup',
    },
    'Lưu bản nháp',
  );
  await expect(editor.getByText('Banner còn là bản nháp, chưa đăng.')).toBeVisible();
  await save(editor, {}, 'Lưu và đăng');
  await eventuallyShows(page, '/', () => expectWords(name, 1));

  const words = `${name}, lời khác`;
  await save(editor, { 'Lời đọc thay ảnh': words, 'Đường dẫn ảnh': '/uploads/banner-gpu-desktop.png' });
  await eventuallyShows(page, '/', () => expectWords(words, 1));
  expect(await banner(words).getAttribute('src')).toContain('banner-gpu-desktop');

  for (const [window, why] of [
    [{ 'Thôi hiện': yesterday }, 'Đã qua lúc kết thúc.'],
    [{ 'Bắt đầu hiện': tomorrow, 'Thôi hiện': '' }, 'Chưa đến lúc bắt đầu.'],
  ] as const) {
    await save(editor, window);
    await expect(editor.getByText(why)).toBeVisible();
    await editor.goto(`/cms/banner`);
    await expect(rowOf(editor, name)).toContainText(why);
    await eventuallyShows(page, '/', () => expectWords(words, 0));
    await editor.goto(address);
  }
});

test('CMS-01 HDR-03 RED-04 RED-01 a menu entry with redirect rules behind its links: the shop follows both without loading a new document, and the editor sees each hit', async ({
  page,
}) => {
  const id = unique();
  const [title, moved, gone] = [`Thử ${id}`, `uu-dai-${id}`, `da-dung-${id}`];
  const rule = await addAtDesk(editor, 'redirects', {
    'Địa chỉ cũ': `/${moved}`,
    'Địa chỉ mới': '/cua-hang/danh-muc/cloud-server',
    'Cách chuyển': '302: chuyển tạm',
  });
  added.push(rule);
  added.push(await addAtDesk(editor, 'redirects', { 'Địa chỉ cũ': `/${gone}`, 'Cách chuyển': '410: trang đã bỏ' }));
  const menu = await add('menu', { 'Tên trên thanh menu': title, 'Thứ tự': '1', 'Dẫn đến': moved });
  const link = page.getByRole('navigation', { name: 'Menu chính' }).getByRole('link', { name: title });
  await eventuallyShows(page, '/danh-sach-bai-viet', () => expect(link).toBeVisible(soon));

  await hoverUntilHydrated(link);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request.url());
  });
  await link.click();
  await expect(page).toHaveURL(`${shop.origin}/cua-hang/danh-muc/cloud-server`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cloud Server');
  expect(documents).toEqual([]);

  const full = await fetch(`${shop.origin}/${moved}`, { redirect: 'manual' });
  expect([full.status, full.headers.get('location')]).toEqual([302, '/cua-hang/danh-muc/cloud-server']);
  await expect(async () => {
    await editor.goto('/desk#/contact');
    await editor.goto('/desk#/redirects');
    const row = editor.getByRole('row').filter({ hasText: `/${moved}` });
    await expect(row.getByRole('cell', { name: '2', exact: true })).toBeVisible(soon);
  }).toPass({ timeout: 40_000 });

  await editor.goto(menu);
  await save(editor, { 'Tên trên thanh menu': `Hết ${id}`, 'Dẫn đến': gone });
  const last = page.getByRole('navigation', { name: 'Menu chính' }).getByRole('link', { name: `Hết ${id}` });
  await eventuallyShows(page, '/danh-sach-bai-viet', () => expect(last).toBeVisible(soon));
  await hoverUntilHydrated(last);
  documents.length = 0;
  await last.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Trang không còn tồn tại' })).toBeVisible();
  expect(documents).toEqual([]);

  await editor.goto(`/desk${rule}`);
  await editor.getByLabel('Địa chỉ mới').fill('https://khong-duoc-phep.example/x');
  await editor.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(editor.getByText(/Cửa hàng chỉ chuyển đến trang của mình và các trang khác được phép/)).toBeVisible();
  expect((await fetch(`${shop.origin}/${moved}`, { redirect: 'manual' })).status).toBe(302);
});

test('CMS-01 a deleted menu entry disappears from the shop’s header', async ({ page }) => {
  const title = `Tạm ${unique()}`;
  const address = await add('menu', { 'Tên trên thanh menu': title, 'Thứ tự': '1', 'Dẫn đến': 'lien-he' });
  const link = page.getByRole('navigation', { name: 'Menu chính' }).getByRole('link', { name: title });
  await eventuallyShows(page, '/cau-hoi-thuong-gap', () => expect(link).toBeVisible(soon));
  await remove(editor, address);
  added = added.filter((each) => each !== address);
  await eventuallyShows(page, '/cau-hoi-thuong-gap', () => expect(link).toHaveCount(0, soon));
});

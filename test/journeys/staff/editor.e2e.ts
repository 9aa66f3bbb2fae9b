import { expect, type Locator, type Page, test } from '#test/journeys/journey.ts';
import { hoverUntilHydrated, hydrated } from '#test/journeys/purchase.ts';
import { openQuickShop, type QuickShop } from '#test/journeys/site/quick-shop.ts';
import { add as addRecord, type Filling, goTo, openEditor, remove, rowOf, save } from './editor.ts';

let shop: QuickShop;
let editor: Page;
/** Entries that the test added; removed at its end so that no other journey sees them. */
let added: string[] = [];

test.beforeAll(async ({ browser }) => {
  shop = await openQuickShop();
  editor = await openEditor(browser);
});
test.afterEach(async () => {
  for (const place of added) await remove(editor, place);
  added = [];
});
test.afterAll(async () => {
  await editor.context().close();
  await shop.stop();
});

const unique = (): string => Date.now().toString(36);
const add = async (resource: string, filling: Filling, prepare?: (page: Page) => Promise<void>): Promise<string> => {
  const place = await addRecord(editor, resource, filling, prepare);
  added.push(place);
  return place;
};

/** Reloads a page of the shop until the expectation holds, because the cache may still be old. */
const eventuallyShows = async (page: Page, path: string, holds: (page: Page) => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.goto(shop.origin + path);
    await holds(page);
  }).toPass({ timeout: 30_000 });

const soon = { timeout: 2_000 };
/** As fields take a day and a time in Vietnam. */
const localTimeIn = (days: number): string =>
  new Date(Date.now() + days * 86_400_000 + 7 * 3_600_000).toISOString().slice(0, 16);

test('BAN-01 CMS-01 an editor adds a banner to the home page, changes its text, picture and window, and sees why it is not shown', {
  tag: '@whole',
}, async ({ page }) => {
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
  const place = await add(
    'banners',
    {
      'Tên banner': name,
      'Hoặc địa chỉ ảnh ở nơi khác': '/uploads/banner-sao-luu-m365.png',
      'Lời đọc thay ảnh': name,
      'Bấm vào thì đi đến': '/cua-hang/danh-muc/m365-backup',
    },
    (page) => page.getByRole('button', { name: 'Thêm', exact: true }).click(),
  );
  await expect(editor.getByText('Banner còn là bản nháp, chưa đăng.')).toBeVisible();
  await save(editor, { Đăng: 'bật' });
  await eventuallyShows(page, '/', () => expectWords(name, 1));

  const words = `${name}, lời khác`;
  await save(editor, {
    'Lời đọc thay ảnh': words,
    'Hoặc địa chỉ ảnh ở nơi khác': '/uploads/banner-gpu-desktop.png',
  });
  await eventuallyShows(page, '/', () => expectWords(words, 1));
  expect(await banner(words).getAttribute('src')).toContain('banner-gpu-desktop');

  for (const [window, why] of [
    [{ 'Thôi hiện': localTimeIn(-1) }, 'Đã qua lúc kết thúc.'],
    [{ 'Bắt đầu hiện': localTimeIn(1), 'Thôi hiện': localTimeIn(2) }, 'Chưa đến lúc bắt đầu.'],
  ] as const) {
    await save(editor, window);
    await expect(editor.getByText(why)).toBeVisible();
    await goTo(editor, '/banners');
    await expect(rowOf(editor, name)).toContainText(why);
    await eventuallyShows(page, '/', () => expectWords(words, 0));
    await goTo(editor, place);
  }
});

test('CMS-01 HDR-03 RED-04 RED-01 a menu entry with redirect rules behind its links: the shop follows both without loading a new document, and the editor sees each hit', {
  tag: '@whole',
}, async ({ page }) => {
  const id = unique();
  const [title, moved, gone] = [`Thử ${id}`, `uu-dai-${id}`, `da-dung-${id}`];
  const rule = await add('redirects', {
    'Địa chỉ cũ': `/${moved}`,
    'Địa chỉ mới': '/cua-hang/danh-muc/cloud-server',
    'Cách chuyển': '302: chuyển tạm',
  });
  await add('redirects', { 'Địa chỉ cũ': `/${gone}`, 'Cách chuyển': '410: trang đã bỏ' });
  const menu = await add('menus', { 'Tên trên thanh menu': title, 'Thứ tự': '1', 'Dẫn đến': moved });
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
    await goTo(editor, '/redirects');
    await expect(rowOf(editor, `/${moved}`).getByRole('cell', { name: '2', exact: true })).toBeVisible(soon);
  }).toPass({ timeout: 40_000 });

  await goTo(editor, menu);
  await save(editor, { 'Tên trên thanh menu': `Hết ${id}`, 'Dẫn đến': gone });
  const last = page.getByRole('navigation', { name: 'Menu chính' }).getByRole('link', { name: `Hết ${id}` });
  await eventuallyShows(page, '/danh-sach-bai-viet', () => expect(last).toBeVisible(soon));
  await hoverUntilHydrated(last);
  documents.length = 0;
  await last.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Trang không còn tồn tại' })).toBeVisible();
  expect(documents).toEqual([]);

  await goTo(editor, rule);
  await editor.getByLabel('Địa chỉ mới').fill('https://khong-duoc-phep.example/x');
  await editor.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(editor.getByText(/Cửa hàng chỉ chuyển đến trang của mình và các trang khác được phép/)).toBeVisible();
  expect((await fetch(`${shop.origin}/${moved}`, { redirect: 'manual' })).status).toBe(302);
});

test('CMS-01 a deleted menu entry disappears from the shop’s header', async ({ page }) => {
  const title = `Tạm ${unique()}`;
  const place = await add('menus', { 'Tên trên thanh menu': title, 'Thứ tự': '1', 'Dẫn đến': 'lien-he' });
  const link = page.getByRole('navigation', { name: 'Menu chính' }).getByRole('link', { name: title });
  await eventuallyShows(page, '/cau-hoi-thuong-gap', () => expect(link).toBeVisible(soon));
  await remove(editor, place);
  added = added.filter((each) => each !== place);
  await eventuallyShows(page, '/cau-hoi-thuong-gap', () => expect(link).toHaveCount(0, soon));
});

test('CMS-01 LAY-07 keys alone put the items of a menu in order and below each other', { tag: '@whole' }, async () => {
  const title = `Cây ${unique()}`;
  const names = () =>
    editor.getByLabel('Tên mục').evaluateAll((inputs) => inputs.map((each) => each.getAttribute('value')));
  await add('menus', { 'Tên trên thanh menu': title, 'Thứ tự': '9', 'Dẫn đến': 'lien-he' }, async (page) => {
    for (const name of ['Một', 'Hai', 'Ba']) {
      await page.getByRole('button', { name: 'Thêm mục con' }).press('Enter');
      await expect(page.getByLabel('Tên mục').last()).toBeFocused();
      await page.keyboard.type(name);
    }
    const row = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('group', { name }) });
    await row('Ba').getByRole('button', { name: 'Đưa lên' }).press('Enter');
    await expect(page.getByText('Ba: dòng 2, bậc 1.')).toBeVisible();
    await expect(row('Ba').getByRole('button', { name: 'Đưa lên' })).toBeFocused();
    await row('Ba').getByRole('button', { name: 'Đưa vào dưới mục trên' }).press('Enter');
    await expect(page.getByText('Ba: dòng 2, bậc 2.')).toBeVisible();
  });
  expect(await names()).toEqual(['Một', 'Ba', 'Hai']);
});

test('CMS-02 a member writes an article with a table, reads it as a draft in the shop, and undoes a change', async ({
  page,
}) => {
  const title = `Bài ${unique()}`;
  const place = await add('articles', {
    'Tiêu đề': title,
    'Tóm tắt': 'Một câu.',
    'Nội dung \\(Markdown\\)': '## So sánh\n\n| Gói | Giá |\n|---|---|\n| Nhỏ | 99.000đ |',
  });
  await editor.getByLabel('Tiêu đề *').fill(`${title}, chưa lưu`);
  const [shown] = await Promise.all([
    editor.waitForEvent('popup'),
    editor.getByRole('button', { name: 'Xem thử cỡ điện thoại' }).click(),
  ]);
  await shown.waitForURL(/\?preview=/);
  await page.goto(shown.url().replace(/^https?:\/\/[^/]+/, shop.origin));
  await expect(page.getByRole('cell', { name: '99.000đ' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: `${title}, chưa lưu` })).toBeVisible();
  await shown.close();
  await save(editor, { 'Tóm tắt': 'Câu khác.' });
  await editor.getByRole('button', { name: 'Khôi phục' }).first().click();
  await expect(editor.getByText('Đã khôi phục bản cũ.')).toBeVisible();
  await goTo(editor, place);
  await expect(editor.getByLabel('Tóm tắt *')).toHaveValue('Một câu.');
});

import { expect, type Page, test } from '#test/journeys/journey.ts';
import { hydrated } from '#test/journeys/purchase.ts';
import { origin } from '#test/journeys/site/origins.ts';

test.use({ serviceWorkers: 'allow' });

const offlineAlert = (page: Page) => page.getByRole('alert').filter({ hasText: 'Không có mạng' });
const product = '/san-pham/cloud-server-ssd-4';
const term = (page: Page) => page.getByRole('radio', { name: /^6 tháng/, includeHidden: true });
const chooseTerm = async (page: Page): Promise<void> => {
  await page
    .locator('label')
    .filter({ has: term(page) })
    .click();
  await expect(term(page)).toBeChecked();
};
const note = (page: Page) => page.getByRole('main').locator('textarea').first();

/** A choice, a press that leaves the page, and that the choice is still there. */
type Press = {
  readonly path: string;
  readonly choose?: (page: Page) => Promise<void>;
  readonly press: (page: Page) => Promise<void>;
  readonly isKept?: (page: Page) => Promise<void>;
};
const withTerm = { path: product, choose: chooseTerm, isKept: (page: Page) => expect(term(page)).toBeChecked() };
const withNote = {
  path: '/dang-ky-tu-van',
  choose: (page: Page) => note(page).fill('Cần 3 máy chủ GPU'),
  isKept: (page: Page) => expect(note(page)).toHaveValue('Cần 3 máy chủ GPU'),
};
const main = (page: Page) => page.getByRole('main');
const searchField = (page: Page) => main(page).getByRole('combobox', { name: /^Tìm sản phẩm/ });

const presses: Readonly<Record<string, Press>> = {
  'a product is added': {
    ...withTerm,
    press: (page) => page.getByRole('button', { name: 'Thêm vào giỏ' }).first().click(),
  },
  'a product is marked': {
    ...withTerm,
    press: (page) =>
      main(page)
        .getByRole('button', { name: /yêu thích/ })
        .first()
        .click(),
  },
  'the logo is pressed': {
    ...withTerm,
    press: (page) =>
      page
        .getByRole('banner')
        .getByRole('link', { name: /trang chủ/ })
        .click(),
  },
  'the path is followed': {
    ...withTerm,
    press: (page) => page.getByRole('navigation', { name: 'Đường dẫn' }).getByRole('link').first().click(),
  },
  'help is asked for': {
    ...withTerm,
    press: (page) =>
      page
        .getByRole('navigation', { name: 'Liên hệ nhanh' })
        .getByRole('link', { name: /Tạo yêu cầu/ })
        .click(),
  },
  'a request for advice is sent': {
    ...withNote,
    press: (page) => main(page).getByRole('button', { name: /Gửi/ }).first().click(),
  },
  'a link is opened with the keyboard': {
    ...withNote,
    press: async (page) => {
      await page
        .getByRole('banner')
        .getByRole('link', { name: /trang chủ/ })
        .focus();
      await page.keyboard.press('Enter');
    },
  },
  'a plan is chosen from a list': {
    path: '/cua-hang/danh-muc/cloud-server',
    press: (page) => main(page).getByRole('article').first().getByRole('link').first().click(),
  },
  'a search is sent': {
    path: '/tim-kiem?q=vps',
    choose: (page) => searchField(page).fill('gpu'),
    press: (page) => main(page).getByRole('button', { name: 'Tìm', exact: true }).click(),
    isKept: (page) => expect(searchField(page)).toHaveValue('gpu'),
  },
  'an article is opened': {
    path: '/danh-sach-bai-viet',
    press: (page) => main(page).getByRole('article').first().getByRole('link').first().click(),
  },
};

for (const [title, { path, choose, press, isKept }] of Object.entries(presses))
  test(`ERR-06 without a network ${title}: the page and its choice stay, and it says so`, async ({ page, context }) => {
    // Its scripts never come: a page that was opened a moment before the network went.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(origin + path);
    await choose?.(page);
    await context.setOffline(true);
    await press(page);
    await expect(offlineAlert(page)).toBeVisible();
    await expect(page).toHaveURL(origin + path);
    await isKept?.(page);
    await context.setOffline(false);
    await expect(offlineAlert(page)).toBeHidden();
  });

/** The worker has come with the page’s scripts, and has what it shows. */
const withWorker = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated')
      await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
  });

test.describe('after a visit', () => {
  test('ERR-06 a page that the network does not bring is the shop’s own, and is there when tried again', async ({
    page,
    context,
  }) => {
    await page.goto(`${origin}/san-pham/cloud-server-ssd-4`);
    await hydrated(page);
    await withWorker(page);
    await context.setOffline(true);
    for (const path of ['/cua-hang', '/gio-hang', '/dang-nhap', '/bao-hanh-khong-co']) {
      await page.goto(origin + path);
      await expect(page.getByRole('heading', { name: 'Không có mạng' })).toBeVisible();
      await expect(page).toHaveURL(origin + path);
    }
    await page.goto(`${origin}/cua-hang`);
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Thử lại' }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Không có mạng');
    await expect(page).toHaveURL(`${origin}/cua-hang`);
  });

  test('ERR-06 a form that a network without answers swallows leaves the page as it was', async ({ page, context }) => {
    await page.goto(`${origin}/san-pham/cloud-server-ssd-4`);
    await hydrated(page);
    await withWorker(page);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(`${origin}/san-pham/cloud-server-ssd-8`);
    await chooseTerm(page);
    await context.setOffline(true);
    // A network that is there, and answers nothing.
    await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: true }));
    await page.getByRole('button', { name: 'Thêm vào giỏ' }).first().click();
    await expect(offlineAlert(page)).toBeVisible();
    await expect(term(page)).toBeChecked();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Thêm vào giỏ' }).first().click();
    await expect(page).toHaveURL(/\/(gio-hang|san-pham)/);
  });

  test('ERR-06 forms, redirects and files work through the worker', async ({ page }) => {
    await page.goto(`${origin}/san-pham/cloud-server-ssd-4`);
    await hydrated(page);
    await withWorker(page);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(`${origin}/san-pham/cloud-server-ssd-4`);
    await page.getByRole('button', { name: 'Thêm vào giỏ' }).first().click();
    await expect(page.getByRole('button', { name: /^Xoá .* khỏi giỏ/ })).toHaveCount(1);
  });
});

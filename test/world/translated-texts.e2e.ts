import { type Browser, test as base, expect, type Page } from '@playwright/test';
import { closeOverlays } from '#test/journeys/first-visit.ts';
import { hydrated } from '#test/journeys/purchase.ts';
import { origin } from '#test/journeys/site/origins.ts';
import { translate } from './changes.ts';

/** Texts are compared with the page as it is untouched, so that the order of presses has to be the same. */
const test = base;
type Step = (page: Page) => Promise<void>;

const main = (page: Page) => page.getByRole('main');
const pick =
  (name: RegExp | string): Step =>
  (page) =>
    page
      .locator('label')
      .filter({ has: page.getByRole('radio', { name, includeHidden: true }) })
      .first()
      .click();
const press =
  (name: RegExp | string): Step =>
  (page) =>
    main(page).getByRole('button', { name }).first().click();
const type =
  (label: RegExp | string, text: string): Step =>
  async (page) => {
    await main(page).getByLabel(label).first().fill(text);
    await page.keyboard.press('Tab');
  };
const addServer: Step = async (page) => {
  await page.goto(`${origin}/san-pham/cloud-server-ssd-4`);
  await page.getByRole('button', { name: 'Thêm vào giỏ' }).first().click();
  await expect(page).toHaveURL(/\/gio-hang/);
};

/** What people do on a page; after each step the translated page says what the other says. */
const cases: Readonly<Record<string, { readonly before?: Step; readonly steps: Readonly<Record<string, Step>> }>> = {
  '/san-pham/cloud-server-ssd-4': {
    steps: {
      'a term': pick(/^6 tháng/),
      'an option with a price': pick(/Windows Server/),
      'another term': pick(/^12 tháng/),
      'the option without a price': pick(/Ubuntu/),
      'a favourite': press(/yêu thích/),
    },
  },
  '/gio-hang': {
    before: addServer,
    steps: {
      'one more': press(/^Tăng/),
      'two more': press(/^Tăng/),
      removed: press(/^Xoá Cloud Server/),
      'and back': press(/Hoàn tác/),
    },
  },
  '/checkout': {
    before: addServer,
    steps: {
      'a company': pick('Doanh nghiệp'),
      'sent empty': press(/Đặt hàng và lấy mã QR/),
      'a person': pick('Cá nhân'),
      'a wrong phone': type('Số điện thoại', '12'),
      'a right phone': type('Số điện thoại', '0912345678'),
    },
  },
  '/dang-nhap': { steps: { 'sent empty': press(/^Đăng nhập$/) } },
  '/dang-ky': { steps: { 'sent empty': press(/^(Đăng ký|Tạo)/), 'a weak password': type(/^Mật khẩu/, 'abc') } },
  '/dang-ky-tu-van': { steps: { 'sent empty': press(/Gửi/) } },
  '/quen-mat-khau': { steps: { 'sent empty': press(/Gửi|Tiếp/) } },
  '/dang-ky-microsoft-365-backup?users=18&years=3': { steps: { 'more users': type(/người dùng/i, '250') } },
};

/** As one sees it. */
const textOf = async (page: Page): Promise<string> =>
  (await page.locator('header, main').allInnerTexts()).join(' ').replace(/\s+/g, ' ');
/** Once it has stopped to change. */
const settledText = async (page: Page): Promise<string> => {
  await page.waitForLoadState('networkidle');
  let text = '';
  await expect
    .poll(
      async () => {
        const before = text;
        text = await textOf(page);
        return text === before;
      },
      { intervals: [300] },
    )
    .toBe(true);
  return text;
};

const open = async (browser: Browser, path: string, before?: Step): Promise<Page> => {
  const context = await browser.newContext({ locale: 'vi-VN' });
  await closeOverlays(context);
  const page = await context.newPage();
  await before?.(page);
  await page.goto(origin + path);
  await hydrated(page);
  return page;
};

test('LAY-06 PRC-01 a translated page says after each press what an untouched one says, prices too', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  for (const [path, { before, steps }] of Object.entries(cases))
    await test.step(path, async () => {
      const untouched = await open(browser, path, before);
      const translated = await open(browser, path, before);
      const errors: string[] = [];
      await translated.waitForLoadState('networkidle');
      translated.on('pageerror', ({ message }) => errors.push(message));
      await translate(translated, '');
      for (const [name, step] of Object.entries(steps)) {
        await step(untouched);
        const right = await settledText(untouched);
        await step(translated);
        await expect.poll(() => textOf(translated), `${path}: ${name}`).toBe(right);
      }
      // Parts that wake after the translation are drawn anew.
      expect(errors.filter((error) => !/#418/.test(error))).toEqual([]);
      await untouched.context().close();
      await translated.context().close();
    });
});

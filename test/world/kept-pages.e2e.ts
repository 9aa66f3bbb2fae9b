import type { UseCases } from '#core/operations.ts';
import { orderId } from '#core/shared/ids.ts';
import {
  addProduct,
  answerAsBank,
  freshIdempotencyKey,
  placeCart,
  useCasesOf,
} from '#test/journeys/customers/browser-visitor.ts';
import { addFavourite, becomeCustomer, logInByPassword } from '#test/journeys/customers/customer-visitor.ts';
import { expect, type Page, test } from '#test/journeys/journey.ts';
import { customer, hydrated } from '#test/journeys/purchase.ts';
import { origin } from '#test/journeys/site/origins.ts';
import { expectOk } from '#test/kit/fakes/shop.ts';
import { findBrowser, quietFlags } from '../../scripts/browser.mjs';

// Playwright switches it off, and every visitor has it.
test.use({
  launchOptions: {
    args: quietFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    executablePath: findBrowser(),
  },
});

/** Another site, of the same machine. */
const elsewhere = `${origin.replace('localhost', '127.0.0.1')}/robots.txt`;
const main = (page: Page) => page.getByRole('main');
const badge = (page: Page, count: number) => page.getByRole('link', { name: `Giỏ hàng, ${count} sản phẩm` });

type Kept = {
  /** Brings the visitor to the page, and what is theirs. */
  readonly open: (page: Page, useCases: UseCases) => Promise<unknown>;
  /** Happens in another tab while the page is left. */
  readonly meanwhile?: (useCases: UseCases) => Promise<unknown>;
  readonly shows: (page: Page) => Promise<unknown>;
  /** Chromium throws such a page away when cookies change. */
  readonly isPrivate?: boolean;
};

const visit = async (page: Page, path: string): Promise<void> => {
  await page.goto(origin + path);
  await hydrated(page);
};
const add = (useCases: UseCases) => addProduct(useCases);
const logOut = async (useCases: UseCases): Promise<unknown> =>
  expectOk(await useCases.logOut({ path: '/', idempotencyKey: freshIdempotencyKey() }));
const showsNobody = async (page: Page): Promise<void> => {
  await expect(main(page)).not.toContainText(who.email);
  await expect(page.getByRole('link', { name: /^Đăng nhập/ }).first()).toBeVisible();
  await expect(page.locator('body')).not.toContainText(who.email);
};
let who = { email: '', password: '', fullName: '' };
let placed = orderId('');
let cart: Awaited<ReturnType<typeof add>>;
const asCustomer =
  (path: string): Kept['open'] =>
  async (page, useCases) => {
    who = await becomeCustomer(useCases);
    await visit(page, path);
  };

const kept: Readonly<Record<string, Kept>> = {
  'a list, before there was a cart': {
    open: (page) => visit(page, '/cua-hang/danh-muc/cloud-server'),
    meanwhile: add,
    shows: (page) => expect(badge(page, 1)).toBeVisible(),
  },
  'a product that has not woken, before there was a cart': {
    open: (page) => page.goto(`${origin}/san-pham/cloud-server-ssd-1`),
    meanwhile: add,
    shows: (page) => expect(badge(page, 1)).toBeVisible(),
  },
  'a cart with fewer lines than now': {
    open: async (page, useCases) => {
      await add(useCases);
      await visit(page, '/gio-hang');
    },
    meanwhile: (useCases) => addProduct(useCases, 'cloud-server-ssd-1'),
    shows: (page) => expect(main(page).getByRole('button', { name: /^Xoá .* khỏi giỏ/ })).toHaveCount(2),
    isPrivate: true,
  },
  'a checkout whose order was paid': {
    open: async (page, useCases) => {
      cart = await add(useCases);
      await visit(page, '/checkout');
    },
    meanwhile: async (useCases) => answerAsBank(useCases, await placeCart(useCases, cart)),
    shows: (page) => expect(main(page).getByRole('button', { name: /Đặt hàng và lấy mã QR/ })).toHaveCount(0),
    isPrivate: true,
  },
  'a payment that arrived': {
    open: async (page, useCases) => {
      placed = await placeCart(useCases, await add(useCases));
      await visit(page, `/thanh-toan/${placed}`);
    },
    meanwhile: (useCases) => answerAsBank(useCases, placed),
    shows: (page) => expect(page).toHaveURL(/\/dat-hang-thanh-cong/),
    isPrivate: true,
  },
  'a profile, after the log-out': {
    open: asCustomer('/quan-ly-tai-khoan/thong-tin'),
    meanwhile: logOut,
    shows: showsNobody,
    isPrivate: true,
  },
  'the devices of an account, after the log-out': {
    open: asCustomer('/quan-ly-tai-khoan/bao-mat'),
    meanwhile: logOut,
    shows: showsNobody,
    isPrivate: true,
  },
  'orders, after the log-out': {
    open: async (page, useCases) => {
      await asCustomer('/order')(page, useCases);
      placed = await placeCart(useCases, await add(useCases));
      await visit(page, '/order');
      await expect(main(page)).toContainText('Cloud Server');
    },
    meanwhile: logOut,
    shows: async (page) => {
      await expect(main(page)).not.toContainText('Cloud Server SSD 4');
      await showsNobody(page);
    },
    isPrivate: true,
  },
  'a public list with the name of a customer in its menu, after the log-out': {
    open: asCustomer('/cua-hang'),
    meanwhile: logOut,
    shows: showsNobody,
  },
  'a profile, after somebody else logged in': {
    open: asCustomer('/quan-ly-tai-khoan/thong-tin'),
    meanwhile: async (useCases) => {
      await logOut(useCases);
      await becomeCustomer(useCases);
    },
    shows: (page) => expect(main(page)).not.toContainText(who.email),
    isPrivate: true,
  },
  'a log-in, after one in another tab': {
    open: async (page, useCases) => {
      who = await becomeCustomer(useCases);
      await logOut(useCases);
      await visit(page, '/dang-nhap');
    },
    meanwhile: (useCases) => logInByPassword(useCases, who),
    shows: (page) => expect(page.getByRole('button', { name: /^Đăng nhập$/ })).toHaveCount(0),
    isPrivate: true,
  },
  'a heart, of a product that was marked': {
    open: (page) => visit(page, '/san-pham/cloud-server-ssd-4'),
    meanwhile: addFavourite,
    shows: (page) => expect(main(page).getByRole('button', { name: 'Bỏ khỏi yêu thích' })).toBeVisible(),
  },
  'a product with a chosen term': {
    open: async (page) => {
      await visit(page, '/san-pham/cloud-server-ssd-4');
      await page
        .locator('label')
        .filter({ has: page.getByRole('radio', { name: /^6 tháng/, includeHidden: true }) })
        .click();
      await expect(page.getByText('1.918.080đ').first()).toBeVisible();
    },
    shows: async (page) => {
      await expect(page.getByRole('radio', { name: /^6 tháng/, includeHidden: true })).toBeChecked();
      await expect(page.getByText('1.918.080đ').first()).toBeVisible();
    },
  },
  'a filtered list that was scrolled': {
    open: async (page) => {
      await visit(page, '/san-pham?sort=name&page=2');
      await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    },
    shows: async (page) => {
      await expect(page).toHaveURL(/sort=name&page=2/);
      await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(600);
    },
  },
  'a form that is half filled': {
    open: async (page) => {
      await visit(page, '/dang-ky-tu-van');
      await main(page).getByLabel('Họ và tên').fill(customer.name);
      await main(page).locator('textarea').fill('Cần 3 máy chủ');
    },
    shows: async (page) => {
      await expect(main(page).getByLabel('Họ và tên')).toHaveValue(customer.name);
      await expect(main(page).locator('textarea')).toHaveValue('Cần 3 máy chủ');
    },
  },
};

/** Safari keeps private pages too. */
const restore = (page: Page): Promise<unknown> =>
  // It may lead to a new document, in which nothing would answer.
  page.evaluate(() => void setTimeout(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))));

const goAndComeBack = async (page: Page, meanwhile: () => Promise<unknown>): Promise<void> => {
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => sessionStorage.setItem('was-persisted', `${persisted}`)),
  );
  await page.goto(elsewhere);
  await meanwhile();
  await page.goBack({ waitUntil: 'commit' });
  // The page that was kept may draw itself anew meanwhile.
  const wasPersisted = () => page.evaluate(() => sessionStorage.getItem('was-persisted')).catch(() => null);
  await expect.poll(wasPersisted).toBe('true');
};

for (const [name, { open, meanwhile, shows, isPrivate = false }] of Object.entries(kept))
  test(`HDR-05 a page that the browser kept shows what is now: ${name}`, async ({ page }) => {
    const useCases = useCasesOf(page.request);
    await open(page, useCases);
    const happen = async () => meanwhile?.(useCases);
    if (isPrivate) {
      await happen();
      await restore(page);
    } else await goAndComeBack(page, happen);
    await shows(page);
  });

import { addProduct, placeCart, useCasesOf } from '#test/journeys/customers/browser-visitor.ts';
import { origin } from '#test/journeys/site/origins.ts';
import { largestPaint, visit } from './first-visit.ts';
import { expect, type Page, test } from './journey.ts';
import { hoverUntilHydrated } from './purchase.ts';

const HOUR = 3_600_000;
const voucher = (page: Page) => page.getByRole('dialog', { name: /Voucher Giảm Giá/ });
const popup = (page: Page) => page.getByRole('dialog', { name: 'Giới thiệu từ cửa hàng' });
const icon = (page: Page) => page.getByRole('complementary', { name: 'Giới thiệu', exact: true });
const close = async (what: ReturnType<typeof popup>): Promise<void> => {
  await what.getByRole('button', { name: /^Đóng/ }).click();
  await expect(what).toHaveCount(0);
};
const closedAt = async (page: Page, name: string): Promise<number> =>
  Number((await page.context().cookies()).find((each) => each.name === name)?.value ?? Number.NaN);

/** Advances the page's clock three times by six seconds, so that parts that load meanwhile also get their turn. */
const passTime = async (page: Page): Promise<void> => {
  for (let turn = 0; turn < 2; turn += 1) {
    await page.clock.fastForward(6_000);
    await page.waitForLoadState('networkidle');
  }
  await page.clock.fastForward(6_000);
};

/** What appears once its parts have loaded, however slowly. */
const expectInTime = (page: Page, what: ReturnType<typeof popup>): Promise<void> =>
  expect(async () => {
    await passTime(page);
    await expect(what).toBeVisible({ timeout: 1_000 });
  }).toPass();

/** Holds back what shows overlays until the returned function is called, so that none appears before the visitor acts. */
const holdOverlays = async (page: Page): Promise<() => void> => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    ({ pathname }) => /^\/assets\/secondary-content-.*\.js$/.test(pathname),
    async (route) => {
      await held;
      await route.continue();
    },
    { times: 1 },
  );
  return release;
};

/** Between the home page and the one before it, without a new document. */
const goToOtherPage = async (page: Page): Promise<void> => {
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.textContent();
  if (new URL(page.url()).pathname === '/') await page.goBack();
  else
    await page
      .getByRole('banner')
      .getByRole('link', { name: /trang chủ/ })
      .click();
  // A page that is still loading would time out when its clock advances.
  await expect(heading).not.toHaveText(before ?? '');
};

test.use({ overlays: 'due' });

test('BAN-02 CON-01 a newcomer who touches nothing sees the popup, which is not the largest paint', async ({
  page,
}) => {
  await page.goto(`${origin}/`);
  await expect(popup(page)).toBeVisible();
  await expect(popup(page).locator('img').first()).toHaveJSProperty('complete', true);
  expect(await largestPaint(page)).not.toMatch(/<img|Giới thiệu từ|Cloud Server SSD 4/);
  await expect(voucher(page)).toHaveCount(0);
});

for (const [way, goOn] of [
  [
    'by a link, before any script has started',
    (page: Page) =>
      page
        .locator('header a[href="/cua-hang"]')
        .first()
        .evaluate((link: HTMLElement) => link.click()),
  ],
  ['by address', (page: Page) => page.goto(`${origin}/cua-hang`)],
] as const)
  test(`VCH-01 a newcomer who leaves the first page at once, ${way}, sees the voucher on the second`, async ({
    page,
  }) => {
    await page.goto(`${origin}/danh-sach-bai-viet`, { waitUntil: 'domcontentloaded' });
    await goOn(page);
    await expect(page).not.toHaveURL(/danh-sach-bai-viet/);
    await expect(voucher(page)).toBeVisible({ timeout: 30_000 });
  });

test('VCH-01 BAN-02 BAN-04 LAY-08 one popup covers a visit, the icon may follow, and both stay hidden for an hour once closed', async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, '/danh-sach-bai-viet');
  for (const [part, cookie] of [
    [popup(page), 'popup_closed'],
    [icon(page), 'floating_closed'],
  ] as const) {
    await passTime(page);
    await expect(part).toBeVisible();
    const covers = [voucher(page), popup(page), icon(page)];
    expect((await Promise.all(covers.map((each) => each.count()))).reduce((sum, each) => sum + each)).toBe(1);
    await close(part);
    expect(await closedAt(page, cookie)).toBeGreaterThan(Date.now() - HOUR);
    await goToOtherPage(page);
  }
  await passTime(page);
  await expect(voucher(page).or(popup(page)).or(icon(page))).toHaveCount(0);

  const [before] = (await page.context().cookies()).filter(({ name }) => name === 'popup_closed');
  if (before === undefined) throw new Error('the time was not stored');
  await page.context().addCookies([{ ...before, value: String(Date.now() - HOUR) }]);
  // The next visit.
  await page.evaluate(() => sessionStorage.clear());
  await visit(page, '/danh-sach-bai-viet');
  await passTime(page);
  await expect(popup(page)).toBeVisible();
});

test('LAY-08 a newcomer who comes to a product, or searches, is never interrupted, whatever follows', async ({
  page,
}) => {
  await page.clock.install();
  for (const path of ['/san-pham/cloud-server-ssd-4', '/tim-kiem?q=vps', '/tim-kiem-domain?domain=quanphomay.vn']) {
    await visit(page, path);
    await page.mouse.move(100, 200);
    await passTime(page);
    await expect(page.getByRole('dialog').or(icon(page)), path).toHaveCount(0);
  }
  await visit(page, '/cua-hang');
  await passTime(page);
  await expect(page.getByRole('dialog').or(icon(page))).toHaveCount(0);
});

test('LAY-08 BAN-02 BAN-04 on a phone that nobody touches a strip, then the icon, need no script of the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(`${origin}/`);
  const strip = page.getByRole('complementary', { name: 'Giới thiệu từ cửa hàng' });
  await expect(strip).toBeVisible();
  expect((await strip.boundingBox())?.height ?? 0).toBeLessThan(140);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // As a finger does: nothing points at the button before.
  await strip.getByRole('button', { name: /^Đóng/ }).evaluate((button: HTMLElement) => button.click());
  await expect(strip).toHaveCount(0);
  expect(await closedAt(page, 'popup_closed')).toBeGreaterThan(Date.now() - HOUR);
  await expect(icon(page)).toBeVisible();
  expect(scripts).toEqual([expect.stringMatching(/^\/assets\/entry-overlays-/)]);
  // The page wakes under it.
  await page.mouse.move(200, 300);
  await page.waitForFunction(() => document.querySelector('[data-shared="overlays"][data-taken]'));
  await expect(icon(page)).toHaveCount(1);
  await close(icon(page));
  expect(await closedAt(page, 'floating_closed')).toBeGreaterThan(Date.now() - HOUR);
});

test('LAY-08 no overlay appears on cart, checkout, payment and lab pages', async ({ page }) => {
  await page.clock.install();
  const useCases = useCasesOf(page.request);
  const order = await placeCart(useCases, await addProduct(useCases));
  await addProduct(useCases);
  for (const path of ['/gio-hang', '/checkout', `/thanh-toan/${order}`, '/thuc-hanh-lab/lab-linux-co-ban']) {
    await visit(page, path);
    await page.mouse.move(100, 200);
    await passTime(page);
    await expect(page.getByRole('dialog').or(icon(page)), path).toHaveCount(0);
  }
  // The same wait on a page where an overlay may appear.
  await visit(page, '/cua-hang');
  await page.mouse.move(100, 200);
  await expectInTime(page, voucher(page).or(popup(page)));
});

test('LAY-08 CNS-01 no overlay appears over the consultation form or while it is being filled in', async ({ page }) => {
  await page.clock.install();
  const showOverlays = await holdOverlays(page);
  await visit(page, '/danh-sach-bai-viet');
  const link = page.getByRole('navigation', { name: 'Liên hệ nhanh' }).getByRole('link', { name: /Tạo yêu cầu/ });
  await hoverUntilHydrated(link);
  await link.click();
  const form = page.getByRole('dialog', { name: 'Đăng ký tư vấn' });
  await expect(form).toBeVisible();
  showOverlays();
  await passTime(page);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await form.getByRole('button', { name: 'Để sau' }).click();
  await expectInTime(page, popup(page));

  const showAgain = await holdOverlays(page);
  await page.goto(`${origin}/dang-ky-tu-van`);
  await page.getByRole('main').getByLabel('Họ và tên').focus();
  showAgain();
  await passTime(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

import { expect, test } from '#test/journeys/journey.ts';
import { hoverUntilHydrated, hydrated, purchase } from '#test/journeys/purchase.ts';
import { origin } from '#test/journeys/site/origins.ts';

const product = `${origin}/san-pham/${purchase.slug}`;

test('IMG-01 pictures are WebP in the width of the screen; those further down load only near the screen', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/images/')) asked.push(`${pathname} ${response.headers()['content-type']}`);
  });
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto(product);
  await hydrated(page);
  const picture = page.locator('main img[srcset]:visible').first();
  for (const width of [576, 768, 1_024, 1_440])
    expect(await picture.getAttribute('srcset')).toContain(`/images/${width}/`);
  expect(asked.filter((each) => !each.startsWith('/images/150/'))).toEqual([]);
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
    .toBeGreaterThan(0);
  expect(asked.length).toBeGreaterThan(0);
  for (const each of asked) expect(each).toMatch(/^\/images\/(150|576|768|1024|1440)\/.* image\/webp$/);
});

test.describe('links', () => {
  test('PRE-01 LNK-01 pages behind visible links are prefetched when idle, so a click sends no request and shows the page at once', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/loadProduct')) asked.push(decodeURIComponent(pathname + search));
    });
    await page.goto(`${origin}/cua-hang/danh-muc/object-storage`);
    await hydrated(page);
    const link = page.getByRole('article').first().getByRole('link').first();
    await link.scrollIntoViewIfNeeded();
    const slug = ((await link.getAttribute('href')) ?? '').split('/').at(-1) ?? '';
    await expect.poll(() => asked.some((each) => each.includes(slug))).toBe(true);
    const before = asked.filter((each) => each.includes(slug)).length;
    await link.click();
    await expect(page).toHaveURL(new RegExp(`/san-pham/${slug}`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Object Storage');
    expect(asked.filter((each) => each.includes(slug))).toHaveLength(before);
  });

  test('PRE-01 nothing is prefetched when the browser saves data', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
    });
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/') || /page-.*\.js$/.test(pathname)) asked.push(pathname);
    });
    await page.goto(`${origin}/cua-hang/danh-muc/object-storage`);
    await hydrated(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    // What the page itself shows: the popup and the icon.
    expect(asked.filter((each) => each.startsWith('/api/') && each !== '/api/loadPromotions')).toEqual([]);
  });
});

test('TOAST-01 a toast is shown after an action and disappears after five seconds', async ({ page }) => {
  await page.clock.install();
  await page.goto(`${origin}/cua-hang/danh-muc/cloud-server`);
  await hydrated(page);
  await page.getByRole('article').first().getByRole('link', { name: 'Chọn gói này' }).click();
  await expect(page).toHaveURL(/\/san-pham\//);
  // Without its script the button posts, and a note says what a toast says here.
  const button = page.getByRole('button', { name: 'Thêm vào giỏ' }).first();
  await hoverUntilHydrated(button);
  await button.click();
  await expect(page).toHaveURL(/\/gio-hang/);
  const toast = page.getByText('Đã thêm vào giỏ hàng.');
  await expect(toast).toBeVisible();
  await page.mouse.move(10, 500);
  await page.clock.fastForward(5_000);
  await expect(toast).toHaveCount(0);
});

test('ROUTE-44 ROUTE-47 each private page is noindex in meta and header and has its own title', async ({ page }) => {
  const titles = new Set<string>();
  for (const path of [
    '/gio-hang',
    '/checkout',
    '/thanh-toan',
    '/hoa-don',
    '/tao-don-hang?productid=khong-co',
    '/dang-nhap',
    '/dang-ky',
    '/xac-thuc',
    '/quen-mat-khau',
    '/san-pham-yeu-thich',
  ]) {
    const answer = await page.goto(origin + path);
    expect(answer?.headers()['x-robots-tag'], path).toBe('noindex, nofollow');
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', 'noindex, nofollow');
    expect(await page.title()).toContain('Cửa Hàng Mây');
    titles.add(await page.title());
  }
  expect(titles.size).toBeGreaterThan(7);
});

test('ROUTE-46 ERR-09 the page for a shop failure needs neither data nor JavaScript', async ({ request }) => {
  const answer = await request.get(`${origin}/cau-hinh-loi`, { maxRedirects: 0 });
  expect(answer.status()).toBe(500);
  const html = await answer.text();
  expect(html).toContain('href="/"');
  expect(html).not.toContain('<script');
});

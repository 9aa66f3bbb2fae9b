import { expect, type Page, test } from '#test/journeys/journey.ts';
import { hydrated } from '#test/journeys/purchase.ts';
import { origin } from '#test/journeys/site/origins.ts';

const pages = [
  '/',
  '/baremetal',
  '/cua-hang',
  '/cua-hang/danh-muc/cloud-server',
  '/san-pham',
  '/san-pham?utm_source=thu&sort=name&page=2',
  '/san-pham/cloud-server-ssd-4',
  '/san-pham/cloud-server-ssd-4/tuy-bien?time=6&fbclid=x',
  '/gio-hang',
  '/checkout',
];

/** Collects everything that the browser reports, including violations of the content security policy. */
const collectMessages = (page: Page): readonly string[] => {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(error.message));
  return heard;
};

// As in a shop: where it is kept out, the browser says so.
test.use({ serviceWorkers: 'allow' });

test.describe('a document and its scripts', () => {
  for (const path of pages) {
    test(`ROUTE-07 ${path} hydrates without console messages, repeated queries or layout shifts`, async ({ page }) => {
      const heard = collectMessages(page);
      const asked: string[] = [];
      page.on('request', (request) => {
        const { pathname, searchParams } = new URL(request.url());
        if (pathname.startsWith('/api/')) asked.push(`${pathname} ${searchParams.get('input') ?? ''}`);
      });
      await page.addInitScript(() => {
        Object.assign(self, { shifted: 0 });
        new PerformanceObserver((list) => {
          // The observer reports only layout shifts, and each has a value.
          for (const entry of list.getEntries() as unknown as readonly { readonly value: number }[])
            Object.assign(self, { shifted: Reflect.get(self, 'shifted') + entry.value });
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(origin + path);
      await hydrated(page);
      const own = /^\/san-pham\/([^/?]+)/.exec(path)?.[1];
      expect(
        asked.filter((each) => each.startsWith('/api/loadShell') || (own !== undefined && each.includes(own))),
      ).toEqual([]);
      expect(await page.evaluate(() => Reflect.get(self, 'shifted'))).toBeLessThan(0.02);
      expect(heard).toEqual([]);
    });
  }

  test('ROUTE-45 ERR-08 the 404 page says so, links home and hydrates', async ({ page }) => {
    const heard = collectMessages(page);
    const answer = await page.goto(`${origin}/khong/co/trang-nay`);
    expect(answer?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByText('404 - Không tìm thấy trang')).toBeVisible();
    await expect(page.getByText('Trang bạn tìm có thể đã bị xóa hoặc không tồn tại')).toBeVisible();
    expect(heard.filter((each) => !each.includes('404'))).toEqual([]);
  });

  test('ROUTE-44 a private page is noindex in the document and in the header', async ({ page }) => {
    const answer = await page.goto(`${origin}/gio-hang`);
    expect(answer?.headers()['x-robots-tag']).toBe('noindex, nofollow');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
  });

  test('ROUTE-47 each page puts its own title before the shop’s name; home uses a slogan', async ({ page }) => {
    const titles = new Set<string>();
    for (const path of ['/', '/san-pham', '/san-pham/cloud-server-ssd-4', '/gio-hang']) {
      await page.goto(origin + path);
      titles.add(await page.title());
    }
    expect(titles.size).toBe(4);
    for (const title of titles) expect(title).toContain('Cửa Hàng Mây');
    expect([...titles][0]).toMatch(/máy chủ SSD.*VPS hosting/);
  });

  test('CFG-01 the scripts contain no service address and no secret', async () => {
    const html = await (await fetch(`${origin}/`)).text();
    const scripts = html.match(/\/assets\/[^" ]+\.js/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    for (const path of scripts) {
      const text = await (await fetch(origin + path)).text();
      expect(text).not.toMatch(/127\.0\.0\.1|localhost:|\/product-service|graphql/);
    }
  });
});

import { expect, type Page, test } from '@playwright/test';
import { origin } from '#test/journeys/origins.ts';

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

/** Whatever a browser complains about, a policy that was broken too. */
const complaints = (page: Page): readonly string[] => {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(error.message));
  return heard;
};

/** The page's scripts have taken over when the router has read what the document brought. */
const hydrated = (page: Page): Promise<unknown> => page.waitForFunction(() => !('$_TSR' in self));

test.describe('a document and its scripts', () => {
  for (const path of pages) {
    test(`ROUTE-07 ${path} hydrates without a word, a question or a jump`, async ({ page }) => {
      const heard = complaints(page);
      const asked: string[] = [];
      page.on('request', (request) => {
        const { pathname, searchParams } = new URL(request.url());
        if (pathname.startsWith('/api/')) asked.push(`${pathname} ${searchParams.get('input') ?? ''}`);
      });
      await page.addInitScript(() => {
        Object.assign(self, { shifted: 0 });
        new PerformanceObserver((list) => {
          // Only layout shifts are observed, and each has a value.
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

  test('ROUTE-45 ERR-08 the 404 page says so, offers the way home and hydrates', async ({ page }) => {
    const heard = complaints(page);
    const answer = await page.goto(`${origin}/khong/co/trang-nay`);
    expect(answer?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByText('404 - Không tìm thấy trang')).toBeVisible();
    await expect(page.getByText('Trang bạn tìm có thể đã bị xóa hoặc không tồn tại')).toBeVisible();
    expect(heard.filter((each) => !each.includes('404'))).toEqual([]);
  });

  test('ROUTE-44 a private page is noindex in the document as in the header', async ({ page }) => {
    const answer = await page.goto(`${origin}/gio-hang`);
    expect(answer?.headers()['x-robots-tag']).toBe('noindex, nofollow');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
  });

  test('ROUTE-47 each page puts its own title before the shop’s name, home a phrase', async ({ page }) => {
    const titles = new Set<string>();
    for (const path of ['/', '/san-pham', '/san-pham/cloud-server-ssd-4', '/gio-hang']) {
      await page.goto(origin + path);
      titles.add(await page.title());
    }
    expect(titles.size).toBe(4);
    for (const title of titles) expect(title).toContain('Cửa Hàng Mây');
    expect([...titles][0]).toMatch(/máy chủ SSD.*VPS hosting/);
  });

  test('CFG-01 no service address and no secret is in the scripts', async () => {
    const html = await (await fetch(`${origin}/`)).text();
    const scripts = [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path);
    expect(scripts.length).toBeGreaterThan(0);
    for (const path of scripts) {
      const text = await (await fetch(origin + path)).text();
      expect(text).not.toMatch(/127\.0\.0\.1|localhost:|\/product-service|graphql/);
    }
  });
});

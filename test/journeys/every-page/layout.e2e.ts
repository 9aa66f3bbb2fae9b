import { addProduct, useCasesOf } from '#test/journeys/customers/browser-visitor.ts';
import { addFavourite } from '#test/journeys/customers/customer-visitor.ts';
import { expect, test } from '#test/journeys/journey.ts';
import { hydrated, purchase } from '#test/journeys/purchase.ts';
import { origin } from '#test/journeys/site/origins.ts';
import { overflow } from './accessibility-checker.ts';

/** Widths at the breakpoints of the pages, CSS pixels. */
const widths = [320, 640, 768, 1024, 1280, 1536];

test.describe('the page at every width', () => {
  for (const path of ['/', '/cua-hang', `/san-pham/${purchase.slug}`, '/gio-hang', '/checkout', '/khong-co']) {
    test(`LAY-07 ${path} never scrolls sideways, and its container is at most 1140 px wide`, async ({ page }) => {
      await addProduct(useCasesOf(page.request));
      await page.goto(origin + path);
      await hydrated(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect(await overflow(page), `at ${width}`).toBeLessThanOrEqual(0);
        const inner = await page
          .locator('main h1')
          .first()
          .evaluate((heading) => {
            const { left } = heading.getBoundingClientRect();
            return document.documentElement.clientWidth - 2 * left;
          });
        expect(inner, `container at ${width}`).toBeLessThanOrEqual(1_140);
      }
    });
  }

  test('LAY-07 once a page has loaded, every part of it is laid out, as a picture of the whole page needs', async ({
    browser,
  }) => {
    for (const javaScriptEnabled of [true, false]) {
      const context = await browser.newContext({ javaScriptEnabled });
      const page = await context.newPage();
      for (const path of ['/', `/san-pham/${purchase.slug}`]) {
        await page.goto(origin + path);
        // The script of the document does not wait for the sheet's timer.
        if (javaScriptEnabled)
          await page.evaluate(() => {
            const sheet = new CSSStyleSheet();
            sheet.replaceSync('[data-deferred] { animation: none !important; }');
            document.adoptedStyleSheets.push(sheet);
          });
        const parts = page.locator('[data-deferred="visible"]');
        expect(await parts.count(), path).toBeGreaterThan(0);
        await expect
          .poll(() => parts.evaluateAll((all) => all.map((each) => getComputedStyle(each).contentVisibility)))
          .not.toContain('auto');
      }
      await context.close();
    }
  });

  test('LAY-07 HDR-01 the header shows a burger menu below 1024 px; from there on logo, menus and actions are in a row', async ({
    page,
  }) => {
    await page.goto(`${origin}/`);
    await hydrated(page);
    const banner = page.getByRole('banner');
    const burger = banner.locator('summary').first();
    const menus = page.getByRole('navigation', { name: 'Menu chính' });
    await page.setViewportSize({ width: 1024, height: 900 });
    await expect(menus.getByText('Cửa hàng').first()).toBeVisible();
    await expect(burger).toBeHidden();
    expect((await banner.getByRole('link', { name: /trang chủ/ }).boundingBox())?.width).toBeLessThanOrEqual(150);
    await page.setViewportSize({ width: 1023, height: 900 });
    await expect(burger).toBeVisible();
    await burger.click();
    const drawer = banner.getByRole('navigation').filter({ has: page.getByRole('button', { name: 'Đóng menu' }) });
    await expect(drawer).toBeInViewport();
    // The drawer opens without its script, but only the script handles Escape; on a slow machine it may still be
    // loading.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(drawer).not.toBeInViewport({ timeout: 1_000 });
    }).toPass();
  });

  test('HDR-01 nine menu entries at 1280 px leave the logo at 150 px and every action inside the header', async ({
    page,
  }) => {
    await addProduct(useCasesOf(page.request));
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${origin}/`);
    await hydrated(page);
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('link', { name: /^Giỏ hàng/ })).toBeVisible();
    const bar = page.getByRole('navigation', { name: 'Menu chính' }).locator('ul').first();
    const entries = await bar.evaluate((list) => {
      while (list.children.length < 9) list.append(list.lastElementChild?.cloneNode(true) ?? '');
      return list.children.length;
    });
    expect(entries).toBe(9);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect((await banner.getByRole('link', { name: /trang chủ/ }).boundingBox())?.width).toBeCloseTo(150, 0);
    for (const name of [/^Đăng nhập/, /^Giỏ hàng/]) {
      const box = await banner.getByRole('link', { name }).boundingBox();
      expect(box?.width).toBeGreaterThan(40);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1_280 - 70 + 1);
    }
  });

  test('HDR-01 HDR-05 a favourite and a cart leave the menu in one row', async ({ page }) => {
    const useCases = useCasesOf(page.request);
    await addProduct(useCases);
    await addFavourite(useCases);
    for (const width of [1180, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${origin}/`);
      await expect(
        page
          .getByRole('banner')
          .getByRole('link', { name: /yêu thích/i })
          .last(),
      ).toBeVisible();
      const entries = page.getByRole('navigation', { name: 'Menu chính' }).locator('ul').first().locator('> li');
      const rows = await entries.evaluateAll(
        (all) => new Set(all.map((each) => each.getBoundingClientRect().top)).size,
      );
      expect([width, rows]).toEqual([width, 1]);
    }
  });

  test('HDR-02 only one sub-menu is open at a time, and a click elsewhere closes it', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${origin}/`);
    await hydrated(page);
    const menus = page.getByRole('navigation', { name: 'Menu chính' }).locator('ul > li > details');
    for (let at = 0; at < (await menus.count()); at += 1) {
      await menus.nth(at).locator('> summary').click();
      expect(await menus.evaluateAll((all) => all.map((each) => each.hasAttribute('open')).filter(Boolean))).toEqual([
        true,
      ]);
    }
    // The script of the menus may arrive after the browser has opened one.
    await expect(async () => {
      await page.mouse.click(4, 700);
      await expect(menus.last()).not.toHaveAttribute('open', { timeout: 1_000 });
      await expect(menus.first()).not.toHaveAttribute('open', { timeout: 1_000 });
    }).toPass();
  });
});

test.describe('the header and the visitor', () => {
  test('HDR-05 without a cart there is no link and no request; with a cart a badge counts its lines', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/loadVisitor') asked.push(request.url());
    });
    await page.goto(`${origin}/`);
    await hydrated(page);
    await expect(page.getByRole('banner').getByRole('link', { name: /^Giỏ hàng/ })).toHaveCount(0);
    expect(asked).toEqual([]);
    // The page that stays open would notice the new cart too.
    await page.goto('about:blank');
    await addProduct(useCasesOf(page.request));
    await addProduct(useCasesOf(page.request), 'cloud-server-ssd-8');
    await page.goto(`${origin}/cua-hang`);
    await expect(page.getByRole('link', { name: 'Giỏ hàng, 2 sản phẩm' })).toBeVisible();
    expect(asked).toHaveLength(1);
  });
});

import { expect, test } from '#test/journeys/journey.ts';
import { hydrated } from '#test/journeys/purchase.ts';
import { origin } from '#test/journeys/site/origins.ts';

const failed = [
  '/PaymentResult',
  '/PaymentResult?vnp_TxnRef=khong-co',
  '/ket-qua-thanh-toan/khong-co',
  '/khong-co-trang',
];

declare global {
  /** How many first headings the document has had, in turn. */
  var headings: number[];
}

test('ERR-07 LAY-04 a page that failed keeps its heading while its script loads', async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.headings = [];
    const count = () => {
      const { length } = document.querySelectorAll('h1');
      if (globalThis.headings.at(-1) !== length) globalThis.headings.push(length);
    };
    new MutationObserver(count).observe(document, { childList: true, subtree: true });
  });
  for (const path of failed) {
    const scripts: string[] = [];
    await page.route(/(failure|not-found)-page/, async (route) => {
      scripts.push(route.request().url());
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.goto(origin + path);
    await hydrated(page);
    await expect.poll(() => scripts.length, path).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => globalThis.headings), path).toEqual([0, 1]);
    await page.unroute(/(failure|not-found)-page/);
  }
});

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import type axe from 'axe-core';
import { useCasesOf } from './browser-visitor.ts';
import { complaintsOf } from './complaints.ts';
import { belongings, everyPage, fillCart } from './every-page.ts';
import { origin } from './origins.ts';
import { hydrated } from './purchase.ts';

/** axe is put into the page from outside; nothing else is allowed by the loosened policy. */
test.use({ bypassCSP: true });

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const conforming = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Check = { readonly runOnly: axe.RunOptions['runOnly'] };

/** One line per rule that is broken, with the places. */
const broken = async (page: Page, check: Check): Promise<readonly string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const found = await page.evaluate(async (given) => {
    // The script above has put axe into the page.
    const { run } = Reflect.get(window, 'axe') as typeof axe;
    return (await run(document, given as axe.RunOptions)).violations;
  }, check);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all }) => {
      const [why] = [...any, ...all];
      return `${id} ${target.join(' ')}: ${why?.message ?? ''}`;
    }),
  );
};

/** Light and dark differ in colours only. */
const brokenInBoth = async (page: Page): Promise<readonly string[]> => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await broken(page, { runOnly: { type: 'tag', values: conforming } });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const dark = await broken(page, { runOnly: { type: 'rule', values: ['color-contrast'] } });
  return [...light, ...dark.map((each) => `dark ${each}`)];
};

test('LAY-01 every page of the route table keeps WCAG 2.2 AA, light and dark, without a word on the console', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const heard = complaintsOf(page);
  const useCases = useCasesOf(page.request);
  const own = await belongings(useCases);
  const paths = [
    ...everyPage(own),
    `/ket-qua-thanh-toan/${own.failed}`,
    '/khong-co-trang-nay',
    '/san-pham?q=khongcogiday',
  ];
  const found: Record<string, readonly string[]> = {};
  const look = async (name: string): Promise<void> => {
    const violations = await brokenInBoth(page);
    if (violations.length > 0) found[name] = violations;
  };
  for (const path of paths) {
    await page.goto(origin + path);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look(path);
  }

  await fillCart(useCases);
  await page.goto(`${origin}/gio-hang`);
  await hydrated(page);
  await look('cart with content');
  await page.goto(`${origin}/checkout`);
  await hydrated(page);
  await look('checkout with content');
  await page.getByRole('button', { name: 'Đặt hàng và lấy mã QR' }).click();
  await expect(page.getByText('Vui lòng nhập thông tin').first()).toBeVisible();
  await look('checkout with errors');
  expect(found).toEqual({});
  expect(heard().filter((each) => !/a status of (404|422)/.test(each))).toEqual([]);
});

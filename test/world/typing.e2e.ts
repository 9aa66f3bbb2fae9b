import { useCasesOf } from '#test/journeys/customers/browser-visitor.ts';
import { becomeCustomer } from '#test/journeys/customers/customer-visitor.ts';
import { expect, type Page, test } from '#test/journeys/journey.ts';
import { hydrated } from '#test/journeys/purchase.ts';
import { createBelongings, createCustomerBelongings, fillCart } from '#test/journeys/site/belongings.ts';
import { origin } from '#test/journeys/site/origins.ts';
import { samplePaths } from '#test/kit/sample-paths.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 });

/** Safari enlarges the page for smaller text in a field, and leaves it so; CSS pixels. */
const MIN_SIZE = 16;

/** What is wrong with the fields that the page shows now. Runs in the browser. */
const measureFields = (min: number): readonly string[] => {
  const shown = [
    ...document.querySelectorAll<HTMLInputElement>('input, select, textarea, [contenteditable=true]'),
  ].filter(
    (field) =>
      field.checkVisibility({ checkVisibilityCSS: true }) &&
      !/^(hidden|radio|checkbox|file|submit|range|button)$/.test(field.type),
  );
  const keyboards: Readonly<Record<string, RegExp>> = {
    email: /email|username|text/,
    tel: /tel|numeric/,
    'one-time-code': /numeric|tel/,
    'postal-code': /numeric/,
  };
  return shown.flatMap((field) => {
    const { name, type, inputMode, autocomplete, autocapitalize } = field;
    const of = `${name || field.id || field.outerHTML.slice(0, 60)}`;
    const size = Number.parseFloat(getComputedStyle(field).fontSize);
    const keyboard = inputMode || type;
    const token = autocomplete.split(' ').at(-1) ?? '';
    const found = size < min ? [`${of} is ${size} px`] : [];
    if (!(keyboards[token] ?? /./).test(keyboard)) found.push(`${of} (${token}) has the keyboard of ${keyboard}`);
    if (/mail/i.test(name) && !/email/.test(keyboard) && type !== 'text')
      found.push(`${of} has the keyboard of ${keyboard}`);
    if (/phone/i.test(name) && !/tel/.test(keyboard)) found.push(`${of} has the keyboard of ${keyboard}`);
    if (/^(?:tel|email)$/.test(type) && name !== '' && autocomplete === '') found.push(`${of} has no autocomplete`);
    if (type === 'password' && !/password/.test(autocomplete))
      found.push(`${of} has autocomplete ${autocomplete || 'none'}`);
    if (/^(?:email|password)$/.test(type) && autocapitalize === 'words') found.push(`${of} begins with capitals`);
    return found;
  });
};

const look = async (page: Page, path: string): Promise<readonly string[]> => {
  await page.goto(origin + path);
  await hydrated(page);
  for (const summary of await page.locator('main summary:visible').all())
    await summary.click({ timeout: 2_000 }).catch(() => {});
  const found = await page.evaluate(measureFields, MIN_SIZE);
  return found.map((each) => `${path}: ${each}`);
};

test('LAY-07 every field of a guest has text of 16 px under a finger, and its keyboard', async ({ page }) => {
  test.setTimeout(400_000);
  const useCases = useCasesOf(page.request);
  const own = await createBelongings(useCases);
  await fillCart(useCases);
  const found: string[] = [];
  for (const path of samplePaths(own, ({ audience }) => audience !== 'customer'))
    found.push(...(await look(page, path)));
  expect(found).toEqual([]);
});

/** Fields that a press brings, by page. */
const brought: readonly {
  readonly name: string;
  readonly path: string;
  readonly press: (page: Page) => Promise<unknown>;
}[] = [
  {
    name: 'the search of the header',
    path: '/danh-sach-bai-viet',
    press: (page) => page.getByLabel('Tìm kiếm', { exact: true }).click(),
  },
  {
    name: 'the filters of all products',
    path: '/san-pham',
    press: (page) => page.getByRole('link', { name: 'Bộ lọc' }).click(),
  },
  {
    name: 'the filters of a product line',
    path: '/cua-hang/danh-muc/cloud-server',
    press: (page) => page.getByRole('link', { name: 'Bộ lọc' }).click(),
  },
  {
    name: 'the request for advice',
    path: '/cua-hang',
    press: (page) =>
      page
        .getByRole('navigation', { name: 'Liên hệ nhanh' })
        .getByRole('link', { name: /Tạo yêu cầu/ })
        .click(),
  },
];

test('LAY-07 every field that a press brings has text of 16 px under a finger, and its keyboard', async ({ page }) => {
  for (const { name, path, press } of brought)
    await test.step(name, async () => {
      await page.goto(origin + path);
      await hydrated(page);
      await press(page);
      await expect(
        page.locator('input:visible:focus, dialog input:visible, [role=dialog] input:visible').first(),
      ).toBeVisible();
      expect(await page.evaluate(measureFields, MIN_SIZE), name).toEqual([]);
    });
});

test('LAY-07 every field of a customer has text of 16 px under a finger, and its keyboard', async ({ page }) => {
  test.setTimeout(400_000);
  const useCases = useCasesOf(page.request);
  const own = await createCustomerBelongings(useCases, await becomeCustomer(useCases));
  const found: string[] = [];
  for (const path of samplePaths(own, ({ audience }) => audience === 'customer'))
    found.push(...(await look(page, path)));
  expect(found).toEqual([]);
});

import { expect, type Page, test } from '#test/journeys/journey.ts';
import { purchase } from '#test/journeys/purchase.ts';
import { origin } from '#test/journeys/site/origins.ts';

const product = `/san-pham/${purchase.slug}`;
const waitingPages = [
  '/',
  '/cua-hang',
  '/cua-hang/danh-muc/cloud-server',
  product,
  '/danh-sach-bai-viet',
  '/dang-nhap',
  '/dang-ky',
  '/gio-hang',
];

/** Files of the build that the page asks for besides fonts and pictures, in turn. */
const askedFiles = (page: Page): readonly string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(?:js|css)$/.test(pathname)) asked.push(pathname);
  });
  return asked;
};

/** Then only the visitor wakes a page. */
const neverIdle = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));

const isAwake = (page: Page): Promise<unknown> => page.waitForFunction(() => !('$_TSR' in window));

for (const path of waitingPages)
  test(`${path} loads no script and no sheet before it is idle, and wakes by itself then`, async ({ page }) => {
    const asked = askedFiles(page);
    await page.goto(origin + path);
    expect(asked).toEqual([]);
    await isAwake(page);
    expect(asked.filter((each) => each.endsWith('.css'))).toHaveLength(1);
  });

const touches: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'a mouse': (page) => page.mouse.move(200, 300),
  'a key': (page) => page.keyboard.press('Tab'),
  'a finger that scrolls': (page) =>
    page.evaluate(() => document.querySelector('h1')?.dispatchEvent(new Event('touchmove', { bubbles: true }))),
  'the focus of a field': (page) => page.locator('input:not([type=hidden]):visible').first().focus(),
};

for (const [name, touch] of Object.entries(touches))
  test(`${name} wakes a page that is not idle`, async ({ page }) => {
    await neverIdle(page);
    const asked = askedFiles(page);
    await page.goto(`${origin}/`);
    expect(asked).toEqual([]);
    await touch(page);
    await isAwake(page);
  });

test('another private page wakes by itself after its first paint', async ({ page }) => {
  await neverIdle(page);
  await page.goto(`${origin}/san-pham-yeu-thich`);
  await isAwake(page);
});

test('HDR-05 a page of a visitor with a cart wakes by itself after its first paint', async ({ page, context }) => {
  await neverIdle(page);
  await context.addCookies([{ name: 'SHOPPING_CART', value: '1', url: origin }]);
  await page.goto(`${origin}/`);
  await isAwake(page);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a tap on «Thêm vào giỏ» posts the form before any script, and no script delays it', async ({ page }) => {
    await neverIdle(page);
    const asked = askedFiles(page);
    await page.goto(origin + product);
    let askedBefore: readonly string[] | null = null;
    page.on('framenavigated', () => {
      askedBefore ??= [...asked];
    });
    await page.getByRole('button', { name: 'Thêm vào giỏ' }).filter({ visible: true }).first().tap();
    await expect(page).toHaveURL(/\/gio-hang/);
    expect(askedBefore).toEqual([]);
    await expect(page.getByText('Cloud Server SSD 4').first()).toBeVisible();
  });

  test('CART-09 the post of a tap before any script is answered with the cart, which can be reloaded and left', async ({
    page,
  }) => {
    await page.goto(origin + product);
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(`${request.method()} ${new URL(request.url()).pathname}`);
    });
    await page.getByRole('button', { name: 'Thêm vào giỏ' }).filter({ visible: true }).first().tap();
    await expect(page).toHaveURL(/\/gio-hang\?orderId=/);
    await expect(page.getByRole('heading', { name: 'Giỏ hàng', level: 1 })).toBeVisible();
    await isAwake(page);
    expect(documents).toEqual([`POST ${product}`]);
    const cart = page.url();
    await page.reload();
    expect([documents.at(-1), page.url()]).toEqual(['GET /gio-hang', cart]);
    await expect(page.getByRole('link', { name: 'Giỏ hàng, 1 sản phẩm' }).first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(origin + product);
  });
});

test('a button that only a script answers is pressed once, when the script is there', async ({ page }) => {
  await neverIdle(page);
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${origin}/`);
  const theme = page.getByRole('banner').getByRole('button', { name: /^Giao diện/ });
  await expect(theme).toHaveAccessibleName('Giao diện: Theo máy');
  await theme.click();
  release();
  await expect(theme).toHaveAccessibleName('Giao diện: Sáng');
  await theme.click();
  await expect(theme).toHaveAccessibleName('Giao diện: Tối');
});

/** Collects the stages of the page's progress. Locators wait for the navigation that they are about. */
const collectStages = async (page: Page): Promise<readonly string[]> => {
  const stages: string[] = [];
  await page.exposeFunction('tellStage', (stage: string) => stages.push(stage));
  await page.addInitScript(() => {
    const tell = (seen: readonly MutationRecord[]): void => {
      for (const { target } of seen)
        if (target instanceof Element) Reflect.get(window, 'tellStage')(target.getAttribute('data-stage'));
    };
    new MutationObserver(tell).observe(document, { subtree: true, attributeFilter: ['data-stage'] });
  });
  return stages;
};

test('LAY-02 a press on a page that nobody touched shows the bar, then the overlay, while the next document is on its way', async ({
  page,
}) => {
  await neverIdle(page);
  const stages = await collectStages(page);
  await page.goto(`${origin}/`);
  const asked = askedFiles(page);
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/danh-sach-bai-viet$/, async (route) => {
    await held;
    await route.continue();
  });
  // As a finger does: nothing points at the link before.
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/danh-sach-bai-viet"]')?.click());
  await expect.poll(() => stages).toEqual(['bar', 'overlay']);
  expect(asked).toEqual([]);
  release();
  await expect(page).toHaveURL(/danh-sach-bai-viet/);
  await expect(page.getByRole('status', { name: 'Đang tải' })).toBeHidden();
});

import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '#test/journeys/journey.ts';
import { hydrated, orderAsGuest } from '#test/journeys/purchase.ts';
import { origin } from '#test/journeys/site/origins.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Wrong clocks, by how far they are from the right time, ms. */
const skews = {
  'ten minutes ahead': 10 * MINUTE_MS,
  'an hour behind': -60 * MINUTE_MS,
  'in another zone, set by hand': 7 * 60 * MINUTE_MS,
  'a day behind': -DAY_MS,
  'a week ahead': 7 * DAY_MS,
  'a month behind': -31 * DAY_MS,
  'a year ahead': 365 * DAY_MS,
  'ten years behind': -3_650 * DAY_MS,
  'at 1970, with an empty battery': -Date.now() + MINUTE_MS,
  'in 2038': Date.UTC(2038, 0, 19) - Date.now(),
};

/** Makes every script of the page see the device's time; `setDeviceClock` changes it while the page is open. */
const skew = (page: Page, by: number) =>
  page.addInitScript((first) => {
    let ahead = first;
    const Right = Date;
    const now = () => Right.now() + ahead;
    Object.assign(window, {
      setDeviceClock: (by: number) => {
        ahead = by;
      },
      Date: new Proxy(Right, {
        get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
        construct: (target, given: unknown[]) => Reflect.construct(target, given.length === 0 ? [now()] : given),
      }),
    });
  }, by);

/** Whole minutes that the page says are left. */
const minutesLeft = async (page: Page): Promise<number> =>
  Number.parseInt((await page.getByRole('timer').textContent()) ?? '', 10);

const orderedPage = async (context: BrowserContext): Promise<string> => {
  const page = await context.newPage();
  await orderAsGuest(page, origin, { email: 'dong.ho@example.vn' });
  return page.url();
};

/** The address of another order, which its buyer began to pay at a gateway: only such a payment ends. */
const gatewayPage = async (context: BrowserContext): Promise<string> => {
  const address = await orderedPage(context);
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('summary', { hasText: 'Đổi cách thanh toán' }).click();
  await page.getByRole('radio', { name: /VNPAY/ }).check();
  await page.getByRole('button', { name: 'Thanh toán cách này' }).click();
  await page.waitForURL((url) => url.pathname !== new URL(address).pathname);
  await page.close();
  return address;
};

const showsThePayment = async (context: BrowserContext, clocks: readonly (readonly [string, number])[]) => {
  const addresses = { transfer: await orderedPage(context), gateway: await gatewayPage(context) };
  const right = await context.newPage();
  await right.goto(addresses.gateway);
  await expect(right.getByRole('timer')).toHaveText(/^\s*\d\d:\d\d/);
  for (const [name, by] of clocks)
    await test.step(name, async () => {
      const page = await context.newPage();
      await skew(page, by);
      await page.goto(addresses.transfer);
      await expect(page.getByRole('img', { name: /^Mã VietQR/ })).toBeVisible();
      await page.evaluate((other) => Reflect.get(window, 'setDeviceClock')(other), -by);
      await page.waitForResponse(/\/api\/loadPayment/);
      await expect(page.getByRole('img', { name: /^Mã VietQR/ })).toBeVisible();
      await page.goto(addresses.gateway);
      await expect(page.getByRole('timer')).toHaveText(/^\s*\d\d:\d\d/);
      expect(Math.abs((await minutesLeft(page)) - (await minutesLeft(right)))).toBeLessThanOrEqual(1);
      await page.evaluate((other) => Reflect.get(window, 'setDeviceClock')(other), -by);
      await page.waitForResponse(/\/api\/loadPayment/);
      expect(Math.abs((await minutesLeft(page)) - (await minutesLeft(right)))).toBeLessThanOrEqual(1);
      await page.close();
    });
};

const clocks = Object.entries(skews);
for (const [way, wrong] of Object.entries({
  ahead: clocks.filter(([, by]) => by > 0),
  behind: clocks.filter(([, by]) => by < 0),
}))
  test(`PAY-02 a device whose clock is ${way} shows the code and the minutes that are left, also when it is set meanwhile`, ({
    context,
  }) => showsThePayment(context, wrong));

/** Pages with days, and the press after which the script has drawn them. */
const dated: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  '/san-pham/cloud-server-ssd-4': (page) =>
    page
      .locator('label')
      .filter({ has: page.getByRole('radio', { name: /^6 tháng/, includeHidden: true }) })
      .click(),
  '/tinh-trang': async () => {},
  '/danh-sach-bai-viet/chon-vps-cho-woocommerce-tinh-ram': async () => {},
};

test('PRC-01 a device with any clock says the same days, offers and prices', async ({ context }) => {
  const textOf = async (path: string, by: number): Promise<string> => {
    const page = await context.newPage();
    if (by !== 0) await skew(page, by);
    await page.goto(origin + path);
    await hydrated(page);
    await dated[path]?.(page);
    if (path.startsWith('/san-pham')) await expect(page.getByText('1.918.080đ').first()).toBeVisible();
    const text = (await page.getByRole('main').textContent()) ?? '';
    await page.close();
    return (text.match(/\d\d\/\d\d\/\d{4}|[\d.]+đ/g) ?? []).join(' ');
  };
  for (const path of Object.keys(dated)) {
    const right = await textOf(path, 0);
    for (const [name, by] of Object.entries(skews)) expect.soft(await textOf(path, by), `${path} ${name}`).toBe(right);
  }
});

test('PRC-01 a page that the host drew days ago, or that the browser kept, moves no right clock', async ({
  context,
}) => {
  const textOf = async (page: Page): Promise<string> => {
    await hydrated(page);
    return ((await page.getByRole('main').textContent())?.match(/\d\d\/\d\d\/\d{4}/g) ?? []).join(' ');
  };
  const path = '/san-pham/cloud-server-ssd-4';
  const page = await context.newPage();
  await page.goto(origin + path);
  const right = await textOf(page);
  expect(right).not.toBe('');
  await page.goto(`${origin}/tinh-trang`);
  await page.goto(origin + path);
  expect(await textOf(page), 'asked for again').toBe(right);
  for (const days of [1, 40, 400])
    await test.step(`drawn ${days} days ago`, async () => {
      const old = await context.newPage();
      await old.route(origin + path, async (route) => {
        const answer = await route.fetch();
        const drawn = await answer.text();
        const body = drawn.replace(/drawnAt:(\d+)/, (_, at) => `drawnAt:${Number(at) - days * DAY_MS}`);
        expect(body).not.toBe(drawn);
        // Its policy names the scripts of the text as it was.
        const { 'content-security-policy': _, ...headers } = answer.headers();
        await route.fulfill({ response: answer, headers, body });
      });
      await old.goto(origin + path);
      expect(await textOf(old)).toBe(right);
      await old.close();
    });
});

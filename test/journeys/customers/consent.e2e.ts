import { collectBrowserErrors } from '#test/journeys/every-page/complaints.ts';
import {
  chatOrigin,
  consentBar,
  foreignRequests,
  largestPaint,
  openChat,
  unneededCookies,
  visit,
} from '#test/journeys/first-visit.ts';
import { expect, type Page, test } from '#test/journeys/journey.ts';
import { hydrated, purchase } from '#test/journeys/purchase.ts';
import { origin, services } from '#test/journeys/site/origins.ts';
import { startProxy } from '#test/journeys/site/proxy.ts';
import { openQuickShop } from '#test/journeys/site/quick-shop.ts';
import { freePort } from '#test/kit/backends/free-port.ts';

const SDK = `${chatOrigin}/chat/packs/js/sdk.js`;
const chatParts = (page: Page) => page.locator(`script[src^="${chatOrigin}"], iframe, .woot-widget-holder`);
/** Visits two more pages through links inside the shop. */
const walk = async (page: Page): Promise<void> => {
  await page
    .getByRole('banner')
    .getByRole('link', { name: /trang chủ/ })
    .click();
  await expect(page).toHaveURL(`${origin}/`);
  await page.getByRole('main').getByRole('link', { name: 'Xem cả cửa hàng' }).first().click();
  await expect(page).toHaveURL(`${origin}/cua-hang`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

test('CON-01 a shop with tags asks in a strip with three equal buttons, which is not the largest paint', async ({
  page,
}) => {
  const shop = await openQuickShop({ TAG_MANAGER_ID: 'GTM-ABC1234' });
  const foreign = foreignRequests(page, shop.origin);
  try {
    await page.goto(`${shop.origin}/`);
    const bar = consentBar(page);
    await expect(bar).toBeVisible();
    expect(await largestPaint(page)).not.toContain('cookie cần thiết');
    const sizes = await bar.getByRole('button').evaluateAll((all) =>
      all.map((button) => {
        const { width, height } = button.getBoundingClientRect();
        const { backgroundColor, color, fontWeight } = getComputedStyle(button);
        return [Math.round(width), Math.round(height), backgroundColor, color, fontWeight].join(' ');
      }),
    );
    expect(sizes).toHaveLength(3);
    expect(new Set(sizes).size).toBe(1);
    await bar.getByRole('button', { name: 'Chỉ cần thiết' }).click();
    await expect(bar).toHaveCount(0);
    expect(foreign).toEqual([]);
  } finally {
    await shop.stop();
  }
});

test('CON-01 ERR-06 a visit is measured after the visitor agreed, and only then', async ({ page }) => {
  const metricsPort = await freePort();
  const token = 'metrics-token-of-a-journey-0123456789';
  const shop = await openQuickShop({ WEB_VITALS: '1', METRICS_TOKEN: token, METRICS_PORT: String(metricsPort) });
  const measured = async (): Promise<boolean> => {
    const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return /^shop_web_vital_seconds_count\{name="LCP",pages="home"\} 1$/m.test(await answer.text());
  };
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const packageName = /\/web-vitals[^/]*\.js$/;
  try {
    await page.goto(`${shop.origin}/`);
    await consentBar(page).waitFor();
    expect(scripts.filter((url) => packageName.test(url))).toEqual([]);
    const loaded = page.waitForResponse((answer) => packageName.test(answer.url()));
    await consentBar(page).getByRole('button', { name: 'Tuỳ chỉnh' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: 'Thống kê' }).check();
    await dialog.getByRole('button', { name: 'Lưu lựa chọn' }).click();
    await (await loaded).finished();
    expect(await measured()).toBe(false);
    await page.goto(`${shop.origin}/gio-hang`);
    await expect.poll(measured).toBe(true);
  } finally {
    await shop.stop();
  }
});

test('CON-01 a shop that needs consent only for its chat asks nothing, and no other site gets a request', async ({
  page,
  context,
}) => {
  const complaints = collectBrowserErrors(page);
  const foreign = foreignRequests(page);
  for (const path of [
    '/',
    `/san-pham/${purchase.slug}`,
    '/danh-sach-bai-viet',
    '/lien-he',
    '/gio-hang',
    '/dang-nhap',
  ]) {
    await visit(page, path);
    await page.mouse.move(100, 200);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    await expect(consentBar(page)).toHaveCount(0);
    await expect(chatParts(page)).toHaveCount(0);
  }
  expect(foreign).toEqual([]);
  expect(await unneededCookies(context)).toEqual([]);
  expect(complaints()).toEqual([]);
});

test('CON-01 CHAT-01 agreeing loads the chat once for all pages; withdrawing consent in the footer removes it and its cookie', async ({
  page,
  context,
}) => {
  const foreign = foreignRequests(page);
  await visit(page, '/danh-sach-bai-viet');
  const stored = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/saveConsent');
  await openChat(page);
  expect((await stored).status()).toBe(200);
  await expect(page.locator('#chatwoot_live_chat_widget')).toBeAttached();
  await walk(page);
  expect(foreign.filter((each) => each.startsWith(SDK))).toHaveLength(1);
  await expect(page.locator('iframe')).toHaveCount(1);
  expect(foreign.filter((each) => !each.startsWith(chatOrigin))).toEqual([]);
  await expect.poll(() => unneededCookies(context)).toEqual(['cw_conversation']);

  // The chat may lie over it.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tuỳ chọn riêng tư' }).press('Enter');
  await expect(page).toHaveURL(/\/tuy-chon-rieng-tu$/);
  await page.getByRole('main').getByRole('button', { name: 'Chỉ cần thiết' }).click();
  await expect(page.getByText(/^Lựa chọn hiện tại: chỉ cần thiết/)).toBeVisible();
  await expect(chatParts(page)).toHaveCount(0);
  await expect.poll(() => unneededCookies(context)).toEqual([]);
  const before = foreign.length;
  await visit(page, '/');
  await page.mouse.move(100, 200);
  await page.waitForLoadState('networkidle');
  await expect(chatParts(page)).toHaveCount(0);
  expect(foreign).toHaveLength(before);
});

test('CON-01 the proof of a choice is sent to the consent registry, which accepts it at the first attempt', async ({
  page,
}) => {
  const proofs: string[] = [];
  const between = await startProxy({
    target: () => services,
    instead: ({ method, url }) => {
      if (url === '/consent/v1/proofs') proofs.push(method ?? '');
      return false;
    },
  });
  const shop = await openQuickShop({ SERVICES_ORIGIN: between.origin });
  // The chat lets only the shop's own origin frame it, and this host has another one.
  await page.route(`${chatOrigin}/**`, (route) => route.abort());
  try {
    await page.goto(`${shop.origin}/tuy-chon-rieng-tu`);
    await hydrated(page);
    for (const [answer, count] of [
      ['Chấp nhận', 1],
      ['Chỉ cần thiết', 2],
    ] as const) {
      await page.getByRole('main').getByRole('button', { name: answer }).click();
      await expect(page.getByText(/^Lựa chọn hiện tại/)).toContainText(count === 1 ? 'Live Chat' : 'chỉ cần thiết');
      // A rejected proof would be sent again with the same number.
      expect(proofs).toEqual(Array.from({ length: count }, () => 'POST'));
    }
  } finally {
    await shop.stop();
    await between.close();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('CON-01 consent is given and withdrawn on its page, and is stored', async ({ page }) => {
    await page.goto(`${origin}/`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Tuỳ chọn riêng tư' }).click();
    await page.getByRole('main').getByRole('button', { name: 'Chấp nhận' }).click();
    await expect(page.getByText(/^Lựa chọn hiện tại: đồng ý Live Chat/)).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Chỉ cần thiết' }).click();
    await page.goto(`${origin}/tuy-chon-rieng-tu`);
    await expect(page.getByText(/^Lựa chọn hiện tại: chỉ cần thiết/)).toBeVisible();
  });
});

import type { BrowserContext, Page } from '@playwright/test';
import { cookies } from '#core/session/cookies.ts';
import { backendPort, origin } from '#test/journeys/site/origins.ts';
import { publicPortOf } from '#test/kit/backends/free-port.ts';
import { hoverUntilHydrated, hydrated } from './purchase.ts';

/** Origin of the journeys' chat: another site than the shop, as in production. */
export const chatOrigin = `http://localhost:${publicPortOf(backendPort)}`;

/** Collects every request of the page to another site than the shop, from now on. */
export const foreignRequests = (page: Page, shop = origin): readonly string[] => {
  const heard: string[] = [];
  page.on('request', (request) => {
    const { origin: asked, protocol } = new URL(request.url());
    if (asked !== shop && protocol.startsWith('http')) heard.push(request.url());
  });
  return heard;
};

/** The text or picture that the browser counts as the largest paint so far; a press or scroll ends the count. */
export const largestPaint = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as
            | (PerformanceEntry & { readonly element?: Element | null })
            | undefined;
          resolve(last?.element?.outerHTML ?? '');
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

/** The question of consent on a shop that is configured with tags. */
export const consentBar = (page: Page) => page.getByRole('region', { name: 'Câu hỏi về quyền riêng tư' });

/** Presses «Live Chat» and agrees to it. */
export const openChat = async (page: Page): Promise<void> => {
  const button = page.getByRole('navigation', { name: 'Liên hệ nhanh' }).getByRole('button', { name: /^Live Chat/ });
  await hoverUntilHydrated(button);
  await button.click();
  await page.getByRole('button', { name: 'Đồng ý và mở chat' }).click();
};

export const visit = async (page: Page, path: string): Promise<void> => {
  await page.goto(origin + path);
  await hydrated(page);
};

/** Cookies that say that the visitor has just closed every overlay, which hides them for an hour. */
export const closeOverlays = (context: BrowserContext): Promise<void> => {
  const value = String(Date.now());
  const names = ['popup_closed', 'floating_closed', 'voucher_closed'];
  // Some journeys start shops of their own at the address of this machine.
  const domains = [new URL(origin).hostname, '127.0.0.1'];
  return context.addCookies(domains.flatMap((domain) => names.map((name) => ({ name, value, domain, path: '/' }))));
};

/** The shop on fakes forgets with each document what was closed, so there every overlay is closed when it appears. */
export const closeOverlaysOnFakes = async (page: Page): Promise<void> => {
  const close = page
    .getByRole('dialog', { name: /^Giới thiệu từ|Voucher Giảm Giá/ })
    .getByRole('button', { name: /^Đóng/ });
  // The overlay may disappear before the click.
  await page.addLocatorHandler(close, () => close.click({ timeout: 2_000 }).catch(() => undefined));
};

/** Cookies that the shop does not need. */
export const unneededCookies = async (context: BrowserContext): Promise<readonly string[]> => {
  const needed: ReadonlySet<string> = new Set(cookies.map(({ name }) => name));
  return (await context.cookies()).map(({ name }) => name).filter((name) => !needed.has(name));
};

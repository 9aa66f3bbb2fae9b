import { type BrowserContext, expect, type Page } from '@playwright/test';
import { CONSENT_VERSION } from '#core/consent/consent.ts';
import { serialiseConsent } from '#core/consent/consent-text.ts';
import { cookies } from '#core/session/cookies.ts';
import { backendPort, memoryOrigin, origin } from './origins.ts';
import { hydrated } from './purchase.ts';

/** Where the chat of the journeys lives: another site than the shop, as a real one is. */
export const chatOrigin = `http://localhost:${backendPort}`;

/** Every request of the browser to another site than the shop, from now on; the editors' pages are none of the visit. */
export const foreignRequests = (page: Page): readonly string[] => {
  const heard: string[] = [];
  page.on('request', (request) => {
    const { origin: asked, protocol } = new URL(request.url());
    if (asked !== origin && protocol.startsWith('http')) heard.push(request.url());
  });
  return heard;
};

/** The question, once a visitor has touched the page. */
export const askedBar = async (page: Page) => {
  await page.mouse.move(200, 300);
  await page.mouse.move(220, 320);
  const bar = page.getByRole('region', { name: 'Câu hỏi về quyền riêng tư' });
  await expect(bar).toBeVisible();
  return bar;
};

export const visit = async (page: Page, path: string): Promise<void> => {
  await page.goto(origin + path);
  await hydrated(page);
};

/**
 * Keeps what a shop shows newcomers by itself away from a journey: it comes at a moment that none may count on. The shop
 * is told that the visitor closed it a moment ago, so that it rests for an hour; the shop on fakes remembers nothing over
 * a document, so there it is closed whenever it comes.
 */
export const undisturbed = async (page: Page, shop = origin): Promise<void> => {
  if (shop !== memoryOrigin) {
    const closed = { value: String(Date.now()), url: shop };
    const names = ['popup_closed', 'floating_closed', 'voucher_closed'];
    await page.context().addCookies(names.map((name) => ({ name, ...closed })));
    return;
  }
  const close = page
    .getByRole('dialog', { name: /^Giới thiệu từ|Voucher Giảm Giá/ })
    .getByRole('button', { name: /^Đóng/ });
  // It may be gone before it is closed.
  await page.addLocatorHandler(close, () => close.click({ timeout: 2_000 }).catch(() => undefined));
};

/** Cookies that the shop has no need of. */
export const needlessCookies = async (context: BrowserContext): Promise<readonly string[]> => {
  const needed: ReadonlySet<string> = new Set([...cookies.map(({ name }) => name), 'flash', 'login_state']);
  return (await context.cookies()).map(({ name }) => name).filter((name) => !needed.has(name));
};

/** Has the visitor have answered the question before: nothing is granted. */
export const answeredBefore = async (context: BrowserContext): Promise<void> => {
  const granted = { chat: false, statistics: false, ads: false };
  const value = serialiseConsent({ version: CONSENT_VERSION, at: Date.now(), granted });
  await context.addCookies([{ name: 'consent', value: encodeURIComponent(value), url: origin }]);
};

import { type BrowserContext, expect, type Page } from '@playwright/test';
import { CONSENT_VERSION } from '#core/consent/consent.ts';
import { serialiseConsent } from '#core/consent/consent-text.ts';
import { cookies } from '#core/session/cookies.ts';
import { backendPort, memoryOrigin, origin } from './origins.ts';
import { hydrated } from './purchase.ts';

/** Origin of the journeys' chat: another site than the shop, as in production. */
export const chatOrigin = `http://localhost:${backendPort}`;

/** Collects every request of the page to another site, from now on. */
export const foreignRequests = (page: Page): readonly string[] => {
  const heard: string[] = [];
  page.on('request', (request) => {
    const { origin: asked, protocol } = new URL(request.url());
    if (asked !== origin && protocol.startsWith('http')) heard.push(request.url());
  });
  return heard;
};

/** Touches the page as a visitor would and returns the consent question. */
export const revealConsentBar = async (page: Page) => {
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
 * Keeps the shop's overlays away from a journey, because their timing is unpredictable. Cookies say that the visitor
 * has just closed them, which hides them for an hour. The shop on fakes forgets this with each document, so there every
 * overlay is closed when it appears.
 */
export const suppressOverlays = async (page: Page, shop = origin): Promise<void> => {
  if (shop !== memoryOrigin) {
    const closed = { value: String(Date.now()), url: shop };
    const names = ['popup_closed', 'floating_closed', 'voucher_closed'];
    await page.context().addCookies(names.map((name) => ({ name, ...closed })));
    return;
  }
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

/** Stores an earlier answer to the consent question: nothing is granted. */
export const presetConsent = async (context: BrowserContext): Promise<void> => {
  const granted = { chat: false, statistics: false, ads: false };
  const value = serialiseConsent({ version: CONSENT_VERSION, decidedAt: Date.now(), granted });
  await context.addCookies([{ name: 'consent', value: encodeURIComponent(value), url: origin }]);
};

import { type BrowserContext, expect, type Page } from '@playwright/test';
import { CONSENT_VERSION } from '#core/consent/consent.ts';
import { consentText } from '#core/consent/consent-text.ts';
import { cookies } from '#core/session/cookies.ts';
import { backendPort, origin } from './origins.ts';
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
 * Whatever comes over the page by itself from now on is closed as a shopper does it, before his next press: voucher and
 * popup come at a moment that no journey may count on.
 */
export const closeWhatComes = (page: Page): Promise<void> =>
  page.addLocatorHandler(page.getByRole('dialog', { name: /^Giới thiệu từ|Voucher Giảm Giá/ }), (greeting) =>
    greeting.getByRole('button', { name: /^Đóng/ }).click(),
  );

/** Cookies that the shop has no need of. */
export const needlessCookies = async (context: BrowserContext): Promise<readonly string[]> => {
  const needed: ReadonlySet<string> = new Set([...cookies.map(({ name }) => name), 'flash', 'login_state']);
  return (await context.cookies()).map(({ name }) => name).filter((name) => !needed.has(name));
};

/** Has the visitor have answered the question before: nothing is granted. */
export const answeredBefore = async (context: BrowserContext): Promise<void> => {
  const granted = { chat: false, statistics: false, ads: false };
  const value = consentText({ version: CONSENT_VERSION, at: Date.now(), granted });
  await context.addCookies([{ name: 'consent', value: encodeURIComponent(value), url: origin }]);
};

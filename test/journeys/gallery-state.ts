import { expect, type Page, test } from '@playwright/test';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { UseCases } from '#core/operations.ts';
import { useCasesOf } from './browser-visitor.ts';
import { complaintsOf } from './complaints.ts';
import { overflow } from './looker.ts';
import { origin } from './origins.ts';
import { hydrated } from './purchase.ts';

/** One state of one page: how to get there, what it must say, and the way on that it must offer. */
export type State = {
  readonly name: string;
  readonly open: (page: Page, useCases: UseCases) => Promise<unknown>;
  readonly says: string | RegExp;
  /** Accessible name of a link or a button. */
  readonly way: string | RegExp;
};

export const go = async (page: Page, path: string): Promise<void> => {
  await page.goto(origin + path);
  await hydrated(page);
};

/** From now on the browser's calls of a use case fail like this. */
export const breaks = async (page: Page, use: keyof UseCases, failure: ShopFailure): Promise<void> => {
  await page.route(`**/api/${use}*`, (route) =>
    route.fulfill({ status: 503, contentType: 'application/json', body: JSON.stringify({ ok: false, failure }) }),
  );
};
export const unreachable: ShopFailure = { kind: 'unreachable' };

/** A page reached inside the shop while the services do not answer it. */
export const brokenInside = async (page: Page, from: string, link: string, use: keyof UseCases): Promise<void> => {
  // Before the page is opened: it may fetch the next one ahead.
  await breaks(page, use, unreachable);
  await go(page, from);
  await page.locator(`${link}:visible`).first().click();
};

/** A test for each state. */
export const gallery = (states: readonly State[]): void => {
  for (const state of states) tell(state);
};

/** What the browser itself writes about an answer that is no success: the state that is looked at. */
const expected = /Failed to load resource/;

/** Widths of a desk and of a phone, CSS pixels; a state must stand in both. */
const screens = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

const tell = ({ name, open, says, way }: State): void => {
  test(`ERR-07 gallery, ${name}: its sentence, a way on, no complaint of the browser`, async ({ page }) => {
    const heard = complaintsOf(page);
    await open(page, useCasesOf(page.request));
    const main = page.getByRole('main');
    const ways = main.getByRole('link', { name: way }).or(main.getByRole('button', { name: way }));
    for (const [screen, size] of Object.entries(screens)) {
      await page.setViewportSize(size);
      await expect(main.getByText(says).first()).toBeVisible();
      await expect(ways.first()).toBeVisible();
      await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
      await photograph(page, name, screen);
    }
    expect(heard().filter((each) => !expected.test(each))).toEqual([]);
  });
};

/** The same visit by day and by night. */
const photograph = async (page: Page, name: string, screen: string): Promise<void> => {
  const file = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({
      path: `test-results/gallery/${file}-${screen}${colorScheme === 'dark' ? '-dark' : ''}.png`,
      animations: 'disabled',
    });
  }
};

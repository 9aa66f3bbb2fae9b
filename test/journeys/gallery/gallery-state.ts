import { expect, type Page, test } from '@playwright/test';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { UseCases } from '#core/operations.ts';
import { useCasesOf } from '#test/journeys/customers/browser-visitor.ts';
import { overflow } from '#test/journeys/every-page/accessibility-checker.ts';
import { collectBrowserErrors } from '#test/journeys/every-page/complaints.ts';
import { hydrated } from '#test/journeys/purchase.ts';
import { origin } from '#test/journeys/site/origins.ts';

/** One state of one page: how to open it, the message it must show and the next step it must offer. */
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

/** From now on every call of this use case from the browser fails with `failure`. */
export const failUseCase = async (page: Page, use: keyof UseCases, failure: ShopFailure): Promise<void> => {
  await page.route(`**/api/${use}*`, (route) =>
    route.fulfill({ status: 503, contentType: 'application/json', body: JSON.stringify({ ok: false, failure }) }),
  );
};
export const unreachable: ShopFailure = { kind: 'unreachable' };

/** Opens a page through a link inside the shop while its query fails. */
export const openFailingPage = async (page: Page, from: string, link: string, use: keyof UseCases): Promise<void> => {
  // Set before the page opens, because it may prefetch the next one.
  await failUseCase(page, use, unreachable);
  await go(page, from);
  await page.locator(`${link}:visible`).first().click();
};

/** Declares one test for each state. */
export const gallery = (states: readonly State[]): void => {
  for (const state of states) testState(state);
};

/** The browser's own message for an error response, which is the state under test. */
const expected = /Failed to load resource/;

/** Viewports of a desktop and a phone, CSS pixels; every state is checked in both. */
const screens = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

const testState = ({ name, open, says, way }: State): void => {
  test(`ERR-07 gallery, ${name}: the page shows its message and a next step, without browser errors`, async ({
    page,
  }) => {
    const heard = collectBrowserErrors(page);
    await open(page, useCasesOf(page.request));
    const main = page.getByRole('main');
    const ways = main.getByRole('link', { name: way }).or(main.getByRole('button', { name: way }));
    for (const size of screens) {
      await page.setViewportSize(size);
      await expect(main.getByText(says).first()).toBeVisible();
      await expect(ways.first()).toBeVisible();
      await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
    }
    expect(heard().filter((each) => !expected.test(each))).toEqual([]);
  });
};

import type { Locator, Page } from '@playwright/test';

/** More stops than a page has. */
const MAX_STOPS = 150;

/** Presses Tab until the element has the focus; fails when Tab never comes there. */
export const tabTo = async (page: Page, wanted: Locator): Promise<void> => {
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never came to ${wanted}`);
};

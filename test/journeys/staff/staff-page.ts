import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { staffDoor } from '#test/journeys/site/origins.ts';

/** A logged-in member of the staff in a browser of their own; paths are relative to the staff listener. */
export const openStaffPage = async (browser: Browser, options: BrowserContextOptions = {}): Promise<Page> => {
  const link = (await readFile(staffDoor.staffLinkFile, 'utf8')).trim();
  const page = await (await browser.newContext({ baseURL: new URL(link).origin, ...options })).newPage();
  await page.goto(link);
  return page;
};

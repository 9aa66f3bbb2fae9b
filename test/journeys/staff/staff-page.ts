import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { staffDoor } from '#test/journeys/site/origins.ts';
import type { StaffDoor } from '#test/kit/staff.ts';

/** A logged-in member of a shop's staff in a browser of their own; paths are relative to the staff listener. */
export const staffPageAt = async (
  { staffLinkFile }: StaffDoor,
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<Page> => {
  const link = (await readFile(staffLinkFile ?? '', 'utf8')).trim();
  const page = await (await browser.newContext({ baseURL: new URL(link).origin, ...options })).newPage();
  await page.goto(link);
  return page;
};

/** The same, of the shop that every journey of this worker uses. */
export const openStaffPage = (browser: Browser, options: BrowserContextOptions = {}): Promise<Page> =>
  staffPageAt(staffDoor, browser, options);

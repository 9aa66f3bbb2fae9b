// Photographs a page of the built shop's portal into backend/media: that of the demo customer's server. Ids, addresses
// and dates are the demo's. `npm run build && node scripts/drawing/draw-screens.mjs`
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { startShop } from '../bench/shop.mjs';
import { findBrowser, quietFlags } from '../browser.mjs';

const out = join(import.meta.dirname, '..', '..', 'backend', 'media');
const WIDTH = 1200;
const HEIGHT = 800;
/** Above the page's heading, in pixels. */
const MARGIN = 32;

/** Of `backend/authorisation/seed.ts`, for development only. */
const customer = { username: 'khach@example.vn', password: 'Thue-May-2026' };

const shop = await startShop();
const browser = await chromium.launch({ executablePath: findBrowser(), args: quietFlags });
try {
  const page = await browser.newPage({
    viewport: { width: WIDTH, height: HEIGHT },
    colorScheme: 'light',
    bypassCSP: true,
  });
  await page.goto(`${shop.origin}/dang-nhap?redirectUrl=${encodeURIComponent('/service')}`);
  await page.locator('main [name="username"]').fill(customer.username);
  await page.locator('main [name="password"]').fill(customer.password);
  await page.locator('main [name="password"]').press('Enter');
  await page.waitForURL('**/service');
  await page.getByRole('main').getByRole('link', { name: 'Cloud Server' }).first().click();
  await page.waitForURL(/\/service\/[^/]+$/);
  // Anew, without the note about the log-in and the pointer over a button.
  await page.mouse.move(0, 0);
  await page.reload();
  await page.getByRole('heading', { name: 'Quản lý' }).waitFor();
  await page.waitForLoadState('networkidle');
  // The contact bar lies over every page and is no part of this one.
  await page.addStyleTag({ content: 'nav[aria-label="Liên hệ nhanh"] { display: none }' });
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  const picture = await page.screenshot({
    fullPage: true,
    clip: { x: 0, y: Math.max(0, heading.y - MARGIN), width: WIDTH, height: HEIGHT },
  });
  await sharp(picture).png({ palette: true, colours: 64, effort: 10 }).toFile(join(out, 'trang-quan-ly-may-chu.png'));
} finally {
  await browser.close();
  await shop.close();
}

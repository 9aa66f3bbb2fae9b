import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { addProduct, placeCart, useCasesOf } from '#test/journeys/customers/browser-visitor.ts';
import { origin } from '#test/journeys/site/origins.ts';
import { expect, test } from './journey.ts';
import { hydrated } from './purchase.ts';

test('PAY-02 CART-20 «Lưu ảnh QR» gives a square picture that a banking app can read', async ({ page }) => {
  const useCases = useCasesOf(page.request);
  const orderId = await placeCart(useCases, await addProduct(useCases));
  await page.goto(`${origin}/thanh-toan/${orderId}`);
  await hydrated(page);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Lưu ảnh QR' }).click();
  const picture = sharp(await readFile(await (await file).path()));
  const { format, width = 0, height } = await picture.metadata();
  expect([format, height]).toEqual(['png', width]);
  expect(width).toBeGreaterThan(300);
  const { channels } = await picture.stats();
  // Black modules on white, about as many of each.
  expect(channels[0]?.mean).toBeGreaterThan(100);
  expect(channels[0]?.mean).toBeLessThan(200);
});

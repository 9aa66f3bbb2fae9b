import { useCasesOf } from '#test/journeys/customers/browser-visitor.ts';
import { becomeCustomer } from '#test/journeys/customers/customer-visitor.ts';
import { expect, type Page } from '#test/journeys/journey.ts';
import { createBelongings, createCustomerBelongings, fillCart } from '#test/journeys/site/belongings.ts';
import { origin } from '#test/journeys/site/origins.ts';
import { samplePaths } from '#test/kit/sample-paths.ts';
import { measureText } from './text-layout.ts';

/** Complaints by what they say, each with the widths at which it holds. */
const look = async (page: Page, path: string, widths: readonly number[]): Promise<readonly string[]> => {
  await page.goto(origin + path);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // What is far below is laid out only when it comes near.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  // What loads when it comes near.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => !('$_TSR' in window));
  const found = new Map<string, string[]>();
  const note = async (size: string): Promise<void> => {
    for (const each of await page.evaluate(measureText)) found.set(each, [...(found.get(each) ?? []), size]);
  };
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await note(String(width));
  }
  return [...found].map(
    ([what, sizes]) =>
      `${path}: ${what} (${sizes.slice(0, 4).join(', ')}${sizes.length > 4 ? ` … ${sizes.at(-1)}` : ''})`,
  );
};

/** `widths` in CSS pixels. */
const lookAtAll = async (page: Page, paths: readonly string[], widths: readonly number[]): Promise<void> => {
  const found: string[] = [];
  for (const path of paths) found.push(...(await look(page, path, widths)));
  expect(found).toEqual([]);
};

/** Every page of a guest with a cart, an order and a quotation. */
export const lookAtGuestPages = async (page: Page, widths: readonly number[]): Promise<void> => {
  const useCases = useCasesOf(page.request);
  const own = await createBelongings(useCases);
  await fillCart(useCases);
  await lookAtAll(
    page,
    samplePaths(own, ({ audience }) => audience !== 'customer'),
    widths,
  );
};

/** Every page that only a customer sees. */
export const lookAtCustomerPages = async (page: Page, widths: readonly number[]): Promise<void> => {
  const useCases = useCasesOf(page.request);
  const own = await createCustomerBelongings(useCases, await becomeCustomer(useCases));
  await lookAtAll(
    page,
    samplePaths(own, ({ audience }) => audience === 'customer'),
    widths,
  );
};

import { useCasesOf } from '#test/journeys/customers/browser-visitor.ts';
import { becomeCustomer } from '#test/journeys/customers/customer-visitor.ts';
import { test } from '#test/journeys/journey.ts';
import { createBelongings, createCustomerBelongings, fillCart } from '#test/journeys/site/belongings.ts';
import { samplePaths } from '#test/kit/sample-paths.ts';
import { quietFlags } from '../../scripts/browser.mjs';
import { lookAtAll } from './page-texts.ts';

/** A reader who has set the browser's text to 200 %. [WCAG 1.4.4] */
const args = [...quietFlags, '--blink-settings=defaultFontSize=32'];
const executablePath = process.env.CHROMIUM_PATH;
test.use({ launchOptions: { args, ...(executablePath ? { executablePath } : {}) } });

/** The narrowest is as one of 320 px with text of 100 %. */
const widths = [640, 768, 1_024, 1_280, 1_440, 1_600];

test('LAY-07 with text twice as large no page of a guest scrolls sideways, cuts, covers or squeezes it', async ({
  page,
}) => {
  test.setTimeout(480_000);
  const useCases = useCasesOf(page.request);
  const own = await createBelongings(useCases);
  await fillCart(useCases);
  await lookAtAll(
    page,
    samplePaths(own, ({ audience }) => audience !== 'customer'),
    widths,
  );
});

test('LAY-07 nor does a page of a customer', async ({ page }) => {
  test.setTimeout(480_000);
  const useCases = useCasesOf(page.request);
  const own = await createCustomerBelongings(useCases, await becomeCustomer(useCases));
  await lookAtAll(
    page,
    samplePaths(own, ({ audience }) => audience === 'customer'),
    widths,
  );
});

import { test } from '#test/journeys/journey.ts';
import { quietFlags } from '../../scripts/browser.mjs';
import { lookAtCustomerPages, lookAtGuestPages } from './page-texts.ts';

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
  await lookAtGuestPages(page, widths);
});

test('LAY-07 with text twice as large no page of a customer scrolls sideways, cuts, covers or squeezes it', async ({
  page,
}) => {
  test.setTimeout(480_000);
  await lookAtCustomerPages(page, widths);
});

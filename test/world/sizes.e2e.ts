import { test } from '#test/journeys/journey.ts';
import { lookAtCustomerPages, lookAtGuestPages } from './page-texts.ts';

const [NARROWEST, WIDEST, STEP] = [320, 1_600, 20];
const widths = Array.from({ length: (WIDEST - NARROWEST) / STEP + 1 }, (_, at) => NARROWEST + at * STEP);

test('LAY-07 no page of a guest scrolls sideways, cuts, covers or squeezes its text, from 320 to 1,600 px', async ({
  page,
}) => {
  test.setTimeout(900_000);
  await lookAtGuestPages(page, widths);
});

test('LAY-07 no page of a customer scrolls sideways, cuts, covers or squeezes its text, from 320 to 1,600 px', async ({
  page,
}) => {
  test.setTimeout(900_000);
  await lookAtCustomerPages(page, widths);
});

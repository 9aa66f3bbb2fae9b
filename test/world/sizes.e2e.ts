import { useCasesOf } from '#test/journeys/customers/browser-visitor.ts';
import { becomeCustomer } from '#test/journeys/customers/customer-visitor.ts';
import { test } from '#test/journeys/journey.ts';
import { createBelongings, createCustomerBelongings, fillCart } from '#test/journeys/site/belongings.ts';
import { samplePaths } from '#test/kit/sample-paths.ts';
import { lookAtAll } from './page-texts.ts';

const [NARROWEST, WIDEST, STEP] = [320, 1_600, 20];
const widths = Array.from({ length: (WIDEST - NARROWEST) / STEP + 1 }, (_, at) => NARROWEST + at * STEP);

test('LAY-07 no page of a guest scrolls sideways, cuts, covers or squeezes its text, from 320 to 1,600 px', async ({
  page,
}) => {
  test.setTimeout(900_000);
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
  test.setTimeout(900_000);
  const useCases = useCasesOf(page.request);
  const own = await createCustomerBelongings(useCases, await becomeCustomer(useCases));
  await lookAtAll(
    page,
    samplePaths(own, ({ audience }) => audience === 'customer'),
    widths,
  );
});

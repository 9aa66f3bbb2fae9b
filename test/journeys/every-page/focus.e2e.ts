import { useCasesOf } from '#test/journeys/customers/browser-visitor.ts';
import { becomeCustomer } from '#test/journeys/customers/customer-visitor.ts';
import { expect, type Page, test } from '#test/journeys/journey.ts';
import { hydrated } from '#test/journeys/purchase.ts';
import { createBelongings, createCustomerBelongings, fillCart } from '#test/journeys/site/belongings.ts';
import { origin } from '#test/journeys/site/origins.ts';
import { samplePaths } from '#test/kit/sample-paths.ts';

/** Without smooth scrolling each stop is at its place at once. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/**
 * Focuses every control from the first to the last and back again, and names those that other parts cover wholly. A
 * control that is drawn as its label is visible where the label is.
 */
const hiddenStops = (page: Page) =>
  page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]'),
    ].filter((control) => control.checkVisibility({ visibilityProperty: true }));
    const shares = [0.1, 0.5, 0.9];
    const isUncovered = (control: HTMLElement): boolean => {
      const label = 'labels' in control ? (control.labels as NodeListOf<HTMLElement> | null)?.[0] : undefined;
      const shown = label ?? control;
      return [...shown.getClientRects()].some(({ left, top, width, height }) =>
        shares.some((x) =>
          shares.some((y) => {
            const hit = document.elementFromPoint(left + x * width, top + y * height);
            return hit !== null && (shown.contains(hit) || hit.contains(shown) || control.contains(hit));
          }),
        ),
      );
    };
    const stops = [...controls, ...controls.toReversed()].filter((control) => {
      control.focus();
      return document.activeElement === control && !isUncovered(control);
    });
    const name = (control: HTMLElement) =>
      `${control.tagName} ${control.getAttribute('aria-label') ?? (control.textContent?.trim() || control.id)}`;
    return { count: controls.length, hidden: [...new Set(stops.map(name))] };
  });

const expectVisibleFocus = async (page: Page, paths: readonly string[]): Promise<void> => {
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(origin + path);
    await hydrated(page);
    const { count, hidden } = await hiddenStops(page);
    expect(count, path).toBeGreaterThan(10);
    found.push(...hidden.map((each) => `${path}: ${each}`));
  }
  expect(found).toEqual([]);
};

test('LAY-01 no bar hides the focused control of a guest page (WCAG 2.4.11)', async ({ page }) => {
  test.setTimeout(480_000);
  const useCases = useCasesOf(page.request);
  const own = await createBelongings(useCases);
  await fillCart(useCases);
  await expectVisibleFocus(page, ['/khong-co', ...samplePaths(own, ({ audience }) => audience !== 'customer')]);
});

test('LAY-01 no bar hides the focused control of a customer page (WCAG 2.4.11)', async ({ page }) => {
  test.setTimeout(240_000);
  const useCases = useCasesOf(page.request);
  const own = await createCustomerBelongings(useCases, await becomeCustomer(useCases));
  await expectVisibleFocus(
    page,
    samplePaths(own, ({ audience }) => audience === 'customer'),
  );
});

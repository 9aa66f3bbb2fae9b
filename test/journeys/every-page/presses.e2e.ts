import { useCasesOf } from '#test/journeys/customers/browser-visitor.ts';
import { becomeCustomer } from '#test/journeys/customers/customer-visitor.ts';
import { expect, type Page, test } from '#test/journeys/journey.ts';
import { hydrated } from '#test/journeys/purchase.ts';
import { createBelongings, createCustomerBelongings, fillCart } from '#test/journeys/site/belongings.ts';
import { origin } from '#test/journeys/site/origins.ts';
import { type Belongings, samplePaths } from '#test/kit/sample-paths.ts';

type PressRecorder = { readonly pressed: Set<string>; readonly veiled: string[]; current: string };

/**
 * Runs before the page's scripts: cancels whatever would leave the document, and notes each press after which the page
 * showed bar or overlay. In-app navigations are blocked in `pressAll`, so that nothing may show them.
 */
const recordPresses = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const recorder: PressRecorder = { pressed: new Set(), veiled: [], current: '' };
    Reflect.set(window, 'pressRecorder', recorder);
    let isPressing = false;
    window.addEventListener('click', () => {
      isPressing = true;
    });
    window.navigation.addEventListener('navigate', (event) => {
      if (isPressing && !event.destination.sameDocument) event.preventDefault();
    });
    new MutationObserver(() => {
      if (isPressing && document.querySelector('[data-stage]:not([data-stage=off])') !== null)
        recorder.veiled.push(recorder.current);
    }).observe(document, { subtree: true, childList: true });
  });

/** Presses every control that `done` does not hold yet. Returns the names of all, and of those that veiled the page. */
const pressAll = (page: Page, done: readonly string[]) =>
  page.evaluate(async (before) => {
    const recorder = Reflect.get(window, 'pressRecorder') as PressRecorder;
    const { history } = Reflect.get(window, '__TSR_ROUTER__') as {
      readonly history: {
        readonly block: (by: { readonly blockerFn: () => boolean; readonly enableBeforeUnload: boolean }) => void;
      };
    };
    history.block({ blockerFn: () => true, enableBeforeUnload: false });
    const settled = () => new Promise((resolve) => setTimeout(resolve));
    const nameOf = (control: Element): string =>
      [
        control.tagName,
        control.getAttribute('aria-label') ?? control.textContent?.trim().replace(/\s+/g, ' ').slice(0, 60),
        control.getAttribute('href') ?? '',
      ].join(' ');
    const pressed = new Set(before);
    const isShown = (control: Element) => control.checkVisibility({ visibilityProperty: true });
    const next = () =>
      [...document.querySelectorAll<HTMLElement>('a[href], button, summary')].find(
        (control) => isShown(control) && !control.matches(':disabled, [target]') && !pressed.has(nameOf(control)),
      );
    for (let control = next(); control !== undefined; control = next()) {
      recorder.current = nameOf(control);
      pressed.add(recorder.current);
      control.click();
      await settled();
    }
    return { pressed: [...pressed], veiled: [...new Set(recorder.veiled)] };
  }, done);

const pressEveryPage = async (page: Page, paths: readonly string[]): Promise<void> => {
  await recordPresses(page);
  // A command that never answers is the longest wait that a press can cause.
  await page.route(
    (url) => url.pathname.startsWith('/api/'),
    (route) => (route.request().method() === 'GET' ? route.continue() : undefined),
  );
  const found: string[] = [];
  const shell: string[] = [];
  for (const path of paths) {
    await page.goto(origin + path);
    await hydrated(page);
    await page.mouse.move(20, 300);
    await page.mouse.move(40, 320);
    await page.waitForLoadState('networkidle');
    const { pressed, veiled } = await pressAll(page, shell);
    expect(pressed.length, path).toBeGreaterThan(shell.length);
    found.push(...veiled.map((each) => `${path}: ${each}`));
    if (shell.length === 0) shell.push(...pressed);
  }
  expect(found).toEqual([]);
};

test('LAY-02 no link or button of a guest page shows bar or overlay without leaving the page', async ({ page }) => {
  test.setTimeout(480_000);
  const useCases = useCasesOf(page.request);
  const own: Belongings = await createBelongings(useCases);
  await fillCart(useCases);
  await pressEveryPage(page, ['/khong-co-trang-nay', ...samplePaths(own, ({ audience }) => audience !== 'customer')]);
});

test('LAY-02 no link or button of a customer page shows bar or overlay without leaving the page', async ({ page }) => {
  test.setTimeout(240_000);
  const useCases = useCasesOf(page.request);
  const own = await createCustomerBelongings(useCases, await becomeCustomer(useCases));
  await pressEveryPage(page, ['/khong-co-trang-nay', ...samplePaths(own, ({ audience }) => audience === 'customer')]);
});

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { hydrated } from '#test/journeys/purchase.ts';
import { origin } from '#test/journeys/site/origins.ts';
import { testSize } from '#test/kit/test-size.ts';
import { collectBrowserErrors } from './complaints.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const conforming = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Check = Pick<axe.RunOptions, 'runOnly' | 'rules'>;
/** WCAG 2.5.3 is level A, but axe checks it only when enabled. */
const labels = { 'label-content-name-mismatch': { enabled: true } };

/** One line per violated rule and element. */
const violationsOf = async (page: Page, check: Check): Promise<readonly string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const found = await page.evaluate(async (given) => {
    // The script above has added axe to the page.
    const { run } = Reflect.get(window, 'axe') as typeof axe;
    return (await run(document, { ...(given as axe.RunOptions), resultTypes: ['violations'] })).violations;
  }, check);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all }) => {
      const [why] = [...any, ...all];
      return `${id} ${target.join(' ')}: ${why?.message ?? ''}`;
    }),
  );
};

const allRules: Check = { runOnly: { type: 'tag', values: conforming }, rules: labels };
const contrast: Check = { runOnly: { type: 'rule', values: ['color-contrast'] } };

/** The schemes differ only in colours, so a second one is checked for contrast alone. */
const violationsIn = async (page: Page, schemes: readonly ('light' | 'dark')[]): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const [at, colorScheme] of schemes.entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const violations = await violationsOf(page, at === 0 ? allRules : contrast);
    found.push(...violations.map((each) => `${colorScheme} ${each}`));
  }
  return found;
};

/**
 * Widths at which a layout begins, CSS pixels, where space is tightest. From 1180 on there is more space than the
 * container uses.
 */
const tightest = [320, 640, 768, 1024];

/** CSS pixels by which the page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** A page that lays itself out anew for a width needs some frames. */
const overflowsForGood = (page: Page): Promise<boolean> =>
  expect
    .poll(() => overflow(page), { timeout: 3_000 })
    .toBeLessThanOrEqual(0)
    .then(
      () => false,
      () => true,
    );

/** The innermost elements that end right of the window, as tag and class or text. */
const reachingOut = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isOut = (each: Element): boolean =>
      each.getBoundingClientRect().right > document.documentElement.clientWidth + 0.5;
    const out = [...document.body.querySelectorAll('*')].filter(isOut);
    const innermost = out.filter((each) => ![...each.children].some(isOut));
    return innermost.slice(0, 3).map((each) => `<${each.tagName.toLowerCase()}> ${each.textContent?.slice(0, 40)}`);
  });

/** The widths at which the page scrolls sideways. */
const overflowingWidths = async (page: Page): Promise<readonly string[]> => {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const width of tightest) {
    await page.setViewportSize({ width, height: 900 });
    if (await overflowsForGood(page))
      found.push(`scrolls sideways at ${width}: ${(await reachingOut(page)).join(', ')}`);
  }
  if (before) await page.setViewportSize(before);
  return found;
};

/** axe measures boxes: a part far below the fold has the right one only when it has been scrolled to. */
const laidOut = '[data-deferred="visible"] { content-visibility: visible !important; }';

type Looked = { readonly name: string; readonly violations: readonly string[] };

/**
 * Checks one page after another and collects the violations, in `npm test` light and dark in turn; in a desktop window
 * at every width. Its test must set `bypassCSP` so that axe can be injected.
 */
export const accessibilityChecker = (page: Page) => {
  const heard = collectBrowserErrors(page);
  const found: Looked[] = [];
  let looked = 0;
  const wide = (page.viewportSize()?.width ?? 0) >= 1_024;
  const look = async (name: string): Promise<void> => {
    await page.addStyleTag({ content: laidOut });
    const schemes =
      testSize === 'everyday' ? ([looked % 2 === 0 ? 'light' : 'dark'] as const) : (['light', 'dark'] as const);
    looked += 1;
    const violations = [...(await violationsIn(page, schemes)), ...(wide ? await overflowingWidths(page) : [])];
    if (violations.length > 0) found.push({ name, violations });
  };
  const lookAt = async (path: string, name = path): Promise<void> => {
    await page.goto(path.startsWith('/') ? origin + path : path);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look(name);
  };
  const end = (): void => {
    expect(found).toEqual([]);
    expect(heard().filter((each) => !/a status of (404|422)/.test(each))).toEqual([]);
  };
  return { look, lookAt, end, wide };
};

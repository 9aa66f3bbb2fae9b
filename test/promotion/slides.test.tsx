import { createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ok } from '#core/shared/result.ts';
import { expectOk, openShop } from '#test/kit/fakes/shop.ts';
import { openPage } from '#test/ui/open-page.tsx';
import Slides from '#ui/kit/media/slides.tsx';
import BannerSlides, { SLIDE_MS } from '#ui/promotion/banner-slides.tsx';
import { POPUP_SLIDE_MS } from '#ui/promotion/popup.tsx';
import { advanceClock, popupOf, waitUntil } from './visit.tsx';

const WIDTH = 400;
const sheet = document.createElement('style');
sheet.textContent = `li { width: ${WIDTH}px }`;

/** Simulates a layout in which every slide is as wide as its row, and the row can scroll. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  for (const name of ['clientWidth', 'offsetWidth'] as const)
    vi.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(WIDTH);
  document.head.append(sheet);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(3 * WIDTH);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * WIDTH;
  });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, WIDTH, 100));
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(function (this: Element, to?: unknown) {
    this.scrollLeft = typeof to === 'object' && to !== null && 'left' in to ? Number(to.left) : 0;
    this.dispatchEvent(new Event('scroll'));
  });
});
afterEach(() => {
  sheet.remove();
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const mockReducedMotion = (reduced: boolean) =>
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: reduced && query.includes('reduced-motion'),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
const renderThreeSlides = (every?: number) =>
  render(
    <Slides label="Ba" {...(every === undefined ? {} : { autoplayMs: every })}>
      <p>một</p>
      <p>hai</p>
      <p>ba</p>
    </Slides>,
  );
/** Slides link to pages of the shop. */
const renderBanner = (...paths: readonly string[]) =>
  render(
    <RouterContextProvider router={createRouter({ routeTree: createRootRoute() })}>
      <BannerSlides banners={[popupOf(...paths)]} />
    </RouterContextProvider>,
  );
const currentSlide = () =>
  screen.getAllByRole('button', { name: /^Đến ảnh/ }).findIndex((dot) => dot.getAttribute('aria-current') !== null);

test('BAN-01 BAN-03 the slider advances every 5 s, the popup every 4 s', async () => {
  expect([SLIDE_MS, POPUP_SLIDE_MS]).toEqual([5_000, 4_000]);
  for (const every of [SLIDE_MS, POPUP_SLIDE_MS]) {
    renderThreeSlides(every);

    expect(currentSlide()).toBe(0);
    await advanceClock(every - 100);
    expect(currentSlide()).toBe(0);
    await advanceClock(200);
    await waitUntil(() => currentSlide() === 1);
    cleanup();
  }
});

test('BAN-01 autoplay stops after «Dừng», while a control has focus, and with reduced motion', async () => {
  renderThreeSlides(SLIDE_MS);

  fireEvent.click(screen.getByRole('button', { name: 'Dừng tự chuyển' }));
  await advanceClock(4 * SLIDE_MS);
  expect(currentSlide()).toBe(0);
  expect(screen.getByRole('button', { name: 'Tự chuyển tiếp' })).toBeTruthy();
  cleanup();
  renderThreeSlides(SLIDE_MS);

  fireEvent.focusIn(screen.getByRole('button', { name: 'Ảnh sau' }));
  await advanceClock(4 * SLIDE_MS);
  expect(currentSlide()).toBe(0);
  cleanup();
  mockReducedMotion(true);
  renderThreeSlides(SLIDE_MS);

  await advanceClock(4 * SLIDE_MS);
  expect(currentSlide()).toBe(0);
  expect(screen.getByRole('button', { name: 'Tự chuyển tiếp' })).toBeTruthy();
});

test('BAN-03 arrows and dots reach every slide, and the arrows wrap around', async () => {
  renderThreeSlides();

  for (const [name, index] of [
    ['Ảnh sau', 1],
    ['Ảnh sau', 2],
    ['Ảnh sau', 0],
    ['Ảnh trước', 2],
    ['Đến ảnh 2', 1],
  ] as const) {
    await act(async () => void fireEvent.click(screen.getByRole('button', { name })));
    await advanceClock(500);
    await waitUntil(() => currentSlide() === index);
  }
});

test('BAN-03 a single slide has no arrows, no dots and no autoplay', async () => {
  render(
    <Slides label="Một" autoplayMs={4_000}>
      <p>một</p>
    </Slides>,
  );
  await advanceClock(10_000);
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('BAN-01 the host renders every slide; pictures load lazily with a reserved size', async () => {
  await openPage('/tuy-chon-rieng-tu');
  const html = renderToString(
    <Slides label="Ba">
      <p>một</p>
      <p>hai</p>
    </Slides>,
  );
  expect(html).toContain('một');
  expect(html).toContain('hai');
  renderBanner('a', 'b');
  const [first, second] = within(screen.getByRole('region', { name: 'Giới thiệu' })).getAllByRole('img');
  expect([first?.getAttribute('loading'), second?.getAttribute('loading')]).toEqual(['lazy', 'lazy']);
  expect([first?.getAttribute('width'), first?.getAttribute('height')]).toEqual(['1140', '320']);
});

test('BAN-05 a banner’s picture URL is the shop’s image base plus its path', async () => {
  await openPage('/tuy-chon-rieng-tu');
  renderBanner('a');
  expect(screen.getByAltText('a').getAttribute('src')).toBe('/images/576/uploads/a.png');
});

test('FTR-04 the footer shows its banner if there is one', async () => {
  vi.useRealTimers();
  const footerBanner = {
    title: 'Ưu đãi',
    imagePath: '/uploads/foot.png',
    href: '/cua-hang',
    caption: null,
    startDate: null,
    endDate: null,
  };
  for (const banner of [footerBanner, null]) {
    const shell = { ...expectOk(await openShop().useCases.loadShell({})), footerBanner: banner };
    await openPage('/', { useCases: () => ({ loadShell: async () => ok(shell) }) });
    const foot = within(await screen.findByRole('contentinfo'));
    const picture = foot.queryByAltText('Ưu đãi');
    expect(picture?.closest('a')?.getAttribute('href')).toBe(banner === null ? undefined : '/cua-hang');
  }
});

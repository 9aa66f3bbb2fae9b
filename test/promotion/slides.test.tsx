import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ok } from '#core/shared/result.ts';
import { good, openShop } from '#test/kit/shop.ts';
import { openPage } from '#test/ui/open-page.tsx';
import Slides from '#ui/kit/slides.tsx';
import BannerSlides, { SLIDE_MS } from '#ui/promotion/banner-slides.tsx';
import { POPUP_SLIDE_MS } from '#ui/promotion/popup.tsx';
import { pass, popupOf, until } from './visit.tsx';

const WIDTH = 400;
const sheet = document.createElement('style');
sheet.textContent = `li { width: ${WIDTH}px }`;

/** A screen on which every slide is as wide as its row, and a row that really scrolls. */
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

const still = (reduced: boolean) =>
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: reduced && query.includes('reduced-motion'),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
const three = (every?: number) =>
  render(
    <Slides label="Ba" {...(every === undefined ? {} : { autoplayMs: every })}>
      <p>một</p>
      <p>hai</p>
      <p>ba</p>
    </Slides>,
  );
const shown = () =>
  screen.getAllByRole('button', { name: /^Đến ảnh/ }).findIndex((dot) => dot.getAttribute('aria-current') !== null);
const alive = async () => {
  await pass(2_000);
  await until(() => document.querySelector('.swiper-initialized'));
};

test('BAN-01 BAN-03 the slider goes on by itself every 5 s, the popup every 4 s', async () => {
  expect([SLIDE_MS, POPUP_SLIDE_MS]).toEqual([5_000, 4_000]);
  for (const every of [SLIDE_MS, POPUP_SLIDE_MS]) {
    three(every);
    await alive();
    expect(shown()).toBe(0);
    await pass(every - 100);
    expect(shown()).toBe(0);
    await pass(200);
    await until(() => shown() === 1);
    cleanup();
  }
});

test('BAN-01 what moves by itself stands still after «Dừng», while it is used, and where motion is not wanted', async () => {
  three(SLIDE_MS);
  await alive();
  fireEvent.click(screen.getByRole('button', { name: 'Dừng tự chuyển' }));
  await pass(4 * SLIDE_MS);
  expect(shown()).toBe(0);
  expect(screen.getByRole('button', { name: 'Tự chuyển tiếp' })).toBeTruthy();
  cleanup();
  three(SLIDE_MS);
  await alive();
  fireEvent.focus(screen.getByRole('button', { name: 'Ảnh sau' }));
  await pass(4 * SLIDE_MS);
  expect(shown()).toBe(0);
  cleanup();
  still(true);
  three(SLIDE_MS);
  await alive();
  await pass(4 * SLIDE_MS);
  expect(shown()).toBe(0);
  expect(screen.queryByRole('button', { name: /tự chuyển/i })).toBeNull();
});

test('BAN-03 arrows and dots lead to every slide, and round', async () => {
  three();
  await alive();
  for (const [name, index] of [
    ['Ảnh sau', 1],
    ['Ảnh sau', 2],
    ['Ảnh sau', 0],
    ['Ảnh trước', 2],
    ['Đến ảnh 2', 1],
  ] as const) {
    await act(async () => void fireEvent.click(screen.getByRole('button', { name })));
    await pass(500);
    await until(() => shown() === index);
  }
});

test('BAN-03 a single slide has no arrow, no dot and no script of its own', async () => {
  render(
    <Slides label="Một" autoplayMs={4_000}>
      <p>một</p>
    </Slides>,
  );
  await pass(10_000);
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(document.querySelector('.swiper-initialized')).toBeNull();
});

test('BAN-01 the host draws every slide, the first picture at once and in its place, the others later', async () => {
  await openPage('/tuy-chon-rieng-tu');
  const html = renderToString(
    <Slides label="Ba">
      <p>một</p>
      <p>hai</p>
    </Slides>,
  );
  expect(html).toContain('một');
  expect(html).toContain('hai');
  render(<BannerSlides banners={[popupOf('a', 'b')]} isAboveTheFold />);
  const [first, second] = within(screen.getByRole('region', { name: 'Giới thiệu' })).getAllByRole('img');
  expect([first?.getAttribute('loading'), second?.getAttribute('loading')]).toEqual(['eager', 'lazy']);
  expect([first?.getAttribute('width'), first?.getAttribute('height')]).toEqual(['1140', '320']);
});

test('BAN-05 a banner’s picture comes from the shop’s image base and its own path', async () => {
  await openPage('/tuy-chon-rieng-tu');
  render(<BannerSlides banners={[popupOf('a')]} />);
  expect(screen.getByAltText('a').getAttribute('src')).toBe('/images/576/uploads/a.png');
});

test('FTR-04 the footer shows its banner while there is one, and nothing in its place where there is none', async () => {
  vi.useRealTimers();
  const footerBanner = {
    title: 'Ưu đãi',
    imagePath: '/uploads/foot.png',
    href: '/cua-hang',
    startDate: null,
    endDate: null,
  };
  for (const banner of [footerBanner, null]) {
    const shell = { ...good(await openShop().useCases.loadShell({})), footerBanner: banner };
    await openPage('/', { useCases: () => ({ loadShell: async () => ok(shell) }) });
    const foot = within(await screen.findByRole('contentinfo'));
    const picture = foot.queryByAltText('Ưu đãi');
    expect(picture?.closest('a')?.getAttribute('href')).toBe(banner === null ? undefined : '/cua-hang');
  }
});

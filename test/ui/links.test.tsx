import { createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { imageUrl } from '#ui/blocks/content/image-url.ts';
import { IMAGE_WIDTHS, Picture } from '#ui/blocks/content/picture.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { canPrefetch, PREFETCH_TIMEOUT_MS, prefetchWhenIdle } from '#ui/navigation/prefetch.ts';
import { openPage } from './open-page.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** An IntersectionObserver of elements that are this far from the viewport, in pixels. */
const observerAt = (distance: number) =>
  class {
    readonly tell: (entries: { isIntersecting: boolean }[]) => void;
    readonly margin: number;
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void, options?: { rootMargin?: string }) {
      this.tell = tell;
      this.margin = Number.parseInt(options?.rootMargin ?? '0', 10);
    }
    observe() {
      this.tell([{ isIntersecting: distance <= this.margin }]);
    }
    disconnect() {}
  };
const visibleObserver = () => observerAt(0);

test('PRE-01 a visible link prefetches its page when the browser is idle, within 2000 ms', async () => {
  const { router } = await openPage('/');
  const idle = vi.fn((then: () => void, _options: { timeout: number }) => {
    then();
    return 1;
  });
  vi.stubGlobal('IntersectionObserver', visibleObserver());
  vi.stubGlobal('requestIdleCallback', idle);
  vi.stubGlobal('cancelIdleCallback', () => {});
  const preload = vi.spyOn(router, 'preloadRoute').mockResolvedValue(undefined);
  prefetchWhenIdle(router, document.createElement('a'), '/cua-hang?page=2');
  expect(idle.mock.calls[0]?.[1]).toEqual({ timeout: PREFETCH_TIMEOUT_MS });
  expect(preload).toHaveBeenCalledWith({ to: '/cua-hang', search: { page: '2' } });
  expect(PREFETCH_TIMEOUT_MS).toBe(2_000);
});

test('PRE-01 at most two pages are prefetched at once; a link that disappears while it waits is not prefetched', async () => {
  const router = createRouter({ routeTree: createRootRoute() });
  vi.stubGlobal('IntersectionObserver', visibleObserver());
  vi.stubGlobal('requestIdleCallback', (then: () => void) => {
    then();
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', () => {});
  const ends: (() => void)[] = [];
  const asked: unknown[] = [];
  vi.spyOn(router, 'preloadRoute').mockImplementation(({ to }) => {
    asked.push(to);
    return new Promise((resolve, reject) =>
      ends.push(() => (to === '/b' ? reject(new Error('gone')) : resolve(undefined))),
    );
  });
  const [, , , callOff] = ['/a', '/b', '/c', '/d', '/e'].map((href) =>
    prefetchWhenIdle(router, document.createElement('a'), href),
  );
  expect(asked).toEqual(['/a', '/b']);
  callOff?.();
  ends[1]?.();
  await waitFor(() => expect(asked).toEqual(['/a', '/b', '/c']));
  ends[0]?.();
  await waitFor(() => expect(asked).toEqual(['/a', '/b', '/c', '/e']));
});

test('PRE-01 nothing is prefetched on 2g or with data saving on', () => {
  expect(canPrefetch(undefined)).toBe(true);
  expect(canPrefetch({ effectiveType: '4g', saveData: false })).toBe(true);
  expect(canPrefetch({ effectiveType: '2g' })).toBe(false);
  expect(canPrefetch({ effectiveType: 'slow-2g' })).toBe(false);
  expect(canPrefetch({ effectiveType: '4g', saveData: true })).toBe(false);
});

test('LNK-01 a press on a link navigates at once, without a timer', async () => {
  const { router } = await openPage('/cua-hang');
  const link = screen
    .getAllByRole('link')
    .find((each) => each.getAttribute('href') === '/cua-hang/danh-muc/cloud-server');
  if (!link) throw new Error('no link');
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
  await act(async () => void fireEvent.click(link));
  expect(router.history.location.href).toBe('/cua-hang/danh-muc/cloud-server');
});

test('LNK-01 the browser handles a press with a modifier key', async () => {
  const { router } = await openPage('/cua-hang');
  const link = screen
    .getAllByRole('link')
    .find((each) => each.getAttribute('href') === '/cua-hang/danh-muc/cloud-server');
  if (!link) throw new Error('no link');
  fireEvent.click(link, { ctrlKey: true });
  expect(router.history.location.href).toBe('/cua-hang');
});

test('LNK-01 a link is drawn with the address that it is given, and only its page calls it current', async () => {
  const { router } = await openPage('/cua-hang?sort=price');
  const addresses = ['/cua-hang', '/a/$b?q=x%20y,z&leer', '/a/', '#top', '//other', 'tel:19001234'];
  const root = document.createElement('div');
  await act(async () =>
    createRoot(root).render(
      <RouterContextProvider router={router}>
        {addresses.map((href) => (
          <Link key={href} href={href} aria-current={href === '/a/' ? 'true' : undefined}>
            {href}
          </Link>
        ))}
      </RouterContextProvider>,
    ),
  );
  const attributes = [...root.querySelectorAll('a')].map((link) =>
    Object.fromEntries(link.getAttributeNames().map((name) => [name, link.getAttribute(name)])),
  );
  expect(attributes).toEqual(addresses.map((href) => (href === '/a/' ? { href, 'aria-current': 'true' } : { href })));
});

test('LNK-01 a link in place replaces the address and keeps the position of the page', async () => {
  const { router } = await openPage('/cua-hang');
  const navigate = vi.spyOn(router, 'navigate');
  const link = screen.getAllByRole('link').find((each) => each.getAttribute('href')?.startsWith('/cua-hang?'));
  if (!link) throw new Error('no filter');
  const before = router.history.length;
  await act(async () => void fireEvent.click(link));
  expect(navigate).toHaveBeenCalledWith(expect.objectContaining({ replace: true, resetScroll: false }));
  expect(router.history.length).toBe(before);
  expect(router.history.location.href).toBe(link.getAttribute('href'));
});

const image = { path: '/uploads/a.webp', alt: 'Một máy chủ', width: 1440, height: 810 };

test.each([
  [50, 'eager'],
  [51, 'lazy'],
] as const)('IMG-01 a picture %i px below the viewport is %s', async (distance, loading) => {
  vi.stubGlobal('IntersectionObserver', observerAt(distance));
  // The test's DOM fetches no pictures and calls them complete.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  render(<Picture image={image} sizes="100vw" />);
  await waitFor(() => expect(screen.getByAltText('Một máy chủ')).toHaveProperty('loading', loading));
});

test('IMG-01 a picture offers the four widths and reserves its space', () => {
  render(<Picture image={image} sizes="100vw" />);
  const drawn = screen.getByAltText('Một máy chủ') as HTMLImageElement;
  expect(IMAGE_WIDTHS).toEqual([576, 768, 1024, 1440]);
  expect(drawn.getAttribute('srcset')).toBe(
    IMAGE_WIDTHS.map((width) => `/images/${width}/uploads/a.webp ${width}w`).join(', '),
  );
  expect([drawn.getAttribute('width'), drawn.getAttribute('height')]).toEqual(['1440', '810']);
  expect(imageUrl('/uploads/a.webp', 576)).toBe('/images/576/uploads/a.webp');
});

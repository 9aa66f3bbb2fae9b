import { readdirSync, readFileSync } from 'node:fs';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fail } from '#core/shared/result.ts';
import { OVERLAY_AFTER_MS, OVERLAY_MAX_MS } from '#ui/shell/progress.tsx';
import { claimReload, MIN_RELOAD_INTERVAL_MS } from '#ui/shell/trouble/stale-chunk.ts';
import { theme } from '#ui/theme/theme.ts';
import { openPage } from './open-page.tsx';

afterEach(() => vi.useRealTimers());

const progress = () => document.querySelector('[data-stage]')?.getAttribute('data-stage') ?? 'off';
const never = new Promise<never>(() => {});

/** Opens a page whose links lead to pages that never load. */
const openSlowPage = async (path: string) => {
  const opened = await openPage(path, { useCases: () => ({ loadProduct: () => never, loadCart: () => never }) });
  await act(() => import('#ui/shell/progress.tsx'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return opened;
};
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('LAY-01 every page has header, footer, contact bar and a link back to the top', async () => {
  for (const path of ['/', '/cua-hang', '/san-pham/cloud-server-ssd-4', '/khong-co']) {
    await openPage(path);
    expect(screen.getByRole('banner')).toBeTruthy();
    expect(screen.getByRole('main')).toBeTruthy();
    expect(await screen.findByRole('contentinfo')).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'Liên hệ nhanh' }).textContent).toContain('1800.6070');
    fireEvent.pointerOver(document.body);
    expect((await screen.findByLabelText('Lên đầu trang')).getAttribute('href')).toBe('#top');
  }
});

test('LAY-07 a buy bar marks the root while its page is shown', async () => {
  const isMarked = () => document.documentElement.hasAttribute('data-buy-bar');
  const { router } = await openPage('/cua-hang');
  for (const [href, marked] of [
    ['/cua-hang', false],
    ['/san-pham/cloud-server-ssd-4', true],
    ['/san-pham/cloud-server-ssd-8', true],
    ['/lien-he', false],
  ] as const) {
    await act(() => router.navigate({ href }));
    fireEvent.pointerOver(screen.getByRole('main'));
    await waitFor(() => expect([href, isMarked()]).toEqual([href, marked]));
  }
});

test('LAY-02 a navigation shows a bar at once and the overlay after a delay, hides both after ten seconds and never blocks input', async () => {
  await openSlowPage('/cua-hang');
  const link = screen.getAllByRole('link').find((each) => each.getAttribute('href')?.startsWith('/san-pham/'));
  if (!link) throw new Error('no product on the page');
  fireEvent.click(link);
  await advance(0);
  expect(progress()).toBe('bar');
  await advance(OVERLAY_AFTER_MS);
  expect(progress()).toBe('overlay');
  await advance(OVERLAY_MAX_MS);
  expect(progress()).toBe('off');
  const css = readFileSync('src/ui/shell/progress.module.css', 'utf8');
  expect(/\.overlay \{[^}]*pointer-events: none/.test(css)).toBe(true);
  expect(OVERLAY_MAX_MS).toBe(10_000);
});

test('LAY-02 the way to the cart never shows the overlay, however slow', async () => {
  const { router } = await openSlowPage('/cua-hang');
  act(() => void router.navigate({ href: '/gio-hang?orderId=1' }));
  await advance(0);
  expect(progress()).toBe('bar');
  await advance(OVERLAY_AFTER_MS);
  expect(progress()).toBe('bar');
});

test('LAY-02 a press that stays on the page and reloaded data show neither bar nor overlay', async () => {
  const { router } = await openSlowPage('/cua-hang');
  fireEvent.click(screen.getByRole('link', { name: /Tạo yêu cầu/ }));
  await advance(OVERLAY_AFTER_MS);
  expect(progress()).toBe('off');
  vi.useRealTimers();
  expect(await screen.findByRole('dialog')).toBeTruthy();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  act(() => void router.invalidate());
  await advance(OVERLAY_AFTER_MS);
  expect(progress()).toBe('off');
});

test('DATA-03 the loading flag is set when a navigation starts and cleared when it ends, even when it fails', async () => {
  let answer: (value: Awaited<ReturnType<typeof fail<{ kind: 'unreachable' }>>>) => void = () => {};
  const later = new Promise<ReturnType<typeof fail<{ kind: 'unreachable' }>>>((resolve) => {
    answer = resolve;
  });
  const { router } = await openPage('/cua-hang', { useCases: () => ({ loadProduct: () => later }) });
  let ended: Promise<void> = Promise.resolve();
  act(() => {
    ended = router.navigate({ href: '/san-pham/cloud-server-ssd-4' });
  });
  await vi.waitFor(() => expect(progress()).not.toBe('off'));
  await act(async () => {
    answer(fail({ kind: 'unreachable' }));
    await ended;
  });
  await vi.waitFor(() => expect(progress()).toBe('off'));
});

test('LAY-06 a missing chunk reloads the page at most once a minute', () => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
  const now = 1_000_000_000;
  expect(claimReload(now, store)).toBe(true);
  expect(claimReload(now + MIN_RELOAD_INTERVAL_MS - 1, store)).toBe(false);
  expect(claimReload(now + MIN_RELOAD_INTERVAL_MS, store)).toBe(true);
  expect(claimReload(now, null)).toBe(false);
  expect(MIN_RELOAD_INTERVAL_MS).toBe(60_000);
});

test('LAY-07 styles use the six breakpoints of the specification, the header turns mobile at 1024, and the container is at most 1140 wide', () => {
  const pixels = Object.entries(theme.breakpoints.values).map(([name, value]) => [name, value * 16]);
  expect(Object.fromEntries(pixels)).toEqual({ xs: 0, sm: 320, md: 640, lg: 1024, xl: 1280, xxl: 1536 });
  expect(theme.breakpoints.unit).toBe('em');
  const files = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => `src/ui/${name}`);
  expect(files.length).toBeGreaterThan(20);
  const widths = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\((?:min|max)-width: ?([\d.]+)em\)/g)].map((match) =>
      Math.ceil(Number(match[1]) * 16),
    ),
  );
  // Of the reader's own text size.
  for (const file of files) expect(readFileSync(file, 'utf8')).not.toMatch(/@media[^{]*\dpx/);
  expect([...new Set(widths)].every((width) => [320, 640, 768, 1024, 1180, 1280, 1536].includes(width))).toBe(true);
  expect(readFileSync('src/ui/theme/layout.module.css', 'utf8')).toMatch(
    /\.wrap \{[^}]*width: min\((var\(--wrap, )?1140px/,
  );
  expect(readFileSync('src/ui/theme/layout.module.css', 'utf8')).toContain('47.99875em');
  const menus = readFileSync('src/ui/shell/header/menus.module.css', 'utf8');
  expect(menus.slice(menus.indexOf('@media (max-width: 63.99875em)'))).toMatch(/\.nav \{\s*display: none/);
});

test('LAY-04 ACC-05 a denied login and a cancelled order are toasts, other outcomes are notes in the page', async () => {
  for (const [notice, words] of [
    ['login-denied', 'Đăng nhập thất bại'],
    ['cart-cancelled', 'Đơn hàng của bạn đã bị hủy.'],
  ] as const) {
    await openPage('/dang-nhap', { context: { flash: { notice, notify: null } } });
    const toast = await screen.findByText(words);
    expect(toast.closest('[popover]')).toBeTruthy();
  }
  await openPage('/dang-nhap', { context: { flash: { notice: 'logged-out', notify: null } } });
  expect(await within(screen.getByRole('main')).findByText('Bạn đã đăng xuất.')).toBeTruthy();
});

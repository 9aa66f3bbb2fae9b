import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createBrowser } from '#adapters/memory/browser-state.ts';
import { orderId } from '#core/shared/ids.ts';
import { addBySlug, good, openShop, slugs } from '#test/kit/shop.ts';
import { addressOf } from '#test/ui/open-page.tsx';
import { answered, floatingOf, NOW, pass, popupOf, until, visit, wake } from './visit.tsx';

afterEach(() => vi.useRealTimers());

const HOUR = 3_600_000;
const bar = () => screen.queryByRole('region', { name: 'Câu hỏi về quyền riêng tư' });
const popup = () => screen.queryByRole('dialog', { name: 'Giới thiệu từ Cửa Hàng Mây' });
const voucher = () => screen.queryByRole('dialog', { name: /Voucher Giảm Giá/ });
const icon = () => screen.queryByRole('complementary', { name: 'Giới thiệu' });
const closing = (dialog: HTMLElement | null) => {
  if (dialog === null) throw new Error('nothing to close');
  return within(dialog).getByRole('button', { name: 'Đóng' });
};
/** No voucher: it was closed just now. */
const rested = (more: Readonly<Record<string, number>> = {}) => ({ ...answered(), closed: { voucher: NOW, ...more } });
const waits = (milliseconds: number) => () =>
  vi.mocked(setTimeout).mock?.calls.some(([, delay]) => delay === milliseconds) === true;
const watched = async (...given: Parameters<typeof visit>) => {
  const opened = await visit(...given);
  vi.spyOn(globalThis, 'setTimeout');
  return opened;
};
afterEach(() => vi.restoreAllMocks());

test('CON-01 LAY-08 a newcomer is asked, and nothing else shows itself until he has answered', async () => {
  const { asked } = await visit('/', { promotions: { popups: [popupOf('a')], floating: [floatingOf('b')] } });
  await wake(bar);
  await pass(10_000);
  expect([popup(), voucher(), icon(), asked()]).toEqual([null, null, null, 0]);
});

test('BAN-02 the popup is hidden for a second, then there; its button hides it and stores the time', async () => {
  const { browser } = await watched('/', { browser: rested(), promotions: { popups: [popupOf('a')] } });
  await wake(waits(1_000));
  await pass(999);
  expect(popup()).toBeNull();
  await pass(1);
  await until(popup);
  fireEvent.click(closing(popup()));
  expect(popup()).toBeNull();
  expect(browser.closed.popup).toBe(Date.now());
});

test('BAN-02 a press beside the popup and a press on its picture hide it as well', async () => {
  for (const press of [
    () => fireEvent.click(popup() ?? document),
    () => fireEvent.click(screen.getByRole('img', { name: 'a' })),
  ]) {
    const { browser } = await watched('/', { browser: rested(), promotions: { popups: [popupOf('a')] } });
    await wake(waits(1_000));
    await pass(1_000);
    await until(popup);
    await act(async () => void press());
    expect(popup()).toBeNull();
    expect(browser.closed.popup).toBe(Date.now());
    vi.restoreAllMocks();
  }
});

test('BAN-02 a popup that was closed within the hour stays away, and comes again after it', async () => {
  const young = await visit('/', {
    browser: rested({ popup: NOW - HOUR + 30_000 }),
    promotions: { popups: [popupOf('a')] },
  });
  await wake(() => young.asked() === 1);
  await pass(5_000);
  expect(popup()).toBeNull();
  await watched('/', { browser: rested({ popup: NOW - HOUR }), promotions: { popups: [popupOf('a')] } });
  await wake(waits(1_000));
  await pass(1_000);
  await until(popup);
});

test('BAN-03 a picture of the popup is 404 by 258; one has no arrows and no dots, several have both', async () => {
  for (const [paths, buttons] of [
    [['a'], 1],
    [['a', 'b', 'c'], 6],
  ] as const) {
    await watched('/', { browser: rested(), promotions: { popups: [popupOf(...paths)] } });
    await wake(waits(1_000));
    await pass(1_000);
    await until(popup);
    const dialog = within(popup() ?? document.body);
    const [picture] = dialog.getAllByRole('img');
    expect([picture?.getAttribute('width'), picture?.getAttribute('height')]).toEqual(['404', '258']);
    expect(picture?.getAttribute('src')).toBe('/images/404/uploads/a.png');
    expect(dialog.getAllByRole('button')).toHaveLength(buttons);
    vi.restoreAllMocks();
  }
});

test('BAN-04 the icon comes after two seconds, 126 by 80, and keeps a close time of its own', async () => {
  const { browser } = await watched('/', { browser: rested(), promotions: { floating: [floatingOf('b')] } });
  await wake(waits(2_000));
  await pass(1_999);
  expect(icon()).toBeNull();
  await pass(1);
  await until(icon);
  const picture = screen.getByRole('img', { name: 'b' });
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['126', '80']);
  fireEvent.click(screen.getByRole('button', { name: 'Đóng biểu tượng giới thiệu' }));
  expect(icon()).toBeNull();
  expect(browser.closed).toEqual({ voucher: NOW, floating: Date.now() });
});

test('LAY-08 after a popup was closed no other covers this page; the icon follows, and the next page has its turn', async () => {
  const { router } = await watched('/', {
    browser: answered(),
    promotions: { popups: [popupOf('a')], floating: [floatingOf('b')] },
  });
  await wake(waits(1_000));
  await pass(1_000);
  await until(voucher);
  expect([popup(), icon()]).toEqual([null, null]);
  fireEvent.click(closing(voucher()));
  await pass(1_500);
  expect(popup()).toBeNull();
  await pass(500);
  await until(icon);
  await act(() => router.navigate({ href: '/cua-hang' }));
  await pass(1_000);
  await until(popup);
  expect(icon()).toBeNull();
});

test('VCH-01 the voucher says its words and leads to the shop, once an hour', async () => {
  const { browser, router } = await watched('/', { browser: answered() });
  await wake(waits(1_000));
  await pass(1_000);
  await until(voucher);
  const dialog = within(voucher() ?? document.body);
  expect(dialog.getByRole('heading').textContent).toBe('Đặt hàng để nhận ngay Voucher Giảm Giá cho thành viên mới!');
  const button = dialog.getByRole('link', { name: 'ĐẶT HÀNG' });
  expect(button.getAttribute('href')).toBe('/cua-hang');
  await act(async () => void fireEvent.click(button));
  await until(() => addressOf(router) === '/cua-hang');
  expect(browser.closed.voucher).toBe(Date.now());
  await pass(3_000);
  expect(voucher()).toBeNull();
});

test('VCH-01 with a cart the voucher leads to it', async () => {
  const shop = openShop({ browser: { ...createBrowser(), ...answered() } });
  good(await addBySlug(shop, slugs.server));
  const id = good(await shop.useCases.loadVisitor({})).cartId ?? orderId('');
  await watched('/', { world: shop.world, browser: shop.browser, known: true });
  await wake(waits(1_000));
  await pass(1_000);
  await until(voucher);
  expect(screen.getByRole('link', { name: 'ĐẶT HÀNG' }).getAttribute('href')).toBe(`/gio-hang?orderId=${id}`);
});

test('LAY-08 on cart and checkout nothing shows itself, and nothing is asked for', async () => {
  for (const path of ['/gio-hang', '/tuy-chon-rieng-tu', '/khong-co-trang-nay']) {
    const { asked } = await visit(path, { browser: answered(), promotions: { popups: [popupOf('a')] } });
    await pass(5_000);
    await pass(10_000);
    expect([path, popup(), voucher(), bar(), asked()]).toEqual([path, null, null, null, 0]);
  }
});

test('LAY-08 nothing covers a page on which a dialog is open or a field is being filled in; it waits for its end', async () => {
  const field = document.createElement('input');
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  const busy = [
    { begin: () => field.focus(), end: () => field.blur() },
    { begin: () => document.body.append(dialog), end: () => dialog.remove() },
  ];
  for (const { begin, end } of busy) {
    await watched('/', { browser: rested(), promotions: { popups: [popupOf('a')] } });
    document.body.append(field);
    await wake(waits(1_000));
    begin();
    await pass(10_000);
    expect(popup()).toBeNull();
    end();
    await pass(1_000);
    await until(popup);
    field.remove();
    vi.restoreAllMocks();
  }
});

test('LAY-08 a popup that was waiting does not follow into the cart', async () => {
  const { router } = await watched('/', { browser: rested(), promotions: { popups: [popupOf('a')] } });
  await wake(waits(1_000));
  await act(() => router.navigate({ href: '/gio-hang' }));
  await pass(5_000);
  expect(popup()).toBeNull();
});

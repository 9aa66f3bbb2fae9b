import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createBrowser } from '#adapters/memory/browser-state.ts';
import { orderId } from '#core/shared/ids.ts';
import { addBySlug, expectOk, openShop, slugs } from '#test/kit/shop.ts';
import { addressOf } from '#test/ui/open-page.tsx';
import {
  advanceClock,
  answeredBrowser,
  floatingOf,
  loadSecondaryContent,
  NOW,
  popupOf,
  visit,
  waitUntil,
} from './visit.tsx';

afterEach(() => vi.useRealTimers());

const HOUR = 3_600_000;
const bar = () => screen.queryByRole('region', { name: 'Câu hỏi về quyền riêng tư' });
const popup = () => screen.queryByRole('dialog', { name: 'Giới thiệu từ Cửa Hàng Mây' });
const voucher = () => screen.queryByRole('dialog', { name: /Voucher Giảm Giá/ });
const icon = () => screen.queryByRole('complementary', { name: 'Giới thiệu' });
const closeButtonOf = (dialog: HTMLElement | null) => {
  if (dialog === null) throw new Error('nothing to close');
  return within(dialog).getByRole('button', { name: 'Đóng' });
};
/** The voucher was closed just now, so it does not appear. */
const withoutVoucher = (more: Readonly<Record<string, number>> = {}) => ({
  ...answeredBrowser(),
  closedAt: { voucher: NOW, ...more },
});
const isTimerSet = (milliseconds: number) => () =>
  vi.mocked(setTimeout).mock?.calls.some(([, delay]) => delay === milliseconds) === true;
const visitWithTimerSpy = async (...given: Parameters<typeof visit>) => {
  const opened = await visit(...given);
  vi.spyOn(globalThis, 'setTimeout');
  return opened;
};
afterEach(() => vi.restoreAllMocks());

test('CON-01 LAY-08 a new visitor sees the consent question, and no other overlay before answering it', async () => {
  const { asked } = await visit('/', { promotions: { popups: [popupOf('a')], floating: [floatingOf('b')] } });
  await loadSecondaryContent(bar);
  await advanceClock(10_000);
  expect([popup(), voucher(), icon(), asked()]).toEqual([null, null, null, 0]);
});

test('BAN-02 the popup appears after a second; its button closes it and stores the time', async () => {
  const { browser } = await visitWithTimerSpy('/', {
    browser: withoutVoucher(),
    promotions: { popups: [popupOf('a')] },
  });
  await loadSecondaryContent(isTimerSet(1_000));
  await advanceClock(999);
  expect(popup()).toBeNull();
  await advanceClock(1);
  await waitUntil(popup);
  fireEvent.click(closeButtonOf(popup()));
  expect(popup()).toBeNull();
  expect(browser.closedAt.popup).toBe(Date.now());
});

test('BAN-02 a press beside the popup or on its picture also closes it', async () => {
  for (const press of [
    () => fireEvent.click(popup() ?? document),
    () => fireEvent.click(screen.getByRole('img', { name: 'a' })),
  ]) {
    const { browser } = await visitWithTimerSpy('/', {
      browser: withoutVoucher(),
      promotions: { popups: [popupOf('a')] },
    });
    await loadSecondaryContent(isTimerSet(1_000));
    await advanceClock(1_000);
    await waitUntil(popup);
    await act(async () => void press());
    expect(popup()).toBeNull();
    expect(browser.closedAt.popup).toBe(Date.now());
    vi.restoreAllMocks();
  }
});

test('BAN-02 a closed popup appears again after an hour', async () => {
  const young = await visit('/', {
    browser: withoutVoucher({ popup: NOW - HOUR + 30_000 }),
    promotions: { popups: [popupOf('a')] },
  });
  await loadSecondaryContent(() => young.asked() === 1);
  await advanceClock(5_000);
  expect(popup()).toBeNull();
  await visitWithTimerSpy('/', {
    browser: withoutVoucher({ popup: NOW - HOUR }),
    promotions: { popups: [popupOf('a')] },
  });
  await loadSecondaryContent(isTimerSet(1_000));
  await advanceClock(1_000);
  await waitUntil(popup);
});

test('BAN-03 popup pictures are 404 by 258; a single one has no arrows or dots, several have both', async () => {
  for (const [paths, buttons] of [
    [['a'], 1],
    [['a', 'b', 'c'], 6],
  ] as const) {
    await visitWithTimerSpy('/', { browser: withoutVoucher(), promotions: { popups: [popupOf(...paths)] } });
    await loadSecondaryContent(isTimerSet(1_000));
    await advanceClock(1_000);
    await waitUntil(popup);
    const dialog = within(popup() ?? document.body);
    const [picture] = dialog.getAllByRole('img');
    expect([picture?.getAttribute('width'), picture?.getAttribute('height')]).toEqual(['404', '258']);
    expect(picture?.getAttribute('src')).toBe('/images/404/uploads/a.png');
    expect(dialog.getAllByRole('button')).toHaveLength(buttons);
    vi.restoreAllMocks();
  }
});

test('BAN-04 the floating icon appears after two seconds, is 126 by 80, and stores its own close time', async () => {
  const { browser } = await visitWithTimerSpy('/', {
    browser: withoutVoucher(),
    promotions: { floating: [floatingOf('b')] },
  });
  await loadSecondaryContent(isTimerSet(2_000));
  await advanceClock(1_999);
  expect(icon()).toBeNull();
  await advanceClock(1);
  await waitUntil(icon);
  const picture = screen.getByRole('img', { name: 'b' });
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['126', '80']);
  fireEvent.click(screen.getByRole('button', { name: 'Đóng biểu tượng giới thiệu' }));
  expect(icon()).toBeNull();
  expect(browser.closedAt).toEqual({ voucher: NOW, floating: Date.now() });
});

test('LAY-08 after an overlay was closed, only the icon appears on the same page; the popup appears on the next', async () => {
  const { router } = await visitWithTimerSpy('/', {
    browser: answeredBrowser(),
    promotions: { popups: [popupOf('a')], floating: [floatingOf('b')] },
  });
  await loadSecondaryContent(isTimerSet(1_000));
  await advanceClock(1_000);
  await waitUntil(voucher);
  expect([popup(), icon()]).toEqual([null, null]);
  fireEvent.click(closeButtonOf(voucher()));
  await advanceClock(1_500);
  expect(popup()).toBeNull();
  await advanceClock(500);
  await waitUntil(icon);
  await act(() => router.navigate({ href: '/cua-hang' }));
  await advanceClock(1_000);
  await waitUntil(popup);
  expect(icon()).toBeNull();
});

test('VCH-01 the voucher shows its text, links to the shop, and appears at most once an hour', async () => {
  const { browser, router } = await visitWithTimerSpy('/', { browser: answeredBrowser() });
  await loadSecondaryContent(isTimerSet(1_000));
  await advanceClock(1_000);
  await waitUntil(voucher);
  const dialog = within(voucher() ?? document.body);
  expect(dialog.getByRole('heading').textContent).toBe('Đặt hàng để nhận ngay Voucher Giảm Giá cho thành viên mới!');
  const button = dialog.getByRole('link', { name: 'ĐẶT HÀNG' });
  expect(button.getAttribute('href')).toBe('/cua-hang');
  await act(async () => void fireEvent.click(button));
  await waitUntil(() => addressOf(router) === '/cua-hang');
  expect(browser.closedAt.voucher).toBe(Date.now());
  await advanceClock(3_000);
  expect(voucher()).toBeNull();
});

test('VCH-01 with a cart the voucher links to the cart', async () => {
  const shop = openShop({ browser: { ...createBrowser(), ...answeredBrowser() } });
  expectOk(await addBySlug(shop, slugs.server));
  const id = expectOk(await shop.useCases.loadVisitor({})).cartId ?? orderId('');
  await visitWithTimerSpy('/', { world: shop.world, browser: shop.browser, known: true });
  await loadSecondaryContent(isTimerSet(1_000));
  await advanceClock(1_000);
  await waitUntil(voucher);
  expect(screen.getByRole('link', { name: 'ĐẶT HÀNG' }).getAttribute('href')).toBe(`/gio-hang?orderId=${id}`);
});

test('LAY-08 cart, privacy and 404 pages show no overlay and load no promotions', async () => {
  for (const path of ['/gio-hang', '/tuy-chon-rieng-tu', '/khong-co-trang-nay']) {
    const { asked } = await visit(path, { browser: answeredBrowser(), promotions: { popups: [popupOf('a')] } });
    await advanceClock(5_000);
    await advanceClock(10_000);
    expect([path, popup(), voucher(), bar(), asked()]).toEqual([path, null, null, null, 0]);
  }
});

test('LAY-08 an overlay waits while a dialog is open or a field has focus', async () => {
  const field = document.createElement('input');
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  const busy = [
    { begin: () => field.focus(), end: () => field.blur() },
    { begin: () => document.body.append(dialog), end: () => dialog.remove() },
  ];
  for (const { begin, end } of busy) {
    await visitWithTimerSpy('/', { browser: withoutVoucher(), promotions: { popups: [popupOf('a')] } });
    document.body.append(field);
    await loadSecondaryContent(isTimerSet(1_000));
    begin();
    await advanceClock(10_000);
    expect(popup()).toBeNull();
    end();
    await advanceClock(1_000);
    await waitUntil(popup);
    field.remove();
    vi.restoreAllMocks();
  }
});

test('LAY-08 a pending popup does not appear after navigating to the cart', async () => {
  const { router } = await visitWithTimerSpy('/', {
    browser: withoutVoucher(),
    promotions: { popups: [popupOf('a')] },
  });
  await loadSecondaryContent(isTimerSet(1_000));
  await act(() => router.navigate({ href: '/gio-hang' }));
  await advanceClock(5_000);
  expect(popup()).toBeNull();
});

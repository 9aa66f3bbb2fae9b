import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createBrowser } from '#adapters/memory/browser/browser-state.ts';
import { orderId } from '#core/shared/ids.ts';
import { ok } from '#core/shared/result.ts';
import { addBySlug, expectOk, openShop, slugs } from '#test/kit/fakes/shop.ts';
import { addressOf } from '#test/ui/open-page.tsx';
import { SECONDARY_DELAY_MS } from '#ui/shell/shell.tsx';
import {
  advanceClock,
  answeredBrowser,
  floatingOf,
  loadSecondaryContent,
  NOW,
  popupOf,
  setWidth,
  visit,
  waitUntil,
  withEverything,
} from './visit.tsx';

afterEach(() => vi.useRealTimers());

const HOUR = 3_600_000;
const bar = () => screen.queryByRole('region', { name: 'Câu hỏi về quyền riêng tư' });
const popup = () => screen.queryByRole('dialog', { name: 'Giới thiệu từ cửa hàng' });
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

const visitSecondPage = async (given: Parameters<typeof visit>[1]) => {
  const opened = await visitWithTimerSpy('/', given);
  await loadSecondaryContent(() => opened.asked() === 1);
  await act(() => opened.router.navigate({ href: '/danh-sach-bai-viet' }));
  await waitUntil(isTimerSet(1_000));
  return opened;
};

test('BAN-02 CON-01 a newcomer who touches nothing and answers nothing sees the popup after a second', async () => {
  await visit('/', { integrations: withEverything, promotions: { popups: [popupOf('a')] } });
  expect([popup(), bar()]).toEqual([null, null]);
  await advanceClock(SECONDARY_DELAY_MS);
  await waitUntil(() => bar() !== null);
  await advanceClock(999 - SECONDARY_DELAY_MS);
  expect(popup()).toBeNull();
  await advanceClock(1);
  await waitUntil(popup);
  expect(voucher()).toBeNull();
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
    () => {
      const beside = popup()?.parentElement ?? document.body;
      fireEvent.mouseDown(beside);
      fireEvent.click(beside);
    },
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
    [['a', 'b', 'c'], 7],
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

test('LAY-08 BAN-02 BAN-04 after the popup only the icon appears, for the rest of the visit', async () => {
  const { router, browser } = await visitWithTimerSpy('/', {
    promotions: { popups: [popupOf('a')], floating: [floatingOf('b')] },
  });
  await loadSecondaryContent(isTimerSet(1_000));
  await advanceClock(1_000);
  await waitUntil(popup);
  expect([voucher(), icon()]).toEqual([null, null]);
  fireEvent.click(closeButtonOf(popup()));
  await advanceClock(1_999);
  expect([voucher(), icon()]).toEqual([null, null]);
  await advanceClock(1);
  await waitUntil(icon);
  await act(() => router.navigate({ href: '/cua-hang' }));
  await advanceClock(10_000);
  expect([voucher(), popup()]).toEqual([null, null]);
  expect(browser.visitNotes).toEqual(['interrupted']);
  vi.restoreAllMocks();
  // Another document of the same visit, an hour later.
  browser.closedAt = {};
  const next = await visitWithTimerSpy('/cua-hang', { browser, promotions: { popups: [popupOf('a')] } });
  await loadSecondaryContent(() => next.asked() === 1);
  await advanceClock(10_000);
  expect([voucher(), popup()]).toEqual([null, null]);
});

test('LAY-08 VCH-01 the voucher appears on the second page of a visitor who left the first before the popup', async () => {
  const { router } = await visitWithTimerSpy('/', { promotions: { popups: [popupOf('a')] } });
  await loadSecondaryContent(isTimerSet(1_000));
  await advanceClock(999);
  await act(() => router.navigate({ href: '/cua-hang' }));
  await advanceClock(999);
  expect([popup(), voucher()]).toEqual([null, null]);
  await advanceClock(1);
  await waitUntil(voucher);
  expect(popup()).toBeNull();
});

test('LAY-08 on a phone popup and voucher are strips that cover nothing', async () => {
  const goBack = setWidth(390);
  const strip = (name: string | RegExp) => screen.queryByRole('complementary', { name });
  const { browser } = await visitWithTimerSpy('/', { promotions: { popups: [popupOf('a')] } });
  await loadSecondaryContent(isTimerSet(1_000));
  await advanceClock(1_000);
  await waitUntil(() => strip('Giới thiệu từ cửa hàng'));
  expect(popup()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Đóng phần giới thiệu' }));
  expect(strip('Giới thiệu từ cửa hàng')).toBeNull();
  expect(browser.closedAt.popup).toBe(Date.now());
  vi.restoreAllMocks();
  await visitSecondPage({});
  await advanceClock(1_000);
  await waitUntil(() => strip(/Voucher Giảm Giá/));
  expect(voucher()).toBeNull();
  expect(screen.getByRole('link', { name: 'ĐẶT HÀNG' }).getAttribute('href')).toBe('/cua-hang');
  goBack();
});

test('LAY-08 who searches is not interrupted, neither there nor on any later page', async () => {
  for (const path of ['/tim-kiem?q=vps', '/tim-kiem-domain?domain=quanphomay.vn']) {
    const { router, browser } = await visit(path, {
      promotions: { popups: [popupOf('a')], floating: [floatingOf('b')] },
    });
    await loadSecondaryContent(() => browser.visitNotes.includes('searched'));
    for (const next of ['/cua-hang', '/', '/danh-sach-bai-viet']) {
      await act(() => router.navigate({ href: next }));
      await advanceClock(10_000);
      expect([path, next, popup(), voucher(), icon()]).toEqual([path, next, null, null, null]);
    }
  }
});

test('VCH-01 the voucher shows its text, links to the shop, and appears at most once an hour', async () => {
  const { browser, router } = await visitSecondPage({});
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

test('VCH-01 LAY-08 where the editors say of no voucher what it gives, the popup appears instead', async () => {
  const shell = expectOk(await openShop().useCases.loadShell({}));
  await visitSecondPage({
    promotions: { popups: [popupOf('a')] },
    useCases: () => ({ loadShell: async () => ok({ ...shell, voucherText: null }) }),
  });
  await advanceClock(1_000);
  await waitUntil(popup);
  expect(voucher()).toBeNull();
});

test('VCH-01 with a cart the voucher links to the cart', async () => {
  const shop = openShop({ browser: { ...createBrowser(), ...answeredBrowser() } });
  expectOk(await addBySlug(shop, slugs.server));
  const id = expectOk(await shop.useCases.loadVisitor({})).cartId ?? orderId('');
  await visitSecondPage({ world: shop.world, browser: shop.browser, known: true });
  await advanceClock(1_000);
  await waitUntil(voucher);
  expect(screen.getByRole('link', { name: 'ĐẶT HÀNG' }).getAttribute('href')).toBe(`/gio-hang?orderId=${id}`);
});

test('LAY-08 products, cart, privacy and 404 pages show no overlay and load no promotions', async () => {
  for (const path of [
    '/san-pham/cloud-server-ssd-4',
    '/san-pham/cloud-server-ssd-4?time=6',
    '/gio-hang',
    '/tuy-chon-rieng-tu',
    '/khong-co-trang-nay',
  ]) {
    const { asked } = await visit(path, { browser: answeredBrowser(), promotions: { popups: [popupOf('a')] } });
    await advanceClock(1_000);
    await advanceClock(10_000);
    expect([path, popup(), voucher(), bar(), asked()]).toEqual([path, null, null, null, 0]);
  }
});

test('LAY-08 an overlay waits while a dialog or a menu is open, the page is being left, a field has focus, or a form has been begun', async () => {
  const field = document.createElement('input');
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  const menu = () => screen.getByRole('banner').querySelector('details') ?? expect.fail('no menu');
  const progress = () => document.querySelector('[data-stage]') ?? expect.fail('no progress');
  const busy = [
    {
      begin: () => progress().setAttribute('data-stage', 'bar'),
      end: () => progress().setAttribute('data-stage', 'off'),
    },
    { begin: () => field.focus(), end: () => field.blur() },
    { begin: () => document.body.append(dialog), end: () => dialog.remove() },
    { begin: () => menu().setAttribute('open', ''), end: () => menu().removeAttribute('open') },
    { begin: () => Object.assign(field, { value: 'Lan' }), end: () => Object.assign(field, { value: '' }) },
  ];
  for (const { begin, end } of busy) {
    await visitWithTimerSpy('/', { browser: withoutVoucher(), promotions: { popups: [popupOf('a')] } });
    screen.getByRole('main').append(field);
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

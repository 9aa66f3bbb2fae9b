import { act, fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type BrowserState, createBrowser } from '#adapters/memory/browser/browser-state.ts';
import { memoryVisitorChoices } from '#adapters/memory/browser/visitor-choices.ts';
import type { ClosableOverlay } from '#core/promotion/visitor-choices.port.ts';
import { showDrawnOverlays } from '#ui/promotion/show-drawn-overlays.ts';
import { advanceClock, loadSecondaryContent, NOW, popupOf, setWidth, visit, waitUntil } from './visit.tsx';

const HOUR = 3_600_000;

type Drawn = { readonly what: ClosableOverlay; readonly from?: number; readonly to?: number };

/** As the host draws them. */
const draw = (box: Element, overlays: readonly Drawn[]): void => {
  for (const { what, from, to } of overlays) {
    const template = document.createElement('template');
    const window = { overlay: what, ...(from && { start: String(from) }), ...(to && { end: String(to) }) };
    Object.assign(template.dataset, window);
    const close = `<button type="button" aria-label="Đóng ${what}"></button>`;
    template.innerHTML = `<aside aria-label="${what}"><a href="#xem">Xem ${what}</a>${close}</aside>`;
    box.append(template);
  }
};
const shown = () => screen.queryAllByRole('complementary').map((each) => each.getAttribute('aria-label'));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name: `Đóng ${name}` }));

afterEach(() => vi.useRealTimers());

describe('a page whose scripts sleep', () => {
  let box: Element;
  beforeEach(() => {
    document.body.innerHTML = '<main></main><div data-shared="overlays"></div>';
    box = document.querySelector('[data-shared]') ?? document.body;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'], now: NOW });
  });

  afterEach(() => {
    document.body.innerHTML = '';
  });

  const start = (
    overlays: readonly Drawn[],
    { phone = true, ...given }: Partial<BrowserState> & { readonly phone?: boolean } = {},
  ) => {
    const browser = { ...createBrowser(), ...given };
    draw(box, overlays);
    const wakePage = vi.fn();
    const clock = { now: () => Date.now() };
    showDrawnOverlays({ clock, choices: memoryVisitorChoices(browser), isPhone: () => phone, wakePage }, 0);
    return { browser, wakePage };
  };
  const pass = async (ms: number): Promise<void> => void (await vi.advanceTimersByTimeAsync(ms));

  test('BAN-02 BAN-04 the popup a second after the page has loaded, the icon two seconds after it was closed', async () => {
    const { browser } = start([{ what: 'popup' }, { what: 'floating' }, { what: 'voucher' }]);
    await pass(999);
    expect(shown()).toEqual([]);
    await pass(1);
    expect([shown(), browser.visitNotes]).toEqual([['popup'], ['interrupted']]);
    press('popup');
    expect([shown(), browser.closedAt]).toEqual([[], { popup: NOW + 1_000 }]);
    await pass(1_999);
    expect(shown()).toEqual([]);
    await pass(1);
    expect(shown()).toEqual(['floating']);
    fireEvent.click(screen.getByRole('link', { name: 'Xem floating' }));
    expect([shown(), browser.closedAt]).toEqual([[], { popup: NOW + 1_000, floating: NOW + 3_000 }]);
    await pass(HOUR / 2);
    expect(shown()).toEqual([]);
  });

  test('BAN-04 a press beside link and button closes nothing', async () => {
    start([{ what: 'floating' }]);
    await pass(2_000);
    fireEvent.click(screen.getByRole('complementary'));
    expect(shown()).toEqual(['floating']);
  });

  test('BAN-02 BAN-04 a popup without slides makes way for the icon, and wakes no page', async () => {
    box.append(Object.assign(document.createElement('template'), { innerHTML: '' }));
    box.querySelector('template')?.setAttribute('data-overlay', 'popup');
    const { wakePage } = start([{ what: 'floating' }], { phone: false });
    await pass(2_000);
    expect([shown(), wakePage.mock.calls.length]).toEqual([['floating'], 0]);
  });

  test('VCH-01 the voucher from the second page of a visit on', async () => {
    start([{ what: 'popup' }, { what: 'voucher' }], { documents: 2 });
    await pass(1_000);
    expect(shown()).toEqual(['voucher']);
  });

  test('LAY-08 on a larger screen what covers wakes the page, whose scripts have a dialog for it; the icon does not', async () => {
    const covering = start([{ what: 'popup' }], { phone: false });
    await pass(10_000);
    expect([shown(), covering.wakePage.mock.calls.length]).toEqual([[], 1]);
    box.replaceChildren();
    const beside = start([{ what: 'floating' }], { phone: false });
    await pass(10_000);
    expect([shown(), beside.wakePage.mock.calls.length]).toEqual([['floating'], 0]);
  });

  test.each<readonly [string, Partial<BrowserState>]>([
    ['has searched', { visitNotes: ['searched'] }],
    ['has closed it within the hour', { closedAt: { popup: NOW - HOUR + 60_000 } }],
    ['was interrupted on another page', { visitNotes: ['interrupted'] }],
  ])('LAY-08 BAN-02 no popup for a visitor who %s, and no page wakes for it', async (_, given) => {
    for (const phone of [true, false]) {
      const { wakePage } = start([{ what: 'popup' }], { phone, ...given });
      await pass(10_000);
      expect([shown(), wakePage.mock.calls.length]).toEqual([[], 0]);
    }
  });

  test('BAN-01 a banner is shown in its window only, both ends inclusive, however long the document was kept', async () => {
    const side = fc.option(fc.integer({ min: NOW - HOUR, max: NOW + HOUR }), { nil: undefined });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.record({ from: side, to: side }), { maxLength: 3 }), async (windows) => {
        box.replaceChildren();
        vi.setSystemTime(NOW);
        start(windows.map(({ from, to }) => ({ what: 'floating', ...(from && { from }), ...(to && { to }) })));
        await pass(2_000);
        const isCurrent = windows.some(({ from = 0, to = Number.POSITIVE_INFINITY }) => from <= NOW && NOW <= to);
        expect(shown()).toEqual(isCurrent ? ['floating'] : []);
      }),
      { numRuns: 60 },
    );
  });

  test('LAY-08 nothing appears while a form of the page has been begun', async () => {
    const field = document.createElement('input');
    document.querySelector('main')?.append(field);
    field.value = 'Lan';
    start([{ what: 'popup' }]);
    await pass(5_000);
    expect(shown()).toEqual([]);
    field.value = '';
    await pass(1_000);
    expect(shown()).toEqual(['popup']);
  });

  test('LAY-08 nothing appears once the page’s own scripts decide', async () => {
    start([{ what: 'popup' }]);
    box.setAttribute('data-taken', '');
    await pass(10_000);
    expect(shown()).toEqual([]);
  });
});

describe('a page that wakes under an overlay', () => {
  /** The host’s box with the popup in it, before the page’s own scripts begin to decide. */
  const wakeUnderPopup = async () => {
    const goBack = setWidth(390);
    const opened = await visit('/', { promotions: { popups: [popupOf('a')] } });
    const box = document.querySelector('[data-shared="overlays"]') ?? expect.fail('no box');
    draw(box, [{ what: 'popup' }]);
    const choices = memoryVisitorChoices(opened.browser);
    showDrawnOverlays({ clock: { now: () => Date.now() }, choices, isPhone: () => true, wakePage: () => {} }, 0);
    await advanceClock(1_000 - performance.now());
    await waitUntil(() => shown().includes('popup'));
    await loadSecondaryContent(() => box.hasAttribute('data-taken'));
    return { ...opened, goBack };
  };

  test('LAY-08 BAN-02 it stays, no second one joins it, and what closes it is known to the page', async () => {
    const { browser, goBack } = await wakeUnderPopup();
    await advanceClock(10_000);
    expect(shown().filter((name) => name !== null && /popup|Giới thiệu/.test(name))).toEqual(['popup']);
    await act(async () => void press('popup'));
    expect([shown().includes('popup'), browser.closedAt.popup]).toEqual([false, Date.now()]);
    await advanceClock(10_000);
    expect(shown()).not.toContain('Giới thiệu từ cửa hàng');
    goBack();
  });

  test('LAY-08 it goes where the visitor must not be interrupted', async () => {
    const { router, goBack } = await wakeUnderPopup();
    await act(() => router.navigate({ href: '/gio-hang' }));
    await waitUntil(() => !shown().includes('popup'));
    goBack();
  });
});

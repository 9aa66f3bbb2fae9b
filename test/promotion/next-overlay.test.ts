import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canShowAgain, HIDE_AFTER_CLOSE_MS } from '#core/content/banner.ts';
import { currentSlides, nextOverlay, OVERLAY_DELAY_MS, type OverlayState } from '#core/promotion/next-overlay.ts';
import type { PricedBanner } from '#core/promotion/priced-banner.ts';
import { canInterrupt, type Frame, routeRows } from '#ui/routes.ts';

const NOW = Date.UTC(2026, 10, 21);
const anyTime = fc.integer({ min: NOW - 3 * HIDE_AFTER_CLOSE_MS, max: NOW + HIDE_AFTER_CLOSE_MS });
const anySide = fc.option(anyTime, { nil: null });
const wordless = { caption: fc.constant(null), price: fc.constant(null) };
const anyBanner: fc.Arbitrary<PricedBanner> = fc.record({
  key: fc.string(),
  name: fc.string(),
  kind: fc.constantFrom('SLIDER', 'POPUP', 'FLOATING'),
  slides: fc.array(fc.record({ imagePath: fc.webPath(), title: fc.string(), href: fc.constant(null), ...wordless }), {
    maxLength: 3,
  }),
  startDate: anySide,
  endDate: anySide,
});
const anyMoment: fc.Arbitrary<OverlayState> = fc.record({
  now: fc.constant(NOW),
  canShowOverlays: fc.boolean(),
  isFirstPage: fc.boolean(),
  wasInterrupted: fc.boolean(),
  hasSearched: fc.boolean(),
  newcomer: fc.boolean(),
  closedAt: fc.record({ voucher: anySide, popup: anySide, floating: anySide }),
  current: fc.record({ popup: fc.boolean(), floating: fc.boolean() }),
});
const law = (check: (moment: OverlayState) => void): void =>
  fc.assert(
    fc.property(anyMoment, (moment) => {
      check(moment);
    }),
    { numRuns: 500 },
  );
const everythingReady: OverlayState = {
  now: NOW,
  canShowOverlays: true,
  isFirstPage: false,
  wasInterrupted: false,
  hasSearched: false,
  newcomer: true,
  closedAt: { voucher: null, popup: null, floating: null },
  current: { popup: true, floating: true },
};

describe('the next overlay', () => {
  test('LAY-08 a page that cannot be interrupted shows no overlay', () =>
    law((moment) => expect(nextOverlay({ ...moment, canShowOverlays: false })).toBeNull()));

  test('BAN-02 BAN-04 an overlay that was closed within the hour, or has nothing to show now, does not appear', () =>
    law((moment) => {
      const shown = nextOverlay(moment);
      if (shown === null) return;
      expect(canShowAgain(moment.closedAt[shown], moment.now)).toBe(true);
      expect({ ...moment.current, voucher: true }[shown]).toBe(true);
    }));

  test('LAY-08 after one overlay covered a page, no voucher or popup appears for the rest of the visit', () =>
    law((moment) => expect(['voucher', 'popup']).not.toContain(nextOverlay({ ...moment, wasInterrupted: true }))));

  test('LAY-08 a visitor who has searched is never interrupted', () =>
    law((moment) => expect(nextOverlay({ ...moment, hasSearched: true })).toBeNull()));

  test('VCH-01 the voucher never appears on the first page of a visit, where the popup takes its place', () =>
    law((moment) => {
      const first = nextOverlay({ ...moment, isFirstPage: true });
      expect(first).not.toBe('voucher');
      const later = nextOverlay({ ...moment, isFirstPage: false });
      if (later !== 'voucher') expect(first).toBe(later);
    }));

  test('VCH-01 a logged-in customer sees no voucher', () =>
    law((moment) => expect(nextOverlay({ ...moment, newcomer: false })).not.toBe('voucher')));

  test('LAY-08 VCH-01 BAN-02 BAN-04 the order is popup on the first page, then voucher, popup on another page, icon, nothing', () => {
    expect(nextOverlay({ ...everythingReady, isFirstPage: true })).toBe('popup');
    expect(nextOverlay(everythingReady)).toBe('voucher');
    const withoutVoucher = { ...everythingReady, closedAt: { ...everythingReady.closedAt, voucher: NOW } };
    expect(nextOverlay({ ...withoutVoucher, wasInterrupted: true })).toBe('floating');
    expect(nextOverlay(withoutVoucher)).toBe('popup');
    expect(nextOverlay({ ...everythingReady, closedAt: { voucher: NOW, popup: NOW, floating: null } })).toBe(
      'floating',
    );
    expect(nextOverlay({ ...everythingReady, closedAt: { voucher: NOW, popup: NOW, floating: NOW } })).toBeNull();
  });

  test('BAN-02 BAN-04 the popup appears after one second and the icon after two; each pauses for exactly an hour after it was closed', () => {
    expect([OVERLAY_DELAY_MS.popup, OVERLAY_DELAY_MS.floating]).toEqual([1_000, 2_000]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3 * HIDE_AFTER_CLOSE_MS }), (since) => {
        expect(canShowAgain(NOW - since, NOW)).toBe(since >= 3_600_000);
      }),
    );
    expect(canShowAgain(NOW - 3_599_999, NOW)).toBe(false);
    expect(canShowAgain(NOW - 3_600_000, NOW)).toBe(true);
  });

  test('BAN-01 BAN-02 slides keep their order and come from banners whose window includes now, both ends inclusive', () =>
    fc.assert(
      fc.property(fc.array(anyBanner, { maxLength: 4 }), (banners) => {
        const held = banners.filter(
          ({ startDate, endDate }) => !(startDate !== null && startDate > NOW) && !(endDate !== null && endDate < NOW),
        );
        expect(currentSlides(banners, NOW)).toEqual(held.flatMap(({ slides }) => slides));
      }),
    ));
});

describe('pages without overlays', () => {
  const rowsOf = (pattern: RegExp) => routeRows.filter(({ path }) => pattern.test(path));

  test('LAY-08 cart, checkout, payment, lab, status and all non-public pages are quiet', () => {
    const buying = rowsOf(
      /^\/(gio-hang|checkout|dat-hang-thanh-cong|thanh-toan|ket-qua-thanh-toan|PaymentResult|tao-don-hang|xac-nhan-dat-hang|cap-nhat-don-hang|hoa-don|san-pham\/\$slug\/\$checkout)(\/|$)/,
    );
    expect(buying).toHaveLength(14);
    for (const { path, quiet } of [...buying, ...rowsOf(/^\/(thuc-hanh-lab\/|tinh-trang$)/)])
      expect([path, quiet]).toEqual([path, true]);
    for (const { path, audience, quiet } of routeRows)
      if (audience !== 'public') expect([path, quiet]).toEqual([path, true]);
  });

  test('LAY-08 public pages other than these can be interrupted, except products and search', () => {
    const spared = ['/san-pham/$slug', '/san-pham/$slug/tuy-bien', '/tim-kiem', '/tim-kiem-domain'];
    for (const row of routeRows)
      if (row.audience === 'public' && row.frame === 'shop' && row.path !== '/tinh-trang')
        expect([row.path, row.quiet, canInterrupt(row)]).toEqual([row.path, false, !spared.includes(row.path)]);
  });

  test('LAY-01 CHAT-03 only the lab pages have neither footer nor chat, and the way to the money only a short header', () => {
    const pathsOf = (frame: Frame) => routeRows.filter((row) => row.frame === frame).map(({ path }) => path);
    expect(pathsOf('plain')).toEqual(['/thuc-hanh-lab/$lab', '/thuc-hanh-lab/$lab/$exercise']);
    expect(pathsOf('checkout')).toEqual([
      '/checkout',
      '/thanh-toan',
      '/thanh-toan/$id',
      '/san-pham/$slug/$checkout',
      '/san-pham/$slug/$checkout/thanh-toan',
    ]);
  });
});

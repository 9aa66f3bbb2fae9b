import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CONSENT_VERSION, noConsent } from '#core/consent/consent.ts';
import { type Banner, canShowAgain, HIDE_AFTER_CLOSE_MS, isScheduledAt } from '#core/content/banner.ts';
import { currentSlides, nextOverlay, OVERLAY_DELAY_MS, type OverlayState } from '#core/promotion/what-may-show.ts';
import { routeRows } from '#ui/routes.ts';

const NOW = Date.UTC(2026, 10, 21);
const anyTime = fc.integer({ min: NOW - 3 * HIDE_AFTER_CLOSE_MS, max: NOW + HIDE_AFTER_CLOSE_MS });
const anySide = fc.option(anyTime, { nil: null });
const anyBanner: fc.Arbitrary<Banner> = fc.record({
  key: fc.string(),
  name: fc.string(),
  kind: fc.constantFrom('SLIDER', 'POPUP', 'FLOATING'),
  slides: fc.array(fc.record({ imagePath: fc.webPath(), title: fc.string(), href: fc.constant(null) }), {
    maxLength: 3,
  }),
  startDate: anySide,
  endDate: anySide,
  siteDomain: fc.constant(null),
});
const anyConsent = fc.option(fc.constant({ version: CONSENT_VERSION, at: NOW, granted: noConsent }), {
  nil: null,
});
const anyMoment: fc.Arbitrary<OverlayState> = fc.record({
  now: fc.constant(NOW),
  interruptible: fc.boolean(),
  asksConsent: fc.boolean(),
  consent: anyConsent,
  newcomer: fc.boolean(),
  closedAt: fc.record({ voucher: anySide, popup: anySide, floating: anySide }),
  popups: fc.array(anyBanner, { maxLength: 3 }),
  floating: fc.array(anyBanner, { maxLength: 3 }),
  wasInterrupted: fc.boolean(),
});
const law = (check: (moment: OverlayState) => void): void =>
  fc.assert(
    fc.property(anyMoment, (moment) => {
      check(moment);
    }),
    { numRuns: 500 },
  );
const lasting: Banner = {
  ...{ key: 'a', name: 'A', kind: 'POPUP', startDate: null, endDate: null, siteDomain: null },
  slides: [{ imagePath: '/uploads/a.png', title: 'A', href: null }],
};
const calm: OverlayState = {
  ...{ now: NOW, interruptible: true, asksConsent: true, newcomer: true, wasInterrupted: false },
  consent: { version: CONSENT_VERSION, at: NOW, granted: noConsent },
  closedAt: { voucher: null, popup: null, floating: null },
  ...{ popups: [lasting], floating: [{ ...lasting, kind: 'FLOATING' }] },
};

describe('what may show itself', () => {
  test('LAY-08 on a page that may not be interrupted nothing shows itself', () =>
    law((moment) => expect(nextOverlay({ ...moment, interruptible: false })).toBeNull()));

  test('CON-01 LAY-08 before the visitor has said how he wants to be treated he is only asked', () =>
    law((moment) =>
      expect(nextOverlay({ ...moment, interruptible: true, asksConsent: true, consent: null })).toBe('consent'),
    ));

  test('CON-01 who has answered, or has nothing to answer, is not asked', () =>
    law((moment) => {
      expect(nextOverlay({ ...moment, asksConsent: false })).not.toBe('consent');
      if (moment.consent !== null) expect(nextOverlay(moment)).not.toBe('consent');
    }));

  test('BAN-02 BAN-04 what was closed within the hour does not show itself, nor does what has no picture in its window', () =>
    law((moment) => {
      const shown = nextOverlay(moment);
      if (shown === null || shown === 'consent') return;
      expect(canShowAgain(moment.closedAt[shown], moment.now)).toBe(true);
      const banners = { popup: moment.popups, floating: moment.floating, voucher: [lasting] }[shown];
      expect(banners.some((banner) => isScheduledAt(banner, NOW) && banner.slides.length > 0)).toBe(true);
    }));

  test('LAY-08 one thing covers a page, and nothing does once it was closed there', () =>
    law((moment) => expect(['voucher', 'popup']).not.toContain(nextOverlay({ ...moment, wasInterrupted: true }))));

  test('VCH-01 who is logged in sees no voucher', () =>
    law((moment) => expect(nextOverlay({ ...moment, newcomer: false })).not.toBe('voucher')));

  test('LAY-08 VCH-01 BAN-02 BAN-04 first the voucher, then the popup on another page, then the icon, then nothing', () => {
    expect(nextOverlay(calm)).toBe('voucher');
    const withoutVoucher = { ...calm, closedAt: { ...calm.closedAt, voucher: NOW } };
    expect(nextOverlay({ ...withoutVoucher, wasInterrupted: true })).toBe('floating');
    expect(nextOverlay(withoutVoucher)).toBe('popup');
    expect(nextOverlay({ ...calm, closedAt: { voucher: NOW, popup: NOW, floating: null } })).toBe('floating');
    expect(nextOverlay({ ...calm, closedAt: { voucher: NOW, popup: NOW, floating: NOW } })).toBeNull();
  });

  test('BAN-02 BAN-04 the popup waits for a second, the icon for two, and each rests for an hour to the millisecond', () => {
    expect([OVERLAY_DELAY_MS.popup, OVERLAY_DELAY_MS.floating]).toEqual([1_000, 2_000]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3 * HIDE_AFTER_CLOSE_MS }), (since) => {
        expect(canShowAgain(NOW - since, NOW)).toBe(since >= 3_600_000);
      }),
    );
    expect(canShowAgain(NOW - 3_599_999, NOW)).toBe(false);
    expect(canShowAgain(NOW - 3_600_000, NOW)).toBe(true);
  });

  test('BAN-01 BAN-02 pictures come in their order, from banners whose window holds, both ends inclusive', () =>
    fc.assert(
      fc.property(fc.array(anyBanner, { maxLength: 4 }), (banners) => {
        const held = banners.filter(
          ({ startDate, endDate }) => !(startDate !== null && startDate > NOW) && !(endDate !== null && endDate < NOW),
        );
        expect(currentSlides(banners, NOW)).toEqual(held.flatMap(({ slides }) => slides));
      }),
    ));
});

describe('pages that nothing interrupts', () => {
  const rowsOf = (pattern: RegExp) => routeRows.filter(({ path }) => pattern.test(path));

  test('LAY-08 cart, checkout, payment and lab pages are quiet, and so is every page of one visitor', () => {
    const buying = rowsOf(
      /^\/(gio-hang|checkout|dat-hang-thanh-cong|thanh-toan|ket-qua-thanh-toan|PaymentResult|tao-don-hang|xac-nhan-dat-hang|cap-nhat-don-hang|hoa-don|san-pham\/\$slug\/\$checkout)(\/|$)/,
    );
    expect(buying).toHaveLength(13);
    for (const { path, quiet } of [...buying, ...rowsOf(/^\/thuc-hanh-lab\//)])
      expect([path, quiet]).toEqual([path, true]);
    for (const { path, audience, quiet } of routeRows)
      if (audience !== 'public') expect([path, quiet]).toEqual([path, true]);
  });

  test('LAY-08 the public pages outside the labs may be interrupted', () => {
    for (const { path, audience, quiet, plain } of routeRows)
      if (audience === 'public' && !plain) expect([path, quiet]).toEqual([path, false]);
  });

  test('LAY-01 CHAT-03 the lab pages and no other stand without footer and chat', () => {
    const plain = routeRows.filter((row) => row.plain).map(({ path }) => path);
    expect(plain).toEqual(['/thuc-hanh-lab/$lab', '/thuc-hanh-lab/$lab/$exercise']);
  });
});

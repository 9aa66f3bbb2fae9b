import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  offerRefund as offerWithin,
  type RefundableService,
  type RefundBase,
  refundBaseOf,
} from '#core/ending-rules/refunds.ts';
import type { Amounts } from '#core/pricing/price.ts';
import { amountsOfUnit, computeRefund, partOfPaid, receivedOf } from '#core/pricing/refund.ts';
import { dong } from '#core/shared/dong.ts';
import { DAY_MS } from '#core/shared/durations.ts';

const START = Date.UTC(2026, 10, 1, 2);

const money = fc.integer({ min: 0, max: 500_000_000 }).map(dong);
const amountsOf = (net: number, exempt: number, vat: number): Amounts => ({
  net: dong(net),
  exempt: dong(exempt),
  vat: dong(vat),
  gross: dong(net + exempt + vat),
});
const anyAmounts = fc.tuple(money, money, money).map(([net, exempt, vat]) => amountsOf(net, exempt, vat));
const anyUse = fc
  .tuple(fc.integer({ min: 1, max: 1_100 }), fc.nat(1_200))
  .map(([termDays, used]) => ({ termDays, usedDays: Math.min(used, termDays) }));
const parts = ['net', 'exempt', 'vat'] as const;

const hosting: RefundableService = {
  kind: 'site',
  status: 'COMPLETED',
  documentState: null,
  startDate: START,
  endDate: START + 30 * DAY_MS,
  givenDays: 0,
  deliveredAt: START,
};
const paid = amountsOf(300_000, 0, 24_000);
const base = { paid, whole: paid };

const DAYS = 7;
const offerRefund = (service: RefundableService, paidFor: RefundBase, now: number) =>
  offerWithin(service, paidFor, now, DAYS);

describe('refunds', () => {
  test('SVC-01 the example of the policy: 30 days, told on the first, gives back 29 of 30 parts with the VAT', () => {
    const offer = offerRefund(hosting, base, START + DAY_MS / 2);
    expect(offer).toEqual({ kind: 'offered', amounts: amountsOf(290_000, 0, 23_200), usedDays: 1, termDays: 30 });
  });

  test('SVC-01 no part of a refund is negative or more than what was paid for that part, and the parts add up', () => {
    fc.assert(
      fc.property(anyAmounts, anyAmounts, anyUse, (given, whole, used) => {
        const refund = computeRefund(given, whole, used);
        for (const part of parts) {
          expect(refund[part]).toBeGreaterThanOrEqual(0);
          expect(refund[part]).toBeLessThanOrEqual(given[part]);
        }
        expect(refund.gross).toBe(refund.net + refund.exempt + refund.vat);
      }),
    );
  });

  test('SVC-01 a part that staff choose adds up to it, and no part of it is more than what was paid', () => {
    fc.assert(
      fc.property(anyAmounts, fc.nat(1_000), (given, permille) => {
        const gross = dong(Math.floor((given.gross * permille) / 1_000));
        const part = partOfPaid(given, gross);
        expect(part.gross).toBe(gross);
        expect(part.net + part.exempt + part.vat).toBe(gross);
        for (const each of parts) {
          expect(part[each]).toBeGreaterThanOrEqual(0);
          expect(part[each]).toBeLessThanOrEqual(given[each]);
          // In proportion, to one đồng.
          expect(Math.abs(part[each] * given.gross - given[each] * gross)).toBeLessThanOrEqual(given.gross);
        }
        expect(partOfPaid(given, given.gross)).toEqual(given);
      }),
    );
  });

  test('SVC-01 a later day never gives more, day 0 gives all, and the last day of a paid term nothing', () => {
    fc.assert(
      fc.property(anyAmounts, anyUse, (given, { termDays, usedDays }) => {
        const on = (day: number) => computeRefund(given, given, { usedDays: day, termDays });
        expect(on(0)).toEqual(given);
        expect(on(termDays).gross).toBe(0);
        expect(on(Math.min(usedDays + 1, termDays)).gross).toBeLessThanOrEqual(on(usedDays).gross);
      }),
    );
  });

  test('SVC-01 what the units of a line get back never exceeds what was paid for the line, whoever asks first', () => {
    fc.assert(
      fc.property(anyAmounts, fc.integer({ min: 1, max: 50 }), (given, units) => {
        const each = Array.from({ length: units }, (_, position) => amountsOfUnit(given, position, units));
        for (const part of [...parts, 'gross'] as const)
          expect(each.reduce((sum, unit) => sum + unit[part], 0)).toBe(given[part]);
      }),
    );
  });

  test('SVC-01 INS-01 with instalments, the used days cost their share of the whole price, not of the first payment', () => {
    const first = amountsOf(100_000, 0, 8_000);
    const bought = { paid: first, instalment: first, instalments: { paid: 0, all: 2 }, units: 1 };
    const onPlan = refundBaseOf(bought);
    expect(onPlan).toEqual({ paid: first, whole: amountsOf(300_000, 0, 24_000) });
    expect(offerRefund(hosting, onPlan, START + 2 * DAY_MS)).toMatchObject({ amounts: amountsOf(70_000, 0, 5_600) });
    expect(refundBaseOf({ ...bought, units: 2 })).toBeNull();
    expect(offerRefund(hosting, null, START)).toEqual({ kind: 'refused', because: 'shared-instalments' });
  });

  test('SVC-01 the seventh day from the hand-over is the last one, counted in days of Vietnam', () => {
    const on = (day: number) => offerRefund(hosting, base, START + (day - 1) * DAY_MS);
    expect(on(DAYS)).toMatchObject({ kind: 'offered', usedDays: 7 });
    expect(on(DAYS + 1)).toEqual({ kind: 'refused', because: 'too-late' });
    const late = { ...hosting, deliveredAt: START + 3 * DAY_MS };
    expect(offerRefund(late, base, START + 9 * DAY_MS)).toMatchObject({ kind: 'offered', usedDays: 7 });
  });

  test('SVC-01 the days are those that the shop promises, and with none of them nothing comes back', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 29 }), fc.integer({ min: 1, max: 30 }), (days, day) => {
        const { kind } = offerWithin(hosting, base, START + (day - 1) * DAY_MS, days);
        expect(kind).toBe(day <= days ? 'offered' : 'refused');
      }),
    ));

  test('SVC-01 DOM-02 a licence gives nothing; a domain gives everything before its documents are filed, then nothing', () => {
    const domain: RefundableService = { ...hosting, kind: 'domain', documentState: 'WAITING' };
    const fee = { paid: amountsOf(100_000, 350_000, 8_000), whole: amountsOf(100_000, 350_000, 8_000) };
    expect(offerRefund(domain, fee, START + 6 * DAY_MS)).toMatchObject({ kind: 'offered', amounts: fee.paid });
    for (const documentState of ['SENT', 'APPROVED', 'DEPLOYED', 'NOT_NEEDED'] as const)
      expect(offerRefund({ ...domain, documentState }, fee, START)).toMatchObject({ because: 'domain-registered' });
    expect(offerRefund({ ...hosting, kind: 'licence' }, base, START)).toMatchObject({ because: 'licence-activated' });
    for (const status of ['PROCESSING', 'CANCELLED', 'CLOSED'] as const)
      expect(offerRefund({ ...hosting, status }, base, START)).toMatchObject({ because: 'not-running' });
  });
});

test('PAY-02 parts of an order that was settled short are together what came in at most, and lose less than a đồng each', () => {
  const orders = fc.array(anyAmounts, { minLength: 1, maxLength: 9 }).chain((bought) => {
    const total = bought.reduce((all, { gross }) => all + gross, 0);
    return fc.record({
      bought: fc.constant(bought),
      total: fc.constant(total),
      waived: fc.nat(Math.min(total, 1_000_000)),
    });
  });
  fc.assert(
    fc.property(orders, ({ bought, total, waived }) => {
      const received = bought.map((part) => receivedOf(part, dong(waived), dong(total)));
      const all = received.reduce((sum, { gross }) => sum + gross, 0);
      expect(all).toBeLessThanOrEqual(total - waived);
      expect(all).toBeGreaterThan(total - waived - bought.length);
      for (const [at, { net, exempt, vat, gross }] of received.entries()) {
        expect(net + exempt + vat).toBe(gross);
        for (const name of parts) expect(received[at]?.[name]).toBeLessThanOrEqual(bought[at]?.[name] ?? 0);
      }
      expect(bought.map((part) => receivedOf(part, dong(0), dong(total)))).toEqual(bought);
    }),
  );
});

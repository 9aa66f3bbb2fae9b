import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Service } from '#core/services/service.ts';
import {
  EXPIRING_WITHIN_DAYS,
  findNextToExpire,
  matchesFilter,
  matchesKeyword,
  toServiceRow,
} from '#core/services/service-row.ts';
import { dayNumberAt } from '#core/shared/calendar.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { orderId, productId, serviceId } from '#core/shared/ids.ts';
import type { ServiceStatus } from '#core/shared/service-status.ts';

const NOW = Date.UTC(2026, 9, 5, 2);
const statuses: readonly ServiceStatus[] = ['CREATED', 'PROCESSING', 'COMPLETED', 'SUSPEND', 'CANCELLED', 'CLOSED'];

const service: Service = {
  id: serviceId('dv1'),
  name: 'Cloud Server SSD 3',
  type: 'cloud-server',
  typeName: 'Cloud Server',
  status: 'COMPLETED',
  productId: productId('1003'),
  orderId: orderId('dh1'),
  startDate: NOW,
  endDate: NOW + 90 * DAY_MS,
  address: '203.0.113.7',
  location: 'Hà Nội',
};

const anyService: fc.Arbitrary<Service> = fc
  .record({
    start: fc.integer({ min: -400, max: 10 }),
    days: fc.integer({ min: 1, max: 800 }),
    status: fc.constantFrom(...statuses),
    minutes: fc.integer({ min: 0, max: 1_439 }),
  })
  .map(({ start, days, status, minutes }) => {
    const startDate = NOW + start * DAY_MS + minutes * 60_000;
    return { ...service, status, startDate, endDate: startDate + days * DAY_MS };
  });
const runs = { numRuns: 200 };

describe('dates of a service', () => {
  test('SVC-01 remaining days are calendar days in Vietnam: 0 on the last day, negative after it', () =>
    fc.assert(
      fc.property(anyService, (any) => {
        const { daysLeft } = toServiceRow(any, NOW);
        expect(daysLeft).toBe(dayNumberAt(any.endDate) - dayNumberAt(NOW));
        expect(toServiceRow(any, any.endDate).daysLeft).toBe(0);
        expect(toServiceRow(any, any.endDate + DAY_MS).daysLeft).toBe(-1);
      }),
      runs,
    ));

  test('SVC-01 the used share of a term is 0 at its start, 1 at its end, and never decreases', () =>
    fc.assert(
      fc.property(anyService, fc.integer({ min: 0, max: 30 * DAY_MS }), (any, later) => {
        const used = (now: number): number => toServiceRow(any, now).elapsedShare;
        expect([used(any.startDate - later), used(any.endDate + later)]).toEqual([0, 1]);
        expect(used(NOW + later)).toBeGreaterThanOrEqual(used(NOW));
        expect(used(NOW)).toBeLessThanOrEqual(1);
      }),
      runs,
    ));

  test('SVC-01 a service that ends within thirty days is expiring; an ended or cancelled one is not', () =>
    fc.assert(
      fc.property(anyService, (any) => {
        const { isExpiring, daysLeft } = toServiceRow(any, NOW);
        const soon = daysLeft >= 0 && daysLeft <= EXPIRING_WITHIN_DAYS;
        expect(isExpiring).toBe(soon && !['CANCELLED', 'CLOSED'].includes(any.status));
      }),
      runs,
    ));

  test('SVC-01 the next service to end ends before every other expiring one', () =>
    fc.assert(
      fc.property(fc.array(anyService, { maxLength: 12 }), (all) => {
        const rows = all.map((any) => toServiceRow(any, NOW));
        const expiring = rows.filter((row) => matchesFilter(row, 'expiring'));
        const next = findNextToExpire(rows);
        if (expiring.length === 0) expect(next).toBeNull();
        else expect(next?.endDate).toBe(Math.min(...expiring.map(({ endDate }) => endDate)));
      }),
      runs,
    ));

  test('SVC-01 a filter returns a subset, and `starting` contains the services that are not set up yet, `all` those that are not over', () =>
    fc.assert(
      fc.property(anyService, (any) => {
        const row = toServiceRow(any, NOW);
        expect(matchesFilter(row, 'ended')).toBe(['CANCELLED', 'CLOSED'].includes(any.status));
        expect(matchesFilter(row, 'all')).toBe(!matchesFilter(row, 'ended'));
        expect(matchesFilter(row, 'starting')).toBe(['CREATED', 'PROCESSING'].includes(any.status));
      }),
      runs,
    ));

  test('SVC-01 the keyword search ignores accents and word order', () => {
    for (const keyword of ['server cloud', 'CLOUD', '203.0.113.7', '113 7', 'dv1', ''])
      expect([keyword, matchesKeyword({ ...service, name: 'Máy chủ Cloud' }, keyword)]).toEqual([keyword, true]);
    expect(matchesKeyword({ ...service, name: 'Máy chủ Đặng' }, 'may chu dang')).toBe(true);
    expect(matchesKeyword(service, 'hosting')).toBe(false);
  });
});

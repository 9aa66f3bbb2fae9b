import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { serviceKindOf } from '#contracts/seed/kinds-of-lines.ts';
import {
  diskOf,
  isNextPlanDue,
  isNextPlanPaid,
  priceDowngrades,
  refuseNextPlan,
  usersOf,
} from '#core/service-rules/smaller-plans.ts';
import { dong, zeroDong } from '#core/shared/dong.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { productId } from '#core/shared/ids.ts';

const NOON = Date.UTC(2026, 10, 20, 5);

const package25 = {
  name: 'Sao lưu',
  status: 'COMPLETED',
  kind: 'backup',
  endDate: NOON,
  anchorDay: 20,
  givenDays: 0,
  months: 1,
  lineQuantity: 1,
  endsWithTerm: false,
  nextPlan: null,
  users: 0,
} as const;
const planOf = (specs: string, net: number) => ({
  product: { specs },
  charges: [{ net: dong(net), exempt: zeroDong }],
});
const day = { now: NOON, vatPercent: 8 };

describe('smaller plans', () => {
  test('SVC-01 a next plan begins the day after the paid period, and only once a later term is paid', () =>
    fc.assert(
      fc.property(fc.integer({ min: -40, max: 40 }), fc.integer({ min: -40, max: 40 }), (paidDays, passed) => {
        const service = { nextPlan: { from: NOON }, endDate: NOON + paidDays * DAY_MS };
        expect(isNextPlanPaid(service)).toBe(paidDays > 0);
        expect(isNextPlanDue(service, NOON + passed * DAY_MS)).toBe(paidDays > 0 && passed > 0);
        expect(isNextPlanDue({ ...service, nextPlan: null }, NOON + passed * DAY_MS)).toBe(false);
      }),
    ));

  test('SVC-01 a choice is closed once it is paid, for a domain, and for a service that ends or does not run', () => {
    const offers = [{ plan: productId('small'), refusal: null }] as const;
    const small = productId('small');
    expect(refuseNextPlan(package25, offers, small)).toBeNull();
    expect(refuseNextPlan(package25, offers, null)).toBeNull();
    expect(refuseNextPlan(package25, offers, productId('other'))).toBe('product-unavailable');
    const closed = [
      { ...package25, nextPlan: { from: NOON - DAY_MS } },
      { ...package25, kind: 'domain' as const },
      { ...package25, endsWithTerm: true },
      { ...package25, status: 'CANCELLED' as const },
    ];
    for (const service of closed) {
      expect(refuseNextPlan(service, offers, small)).toBe('service-action-impossible');
      expect(priceDowngrades(service, planOf('', 2_000), [planOf('', 1_000)], day)).toEqual([]);
    }
  });

  test('SVC-01 a package with more users than the smaller plan allows does not move to it', () => {
    const refusalFor = (users: number) =>
      priceDowngrades(
        { ...package25, users },
        planOf('25 người dùng · Exchange', 2_000),
        [planOf('10 người dùng · Exchange', 1_000)],
        day,
      ).map(({ refusal }) => refusal);
    expect(refusalFor(10)).toEqual([null]);
    expect(refusalFor(11)).toEqual(['too-many-users']);
  });

  test('SVC-01 every machine of the shop names its disk, and every package its users', () => {
    const kindOf = (type: string) => serviceKindOf(type);
    for (const { specs } of seedProducts.filter(({ type }) => ['machine', 'rack'].includes(kindOf(type))))
      expect(diskOf(specs), specs).toBeGreaterThan(0);
    for (const { specs } of seedProducts.filter(({ type }) => type === 'm365-backup'))
      expect(usersOf(specs), specs).toBeGreaterThan(0);
    expect(diskOf('1 × EPYC · 128 GB RAM · 2 × 1,92 TB NVMe · 200 Mbps')).toBe(3_840);
    expect(diskOf('1 vCPU · 1 GB RAM · 20 GB SSD NVMe')).toBe(20);
    expect(usersOf('Doanh nghiệp trên 300 người dùng')).toBeNull();
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type DomainExpiryStep,
  domainExpiryStep,
  domainExpirySteps,
  expiryTimeline,
  transferWindow,
} from '#core/domain-control/expiry.ts';

const END = Date.UTC(2026, 10, 23, 5);
const day = (from: number | null) => (from === null ? null : new Date(from).toISOString().slice(0, 10));
const datesOf = (domain: string) => expiryTimeline(domain, END, 10).stages.map(({ name, from }) => [name, day(from)]);
const stageAt = (domain: string, daysLeft: number) =>
  expiryTimeline(domain, END, daysLeft).stages.find(({ isCurrent }) => isCurrent)?.name;

describe('what becomes of a domain that is not renewed', () => {
  test('an international name has 30 sure days, 30 of redemption and 5 until the deletion', () => {
    expect(datesOf('may.com')).toEqual([
      ['active', null],
      ['grace', '2026-11-23'],
      ['redemption', '2026-12-23'],
      ['deletion', '2027-01-22'],
      ['free', '2027-01-27'],
    ]);
    expect(expiryTimeline('may.com', END, 10)).toMatchObject({ moreGrace: 15, answering: 0 });
  });

  test('a .vn name has 20 sure days, answers for 5 of them and is never redeemed', () => {
    expect(datesOf('may.com.vn')).toEqual([
      ['active', null],
      ['grace', '2026-11-23'],
      ['deletion', '2026-12-13'],
      ['free', '2027-01-07'],
    ]);
    expect(expiryTimeline('may.vn', END, 10)).toMatchObject({ moreGrace: 15, answering: 5 });
  });

  test.each([
    ['may.com', 400, 'active'],
    ['may.com', 0, 'active'],
    ['may.com', -1, 'grace'],
    ['may.com', -30, 'grace'],
    ['may.com', -31, 'redemption'],
    ['may.com', -60, 'redemption'],
    ['may.com', -61, 'deletion'],
    ['may.com', -66, 'free'],
    ['may.vn', -20, 'grace'],
    ['may.vn', -21, 'deletion'],
    ['may.vn', -46, 'free'],
  ])('%s with %d days left is in the stage %s', (domain, daysLeft, stage) =>
    expect(stageAt(domain, daysLeft)).toBe(stage),
  );

  test('other registrars accept a name after 60 days, one below .vn only until 30 days before its end', () => {
    const term = { startDate: Date.UTC(2025, 10, 23), endDate: END };
    expect(day(transferWindow('may.com', term).from)).toBe('2026-01-22');
    expect(transferWindow('may.com', term).until).toBeNull();
    expect(day(transferWindow('may.vn', term).until)).toBe('2026-10-24');
  });
});

describe('what the owner of an expired domain is told', () => {
  const domains = fc.constantFrom('may.vn', 'may.com.vn', 'may.com', 'may.io');

  test('SVC-01 DOM-03 nothing before the expiry, then each step once and in its order, and the end last of all', () => {
    fc.assert(
      fc.property(domains, (domain) => {
        const days = Array.from({ length: 200 }, (_, at) => domainExpiryStep(domain, 50 - at));
        const steps = days.filter((step, at): step is DomainExpiryStep => step !== null && step !== days[at - 1]);
        expect(days.slice(0, 51)).toEqual(Array.from({ length: 51 }, () => null));
        expect(steps).toEqual(domainExpirySteps.filter((step) => step !== 'redemption' || !domain.endsWith('.vn')));
      }),
    );
  });

  test('SVC-01 DOM-03 each step agrees with the stage that the page shows, and it ends after the last one to give it back', () => {
    fc.assert(
      fc.property(domains, fc.integer({ min: -200, max: 50 }), (domain, daysLeft) => {
        const stage = expiryTimeline(domain, END, daysLeft).stages.find(({ isCurrent }) => isCurrent)?.name;
        const step = domainExpiryStep(domain, daysLeft);
        if (step === 'end') expect(['deletion', 'free']).toContain(stage);
        if (step === 'redemption') expect(stage).not.toBe('active');
        if (step === 'expired' || step === 'last-days') expect(stage).toBe('grace');
      }),
    );
  });
});

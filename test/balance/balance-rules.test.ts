import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  AUTO_RENEWAL_DAYS,
  type AutoRenewed,
  planAutoRenewals,
  SHORT_BALANCE_DAYS,
} from '#core/balance-rules/auto-renewal.ts';
import { mayTopUp, topUpLimits, topUpNumbersIn } from '#core/balance-rules/top-up.ts';
import { dong, formatDong } from '#core/shared/dong.ts';
import { readAmount } from '#core/shared/text/read-amount.ts';

describe('the amount of a top-up', () => {
  test('50.000đ to 50.000.000đ may be asked for', () => {
    expect([49_999, 50_000, 50_000_000, 50_000_001].map((amount) => mayTopUp(dong(amount)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(topUpLimits).toEqual({ min: 50_000, max: 50_000_000 });
  });

  test('an amount is read back however it is written', () =>
    fc.assert(
      fc.property(fc.nat(99_999_999), (amount) => {
        const shown = formatDong(dong(amount));
        for (const typed of [String(amount), shown, ` ${shown} `, shown.replaceAll('.', ','), `${amount} VND`])
          expect(readAmount(typed)).toBe(amount);
      }),
    ));

  test.each([
    ...['500k', '500 K', '500 nghìn', '500 ngàn', '500nghin', '0,5 triệu', '0.5tr', '500.000đ', '500,000', '500 000'],
    ...['500.000 VNĐ', 'VND 500,000', '₫500.000', '500.000 đồng', '500.000,00', '500,000.00', "500'000", '500.000 đ.'],
    ...['５００．０００', '\u200b500000', '500\u00a0000', '500.000\u202c', '500.000₫', 'vnđ500000', '500.000\u2009đ'],
  ])('%j is 500.000đ', (typed) => {
    expect(readAmount(typed)).toBe(500_000);
  });

  test.each([
    ['1tr5', 1_500_000],
    ['1tr50', 1_500_000],
    ['1tr250', 1_250_000],
    ['2 triệu 250k', 2_250_000],
    ['1,5 triệu', 1_500_000],
    ['1.25tr', 1_250_000],
    ['2tr', 2_000_000],
    ['1.500k', 1_500_000],
    ['50 triệu đồng', 50_000_000],
    ['500.00', 500],
    ['500.0', 500],
  ])('%j is %d đồng', (typed, amount) => {
    expect(readAmount(typed)).toBe(amount);
  });

  test.each([
    ...['', 'một trăm nghìn', '-50000', '1e6', '5'.repeat(13), '1.5', '5.0000', '50.00.000', '500.00.0', '500k000'],
    ...['1,5', '5,0,0', '500.000,50', '50 00', '500 USD', '$500', 'k', 'đ', '1,2345tr', '500kk', '9999999tr'],
  ])('%j is no whole number of đồng', (typed) => {
    expect(readAmount(typed)).toBeNull();
  });

  test('the number of a top-up is found in what a payer wrote', () => {
    expect(topUpNumbersIn('MBVCB.123 nt00000042 nap tien')).toEqual(['NT00000042']);
    expect(topUpNumbersIn('CKNT00000042.NT00000043')).toEqual(['NT00000042', 'NT00000043']);
    expect(topUpNumbersIn('DH202611290001 thanh toan')).toEqual([]);
  });

  test.each([
    ...['NT 00000042', 'nt-00000042', 'Nạp tiền NT:00000042', 'NT.00000042', 'N T 00000042', 'ＮＴ００００００４２'],
    ...['nap so du nt 00000042 cam on', 'NT\u00a000000042', 'NT–00000042', 'NT#00000042', 'N\u200bT00000042'],
  ])('%j names the top-up NT00000042', (content) => {
    expect(topUpNumbersIn(content)).toEqual(['NT00000042']);
  });
});

const anyService: fc.Arbitrary<Omit<AutoRenewed, 'id'>> = fc.record({
  daysLeft: fc.integer({ min: -5, max: 12 }),
  price: fc.option(fc.integer({ min: 1, max: 500_000 }).map(dong), { freq: 6 }),
  isBusy: fc.boolean(),
  isRenewed: fc.boolean(),
  isTold: fc.boolean(),
});
const anyServices = fc
  .array(anyService, { maxLength: 8 })
  .map((drawn) => drawn.map((service, at): AutoRenewed => ({ ...service, id: `service ${at}` })));
const anyBalance = fc.nat(2_000_000).map(dong);

describe('what is renewed from a balance today', () => {
  test('renewals never cost more than the balance, and each service has one step at most', () =>
    fc.assert(
      fc.property(anyBalance, anyServices, (balance, services) => {
        const steps = planAutoRenewals(balance, services);
        const renewed = steps.filter(({ does }) => does === 'renew');
        expect(renewed.reduce((sum, { price }) => sum + price, 0)).toBeLessThanOrEqual(balance);
        expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
      }),
    ));

  test('nothing happens for a service that is renewed, in an open order, not renewable, or has time', () =>
    fc.assert(
      fc.property(anyBalance, anyServices, (balance, services) => {
        for (const { id, does } of planAutoRenewals(balance, services)) {
          const service = services.find((each) => each.id === id);
          expect(service).toMatchObject({ isRenewed: false, isBusy: false });
          expect(service?.price).not.toBeNull();
          const days = does === 'renew' ? AUTO_RENEWAL_DAYS : SHORT_BALANCE_DAYS;
          expect(service?.daysLeft).toBeLessThanOrEqual(days);
          if (does === 'short') expect(service?.isTold).toBe(false);
        }
      }),
    ));

  test('with money for all, each due service is renewed and nobody is told of a short balance', () =>
    fc.assert(
      fc.property(anyServices, (services) => {
        const due = services.filter(
          ({ price, isBusy, isRenewed, daysLeft }) =>
            price !== null && !isBusy && !isRenewed && daysLeft <= AUTO_RENEWAL_DAYS,
        );
        const steps = planAutoRenewals(dong(8 * 500_000), services);
        expect(steps.map(({ id }) => id).toSorted()).toEqual(due.map(({ id }) => id).toSorted());
        expect(steps.every(({ does }) => does === 'renew')).toBe(true);
      }),
    ));

  test('the term that ends first has the money', () => {
    const other = { price: dong(300_000), isBusy: false, isRenewed: false, isTold: false };
    const services = [
      { ...other, id: 'later', daysLeft: 3 },
      { ...other, id: 'first', daysLeft: 1 },
    ];
    expect(planAutoRenewals(dong(500_000), services)).toEqual([
      { id: 'first', does: 'renew', price: 300_000 },
      { id: 'later', does: 'short', price: 300_000 },
    ]);
  });

  test('a service with days left has its money kept, so that its owner is told before a later one takes it', () => {
    const service = { price: dong(300_000), isBusy: false, isRenewed: false, isTold: false };
    const services = [
      { ...service, id: 'waits', daysLeft: 5 },
      { ...service, id: 'later', daysLeft: 7 },
    ];
    expect(planAutoRenewals(dong(500_000), services)).toEqual([{ id: 'later', does: 'short', price: 300_000 }]);
  });
});

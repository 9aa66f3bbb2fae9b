import { act, screen, waitFor } from '@testing-library/react';
import * as fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { UseCases } from '#core/operations.ts';
import { PAYMENT_POLLING_MS, type Payment } from '#core/payment/payment.ts';
import { fail } from '#core/shared/result.ts';
import { addressOf, openPage } from '#test/ui/open-page.tsx';
import { sameBrowser, shopWithOrder } from '#test/ui/order-pages.tsx';
import { pollInterval } from '#ui/blocks/transfer/poll-interval.ts';
import { formatCountdown, isPolled } from '#ui/payment/use-polled-payment.ts';

const anyPollCount = fc.nat(10_000);
const jitter = fc.double({ min: 0, max: 1, noNaN: true });
const anyMoment = fc.nat(2_000_000_000_000);

describe('the polling interval', () => {
  test('PAY-02 an interval is two to five seconds, jitter adds at most a quarter, and it never gets shorter', () =>
    fc.assert(
      fc.property(anyPollCount, jitter, (count, random) => {
        const pause = pollInterval(count, random);
        expect(pause).toBeGreaterThanOrEqual(2_000);
        expect(pause).toBeLessThanOrEqual(6_250);
        expect(pollInterval(count, 0)).toBeLessThanOrEqual(5_000);
        expect(pollInterval(count + 1, random)).toBeGreaterThanOrEqual(pause);
        expect(pause).toBeLessThanOrEqual(Math.ceil(pollInterval(count, 0) * 1.25));
      }),
    ));

  test('PAY-02 polling runs only for an open payment, at most fifteen minutes and never past its expiry', () =>
    fc.assert(
      fc.property(
        anyMoment,
        fc.nat(3_600_000),
        fc.integer({ min: -3_600_000, max: 3_600_000 }),
        fc.constantFrom('waiting', 'paid', 'failed', 'expired'),
        (createdAt, life, since, state) => {
          const payment = { state, createdAt, expiresAt: createdAt + life } as Payment;
          const followed = isPolled(payment, createdAt + since);
          expect(followed).toBe(state === 'waiting' && since < Math.min(life, PAYMENT_POLLING_MS));
        },
      ),
    ));

  test('PAY-02 without a payment there is no polling', () => expect(isPolled(null, 0)).toBe(false));

  test('PAY-02 the remaining time is shown in minutes and seconds, and 00:00 appears only at the end', () =>
    fc.assert(
      fc.property(fc.nat(PAYMENT_POLLING_MS), (left) => {
        expect(formatCountdown(left)).toMatch(/^\d\d:[0-5]\d$/);
        expect(formatCountdown(left) === '00:00').toBe(left === 0);
      }),
    ));
});

const LONGEST_PAUSE_MS = 6_300;
const advanceTime = (milliseconds: number): Promise<void> =>
  act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

const show = (visible: boolean): Promise<void> =>
  act(async () => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (visible ? 'visible' : 'hidden'),
    });
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
  });

/** The payment page with a count of its polls; timers advance on command. */
const follow = async (change: (own: UseCases) => Partial<UseCases> = () => ({})) => {
  const ordered = await shopWithOrder('plain');
  let count = 0;
  // React's own tasks and the page's scripts keep the real ones.
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  const page = await openPage(`/thanh-toan/${ordered.orderId}`, {
    ...sameBrowser(ordered.shop),
    useCases: (own) => {
      const { loadPayment: payment = own.loadPayment, ...others } = change(own);
      return {
        ...others,
        loadPayment: (input) => {
          count += 1;
          return payment(input);
        },
      };
    },
  });
  return { ...ordered, ...page, looked: () => count };
};

describe('polling a payment', () => {
  afterEach(async () => {
    await show(true);
    vi.useRealTimers();
  });

  test('PAY-02 an open payment is polled repeatedly, and the shopper is redirected to the result when it is paid', async () => {
    const { router, bank, payment, orderId, looked } = await follow();
    await advanceTime(LONGEST_PAUSE_MS);
    await advanceTime(LONGEST_PAUSE_MS);
    expect(looked()).toBeGreaterThanOrEqual(3);
    expect(addressOf(router)).toBe(`/thanh-toan/${orderId}`);
    bank.confirm(payment.id);
    await advanceTime(LONGEST_PAUSE_MS);
    await waitFor(() => expect(addressOf(router)).toBe(`/dat-hang-thanh-cong?orderId=${orderId}`));
    const before = looked();
    await advanceTime(60_000);
    expect(looked()).toBe(before);
  });

  test('PAY-02 a hidden page does not poll; when it becomes visible it polls at once and continues', async () => {
    const { looked } = await follow();
    await show(false);
    const before = looked();
    await advanceTime(60_000);
    expect(looked()).toBe(before);
    await show(true);
    await waitFor(() => expect(looked()).toBeGreaterThan(before));
    const expectedTotal = looked();
    await advanceTime(LONGEST_PAUSE_MS);
    expect(looked()).toBeGreaterThan(expectedTotal);
  });

  test('PAY-02 ERR-06 a failed poll leaves the page unchanged and polling continues', async () => {
    let down = false;
    const { looked, router, bank, payment } = await follow((own) => ({
      loadPayment: async (input) => (down ? fail({ kind: 'unreachable' }) : own.loadPayment(input)),
    }));
    down = true;
    await advanceTime(LONGEST_PAUSE_MS);
    await advanceTime(LONGEST_PAUSE_MS);
    expect(looked()).toBeGreaterThanOrEqual(3);
    expect(await screen.findByRole('img', { name: /^Mã VietQR/ })).toBeTruthy();
    down = false;
    bank.confirm(payment.id);
    await advanceTime(LONGEST_PAUSE_MS);
    await waitFor(() => expect(addressOf(router)).toMatch(/^\/dat-hang-thanh-cong\?/));
  });

  test('PAY-02 after the code has expired the page polls once more, then stops and offers the code of the same order again', async () => {
    const { looked, shop, orderId } = await follow();
    shop.world.state.now += PAYMENT_POLLING_MS;
    await advanceTime(PAYMENT_POLLING_MS);
    expect(await screen.findByRole('heading', { name: 'Chưa thấy tiền vào' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('img', { name: /^Mã VietQR/ })).toBe(null));
    const before = looked();
    await advanceTime(60_000);
    expect(looked()).toBe(before);
    expect([...shop.world.state.orders.keys()]).toEqual([orderId]);
  });
});

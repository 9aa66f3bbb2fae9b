import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accountChangedMail } from '#backend/mails/account-mails.vi.ts';
import { countSegments, fitSms, MAX_SEGMENTS } from '#backend/mails/fit-sms.ts';
import type { Mail } from '#backend/mails/mail.ts';
import { orderReceivedMail, type PaymentEffect, paymentReceivedMail } from '#backend/mails/order-mails.vi.ts';
import { mailPreviews } from '#backend/mails/previews.ts';
import { toMessage } from '#backend/mails/queue-mail.ts';
import { reminderMail } from '#backend/mails/reminder-mails.vi.ts';
import { serviceReadyMail } from '#backend/mails/service-mails.vi.ts';
import { setUpDelayedMail, setUpRefusedMail } from '#backend/mails/set-up-mails.vi.ts';
import { sampleIdentity } from '#contracts/seed/sample-identity.ts';
import { dong, formatDong } from '#core/shared/dong.ts';

const ORIGIN = 'https://cuahangmay.example';
/** As long as a real link: id, version, end and HMAC. */
const LINK = `${ORIGIN}/don-hang/${'a'.repeat(32)}.1.1803254400000.${'B'.repeat(43)}`;
const NUMBER = 'DH2026112300019999';
/** The longest label of a domain name with a long extension. */
const anyName = fc
  .string({ unit: fc.constantFrom(...'abcăâđêôơưệốỹ -.1'), minLength: 1, maxLength: 70 })
  .filter((name) => name.trim() !== '');
const anyAmount = fc.integer({ min: 1, max: 9_999_999_999 }).map(dong);

/** With the longest name that SMS may have. */
const longShop = { ...sampleIdentity, shortName: 'Máy Chủ Sen Hồ Đô Hà' };

const smsOf = (mail: Mail): string => toMessage(longShop, mail, { key: 'reminder:k', to: '0912345678' }).text;

test('a text counts as one message of 160 GSM letters or 70 others, and in a row as 153 or 67 each', () => {
  const counted = [160, 161, 306, 307].map((length) => countSegments('a'.repeat(length)));
  expect(counted).toEqual([1, 2, 2, 3]);
  expect([70, 71, 134, 135].map((length) => countSegments('ệ'.repeat(length)))).toEqual([1, 2, 2, 3]);
  expect(countSegments('['.repeat(81))).toBe(2);
});

test('a short text keeps its accents, and a long one loses them and nothing else', () => {
  expect(fitSms('Cửa Hàng Mây: đã nhận')).toBe('Cửa Hàng Mây: đã nhận');
  const long = `Đã nhận “đơn” – Mở: ${'x'.repeat(150)}`;
  expect(fitSms(long)).toBe(`Da nhan "don" - Mo: ${'x'.repeat(150)}`);
});

test('every short form of a mail fits into two messages', () => {
  const short = mailPreviews({ publicOrigin: ORIGIN, identity: longShop }).filter(({ mail }) => mail.sms !== undefined);
  expect(short.length).toBeGreaterThan(15);
  for (const { name, mail } of short)
    expect([name, countSegments(smsOf(() => mail))]).toEqual([
      name,
      expect.toSatisfy((count) => count <= MAX_SEGMENTS),
    ]);
});

const anyPayment = fc.record({
  effect: fc.constantFrom<PaymentEffect>('set-up', 'renewal', 'upgrade', 'instalment'),
  waived: fc.constant(dong(0)),
  surplus: fc.constantFrom(dong(0), dong(1_000), dong(12_345_678)),
  isFromBalance: fc.boolean(),
});

test('the urgent ones fit into two messages, whatever the service is called and costs', () => {
  fc.assert(
    fc.property(anyName, anyAmount, fc.nat(30), anyPayment, (name, amount, daysLeft, { effect, ...payment }) => {
      const none = dong(0);
      const order = { number: NUMBER, effect, link: LINK, items: [], discount: none, total: amount, received: none };
      const service = {
        name,
        product: name,
        orderNumber: NUMBER,
        access: [],
        hasPassword: true,
        endDay: '23/11/2027',
        link: LINK,
      };
      const late = { name, orderNumber: NUMBER, amount, link: LINK, phone: '1800.6070' };
      const reminded = { name, day: '23/11/2027', daysLeft, price: amount, suspends: true, link: LINK };
      const at = Date.parse('2026-11-23T03:00:00Z');
      for (const mail of [
        orderReceivedMail(order),
        paymentReceivedMail(order, payment),
        serviceReadyMail(service),
        setUpDelayedMail(late),
        setUpRefusedMail(late),
        reminderMail({ services: [reminded], dues: [], link: `${ORIGIN}/service#gia-han` }),
        accountChangedMail({ change: 'recovery-code-used', device: name, at, origin: ORIGIN }),
      ])
        expect(countSegments(smsOf(mail))).toBeLessThanOrEqual(MAX_SEGMENTS);
    }),
  );
});

test('only a mail of new services promises a set-up, and only one of a transfer that money came', () =>
  fc.assert(
    fc.property(anyAmount, anyPayment, (total, { effect, ...payment }) => {
      const none = dong(0);
      const order = { number: NUMBER, effect, link: LINK, items: [], discount: none, total, received: none };
      const paid = toMessage(longShop, paymentReceivedMail(order, payment), {
        key: 'payment-received:k',
        to: 'a@b.vn',
      });
      const placed = toMessage(longShop, orderReceivedMail(order), { key: 'payment-received:k', to: 'a@b.vn' });
      for (const { subject, text } of [paid, placed])
        expect(`${subject} ${text}`.includes('khởi tạo')).toBe(effect === 'set-up');
      expect(`${paid.subject} ${paid.text}`.includes('đã nhận')).toBe(!payment.isFromBalance);
    }),
  ));

test.each([1, 999, 1_000, 50_000, 583_200, 1_000_000, 12_345_678, 100_000_001, 5, 300_000])(
  'PAY-02 who transferred %i đồng too much is told that they come back, and who did not is told nothing of it',
  (surplus) => {
    const none = dong(0);
    const order = { number: NUMBER, effect: 'set-up', link: LINK, items: [], discount: none, received: none } as const;
    const textOf = (over: number) =>
      toMessage(
        longShop,
        paymentReceivedMail(
          { ...order, total: dong(583_200) },
          { waived: none, surplus: dong(over), isFromBalance: false },
        ),
        { key: 'payment-received:k', to: 'a@b.vn' },
      ).text;
    expect(textOf(surplus)).toContain(`Bạn đã chuyển thừa ${formatDong(dong(surplus))}. Khoản này được hoàn lại`);
    expect(textOf(0)).not.toContain('thừa');
  },
);

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bankAppUrl } from '#core/payment/bank-apps.ts';
import { banks } from '#core/shared/banks.ts';
import { dong } from '#core/shared/dong.ts';

const text = fc.string({ maxLength: 30, unit: 'grapheme' });
const transfers = fc.record({ bank: text, bin: text, accountNumber: text, accountName: text, content: text });

test('PAY-02 the link of an app names account, sum and content as the transfer has them, whatever they are', () =>
  fc.assert(
    fc.property(fc.constantFrom(...banks), transfers, fc.integer({ min: 1, max: 500_000_000 }), (app, to, sum) => {
      const { origin, pathname, searchParams } = new URL(bankAppUrl(app, to, dong(sum)));
      expect([origin, pathname]).toEqual(['https://dl.vietqr.io', '/pay']);
      expect(Object.fromEntries(searchParams)).toEqual({
        app: app.id,
        ba: `${to.accountNumber}@${to.bin}`,
        am: String(sum),
        tn: to.content,
        bn: to.accountName,
      });
    }),
  ));

test('PAY-02 a bank of the list is named by its code, as the links of VietQR expect it', () => {
  const transfer = { bank: 'MB', bin: '970422', accountNumber: '0912', accountName: 'CONG TY MAY', content: 'DH1' };
  const [app = { id: '', bin: '', name: '' }] = banks;
  expect(bankAppUrl(app, transfer, dong(1_000))).toBe(
    'https://dl.vietqr.io/pay?app=vcb&ba=0912%40mb&am=1000&tn=DH1&bn=CONG%20TY%20MAY',
  );
});

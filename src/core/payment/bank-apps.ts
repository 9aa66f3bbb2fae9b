import { type Bank, banks } from '#core/shared/banks.ts';
import type { Dong } from '#core/shared/dong.ts';
import type { BankTransfer } from './payment.ts';

/**
 * Address that opens the app on a phone and offers it account, amount and content. Apps differ in what they take over;
 * without the app the address shows a page of VietQR.
 */
export const bankAppUrl = (
  app: Bank,
  { bin, accountNumber, accountName, content }: BankTransfer,
  amount: Dong,
): string => {
  const receiving = banks.find((bank) => bank.bin === bin)?.id ?? bin;
  const fields = new Map([
    ['app', app.id],
    ['ba', `${accountNumber}@${receiving}`],
    ['am', String(amount)],
    ['tn', content],
    ['bn', accountName],
  ]);
  return `https://dl.vietqr.io/pay?${[...fields].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
};

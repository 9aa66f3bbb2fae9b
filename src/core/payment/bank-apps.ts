import type { Dong } from '#core/shared/dong.ts';
import type { BankTransfer } from './payment.ts';

/** A bank with its app. `id`: its code at VietQR; `bin`: its NAPAS number. */
export type BankApp = { readonly id: string; readonly bin: string; readonly name: string };

/** The banks that most people have. */
export const bankApps: readonly BankApp[] = [
  { id: 'vcb', bin: '970436', name: 'Vietcombank' },
  { id: 'mb', bin: '970422', name: 'MB Bank' },
  { id: 'bidv', bin: '970418', name: 'BIDV' },
  { id: 'icb', bin: '970415', name: 'VietinBank' },
  { id: 'tcb', bin: '970407', name: 'Techcombank' },
  { id: 'vba', bin: '970405', name: 'Agribank' },
  { id: 'acb', bin: '970416', name: 'ACB' },
  { id: 'vpb', bin: '970432', name: 'VPBank' },
  { id: 'tpb', bin: '970423', name: 'TPBank' },
  { id: 'ocb', bin: '970448', name: 'OCB' },
];

/**
 * Address that opens the app on a phone and offers it account, amount and content. Apps differ in what they take over;
 * without the app the address shows a page of VietQR.
 */
export const bankAppUrl = (
  app: BankApp,
  { bin, accountNumber, accountName, content }: BankTransfer,
  amount: Dong,
): string => {
  const receiving = bankApps.find((bank) => bank.bin === bin)?.id ?? bin;
  const fields = new Map([
    ['app', app.id],
    ['ba', `${accountNumber}@${receiving}`],
    ['am', String(amount)],
    ['tn', content],
    ['bn', accountName],
  ]);
  return `https://dl.vietqr.io/pay?${[...fields].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
};

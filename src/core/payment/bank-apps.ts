import type { Dong } from '#core/shared/dong.ts';
import type { BankTransfer } from './payment.ts';

/** A banking app of the payer, under its name at VietQR. */
export type BankApp = { readonly id: string; readonly name: string };

/** The banks that most people have. */
export const bankApps: readonly BankApp[] = [
  { id: 'vcb', name: 'Vietcombank' },
  { id: 'mb', name: 'MB Bank' },
  { id: 'bidv', name: 'BIDV' },
  { id: 'icb', name: 'VietinBank' },
  { id: 'tcb', name: 'Techcombank' },
  { id: 'vba', name: 'Agribank' },
  { id: 'acb', name: 'ACB' },
  { id: 'vpb', name: 'VPBank' },
  { id: 'tpb', name: 'TPBank' },
  { id: 'ocb', name: 'OCB' },
];

/** VietQR names the receiving bank by its code; by its NAPAS number otherwise. */
const codesByBin: Readonly<Record<string, string>> = {
  970405: 'vba',
  970407: 'tcb',
  970415: 'icb',
  970416: 'acb',
  970418: 'bidv',
  970422: 'mb',
  970423: 'tpb',
  970432: 'vpb',
  970436: 'vcb',
  970448: 'ocb',
};

/**
 * Address that opens the app on a phone and offers it account, amount and content. Apps differ in what they take over;
 * without the app the address shows a page of VietQR.
 */
export const bankAppUrl = (
  app: BankApp,
  { bin, accountNumber, accountName, content }: BankTransfer,
  amount: Dong,
): string => {
  const bank = Object.hasOwn(codesByBin, bin) ? codesByBin[bin] : bin;
  const fields = new Map([
    ['app', app.id],
    ['ba', `${accountNumber}@${bank}`],
    ['am', String(amount)],
    ['tn', content],
    ['bn', accountName],
  ]);
  return `https://dl.vietqr.io/pay?${[...fields].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
};

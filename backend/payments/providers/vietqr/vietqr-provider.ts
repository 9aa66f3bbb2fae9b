import * as z from 'zod';
import { seedBankAccount, seedPaymentMethods } from '#contracts/seed/merchant.ts';
import { setting } from '#contracts/settings/setting.ts';
import { vietQr } from '#contracts/viet-qr.ts';
import { defineProvider, type TransferProvider } from '../../provider.ts';
import { vnpayReports } from '../vnpay/reports.ts';
import { vnpayProvider } from '../vnpay/vnpay-provider.ts';

const account = {
  group: 'Seller and bank account',
  otherwise: 'a sample account; in production required',
  required: 'production',
  isCommon: true,
} as const;

type Account = Readonly<Record<'BANK_NAME' | 'BANK_BIN' | 'BANK_ACCOUNT_NUMBER' | 'BANK_ACCOUNT_NAME', string>>;

const transfersTo = (given: Account): Pick<TransferProvider, 'kind' | 'code' | 'account' | 'qrText'> => {
  const { BANK_BIN: bin, BANK_ACCOUNT_NUMBER: accountNumber } = given;
  return {
    kind: 'transfer',
    code: 'VIETQR',
    account: { bank: given.BANK_NAME, bin, accountNumber, accountName: given.BANK_ACCOUNT_NAME },
    qrText: (orderNumber, amount) => {
      const text = vietQr({ bin, accountNumber, amount, purpose: orderNumber });
      if (!text.ok) throw new Error(`no VietQR can be drawn: ${text.failure.field} is malformed`);
      return text.value;
    },
  };
};

/**
 * Transfers to the shop's account. With a contract VNPAY watches it and reports them like its own payments; without one
 * members count them by the bank's statements.
 */
export const vietQrProvider = defineProvider({
  method: seedPaymentMethods[0],
  variables: {
    VNPAY_TMN_CODE: vnpayProvider.variables.VNPAY_TMN_CODE,
    BANK_NAME: setting(z.string().default(seedBankAccount.bank), {
      ...account,
      meaning: 'bank of the account for transfers by VietQR',
      example: 'MBBank',
    }),
    BANK_BIN: setting(
      z
        .string()
        .regex(/^\d{6}$/, 'BANK_BIN must be six digits.')
        .default(seedBankAccount.bin),
      { ...account, meaning: 'number of that bank at NAPAS', example: '970422' },
    ),
    BANK_ACCOUNT_NUMBER: setting(
      z
        .string()
        .regex(/^[0-9A-Za-z]{1,19}$/, 'BANK_ACCOUNT_NUMBER must be 1 to 19 letters or digits.')
        .default(seedBankAccount.accountNumber),
      { ...account, meaning: 'the account, which VNPAY watches where the shop has a contract', example: '0123456789' },
    ),
    BANK_ACCOUNT_NAME: setting(z.string().default(seedBankAccount.accountName), {
      ...account,
      meaning: 'its holder, as the bank writes it',
      example: 'CONG TY MAY',
    }),
  },
  secrets: vnpayProvider.secrets,
  open: (given, secretOf) => ({
    ...vnpayReports({ terminal: given.VNPAY_TMN_CODE, secret: secretOf('GATEWAY_SECRET') }, 'QRCODE'),
    ...transfersTo(given),
  }),
  openUnwatched: (given) => ({
    ...vnpayReports({ terminal: given.VNPAY_TMN_CODE, secret: '' }, 'QRCODE'),
    ...transfersTo(given),
    readNotification: () => null,
  }),
});

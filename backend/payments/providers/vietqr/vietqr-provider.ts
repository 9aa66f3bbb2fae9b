import * as z from 'zod';
import { seedBankAccount, seedPaymentMethods } from '#contracts/seed/merchant.ts';
import { vietQr } from '#contracts/viet-qr.ts';
import { defineProvider } from '../../provider.ts';
import { vnpayReports } from '../vnpay/reports.ts';
import { vnpayProvider } from '../vnpay/vnpay-provider.ts';

/** VNPAY watches the account and reports transfers like its own payments. */
export const vietQrProvider = defineProvider({
  method: seedPaymentMethods[0],
  variables: {
    VNPAY_TMN_CODE: vnpayProvider.variables.VNPAY_TMN_CODE,
    BANK_NAME: z.string().default(seedBankAccount.bank),
    BANK_BIN: z
      .string()
      .regex(/^\d{6}$/, 'BANK_BIN must be six digits.')
      .default(seedBankAccount.bin),
    BANK_ACCOUNT_NUMBER: z
      .string()
      .regex(/^[0-9A-Za-z]{1,19}$/, 'BANK_ACCOUNT_NUMBER must be 1 to 19 letters or digits.')
      .default(seedBankAccount.accountNumber),
    BANK_ACCOUNT_NAME: z.string().default(seedBankAccount.accountName),
  },
  requiredVariables: ['BANK_NAME', 'BANK_BIN', 'BANK_ACCOUNT_NUMBER', 'BANK_ACCOUNT_NAME'],
  secrets: vnpayProvider.secrets,
  isOptional: false,
  open: (given, secretOf) => {
    const { BANK_BIN: bin, BANK_ACCOUNT_NUMBER: accountNumber } = given;
    return {
      ...vnpayReports({ terminal: given.VNPAY_TMN_CODE, secret: secretOf('GATEWAY_SECRET') }, 'QRCODE'),
      kind: 'transfer',
      code: 'VIETQR',
      account: { bank: given.BANK_NAME, bin, accountNumber, accountName: given.BANK_ACCOUNT_NAME },
      qrText: (orderNumber, amount) => {
        const text = vietQr({ bin, accountNumber, amount, purpose: orderNumber });
        if (!text.ok) throw new Error(`no VietQR can be drawn: ${text.failure.field} is malformed`);
        return text.value;
      },
    };
  },
});

import * as z from 'zod';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { seedBankAccount } from '#contracts/seed/merchant.ts';

/** Where the money goes. */
export type PaymentEnvironment = {
  /** Whether the sandbox bank plays the bank and the gateway. */
  readonly sandboxBank: boolean;
  /** The gateway's own page; null where only the sandbox bank plays it. */
  readonly gatewayUrl: string | null;
  /** What the gateway calls this shop, vnp_TmnCode: eight characters. */
  readonly terminal: string;
  /** Signs returns and notifications; shared with the gateway. */
  readonly gatewaySecret: string;
  readonly account: {
    readonly bank: string;
    readonly bin: string;
    readonly accountNumber: string;
    readonly accountName: string;
  };
};

export type PaymentDeps = BackendDeps<{ readonly payments: PaymentEnvironment }>;

/** Variables of the process environment that concern payments; a part of the backend's. */
export const paymentVariables = {
  SANDBOX_BANK: z.enum(['0', '1'], 'SANDBOX_BANK must be 0 or 1.').default('1'),
  VNPAY_URL: z.url({ protocol: /^https?$/, error: 'VNPAY_URL must be the address of the payment page.' }).optional(),
  VNPAY_TMN_CODE: z
    .string()
    .regex(/^[0-9A-Z]{8}$/, 'VNPAY_TMN_CODE must be eight capital letters or digits.')
    .default('CHMAY001'),
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
};

const read = z.object(paymentVariables);

/** The same as the services use it. */
export const paymentEnvironmentOf = (given: z.infer<typeof read>, gatewaySecret: string): PaymentEnvironment => ({
  gatewaySecret,
  sandboxBank: given.SANDBOX_BANK === '1',
  gatewayUrl: given.VNPAY_URL ?? null,
  terminal: given.VNPAY_TMN_CODE,
  account: {
    bank: given.BANK_NAME,
    bin: given.BANK_BIN,
    accountNumber: given.BANK_ACCOUNT_NUMBER,
    accountName: given.BANK_ACCOUNT_NAME,
  },
});

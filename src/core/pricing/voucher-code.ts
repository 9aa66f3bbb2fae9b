import { cleanLatin } from '#core/shared/text/clean-typed.ts';

export const MAX_VOUCHER_CODE_LENGTH = 40;

/** Capital letters and digits only. */
export const normaliseVoucherCode = (typed: string): string =>
  cleanLatin(typed)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, MAX_VOUCHER_CODE_LENGTH);

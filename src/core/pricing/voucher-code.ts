export const MAX_VOUCHER_CODE_LENGTH = 40;

/** Capital letters and digits only. */
export const normaliseVoucherCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, MAX_VOUCHER_CODE_LENGTH);

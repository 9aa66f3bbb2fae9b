/** Maximum length of a voucher code. */
export const MAX_VOUCHER_CODE_LENGTH = 40;

/** Storage form of a voucher code: capital letters and digits, without spaces and stray characters. */
export const normaliseVoucherCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, MAX_VOUCHER_CODE_LENGTH);

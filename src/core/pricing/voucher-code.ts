/** Maximum length of a voucher code. */
export const VOUCHER_CODE_LENGTH = 40;

/** Storage form of a voucher code: capital letters and digits, without spaces and stray characters. */
export const normalVoucherCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, VOUCHER_CODE_LENGTH);

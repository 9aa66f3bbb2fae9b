/** Longest code that anybody types. */
export const VOUCHER_CODE_LENGTH = 40;

/** A code as it is kept: capital letters and digits; spaces and what a keyboard adds around it go. */
export const normalVoucherCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, VOUCHER_CODE_LENGTH);

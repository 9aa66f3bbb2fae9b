import { cleanLatin } from '#core/shared/text/clean-typed.ts';

const WEIGHTS = [31, 29, 23, 19, 17, 13, 7, 5, 3];

/**
 * Ten digits with a check digit (company), with a branch number (`0101234567-001`, hyphen optional), or a citizen's
 * twelve digits, as people write them. [Thông tư 86/2024/TT-BTC]
 */
export const isTaxCode = (text: string): boolean => {
  const code = normaliseTaxCode(text);
  return /^\d{12}$/.test(code) || isCompanyTaxCode(code);
};

/** Of an enterprise or its branch; takes the result of `normaliseTaxCode`. */
export const isCompanyTaxCode = (code: string): boolean => {
  const company = /^(\d{10})(-\d{3})?$/.exec(code);
  return company?.[1] !== undefined && !code.endsWith('-000') && hasCheckDigit(company[1]);
};

/** As invoices, signatures and spreadsheets write it before the digits. */
const LABEL = /^(?:mst|mã số thuế|ma so thue|tax (?:code|id)|tin)(?![\p{L}\d])[\s.:#\p{Pd}]*/iu;

/**
 * Cleaned, nothing but a hyphen before the branch number between the digits, whichever dash was typed; `"MST: 0100 109
 * 106/001"` → `"0100109106-001"`. Text that is no number is only cleaned. [VAL-07]
 */
export const normaliseTaxCode = (text: string): string => {
  const code = cleanLatin(text)
    .replace(LABEL, '')
    .replace(/[\s.,;:'’‘"“”]+/g, '')
    .replace(/[\p{Pd}\u2212/_]/gu, '-');
  const digits = code.replaceAll('-', '');
  // A branch number of another length is a slip, and no part of a longer number.
  if (!/^\d+$/.test(digits) || /^\d{10}-(?!\d{3}$)/.test(code)) return code;
  return digits.length === 13 ? `${digits.slice(0, 10)}-${digits.slice(10)}` : digits;
};

/** The tenth digit is 10 − (31a+29b+23c+19d+17e+13f+7g+5h+3i mod 11). */
const hasCheckDigit = (code: string): boolean => {
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(code[at]), 0);
  return 10 - (sum % 11) === Number(code[9]);
};

/** Digits of a whole number in threes, as Vietnamese writes them: `1.014.120`. */
export const groupDigits = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, '.');

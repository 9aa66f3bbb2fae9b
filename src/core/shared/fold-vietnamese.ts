/**
 * Normal form for comparing Vietnamese text: no accents, no đ, lower case, single spaces. `"Máy chủ riêng"`, `"MAY CHU
 * RIENG"` and the NFD form fold to `"may chu rieng"`. [SRCH-01]
 */
export const foldVietnamese = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[đĐ]/g, 'd')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The folded text as a URL segment: `"Máy chủ riêng E3"` → `"may-chu-rieng-e3"`. */
export const slugify = (text: string): string => foldVietnamese(text).replaceAll(' ', '-');

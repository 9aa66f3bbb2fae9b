/** No accents, no đ, lower case, single spaces, also from NFD: `"Máy chủ riêng"` → `"may chu rieng"`. [SRCH-01] */
export const foldVietnamese = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[đĐ]/g, 'd')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** `"Máy chủ riêng E3"` → `"may-chu-rieng-e3"` */
export const slugify = (text: string): string => foldVietnamese(text).replaceAll(' ', '-');

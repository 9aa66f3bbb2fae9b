/**
 * Icelandic Ð (U+00D0) and African Ɖ (U+0189) look like Đ, and old keyboards and fonts write them for it. Here they are
 * Đ, as ð and ɖ are đ. [Unicode TS 39, confusables.txt]
 */
export const withVietnameseD = (text: string): string => text.replace(/[ÐƉ]/g, 'Đ').replace(/[ðɖ]/g, 'đ');

/** What accents are in NFKD, and what nobody sees. */
const MARKS = /(?:[\p{M}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]|(?!\s)\p{Cc})+/gu;

/** `Tiệm Đá` → `Tiem Da`; other alphabets, case and punctuation stay. From every Unicode form and width of letters. */
export const withoutAccents = (text: string): string =>
  withVietnameseD(text.normalize('NFKD').replace(MARKS, '')).replace(/Đ/g, 'D').replace(/đ/g, 'd').normalize('NFC');

/** Accents, đ and case are gone, and punctuation stays: `1,92 TB`, `.com.vn`. [SRCH-01] */
export const foldLetters = (text: string): string => withoutAccents(text).toLowerCase();

/** No accents, no đ, lower case, single spaces, also from NFD: `"Máy chủ riêng"` → `"may chu rieng"`. [SRCH-01] */
export const foldVietnamese = (text: string): string =>
  foldLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** `"Máy chủ riêng E3"` → `"may-chu-rieng-e3"` */
export const slugify = (text: string): string => foldVietnamese(text).replaceAll(' ', '-');

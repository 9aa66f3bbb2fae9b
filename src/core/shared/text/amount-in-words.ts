import type { Dong } from '#core/shared/dong.ts';

/**
 * `1296000` → «một triệu hai trăm chín mươi sáu nghìn đồng». Inner groups include the hundreds («không trăm lẻ năm»),
 * so that the text is unambiguous. Lower case, no full stop. [Nghị định 123/2020/NĐ-CP, article 10]
 */
export const amountInWords = (amount: Dong): string => `${amount < 0 ? 'âm ' : ''}${wordsOf(Math.abs(amount))} đồng`;

/** As documents write it: «Một triệu hai trăm chín mươi sáu nghìn đồng.» */
export const amountSentence = (amount: Dong): string => {
  const words = amountInWords(amount);
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}.`;
};

const BILLION = 1_000_000_000;
const digits = ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín'];
const digit = (value: number): string => digits[value] ?? '';

const wordsOf = (value: number): string => {
  if (value === 0) return digit(0);
  const billions = Math.floor(value / BILLION);
  const rest = belowBillion(value % BILLION, billions > 0);
  return [...(billions > 0 ? [wordsOf(billions), 'tỷ'] : []), ...rest].join(' ');
};

/** `inner` when a larger group precedes. */
const belowBillion = (value: number, inner: boolean): readonly string[] => {
  const groups: readonly (readonly [number, string])[] = [
    [Math.floor(value / 1_000_000), 'triệu'],
    [Math.floor(value / 1_000) % 1_000, 'nghìn'],
    [value % 1_000, ''],
  ];
  const words: string[] = [];
  for (const [group, scale] of groups) {
    if (group === 0) continue;
    words.push(...groupWords(group, inner || words.length > 0), ...(scale === '' ? [] : [scale]));
  }
  return words;
};

const groupWords = (group: number, inner: boolean): readonly string[] => {
  const hundreds = Math.floor(group / 100);
  const below = group % 100;
  const said = inner || hundreds > 0;
  return [...(said ? [digit(hundreds), 'trăm'] : []), ...belowHundred(below, said)];
};

const belowHundred = (value: number, afterHundreds: boolean): readonly string[] => {
  const tens = Math.floor(value / 10);
  const ones = value % 10;
  if (tens === 0) return ones === 0 ? [] : [...(afterHundreds ? ['lẻ'] : []), digit(ones)];
  if (tens === 1) return ['mười', ...(ones === 0 ? [] : [ones === 5 ? 'lăm' : digit(ones)])];
  return [digit(tens), 'mươi', ...(ones === 0 ? [] : [onesAfterTens(ones)])];
};

/** Forms after tens from twenty on. */
const onesAfterTens = (ones: number): string => ({ 1: 'mốt', 4: 'tư', 5: 'lăm' })[ones] ?? digit(ones);

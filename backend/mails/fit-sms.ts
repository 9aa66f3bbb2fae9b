import { withoutAccents } from '#core/shared/text/fold-vietnamese.ts';
import { lookUp } from '#core/shared/text/look-up.ts';

/** The alphabet of GSM 03.38; the second text costs two places a letter. */
const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const EXTENDED = '^{}\\[~]|€';

const lengthInGsm = (text: string): number | null => {
  let length = 0;
  for (const letter of text) {
    if (BASIC.includes(letter)) length += 1;
    else if (EXTENDED.includes(letter)) length += 2;
    else return null;
  }
  return length;
};

/** How many messages a network makes of the text and bills: 160 or 70 places alone, 153 or 67 in a row. [GSM 03.40] */
export const countSegments = (text: string): number => {
  const gsm = lengthInGsm(text);
  const [length, alone, inRow] = gsm === null ? [text.length, 70, 67] : [gsm, 160, 153];
  return length <= alone ? 1 : Math.ceil(length / inRow);
};

export const MAX_SEGMENTS = 2;

const signs: Readonly<Record<string, string>> = { '’': "'", '“': '"', '”': '"', '–': '-', '—': '-' };

/** Letters without marks, which need half of the places; what no phone of 1992 knows becomes a question mark. */
const withoutMarks = (text: string): string =>
  withoutAccents(text)
    .replace(/[’“”–—]/g, (sign) => lookUp(signs, sign) ?? '')
    .replaceAll('−', '-')
    .replace(/./gsu, (letter) => (lengthInGsm(letter) === null ? '?' : letter));

/** With its accents where two segments hold them, otherwise without. */
export const fitSms = (text: string): string => (countSegments(text) <= MAX_SEGMENTS ? text : withoutMarks(text));

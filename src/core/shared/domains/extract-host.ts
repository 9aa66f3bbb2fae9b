import { cleanLatin } from '#core/shared/text/clean-typed.ts';
import { withVietnameseD } from '#core/shared/text/fold-vietnamese.ts';

/** In characters; the rest of a text is not read. */
const MAX_TYPED = 300;

/** Quotation marks and brackets of the text that a name was copied from. */
const OPENING = /^["'`´“”‘’«»()[\]{}<>\s]+/;
const CLOSING = /["'`´“”‘’«»()[\]{}<>.,;!\s]+$/;

/**
 * What may be a name in a text of any kind, in lower case: `" https://lan@www.Tiệm.vn:80/lien-he "` → `"tiệm.vn"`. Cleaned;
 * words without a name stay as they are. [DOM-01]
 */
export const extractHost = (text: string): string =>
  withVietnameseD(cleanLatin(text.slice(0, MAX_TYPED)))
    .toLowerCase()
    .replaceAll('。', '.')
    .replace(OPENING, '')
    .replace(/^(?:[a-z][a-z0-9+.-]*:)?\/\//, '')
    .replace(/[/?#\\].*$/s, '')
    .replace(/^.*@/s, '')
    .replace(/:\d*$/, '')
    .replace(/^www\./, '')
    .replace(CLOSING, '');

import type { QuotationId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';

/** Parameter of a quotation's page: positions of the lines that did not come into the cart, from 0, such as `0-2`. */
export const REFUSED_LINES = 'chua-them';

/** The page that says which lines were refused at the last press; null where none was. */
export const refusedQuotationPath = (id: QuotationId, refused: readonly number[]): string | null =>
  refused.length === 0 ? null : `${paths.quotation(id)}?${REFUSED_LINES}=${refused.join('-')}`;

/** Positions that an address names; what is no position of a quotation is left out by whoever looks them up. */
export const refusedLinesOf = (text: string): readonly number[] =>
  text
    .split('-')
    .filter((each) => /^\d{1,3}$/.test(each))
    .map(Number);

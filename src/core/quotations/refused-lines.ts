import type { QuotationId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';

/** Query parameter of the quotation page: 0-based positions of lines that were not added, such as `0-2`. */
export const REFUSED_LINES_PARAM = 'chua-them';

/** URL of the quotation page with the refused lines; null when there are none. */
export const refusedQuotationPath = (id: QuotationId, refused: readonly number[]): string | null =>
  refused.length === 0 ? null : `${paths.quotation(id)}?${REFUSED_LINES_PARAM}=${refused.join('-')}`;

/** Parses the positions in the URL; callers must ignore positions that do not exist. */
export const parseRefusedLines = (text: string): readonly number[] =>
  text
    .split('-')
    .filter((each) => /^\d{1,3}$/.test(each))
    .map(Number);

import type { QuotationId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';

/** 0-based positions of lines that were not added, such as `0-2`. */
export const REFUSED_LINES_PARAM = 'chua-them';

/** null when no line was refused. */
export const refusedQuotationPath = (id: QuotationId, refused: readonly number[]): string | null =>
  refused.length === 0 ? null : `${paths.quotation(id)}?${REFUSED_LINES_PARAM}=${refused.join('-')}`;

/** Callers must ignore positions that do not exist. */
export const parseRefusedLines = (text: string): readonly number[] =>
  text
    .split('-')
    .filter((each) => /^\d{1,3}$/.test(each))
    .map(Number);

import { MAX_COUNTED } from '#core/shared/list-limits.ts';
import { groupDigits } from '#core/shared/text/group-digits.ts';

/** How many plans a list has: where the count ends, there are that many or more. */
export const countText = (total: number): string =>
  total === 0 ? 'Không có gói nào' : `${groupDigits(String(total))}${total === MAX_COUNTED ? '+' : ''} gói`;

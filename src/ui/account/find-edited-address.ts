import type { SavedAddress } from '#core/account/account.ts';
import * as paths from '#core/shared/paths.ts';
import type { FailedPost } from '#ui/app/context.ts';
import { textAt } from '#ui/app/form-fields.ts';
import { firstValue, type Search } from '#ui/navigation/search.ts';

/** `?sua=moi` edits a new address, `?sua={id}` an existing one. */
export const NEW_ADDRESS = 'moi';
export const editHref = (id: string): string => `${paths.account('dia-chi')}?sua=${encodeURIComponent(id)}`;

export const findEditedAddress = (
  book: readonly SavedAddress[],
  search: Search,
): SavedAddress | typeof NEW_ADDRESS | null => {
  const asked = firstValue(search, 'sua');
  if (asked === null) return null;
  return asked === NEW_ADDRESS ? NEW_ADDRESS : (book.find(({ id }) => id === asked) ?? null);
};

/** Province whose wards the form needs: from a failed post, else the address; empty when there is none. */
export const provinceForWards = (
  submission: FailedPost | null,
  edited: SavedAddress | typeof NEW_ADDRESS | null,
): string => {
  if (submission?.use === 'saveAddress') return textAt(submission.fields, 'provinceCode');
  return edited === null || edited === NEW_ADDRESS ? '' : edited.provinceCode;
};

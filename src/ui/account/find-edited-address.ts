import type { SavedAddress } from '#core/account/account.ts';
import { accountPath } from '#core/account/account-paths.ts';
import type { FailedPost } from '#ui/app/context.ts';
import { textAt } from '#ui/app/form-fields.ts';
import { firstValue, type Search } from '#ui/navigation/search.ts';

/** The address that the URL selects: `?sua=moi` for a new one, `?sua={id}` for an existing one, otherwise none. */
export const NEW_ADDRESS = 'moi';
export const editHref = (id: string): string => `${accountPath('dia-chi')}?sua=${encodeURIComponent(id)}`;

/** The address being edited: a saved one, `moi`, or null. */
export const findEditedAddress = (
  book: readonly SavedAddress[],
  search: Search,
): SavedAddress | typeof NEW_ADDRESS | null => {
  const asked = firstValue(search, 'sua');
  if (asked === null) return null;
  return asked === NEW_ADDRESS ? NEW_ADDRESS : (book.find(({ id }) => id === asked) ?? null);
};

/**
 * The province whose wards the form needs: from a failed form post, otherwise from the address; empty when there is
 * none.
 */
export const provinceForWards = (
  submission: FailedPost | null,
  edited: SavedAddress | typeof NEW_ADDRESS | null,
): string => {
  if (submission?.use === 'saveAddress') return textAt(submission.fields, 'provinceCode');
  return edited === null || edited === NEW_ADDRESS ? '' : edited.provinceCode;
};

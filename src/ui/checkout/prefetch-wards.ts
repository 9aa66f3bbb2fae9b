import type { SavedAddress } from '#core/account/account.ts';
import { textAt } from '#ui/app/form-fields.ts';
import type { LoaderInput } from '#ui/app/page.ts';
import { publicQueryOf } from '#ui/app/queries.ts';
import { firstValue } from '#ui/navigation/search.ts';
import type { PlacingCommand } from './checkout-form.tsx';
import { ADDRESS_PARAM, findSelectedAddress } from './checkout-values.ts';

/** Wards of the initial province: from a failed form post, otherwise from the selected address. */
export const prefetchWards = async (
  { context, search }: LoaderInput,
  use: PlacingCommand,
  addresses: readonly SavedAddress[],
): Promise<void> => {
  const { submission, queryClient, client } = context;
  const posted = submission?.use === use ? textAt(submission.fields, 'address.provinceCode') : null;
  const picked = findSelectedAddress(addresses, firstValue(search, ADDRESS_PARAM))?.provinceCode;
  const province = posted ?? picked ?? '';
  if (province !== '') await queryClient.prefetchQuery(publicQueryOf(client, 'loadWards', { province }));
};

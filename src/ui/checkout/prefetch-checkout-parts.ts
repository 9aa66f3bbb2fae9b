import type { SavedAddress } from '#core/account/account.ts';
import { textAt } from '#ui/app/form-fields.ts';
import type { LoaderInput } from '#ui/app/page.ts';
import { publicQueryOf } from '#ui/app/queries.ts';
import { firstValue } from '#ui/navigation/search.ts';
import type { PlacingCommand } from './checkout-form.tsx';
import { ADDRESS_PARAM, findSelectedAddress } from './checkout-values.ts';

/** Wards of the initial province, and the company that a form post without JavaScript looks up. */
export const prefetchCheckoutParts = async (
  loader: LoaderInput,
  use: PlacingCommand,
  addresses: readonly SavedAddress[],
): Promise<void> => {
  await Promise.all([prefetchWards(loader, use, addresses), prefetchCompany(loader, use)]);
};

const prefetchCompany = async ({ context }: LoaderInput, use: PlacingCommand): Promise<void> => {
  const { submission, queryClient, client } = context;
  if (submission?.use !== use || textAt(submission.fields, 'looksUpCompany') === '') return;
  const taxCode = textAt(submission.fields, 'company.taxCode');
  await queryClient.prefetchQuery(publicQueryOf(client, 'findCompany', { taxCode }));
};

/** From a failed form post, otherwise from the selected address. */
const prefetchWards = async (
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

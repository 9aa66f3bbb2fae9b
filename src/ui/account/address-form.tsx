import { useQueryClient } from '@tanstack/react-query';
import type { SavedAddress } from '#core/account/account.ts';
import { accountPath } from '#core/account/account-paths.ts';
import { normaliseAddress, validateAddress } from '#core/account/validate-address.ts';
import type { AdministrativeUnit } from '#core/places/places.port.ts';
import { addressId } from '#core/shared/ids.ts';
import { fieldLimits } from '#core/shared/validation.ts';
import { validateWith } from '#ui/app/checked-by.ts';
import { CommandForm, type FormState } from '#ui/app/command-form.tsx';
import { type Fields, textAt, useSubmission } from '#ui/app/form-fields.ts';
import { privateKey } from '#ui/app/queries.ts';
import { useSearchTexts } from '#ui/app/use-shop.ts';
import { addressWords } from '#ui/blocks/address.vi.ts';
import { AddressLocation, useProvinceAndWard } from '#ui/blocks/address-places.tsx';
import { FailureNote } from '#ui/blocks/failure-note.tsx';
import { Button, ButtonLink } from '#ui/kit/button.tsx';
import { Card, CardBody, CardHead } from '#ui/kit/card.tsx';
import { FormGrid, fullWidthClass, TextInput } from '#ui/kit/field.tsx';
import { firstValue } from '#ui/navigation/search.ts';
import styles from './account.module.css';
import { addressesQuery } from './account-queries.ts';
import { AddressDefault } from './address-default.tsx';
import { addressText } from './messages.vi.ts';

const parseAddress = (fields: Fields) => ({
  name: textAt(fields, 'name'),
  phone: textAt(fields, 'phone'),
  street: textAt(fields, 'street'),
  provinceCode: textAt(fields, 'provinceCode'),
  wardCode: textAt(fields, 'wardCode'),
  isDefault: textAt(fields, 'isDefault') === 'on',
});

/** Edits an address, or creates one when `address` is null; the first one becomes the default. */
export function AddressForm({
  address,
  first,
  provinces,
}: {
  readonly address: SavedAddress | null;
  readonly first: boolean;
  readonly provinces: readonly AdministrativeUnit[];
}) {
  const queries = useQueryClient();
  const redirectUrl = firstValue(useSearchTexts(), 'redirectUrl') ?? '';
  const posted = useSubmission('saveAddress');
  const initial = posted === null ? address : parseAddress(posted.fields);
  const places = useProvinceAndWard(provinces, initial ?? { provinceCode: '', wardCode: '' });
  const id = address === null ? null : addressId(address.id);
  return (
    <Card as="section" labelledBy="sua">
      <CardHead>
        <h2 id="sua">{address === null ? addressText.addTitle : addressText.editTitle}</h2>
      </CardHead>
      <CardBody>
        <CommandForm
          use="saveAddress"
          check={validateWith((fields) => validateAddress(normaliseAddress(parseAddress(fields)), places))}
          command={(fields) => ({ ...parseAddress(fields), id, redirectUrl })}
        >
          {(form) => (
            <>
              <input type="hidden" name="id" value={id ?? ''} />
              <input type="hidden" name="redirectUrl" value={redirectUrl} />
              <FormGrid>
                <RecipientFields form={form} address={address} />
                <AddressLocation
                  form={form}
                  places={places}
                  reload={() => void queries.refetchQueries({ queryKey: privateKey(addressesQuery.name) })}
                />
                <TextInput
                  label={addressWords.street}
                  required
                  className={fullWidthClass}
                  autoComplete="street-address"
                  maxLength={fieldLimits.street}
                  {...form.field('street', address?.street)}
                />
              </FormGrid>
              <AddressDefault address={address} first={first} chosen={initial?.isDefault ?? false} />
              {form.failure === null ? null : <FailureNote failure={form.failure} />}
              <div className={styles.buttons}>
                <ButtonLink href={accountPath('dia-chi')}>{addressText.cancel}</ButtonLink>
                <Button type="submit" kind="primary" busy={form.busy}>
                  {addressText.save}
                </Button>
              </div>
            </>
          )}
        </CommandForm>
      </CardBody>
    </Card>
  );
}

function RecipientFields({ form, address }: { readonly form: FormState; readonly address: SavedAddress | null }) {
  return (
    <>
      <TextInput
        label={addressText.name}
        required
        autoComplete="name"
        maxLength={fieldLimits.name}
        {...form.field('name', address?.name)}
      />
      <TextInput
        label={addressText.phone}
        required
        inputMode="tel"
        autoComplete="tel"
        hint={addressWords.phoneHint}
        {...form.field('phone', address?.phone)}
      />
    </>
  );
}

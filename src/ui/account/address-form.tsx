import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SavedAddress } from '#core/account/account.ts';
import { accountPath } from '#core/account/account-paths.ts';
import { normalAddress, problemsOfAddress } from '#core/account/validate-address.ts';
import type { Place } from '#core/places/places.port.ts';
import { addressId } from '#core/shared/ids.ts';
import { fieldLimits } from '#core/shared/validation.ts';
import { wardsOf } from '#ui/account/account-queries.ts';
import { CheckedForm, type CheckedState } from '#ui/app/checked-form.tsx';
import { type Fields, textAt, useSubmission } from '#ui/app/command-form.tsx';
import { usePageOptions } from '#ui/app/use-page-query.ts';
import { useSearchTexts } from '#ui/app/use-shop.ts';
import { addressWords } from '#ui/blocks/address.vi.ts';
import { FailureNote } from '#ui/blocks/failure-note.tsx';
import { Button, ButtonLink } from '#ui/kit/button.tsx';
import { Card, CardBody, CardHead } from '#ui/kit/card.tsx';
import { FormGrid, fullWidth, TextInput } from '#ui/kit/field.tsx';
import { firstOf } from '#ui/navigation/search.ts';
import styles from './account.module.css';
import { AddressDefault } from './address-default.tsx';
import { AddressPlaces } from './address-places.tsx';
import { addressText } from './messages.vi.ts';

const typedAddress = (fields: Fields) => ({
  name: textAt(fields, 'name'),
  phone: textAt(fields, 'phone'),
  street: textAt(fields, 'street'),
  provinceCode: textAt(fields, 'provinceCode'),
  wardCode: textAt(fields, 'wardCode'),
  isDefault: textAt(fields, 'isDefault') === 'on',
});

/** A receiver to be changed, or a new one where `address` is null; the first one is the default by itself. */
export function AddressForm({
  address,
  first,
  provinces,
}: {
  readonly address: SavedAddress | null;
  readonly first: boolean;
  readonly provinces: readonly Place[];
}) {
  const redirectUrl = firstOf(useSearchTexts(), 'redirectUrl') ?? '';
  const posted = useSubmission('saveAddress');
  const known = posted === null ? address : typedAddress(posted.fields);
  const [province, setProvince] = useState(known?.provinceCode ?? '');
  const [ward, setWard] = useState(known?.wardCode ?? '');
  const wards = useQuery({ ...usePageOptions(wardsOf(province)), enabled: province !== '' });
  const places = { provinces, wards: wards.data ?? [] };
  const id = address === null ? null : addressId(address.id);
  return (
    <Card as="section" labelledBy="sua">
      <CardHead>
        <h2 id="sua">{address === null ? addressText.addTitle : addressText.editTitle}</h2>
      </CardHead>
      <CardBody>
        <CheckedForm
          use="saveAddress"
          check={(fields) => problemsOfAddress(normalAddress(typedAddress(fields)), places)}
          command={(fields) => ({ ...typedAddress(fields), id, redirectUrl })}
        >
          {(form) => (
            <>
              <input type="hidden" name="id" value={id ?? ''} />
              <input type="hidden" name="redirectUrl" value={redirectUrl} />
              <FormGrid>
                <Receiver form={form} address={address} />
                <AddressPlaces
                  form={form}
                  places={places}
                  province={province}
                  ward={ward}
                  failed={wards.isError ? () => void wards.refetch() : null}
                  choose={(chosen) => {
                    setProvince(chosen);
                    setWard('');
                  }}
                  chooseWard={setWard}
                />
                <TextInput
                  label={addressWords.street}
                  required
                  className={fullWidth}
                  name="street"
                  autoComplete="street-address"
                  maxLength={fieldLimits.street}
                  defaultValue={form.typed('street', address?.street)}
                  error={form.error('street')}
                />
              </FormGrid>
              <AddressDefault address={address} first={first} chosen={known?.isDefault ?? false} />
              {form.failure === null ? null : <FailureNote failure={form.failure} />}
              <div className={styles.buttons}>
                <ButtonLink href={accountPath('dia-chi')}>{addressText.cancel}</ButtonLink>
                <Button type="submit" kind="primary" busy={form.busy}>
                  {addressText.save}
                </Button>
              </div>
            </>
          )}
        </CheckedForm>
      </CardBody>
    </Card>
  );
}

function Receiver({ form, address }: { readonly form: CheckedState; readonly address: SavedAddress | null }) {
  return (
    <>
      <TextInput
        label={addressText.name}
        required
        name="name"
        autoComplete="name"
        maxLength={fieldLimits.name}
        defaultValue={form.typed('name', address?.name)}
        error={form.error('name')}
      />
      <TextInput
        label={addressText.phone}
        required
        name="phone"
        inputMode="tel"
        autoComplete="tel"
        hint={addressWords.phoneHint}
        defaultValue={form.typed('phone', address?.phone)}
        error={form.error('phone')}
      />
    </>
  );
}

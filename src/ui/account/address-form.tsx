import { useQueryClient } from '@tanstack/react-query';
import type { SavedAddress } from '#core/account/account.ts';
import { normaliseAddress, validateAddress } from '#core/account/profile/validate-address.ts';
import type { AdministrativeUnit } from '#core/places/places.port.ts';
import { addressId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import { fieldLimits } from '#core/shared/text/validation.ts';
import { validateWith } from '#ui/app/checked-by.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { type Fields, textAt, useSubmission } from '#ui/app/form-fields.ts';
import { privateKey } from '#ui/app/queries.ts';
import { useSearchTexts } from '#ui/app/use-shop.ts';
import { FormFailure } from '#ui/blocks/failure/failure-note.tsx';
import { addressWords } from '#ui/blocks/person/address.vi.ts';
import { AddressLocation, useProvinceAndWard } from '#ui/blocks/person/address-places.tsx';
import { ButtonLink, SubmitButton } from '#ui/kit/action/button.tsx';
import { classes } from '#ui/kit/css.ts';
import { Check } from '#ui/kit/form/check.tsx';
import { FormGrid, fullWidthClass, PhoneInput, TextInput } from '#ui/kit/form/field.tsx';
import { SectionCard } from '#ui/kit/surface/card.tsx';
import { firstValue } from '#ui/navigation/search.ts';
import layout from '#ui/theme/layout.module.css';
import { addressesQuery } from './account-queries.ts';
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
    <SectionCard id="sua" title={address === null ? addressText.addTitle : addressText.editTitle}>
      <CommandForm
        use="saveAddress"
        draft={`address ${id}`}
        onRestored={(fields) => {
          const { provinceCode, wardCode } = parseAddress(fields);
          if (provinceCode !== '') places.setProvince(provinceCode, wardCode);
        }}
        initial={address}
        check={validateWith((fields) => validateAddress(normaliseAddress(parseAddress(fields)), places))}
        command={(fields) => ({ ...parseAddress(fields), id, redirectUrl })}
      >
        <input type="hidden" name="id" value={id ?? ''} />
        <input type="hidden" name="redirectUrl" value={redirectUrl} />
        <FormGrid>
          <RecipientFields />
          <AddressLocation
            places={places}
            reload={() => void queries.refetchQueries({ queryKey: privateKey(addressesQuery.name) })}
          />
          <TextInput
            label={addressWords.street}
            required
            className={fullWidthClass}
            autoComplete="street-address"
            maxLength={fieldLimits.street}
            name="street"
          />
        </FormGrid>
        <AddressDefault address={address} first={first} chosen={initial?.isDefault ?? false} />
        <FormFailure />
        <div className={layout.buttons}>
          <ButtonLink href={paths.account('dia-chi')}>{addressText.cancel}</ButtonLink>{' '}
          <SubmitButton>{addressText.save}</SubmitButton>
        </div>
      </CommandForm>
    </SectionCard>
  );
}

function RecipientFields() {
  return (
    <>
      <TextInput label={addressText.name} required autoComplete="name" maxLength={fieldLimits.name} name="name" />
      <PhoneInput label={addressText.phone} required hint={addressWords.phoneHint} />
    </>
  );
}

/** There is always exactly one default address: it can be moved, but not removed. */
function AddressDefault({
  address,
  first,
  chosen,
}: {
  readonly address: SavedAddress | null;
  readonly first: boolean;
  readonly chosen: boolean;
}) {
  if (address?.isDefault || first)
    return (
      <>
        <input type="hidden" name="isDefault" value="on" />
        {first ? null : <p className={classes(layout.faint, layout.after)}>{addressText.stays}</p>}
      </>
    );
  return (
    <div className={layout.after}>
      <Check name="isDefault" value="on" defaultChecked={chosen}>
        {addressText.setDefault}
      </Check>
    </div>
  );
}

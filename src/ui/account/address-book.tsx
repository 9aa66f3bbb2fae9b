import { addressesQuery } from '#ui/account/account-queries.ts';
import { useSubmission } from '#ui/app/form-fields.ts';
import { usePageQuery } from '#ui/app/page.ts';
import { useSearchTexts } from '#ui/app/use-shop.ts';
import { ButtonLink } from '#ui/kit/button.tsx';
import { SectionCard } from '#ui/kit/card.tsx';
import { Icon } from '#ui/kit/icon.tsx';
import { EmptyState } from '#ui/kit/state.tsx';
import { AddressForm } from './address-form.tsx';
import { AddressItem } from './address-item.tsx';
import { editHref, findEditedAddress, NEW_ADDRESS } from './find-edited-address.ts';
import { addressText, slugTitles } from './messages.vi.ts';

/** The saved addresses below the form for a new or edited one. [ACC-09, SDK-03] */
export function AddressBook() {
  const { addresses, provinces } = usePageQuery(addressesQuery);
  const edited = findEditedAddress(addresses, useSearchTexts());
  const posted = useSubmission('saveAddress');
  const shown = edited ?? (posted === null ? null : NEW_ADDRESS);
  const addButton = (
    <ButtonLink href={editHref(NEW_ADDRESS)} kind={addresses.length === 0 ? 'primary' : 'line'} size="s">
      <Icon name="plus" size="s" />
      {addressText.add}
    </ButtonLink>
  );
  return (
    <>
      {shown === null ? null : (
        <AddressForm
          key={shown === NEW_ADDRESS ? NEW_ADDRESS : shown.id}
          address={shown === NEW_ADDRESS ? null : shown}
          first={addresses.length === 0}
          provinces={provinces}
        />
      )}
      <SectionCard
        id="dia-chi"
        title={slugTitles['dia-chi']}
        end={addresses.length === 0 || shown === NEW_ADDRESS ? null : addButton}
        flush
      >
        {addresses.length > 0 ? (
          <ul>
            {addresses.map((address) => (
              <AddressItem key={address.id} address={address} />
            ))}
          </ul>
        ) : (
          <EmptyState
            title={addressText.emptyTitle}
            sentence={addressText.emptySentence}
            action={shown === NEW_ADDRESS ? null : addButton}
          />
        )}
      </SectionCard>
    </>
  );
}

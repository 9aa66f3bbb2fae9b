import { addressesQuery } from '#ui/account/account-queries.ts';
import { useSubmission } from '#ui/app/form-fields.ts';
import { usePageQuery } from '#ui/app/use-page-query.ts';
import { useSearchTexts } from '#ui/app/use-shop.ts';
import { ButtonLink } from '#ui/kit/button.tsx';
import { Card, CardHead } from '#ui/kit/card.tsx';
import { Icon } from '#ui/kit/icon.tsx';
import { EmptyState } from '#ui/kit/state.tsx';
import { AddressForm } from './address-form.tsx';
import { AddressItem } from './address-item.tsx';
import { addressOf, editHref, NEW } from './edited-address.ts';
import { addressText, slugTitles } from './messages.vi.ts';

/** The customer's saved addresses; the form for a new or existing one is above the list. [ACC-09, SDK-03] */
export function AddressBook() {
  const { addresses, provinces } = usePageQuery(addressesQuery);
  const edited = addressOf(addresses, useSearchTexts());
  const posted = useSubmission('saveAddress');
  const shown = edited ?? (posted === null ? null : NEW);
  const add = (
    <ButtonLink href={editHref(NEW)} kind={addresses.length === 0 ? 'primary' : 'line'} size="s">
      <Icon name="plus" size="s" />
      {addressText.add}
    </ButtonLink>
  );
  return (
    <>
      {shown === null ? null : (
        <AddressForm
          key={shown === NEW ? NEW : shown.id}
          address={shown === NEW ? null : shown}
          first={addresses.length === 0}
          provinces={provinces}
        />
      )}
      <Card as="section" labelledBy="dia-chi">
        <CardHead>
          <h2 id="dia-chi">{slugTitles['dia-chi']}</h2>
          {addresses.length === 0 || shown === NEW ? null : add}
        </CardHead>
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
            action={shown === NEW ? null : add}
          />
        )}
      </Card>
    </>
  );
}

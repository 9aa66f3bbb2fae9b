import { useRouterState } from '@tanstack/react-router';
import { useRef } from 'react';
import type { SavedAddress } from '#core/account/account.ts';
import type { CheckoutFields } from '#core/checkout/checkout.ts';
import type { CheckoutFormView } from '#core/checkout/load-checkout-form.ts';
import * as paths from '#core/shared/paths.ts';
import { useFormState } from '#ui/app/command-form.tsx';
import { addressWords } from '#ui/blocks/person/address.vi.ts';
import { AddressLocation, type useProvinceAndWard } from '#ui/blocks/person/address-places.tsx';
import { EmailInput } from '#ui/blocks/person/email-input.tsx';
import { classes } from '#ui/kit/css.ts';
import { FormGrid, fullWidthClass, PhoneInput, TextInput } from '#ui/kit/form/field.tsx';
import { Segment, SegmentedRadio } from '#ui/kit/form/segmented-radio.tsx';
import { TextArea } from '#ui/kit/form/text-area.tsx';
import { SectionCard } from '#ui/kit/surface/card.tsx';
import { Link } from '#ui/navigation/link.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './checkout.module.css';
import { CompanyFields } from './company-fields.tsx';
import { checkoutText } from './messages.vi.ts';
import { SavedAddresses } from './saved-addresses.tsx';

export function CustomerCard({
  view,
  receiver,
  places,
  reload,
}: {
  readonly view: CheckoutFormView;
  readonly receiver: SavedAddress | null;
  readonly places: ReturnType<typeof useProvinceAndWard>;
  readonly reload: () => void;
}) {
  const invoiceFor = useFormState().typed('invoiceFor');
  /** Selecting «other address» preserves name and phone of the previous recipient. */
  const named = useRef(receiver);
  if (receiver !== null) named.current = receiver;
  const kind = (value: CheckoutFields['invoiceFor']) => ({
    name: 'invoiceFor',
    value,
    defaultChecked: invoiceFor === value,
  });
  return (
    <SectionCard id="customer" title={checkoutText.customer} end={view.isLoggedIn ? null : <LogInLink />}>
      <div className={layout.parts}>
        <SavedAddresses addresses={view.addresses} receiver={receiver} />
        <div>
          <SegmentedRadio label={checkoutText.kind}>
            <Segment {...kind('person')}>{checkoutText.person}</Segment>
            <Segment {...kind('company')}>{checkoutText.company}</Segment>
          </SegmentedRadio>
        </div>
        <FormGrid>
          <TextInput
            key={`contact.name ${named.current?.id}`}
            label={checkoutText.name}
            required
            autoComplete="name"
            name="contact.name"
          />
          <PhoneInput
            key={`contact.phone ${named.current?.id}`}
            label={checkoutText.phone}
            required
            hint={addressWords.phoneHint}
            name="contact.phone"
          />
          <EmailInput label={checkoutText.email} required className={fullWidthClass} name="contact.email" />
          {view.provinces === null ? null : (
            <>
              <p className={classes(fullWidthClass, layout.fine)}>{checkoutText.whyAddress}</p>
              <AddressLocation places={places} prefix="address." reload={reload} />
              <TextInput
                key={`address.street ${receiver?.id}`}
                label={addressWords.street}
                required
                autoComplete="street-address"
                className={fullWidthClass}
                name="address.street"
              />
            </>
          )}
        </FormGrid>
        <CompanyFields canLookUp={view.findsCompanies} sampleTaxCode={view.sampleTaxCode} />
        <TextArea label={checkoutText.note} rows={2} placeholder={checkoutText.notePlaceholder} name="note" />
      </div>
    </SectionCard>
  );
}

function LogInLink() {
  const here = useRouterState({ select: ({ location }) => location.pathname + location.searchStr });
  return (
    <p className={layout.fine}>
      {checkoutText.guest}.{' '}
      <Link href={paths.logIn(here)} className={styles.edit}>
        {checkoutText.logIn}
      </Link>
    </p>
  );
}

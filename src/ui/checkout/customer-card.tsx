import { useRouterState } from '@tanstack/react-router';
import type { CheckoutFormView } from '#core/checkout/checkout-form.ts';
import { logInPath } from '#ui/app/guard.ts';
import { addressWords } from '#ui/blocks/address.vi.ts';
import { Card, CardBody, CardHead } from '#ui/kit/card.tsx';
import { FormGrid, fullWidth, TextArea, TextInput } from '#ui/kit/field.tsx';
import { PlaceSelect, PlainWards } from '#ui/kit/place-select.tsx';
import { Segment, SegmentedRadio } from '#ui/kit/segmented-radio.tsx';
import { Link } from '#ui/navigation/link.tsx';
import styles from './checkout.module.css';
import { type FieldPath, sentenceOfField } from './checkout-values.ts';
import { checkoutText } from './messages.vi.ts';
import { Missing } from './missing.tsx';
import { SavedAddresses } from './saved-addresses.tsx';
import type { useCheckoutForm } from './use-checkout-form.ts';

type Form = ReturnType<typeof useCheckoutForm>;

/** Who orders and where he lives; a company adds what its invoice needs. */
export function CustomerCard({ form, view }: { readonly form: Form; readonly view: CheckoutFormView }) {
  const error = (path: FieldPath) => sentenceOfField(form.problemOf(path));
  const { field } = form;
  return (
    <Card as="section" labelledBy="customer">
      <CardHead>
        <h2 id="customer">{checkoutText.customer}</h2>
        {view.loggedIn ? null : <LogInLink />}
      </CardHead>
      <CardBody>
        <SavedAddresses addresses={view.addresses} receiver={form.receiver} />
        <div className={styles.kind}>
          <SegmentedRadio label={checkoutText.kind}>
            <Segment {...form.choice('invoiceFor', 'person')}>{checkoutText.person}</Segment>
            <Segment {...form.choice('invoiceFor', 'company')}>{checkoutText.company}</Segment>
          </SegmentedRadio>
        </div>
        <FormGrid>
          <TextInput
            label={checkoutText.name}
            required
            autoComplete="name"
            error={error('contact.name')}
            {...field('contact.name')}
          />
          <TextInput
            label={checkoutText.phone}
            required
            inputMode="tel"
            autoComplete="tel"
            hint={addressWords.phoneHint}
            error={error('contact.phone')}
            {...field('contact.phone')}
          />
          <TextInput
            label={checkoutText.email}
            required
            type="email"
            autoComplete="email"
            className={fullWidth}
            error={error('contact.email')}
            {...field('contact.email')}
          />
          <Places form={form} view={view} />
          <TextInput
            label={addressWords.street}
            required
            autoComplete="street-address"
            className={fullWidth}
            error={error('address.street')}
            {...field('address.street')}
          />
        </FormGrid>
        <CompanyFields form={form} />
        <TextArea
          label={checkoutText.note}
          rows={2}
          placeholder={checkoutText.notePlaceholder}
          className={styles.noteField}
          error={error('note')}
          {...field('note')}
        />
      </CardBody>
    </Card>
  );
}

/** A guest may order as he is; his account would know his addresses. */
function LogInLink() {
  const here = useRouterState({ select: ({ location }) => location.pathname + location.searchStr });
  return (
    <p className={styles.quiet}>
      {checkoutText.guest}.{' '}
      <Link href={logInPath(here)} className={styles.edit}>
        {checkoutText.logIn}
      </Link>
    </p>
  );
}

/** Province and ward. Without a script the wards come with the next drawing of the page. */
function Places({ form, view }: { readonly form: Form; readonly view: CheckoutFormView }) {
  const wards = form.wards.data ?? [];
  return (
    <>
      <div>
        <PlaceSelect
          label={addressWords.province}
          name="address.provinceCode"
          autoComplete="address-level1"
          value={form.province}
          places={view.provinces}
          empty={addressWords.chooseProvince}
          error={sentenceOfField(form.problemOf('address.provinceCode'))}
          onChange={(code) => form.choose('address.provinceCode', code)}
          onBlur={() => form.judge('address.provinceCode')}
        />
        {view.provinces.length === 0 ? <Missing text={addressWords.noProvinces} retry={form.reload} /> : null}
      </div>
      <div>
        <PlaceSelect
          label={addressWords.ward}
          name="address.wardCode"
          autoComplete="address-level2"
          value={form.values.address?.wardCode ?? ''}
          places={wards}
          empty={form.province === '' ? addressWords.wardFirst : addressWords.chooseWard}
          error={sentenceOfField(form.problemOf('address.wardCode'))}
          disabled={form.province === ''}
          onChange={(code) => form.choose('address.wardCode', code)}
          onBlur={() => form.judge('address.wardCode')}
        />
        {form.wards.isError ? (
          <Missing text={addressWords.placesFailed} retry={() => void form.wards.refetch()} />
        ) : null}
        <PlainWards />
      </div>
    </>
  );
}

/** Shown by the stylesheet while «Doanh nghiệp» is chosen, so that it needs no script. */
function CompanyFields({ form }: { readonly form: Form }) {
  const error = (path: FieldPath) => sentenceOfField(form.problemOf(path));
  const { field } = form;
  return (
    <fieldset className={styles.company}>
      <legend>{checkoutText.companyFields}</legend>
      <FormGrid>
        <TextInput
          label={checkoutText.taxCode}
          required
          inputMode="numeric"
          error={error('company.taxCode')}
          {...field('company.taxCode')}
        />
        <TextInput
          label={checkoutText.companyName}
          required
          autoComplete="organization"
          error={error('company.name')}
          {...field('company.name')}
        />
        <TextInput
          label={checkoutText.companyAddress}
          required
          className={fullWidth}
          error={error('company.address')}
          {...field('company.address')}
        />
        <TextInput
          label={checkoutText.companyEmail}
          required
          type="email"
          className={fullWidth}
          error={error('company.email')}
          {...field('company.email')}
        />
      </FormGrid>
    </fieldset>
  );
}

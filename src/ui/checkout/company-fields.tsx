import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isCompanyTaxCode, normaliseTaxCode } from '#core/shared/people/tax-code.ts';
import { useFormState } from '#ui/app/command-form.tsx';
import { publicQueryOf, usePublicQuery } from '#ui/app/queries.ts';
import { useShop } from '#ui/app/use-shop.ts';
import { EmailInput } from '#ui/blocks/person/email-input.tsx';
import { Button } from '#ui/kit/action/button.tsx';
import { FormGrid, fullWidthClass, TextInput } from '#ui/kit/form/field.tsx';
import { type FormFields, FormFieldsContext } from '#ui/kit/form/form-fields.ts';
import { useHydrated } from '#ui/waking/use-hydrated.ts';
import styles from './checkout.module.css';
import { checkoutText, type LookUpState, lookUpTexts } from './messages.vi.ts';

/**
 * CSS shows it while «Doanh nghiệp» is selected, so it needs no JavaScript. The register fills in name and address and
 * never replaces what was typed; without it the shopper types them.
 */
export function CompanyFields({
  canLookUp,
  sampleTaxCode,
}: {
  readonly canLookUp: boolean;
  readonly sampleTaxCode: string | null;
}) {
  const hydrated = useHydrated();
  const fields = useRef<HTMLFieldSetElement>(null);
  const { form, state: posted } = usePostedLookUp();
  const { state, lookUp } = useLookUp(fields);
  const shown = state === 'idle' ? posted : state;
  return (
    <FormFieldsContext value={form}>
      <fieldset ref={fields} className={styles.company}>
        <legend>{checkoutText.companyFields}</legend>
        <FormGrid>
          <TextInput
            label={checkoutText.taxCode}
            required
            inputMode="numeric"
            name="company.taxCode"
            hint={
              canLookUp ? (
                <>
                  <span role="status">{lookUpTexts[shown]}</span>{' '}
                  {sampleTaxCode === null || shown === 'found' ? null : checkoutText.sampleTaxCode(sampleTaxCode)}
                </>
              ) : undefined
            }
            onBlur={canLookUp ? () => void lookUp() : undefined}
          />
          {canLookUp ? (
            <div className={styles.lookUp}>
              {/* A submit button would become what the Enter key presses. */}
              <Button
                type={hydrated ? 'button' : 'submit'}
                name="looksUpCompany"
                value="1"
                busy={state === 'busy'}
                onClick={() => void lookUp()}
              >
                {checkoutText.lookUp}
              </Button>
            </div>
          ) : null}
          <TextInput
            label={checkoutText.companyName}
            required
            autoComplete="organization"
            className={fullWidthClass}
            name="company.name"
          />
          <TextInput label={checkoutText.companyAddress} required className={fullWidthClass} name="company.address" />
          <EmailInput
            label={checkoutText.companyEmail}
            autoComplete="off"
            placeholder={checkoutText.companyEmailHint}
            className={fullWidthClass}
            name="company.email"
          />
        </FormGrid>
      </fieldset>
    </FormFieldsContext>
  );
}

/** What the page found for the posted tax code; fills in what was posted empty. */
const usePostedLookUp = (): { readonly form: FormFields; readonly state: LookUpState } => {
  const form = useFormState();
  const taxCode = form.typed('company.taxCode');
  const { data, isError } = usePublicQuery('findCompany', { taxCode }, false);
  const found: Readonly<Record<string, string>> = data
    ? { 'company.name': data.name, 'company.address': data.address }
    : {};
  return {
    form: { ...form, typed: (name, otherwise) => form.typed(name, otherwise) || (found[name] ?? '') },
    state: isError ? 'down' : data ? 'found' : data === null ? 'unknown' : 'idle',
  };
};

/** Asks once for each code, when the field is left or the button is pressed. */
const useLookUp = (fields: { readonly current: HTMLFieldSetElement | null }) => {
  const { client } = useShop();
  const queries = useQueryClient();
  const asked = useRef('');
  const [state, setState] = useState<LookUpState>('idle');
  const inputOf = (name: string) => fields.current?.querySelector<HTMLInputElement>(`[name="company.${name}"]`) ?? null;
  const lookUp = async (): Promise<void> => {
    const taxCode = normaliseTaxCode(inputOf('taxCode')?.value ?? '');
    if (!isCompanyTaxCode(taxCode) || taxCode === asked.current) return;
    asked.current = taxCode;
    setState('busy');
    const found = await queries.fetchQuery(publicQueryOf(client, 'findCompany', { taxCode })).catch(() => undefined);
    // Another code was asked for meanwhile.
    if (asked.current !== taxCode) return;
    if (found === undefined) asked.current = '';
    setState(found === undefined ? 'down' : found === null ? 'unknown' : 'found');
    if (!found) return;
    fill(inputOf('name'), found.name);
    fill(inputOf('address'), found.address);
  };
  return { state, lookUp };
};

/** Fills in an empty field, or one that an earlier look-up filled, as if it had been typed. */
const fill = (input: HTMLInputElement | null, text: string): void => {
  if (input === null || (input.value.trim() !== '' && input.value !== input.dataset.found)) return;
  input.setRangeText(text, 0, input.value.length, 'end');
  input.dataset.found = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
};

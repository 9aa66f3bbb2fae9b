import type { InputHTMLAttributes } from 'react';
import type { Checklist, RegistrantField } from '#core/domains/registrant-documents.ts';
import { paperFieldHints, paperFieldNames, papersText as text } from '#ui/blocks/registrant-documents.vi.ts';
import { fieldProblems } from '#ui/failures/fields.vi.ts';
import { Card, CardBody, CardHead } from '#ui/kit/card.tsx';
import { FormGrid, fullWidthClass, TextInput } from '#ui/kit/field.tsx';
import styles from './registrant-documents.module.css';
import type { RegistrantDocumentsFormState } from './use-registrant-documents-form.ts';

const wide: readonly RegistrantField[] = ['organisation', 'address', 'nameservers'];

const helps: Readonly<Partial<Record<RegistrantField, InputHTMLAttributes<HTMLInputElement>>>> = {
  fullName: { autoComplete: 'name' },
  organisation: { autoComplete: 'organization' },
  birthDate: { autoComplete: 'bday', inputMode: 'numeric' },
  identityNumber: { inputMode: 'numeric' },
  taxCode: { inputMode: 'numeric' },
  address: { autoComplete: 'street-address' },
  phone: { autoComplete: 'tel', inputMode: 'tel' },
  email: { autoComplete: 'email', inputMode: 'email' },
};

/** Each field is saved on blur. */
export function RegistrantFields({
  list,
  hand,
}: {
  readonly list: Checklist;
  readonly hand: RegistrantDocumentsFormState;
}) {
  return (
    <Card as="section" labelledBy="thong-tin" className={styles.card}>
      <CardHead>
        <h2 id="thong-tin">{text.steps.facts}</h2>
      </CardHead>
      <CardBody>
        <FormGrid>
          {[...list.required, ...list.optional].map((name) => (
            <RegistrantFieldInput key={name} name={name} required={list.required.includes(name)} hand={hand} />
          ))}
        </FormGrid>
        <p className={styles.soft}>{text.saving}</p>
      </CardBody>
    </Card>
  );
}

function RegistrantFieldInput({
  name,
  required,
  hand,
}: {
  readonly name: RegistrantField;
  readonly required: boolean;
  readonly hand: RegistrantDocumentsFormState;
}) {
  const problem = hand.problem(`fields.${name}`);
  return (
    <TextInput
      {...helps[name]}
      label={paperFieldNames[name]}
      required={required}
      className={wide.includes(name) ? fullWidthClass : undefined}
      name={`fields.${name}`}
      maxLength={255}
      hint={paperFieldHints[name]}
      defaultValue={hand.typed(name)}
      error={problem === null ? null : fieldProblems[problem]}
      onChange={() => hand.mend(`fields.${name}`)}
      onBlur={({ target }) => {
        if (target.value !== hand.typed(name)) void hand.keep();
      }}
    />
  );
}

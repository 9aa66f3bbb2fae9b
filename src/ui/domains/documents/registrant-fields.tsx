import type { InputHTMLAttributes } from 'react';
import type { Checklist, RegistrantField } from '#core/domains/documents/registrant-documents.ts';
import {
  paperFieldHints,
  paperFieldNames,
  registrantDocumentsText as text,
} from '#ui/blocks/person/registrant-documents.vi.ts';
import { FormGrid, fullWidthClass, TextInput } from '#ui/kit/form/field.tsx';
import { SectionCard } from '#ui/kit/surface/card.tsx';
import layout from '#ui/theme/layout.module.css';
import type { RegistrantDocumentsDraft } from './use-registrant-documents-draft.ts';

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
  draft,
}: {
  readonly list: Checklist;
  readonly draft: RegistrantDocumentsDraft;
}) {
  return (
    <SectionCard id="thong-tin" title={text.steps.facts}>
      <FormGrid>
        {[...list.required, ...list.optional].map((name) => (
          <TextInput
            key={name}
            {...helps[name]}
            label={paperFieldNames[name]}
            required={list.required.includes(name)}
            className={wide.includes(name) ? fullWidthClass : undefined}
            name={`fields.${name}`}
            maxLength={255}
            hint={paperFieldHints[name]}
            onBlur={({ target }) => {
              if (target.form && target.value !== (draft.fields[name] ?? '')) void draft.save(target.form);
            }}
          />
        ))}
      </FormGrid>
      <p className={layout.outro}>{text.saving}</p>
    </SectionCard>
  );
}

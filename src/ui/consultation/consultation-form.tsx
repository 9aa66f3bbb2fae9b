import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { normaliseRequest, validateRequest } from '#core/consultation/validate-consultation.ts';
import { validateWith } from '#ui/app/checked-by.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { type Fields, textsAt } from '#ui/app/form-fields.ts';
import { useProofRetry } from '#ui/app/use-bot-proof.ts';
import { useSearchTexts } from '#ui/app/use-shop.ts';
import { useVisitor } from '#ui/app/use-visitor.ts';
import { FormFailure } from '#ui/blocks/failure/failure-note.tsx';
import { HiddenFields } from '#ui/blocks/hidden-fields.tsx';
import { EmailInput } from '#ui/blocks/person/email-input.tsx';
import { SubmitButton } from '#ui/kit/action/button.tsx';
import { FormGrid, fullWidthClass, PhoneInput, TextInput } from '#ui/kit/form/field.tsx';
import { TextArea } from '#ui/kit/form/text-area.tsx';
import { stringifySearch } from '#ui/navigation/search.ts';
import styles from './consultation.module.css';
import type { ConsultationSubject } from './consultation-subject.ts';
import { consultationText as text } from './messages.vi.ts';

const parseRequest = (fields: Fields) => textsAt(fields, ['name', 'phone', 'email', 'note']);

/** Path with query. */
const usePageUrl = (): string => {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  return path + stringifySearch(useSearchTexts());
};

/** Known data fills untouched fields. Without JavaScript it posts to its page. [CNS-01, CNS-02, CNS-08] */
export function ConsultationForm({
  subject = null,
  over = false,
  onDone,
  children,
}: {
  readonly subject?: ConsultationSubject;
  /** Inside a dialog: a failed post of the page's own form is not this form's. */
  readonly over?: boolean;
  readonly onDone?: () => void;
  readonly children?: ReactNode;
}) {
  const subjectOrNull = {
    path: usePageUrl(),
    product: subject?.slug ?? '',
    configuration: subject?.configuration ?? '',
  };
  const { contact } = useVisitor();
  const prove = useProofRetry();
  return (
    <CommandForm
      use="submitConsultation"
      toasts
      retry={prove}
      draft="consultation"
      initial={contact}
      className={styles.form}
      isMine={() => !over}
      check={validateWith((fields) => validateRequest(normaliseRequest(parseRequest(fields))))}
      command={(fields) => ({ ...parseRequest(fields), ...subjectOrNull, proof: '' })}
      {...(onDone && { onDone })}
    >
      <HiddenFields fields={Object.entries(subjectOrNull)} />
      <FormFailure />
      <RequestFields />
      <p className={styles.quiet}>{text.privacy}</p>
      <div className={styles.buttons}>
        {children} <SubmitButton>{text.submit}</SubmitButton>
      </div>
    </CommandForm>
  );
}

function RequestFields() {
  return (
    <FormGrid>
      <TextInput label={text.name} required autoComplete="name" placeholder={text.nameHint} name="name" />
      <PhoneInput label={text.phone} required placeholder={text.phoneHint} />
      <EmailInput label={text.email} className={fullWidthClass} placeholder={text.emailHint} />
      <TextArea
        label={text.note}
        className={fullWidthClass}
        required
        rows={4}
        placeholder={text.noteHint}
        name="note"
      />
    </FormGrid>
  );
}

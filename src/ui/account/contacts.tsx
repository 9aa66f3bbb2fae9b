import type { Person } from '#core/account/account.ts';
import {
  type ContactChange,
  type ContactField,
  type ContactSide,
  contactFields,
} from '#core/account/profile/contact-change.ts';
import { formatMinute } from '#core/shared/calendar.ts';
import { formatPhone, normalisePhone } from '#core/shared/text/phone-number.ts';
import { email, normaliseUsername, phone, required, validateFields } from '#core/shared/text/validation.ts';
import { validateWith } from '#ui/app/checked-by.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { type Fields, textAt } from '#ui/app/form-fields.ts';
import { CommandButton } from '#ui/blocks/command-button.tsx';
import { FailureNote, FormFailure } from '#ui/blocks/failure/failure-note.tsx';
import { HiddenFields } from '#ui/blocks/hidden-fields.tsx';
import { CodeInput } from '#ui/blocks/person/code-input.tsx';
import { EmailInput } from '#ui/blocks/person/email-input.tsx';
import { validateSixDigits } from '#ui/blocks/person/validate-six-digits.ts';
import { Button } from '#ui/kit/action/button.tsx';
import { classes } from '#ui/kit/css.ts';
import { PhoneInput } from '#ui/kit/form/field.tsx';
import { Badge } from '#ui/kit/surface/badge.tsx';
import { SectionCard } from '#ui/kit/surface/card.tsx';
import { Note } from '#ui/kit/surface/note.tsx';
import { ExternalLink } from '#ui/navigation/link.tsx';
import layout from '#ui/theme/layout.module.css';
import { contactNames, contactText } from './contacts.vi.ts';

/** E-mail address and phone number change with a code of both sides. [ACC-09, ASVS 6.3.7] */
export function Contacts({ person, changes }: { readonly person: Person; readonly changes: readonly ContactChange[] }) {
  return (
    <SectionCard id="contacts" title={contactText.title}>
      <p className={layout.quiet}>{contactText.sentence}</p>
      {contactFields.map((field) => (
        <Contact
          key={field}
          field={field}
          current={person[field]}
          change={changes.find((each) => each.field === field) ?? null}
        />
      ))}
    </SectionCard>
  );
}

const shownContact = (field: ContactField, contact: string): string =>
  field === 'phone' ? formatPhone(contact) : contact;

function Contact({
  field,
  current,
  change,
}: {
  readonly field: ContactField;
  readonly current: string;
  readonly change: ContactChange | null;
}) {
  return (
    <section className={layout.after} aria-label={contactNames[field]}>
      <h3>
        {contactNames[field]} {change === null ? null : <Badge tone="neutral">{contactText.waiting}</Badge>}
      </h3>
      <p>{shownContact(field, current) || contactText.none}</p>
      {change === null ? (
        <RequestForm field={field} hasOld={current !== ''} />
      ) : (
        <Pending change={change} current={shownContact(field, current)} />
      )}
    </section>
  );
}

const validateContact = (field: ContactField) => (fields: Fields) => {
  const typed = textAt(fields, 'contact');
  const contact = field === 'email' ? normaliseUsername(typed) : normalisePhone(typed);
  return validateFields([['contact', contact, required, field === 'email' ? email : phone]]);
};

function RequestForm({ field, hasOld }: { readonly field: ContactField; readonly hasOld: boolean }) {
  const Input = field === 'email' ? EmailInput : PhoneInput;
  return (
    <CommandForm
      use="requestContactChange"
      className={layout.oneLine}
      isMine={(posted) => textAt(posted, 'field') === field}
      check={validateWith(validateContact(field))}
      command={(fields) => ({ field, contact: textAt(fields, 'contact') })}
    >
      <Input label={contactText.label(field)} name="contact" required />
      <HiddenFields fields={[['field', field]]} />
      <Button type="submit">{contactText.send(field, hasOld)}</Button>
      <FormFailure />
    </CommandForm>
  );
}

function Pending({ change, current }: { readonly change: ContactChange; readonly current: string }) {
  const { field, effectiveAt, awaitsNew, awaitsOld, outbox } = change;
  const contact = shownContact(field, change.contact);
  return (
    <>
      <Note kind="plain">
        {effectiveAt === null
          ? contactText.waitingFor(contact)
          : contactText.effective(contact, formatMinute(effectiveAt))}
      </Note>
      {outbox === null ? null : (
        <p className={classes('prose', layout.quiet)}>
          {contactText.outbox} <ExternalLink href={outbox}>{contactText.openOutbox}</ExternalLink>
        </p>
      )}
      {awaitsNew ? <CodeForm field={field} side="new" contact={contact} /> : null}
      {awaitsOld ? <CodeForm field={field} side="old" contact={current} /> : null}
      {!awaitsNew && effectiveAt === null ? (
        <>
          <CommandButton use="delayContactChange" formClass={layout.after} command={{ field }} kind="line">
            {contactText.delay(field)}
          </CommandButton>
          <p className={layout.faint}>{contactText.delayHint}</p>
        </>
      ) : null}
      <CommandButton use="cancelContactChange" formClass={layout.after} command={{ field }} kind="text" size="s">
        {contactText.cancel}
      </CommandButton>
    </>
  );
}

function CodeForm({
  field,
  side,
  contact,
}: {
  readonly field: ContactField;
  readonly side: ContactSide;
  readonly contact: string;
}) {
  return (
    <CommandForm
      use="confirmContactChange"
      className={classes(layout.fields, layout.start, layout.after)}
      isMine={(posted) => textAt(posted, 'field') === field && textAt(posted, 'side') === side}
      check={validateWith(validateSixDigits)}
      command={(fields) => ({ field, side, code: textAt(fields, 'code') })}
    >
      {({ failure, error }) => (
        <>
          <HiddenFields
            fields={[
              ['field', field],
              ['side', side],
            ]}
          />
          <CodeInput
            label={contactText.code(side, contact)}
            error={failure?.kind === 'code-wrong' ? contactText.wrong(failure.left) : error('code')}
          />
          {failure === null || failure.kind === 'code-wrong' ? null : <FailureNote failure={failure} />}
          <Button type="submit">{contactText.confirm}</Button>
        </>
      )}
    </CommandForm>
  );
}

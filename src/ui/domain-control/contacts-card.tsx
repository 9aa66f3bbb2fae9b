import { contactFields, normaliseContact, validateContact } from '#core/domain-control/domain-contact.ts';
import { type ContactRole, contactRoleNames, contactRoles } from '#core/domain-control/domain-settings.ts';
import { needsRegistrantDocuments } from '#core/domains/documents/registrant-documents.ts';
import * as paths from '#core/shared/paths.ts';
import { formatPhone } from '#core/shared/text/phone-number.ts';
import { validateWith } from '#ui/app/checked-by.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { type Fields, textAt, textsAt, useSubmission } from '#ui/app/form-fields.ts';
import { FormFailure } from '#ui/blocks/failure/failure-note.tsx';
import { HiddenFields } from '#ui/blocks/hidden-fields.tsx';
import { EmailInput } from '#ui/blocks/person/email-input.tsx';
import { SubmitButton } from '#ui/kit/action/button.tsx';
import { classes } from '#ui/kit/css.ts';
import { FormGrid, fullWidthClass, PhoneInput, TextInput } from '#ui/kit/form/field.tsx';
import { spaced } from '#ui/kit/spaced.ts';
import { SectionCard } from '#ui/kit/surface/card.tsx';
import { Link } from '#ui/navigation/link.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './domain-control.module.css';
import { domainControlText as text } from './domain-control.vi.ts';
import type { Settings } from './settings-query.ts';
import { useReloadSettings } from './use-reload-settings.ts';

/** The four contacts, each with its form. */
export function ContactsCard({ id, settings }: Settings) {
  return (
    <SectionCard id="lien-he" title={text.contactsTitle}>
      <p className={layout.quiet}>{text.contactsIntro}</p>
      <ul className={classes(layout.pair, layout.after, styles.contacts)}>
        {contactRoles.map((role) => (
          <li key={role}>
            <Contact id={id} settings={settings} role={role} />
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

function Contact({ id, settings, role }: Settings & { readonly role: ContactRole }) {
  const { name, organisation, address, phone, email } = settings.contacts[role];
  const isByDocuments = role === 'registrant' && needsRegistrantDocuments(settings.domain);
  const lines = [organisation, address, formatPhone(phone), email].filter((line) => line !== '');
  return (
    <>
      <h3>{contactRoleNames[role]}</h3>
      <p className={layout.grow}>
        <b>{name || text.unknown}</b>{' '}
        {spaced(
          lines.map((line) => (
            <span key={line} className={layout.fine}>
              {line}
            </span>
          )),
        )}
      </p>
      {isByDocuments ? (
        <p className={layout.quiet}>
          {text.registrantDocuments} <Link href={paths.registrantDocuments(id)}>{text.openDocuments}</Link>
        </p>
      ) : settings.canChange ? (
        <ContactForm id={id} settings={settings} role={role} />
      ) : null}
    </>
  );
}

const validate = validateWith((fields) => validateContact(normaliseContact(textsAt(fields, contactFields))));

function ContactForm({ id, settings: { version, contacts }, role }: Settings & { readonly role: ContactRole }) {
  const reload = useReloadSettings();
  const isMine = (fields: Fields): boolean => textAt(fields, 'role') === role;
  return (
    <details
      className={layout.more}
      aria-label={contactRoleNames[role]}
      open={useSubmission('saveDomainContact', isMine) !== null}
    >
      <summary>{text.edit(contactRoleNames[role])}</summary>
      {role === 'registrant' ? <p className={layout.quiet}>{text.registrantOwner}</p> : null}
      <CommandForm
        className={layout.after}
        use="saveDomainContact"
        draft={`contact ${id} ${role}`}
        check={validate}
        isMine={isMine}
        initial={contacts[role]}
        command={(fields) => ({ id, version, role, ...textsAt(fields, contactFields) })}
        onFailure={reload}
      >
        <HiddenFields
          fields={[
            ['id', id],
            ['version', String(version)],
            ['role', role],
          ]}
        />
        <FormGrid>
          <TextInput label={text.name} name="name" required autoComplete="name" />
          <TextInput label={text.organisation} name="organisation" autoComplete="organization" />
          <TextInput
            label={text.address}
            name="address"
            required
            autoComplete="street-address"
            className={fullWidthClass}
          />
          <PhoneInput label={text.phone} required />
          <EmailInput label={text.email} required />
        </FormGrid>
        <FormFailure />
        <div className={layout.buttons}>
          <SubmitButton>{text.saveContact}</SubmitButton>
        </div>
      </CommandForm>
    </details>
  );
}

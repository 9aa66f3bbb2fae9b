import { command, type UseCase } from '#core/failures/operation.ts';
import type { Outcome } from '#core/shared/notice.ts';
import { fail } from '#core/shared/result.ts';
import { changeDomain, type DomainCommand, type DomainControlPorts } from './change-domain.ts';
import { type DomainContact, normaliseContact, validateContact } from './domain-contact.ts';
import type { ContactRole } from './domain-settings.ts';

export type SaveDomainContactCommand = DomainCommand & DomainContact & { readonly role: ContactRole };

/**
 * Changes a contact of a domain. Failures: `invalid-fields`, `registrant-needs-documents` for the registrant of a .vn
 * name, `domain-changed`, `domain-not-active`, `login-required`, `not-found`.
 */
export const saveDomainContact = command(
  (ports: DomainControlPorts): UseCase<SaveDomainContactCommand, Outcome> =>
    async ({ role, name, organisation, address, phone, email, ...asked }) => {
      const contact = normaliseContact({ name, organisation, address, phone, email });
      const fields = validateContact(contact);
      if (Object.keys(fields).length > 0) return fail({ kind: 'invalid-fields', fields });
      return changeDomain(ports)(asked, { kind: 'contact', role, contact }, 'domain-contact-saved');
    },
);

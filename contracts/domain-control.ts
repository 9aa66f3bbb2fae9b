import type { DomainContact } from '#core/domain-control/domain-contact.ts';
import type { DomainEdit } from '#core/domain-control/domain-control.port.ts';
import { contactRoles, type DomainChoices, type DomainSettings } from '#core/domain-control/domain-settings.ts';
import type { Address } from '#core/shared/people/address.ts';
import type { Contact } from '#core/shared/people/contact.ts';
import type { InvoiceRequest } from '#core/shared/people/invoice-party.ts';

/** Settings of a domain: needs the token of a customer, else UNAUTHENTICATED; another's is NOT_FOUND. */

/** GET /domain-control/v1/domains/{service id}; also the answer of POST …/changes and POST …/auth-codes. */
export type DomainSettingsAnswer = { readonly data: DomainSettings };

/** POST /domain-control/v1/domains/{service id}/changes, with an Idempotency-Key. POST …/auth-codes has no body. */
export type DomainChangeBody = DomainEdit;

type Buyer = {
  readonly contact: Contact | null;
  readonly address: Address | null;
  readonly invoiceRequest: InvoiceRequest | null;
};

const toContact = ({ contact, address, invoiceRequest }: Buyer): DomainContact => ({
  name: contact?.name ?? '',
  organisation: invoiceRequest?.company ?? '',
  address:
    address === null
      ? (invoiceRequest?.address ?? '')
      : [address.street, address.wardName, address.provinceName].filter((part) => part !== '').join(', '),
  phone: contact?.phone ?? '',
  email: contact?.email ?? '',
});

/** Before the owner decides anything: the buyer in every role, and the lock on. */
export const firstChoices = (buyer: Buyer, isTransfer: boolean): DomainChoices => {
  const contact = toContact(buyer);
  return {
    nameServers: { kind: isTransfer ? 'kept' : 'shop' },
    isLocked: true,
    // Every role gets its contact.
    contacts: Object.fromEntries(contactRoles.map((role) => [role, contact])) as DomainChoices['contacts'],
  };
};

import type { SavedAddress } from '#core/account/account.ts';
import type { AddressBook } from '#core/account/address-book.port.ts';
import type { ProfileGateway } from '#core/account/profile-gateway.port.ts';
import type { PaymentMethod } from '#core/payment/payment.ts';
import type { PaymentGateway } from '#core/payment/payment-gateway.port.ts';
import type { AdministrativeUnit, AdministrativeUnits } from '#core/places/places.port.ts';
import type { Visitor } from '#core/session/visitor.ts';
import type { Log } from '#core/shared/environment.port.ts';
import type { Contact } from '#core/shared/people/contact.ts';
import type { InvoiceRequest } from '#core/shared/people/invoice-party.ts';
import { ok } from '#core/shared/result.ts';
import { valueOr } from '#core/shared/text/value-or.ts';
import { asksForAddress, type OrderedName } from './asks-for-address.ts';
import type { CompanyDirectory } from './company-directory.port.ts';

export type CheckoutFormPorts = {
  readonly payments: PaymentGateway;
  readonly administrativeUnits: AdministrativeUnits;
  readonly companies: Pick<CompanyDirectory, 'isConfigured' | 'sampleTaxCode'>;
  readonly addressBook: AddressBook;
  readonly profiles: ProfileGateway;
  readonly log: Log;
};

export type CheckoutFormView = KnownCustomer & {
  readonly methods: readonly PaymentMethod[];
  /** Whether a company can be looked up by its tax code. */
  readonly findsCompanies: boolean;
  /** Tax code to try the look-up with; null where it asks the public register. */
  readonly sampleTaxCode: string | null;
  /** null when the order asks for no address. */
  readonly provinces: readonly AdministrativeUnit[] | null;
};

type KnownCustomer = {
  readonly isLoggedIn: boolean;
  /** null for a guest. */
  readonly contact: Contact | null;
  /** Default first; empty unless the order asks for an address. */
  readonly addresses: readonly SavedAddress[];
  /** Company of the customer's last company invoice. */
  readonly company: InvoiceRequest | null;
};

/** `lines`: what is ordered. A part that cannot be loaded is empty. [PAY-01, DATA-01, ERR-06] */
export const loadCheckoutForm =
  (ports: CheckoutFormPorts) =>
  async (visitor: Visitor, lines: readonly OrderedName[]): Promise<CheckoutFormView> => {
    const { payments, administrativeUnits, log } = ports;
    const asks = asksForAddress(lines);
    const [methods, provinces, known] = await Promise.all([
      payments.methods(),
      asks ? administrativeUnits.provinces() : null,
      loadKnownCustomer(ports, visitor, asks),
    ]);
    return {
      ...known,
      findsCompanies: ports.companies.isConfigured,
      sampleTaxCode: ports.companies.sampleTaxCode,
      methods: valueOr(log, 'Failed to fetch payment methods', methods, []),
      provinces: provinces && valueOr(log, 'Failed to fetch provinces', provinces, []),
    };
  };

const loadKnownCustomer = async (
  { addressBook, profiles, log }: CheckoutFormPorts,
  visitor: Visitor,
  asks: boolean,
): Promise<KnownCustomer> => {
  if (visitor.kind === 'anonymous') return { isLoggedIn: false, contact: null, addresses: [], company: null };
  const { partyId, fullName, phone, email } = visitor.user;
  const [addresses, company] = await Promise.all([
    asks ? addressBook.list(partyId) : ok([]),
    profiles.company(partyId),
  ]);
  return {
    isLoggedIn: true,
    contact: { name: fullName, phone, email },
    addresses: valueOr(log, 'Failed to fetch addresses', addresses, []),
    company: valueOr(log, 'Failed to fetch VAT information', company, null),
  };
};

import { eq } from 'drizzle-orm';
import { findVerifiedEmail } from '#backend/authorisation/contacts/contacts.ts';
import { loadOwnService, type OwnedService } from '#backend/cloud-services/read-services.ts';
import { orderLines } from '#backend/order-store/schema.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps, RequestVisitor } from '#backend/platform/deps.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import { firstChoices } from '#contracts/domain-control.ts';
import { maskContact } from '#core/account-rules/mask-contact.ts';
import { recentCodes } from '#core/domain-control/decide-settings.ts';
import { type DomainSettings, MAX_AUTH_CODES } from '#core/domain-control/domain-settings.ts';
import { DOMAIN_LINE } from '#core/shared/domains/domain-kind.ts';
import { normaliseDomain } from '#core/shared/domains/domain-name.ts';
import { isRunning } from '#core/shared/service-status.ts';
import { type DomainSettingsRow, domainSettings } from './schema.ts';

/** `address`: verified e-mail address of the owner; null when there is none. */
export type OwnDomain = {
  readonly row: DomainSettingsRow;
  readonly settings: DomainSettings;
  readonly address: string | null;
};

const firstRow = async (db: Database | Transaction, { service, order }: OwnedService): Promise<DomainSettingsRow> => {
  const [line] = await db
    .select({ transfer: orderLines.transfer })
    .from(orderLines)
    .where(eq(orderLines.id, service.lineId));
  const { ownerName, ownerPhone, ownerEmail, address, invoiceRequest } = order;
  const contact = { name: ownerName ?? '', phone: ownerPhone ?? '', email: ownerEmail ?? '' };
  return {
    ...firstChoices({ contact, address, invoiceRequest }, line?.transfer ?? false),
    serviceId: service.id,
    version: 0,
    codeDigest: null,
    codeSentAt: null,
    codesSent: [],
    updatedAt: service.createdAt,
  };
};

/** What the settings of a domain depend on beside what is stored. */
type Circumstances = {
  readonly now: number;
  readonly nameServers: readonly string[];
  readonly zonesAreServed: boolean;
};

export const circumstancesOf = ({ clock, environment }: Pick<BackendDeps, 'clock' | 'environment'>): Circumstances => ({
  now: clock.now(),
  nameServers: environment.nameServers,
  zonesAreServed: environment.zonesAreServed,
});

/** Throws UNAUTHENTICATED for a guest; NOT_FOUND for another customer's domain and for a service that is none. */
export const loadOwnDomain = async (
  db: Database | Transaction,
  visitor: RequestVisitor,
  id: string,
  { now, nameServers: shopNameServers, zonesAreServed: isServed }: Circumstances,
): Promise<OwnDomain> => {
  const owned = await loadOwnService(db, visitor, id);
  const { service } = owned;
  const domain = service.type === DOMAIN_LINE ? normaliseDomain(service.name) : null;
  if (domain === null) throw notFound('domain');
  const [stored] = await db.select().from(domainSettings).where(eq(domainSettings.serviceId, id));
  const row = stored ?? (await firstRow(db, owned));
  const address = visitor.partyId === null ? null : await findVerifiedEmail(db, visitor.partyId);
  const { version, nameServers, isLocked, contacts, codeSentAt, codesSent } = row;
  const left = MAX_AUTH_CODES - recentCodes(codesSent, now).length;
  const settings: DomainSettings = {
    domain,
    version,
    nameServers,
    isLocked,
    contacts,
    shopNameServers,
    isServed,
    authCode: { sentAt: codeSentAt, address: address === null ? null : maskContact(address), left },
    canChange: isRunning(service),
  };
  return { row, settings, address };
};

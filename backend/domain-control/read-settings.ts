import { findVerifiedEmail } from '#backend/authorisation/contacts/contacts.ts';
import { readSettingsRow } from '#backend/cloud-services/domains/domain-order.ts';
import { readPendingWork } from '#backend/cloud-services/domains/registrar-tasks.ts';
import type { DomainSettingsRow } from '#backend/cloud-services/domains/settings-schema.ts';
import { loadOwnService } from '#backend/cloud-services/read-services.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps, RequestVisitor } from '#backend/platform/deps.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import { maskContact } from '#core/account-rules/mask-contact.ts';
import { recentCodes } from '#core/domain-control/decide-settings.ts';
import { type DomainSettings, MAX_AUTH_CODES } from '#core/domain-control/domain-settings.ts';
import { DOMAIN_LINE } from '#core/shared/domains/domain-kind.ts';
import { normaliseDomain } from '#core/shared/domains/domain-name.ts';
import { isRunning } from '#core/shared/service-status.ts';

/** `address`: verified e-mail address of the owner; null when there is none. */
export type OwnDomain = {
  readonly row: DomainSettingsRow;
  readonly settings: DomainSettings;
  readonly address: string | null;
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
  const row = await readSettingsRow(db, owned);
  const { settings: isPending, code: isCodePending } = await readPendingWork(db, id);
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
    authCode: {
      sentAt: codeSentAt,
      isPending: isCodePending,
      address: address === null ? null : maskContact(address),
      left,
    },
    isPending,
    canChange: isRunning(service),
  };
  return { row, settings, address };
};

import { needsRegistrantDocuments } from '#core/domains/documents/registrant-documents.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import { isCanonicalContact } from './domain-contact.ts';
import type { DomainChange, DomainEdit } from './domain-control.port.ts';
import {
  AUTH_CODE_WINDOW_MS,
  contactRoles,
  type DomainChoices,
  type DomainSettings,
  keepsRecords,
  MAX_AUTH_CODES,
} from './domain-settings.ts';
import { parseNameServers, toTypedNameServers } from './name-servers.ts';

const refuse = (code: string, detail?: Readonly<Record<string, string | number>>) =>
  fail({ kind: 'rejected', code, message: code, ...(detail ? { detail } : {}) } as const);

/** What the owner's choices become. Asked by every service that stores them; refuses as `DomainControl.change` says. */
export const decideSettings = (
  settings: Pick<DomainSettings, 'domain' | 'version' | 'canChange' | 'shopNameServers'> & DomainChoices,
  { version, change }: DomainEdit,
): Result<DomainChoices, PortFailure> => {
  if (!settings.canChange) return refuse('domain-not-active');
  if (version !== settings.version) return refuse('domain-changed', { version: settings.version });
  const { domain, nameServers, isLocked, contacts } = settings;
  if (!isCanonical(settings, change)) return refuse('bad-input');
  if (change.kind === 'contact' && change.role === 'registrant' && needsRegistrantDocuments(domain))
    return refuse('registrant-needs-documents');
  return ok(applyChange({ nameServers, isLocked, contacts }, change));
};

const isCanonical = (settings: Pick<DomainSettings, 'domain' | 'shopNameServers'>, change: DomainChange): boolean => {
  if (change.kind === 'lock') return true;
  if (change.kind === 'contact') return contactRoles.includes(change.role) && isCanonicalContact(change.contact);
  if (change.servers === null) return keepsRecords(settings);
  const parsed = parseNameServers(settings.domain, toTypedNameServers(change.servers));
  return parsed.ok && JSON.stringify(parsed.value) === JSON.stringify(change.servers);
};

const applyChange = (choices: DomainChoices, change: DomainChange): DomainChoices => {
  if (change.kind === 'lock') return { ...choices, isLocked: change.isLocked };
  if (change.kind === 'contact')
    return { ...choices, contacts: { ...choices.contacts, [change.role]: change.contact } };
  const { servers } = change;
  return { ...choices, nameServers: servers === null ? { kind: 'shop' } : { kind: 'own', servers } };
};

/** Those of the last 24 hours. Takes and gives ms since 1970 UTC. */
export const recentCodes = (sent: readonly number[], now: number): readonly number[] =>
  sent.filter((at) => now - at < AUTH_CODE_WINDOW_MS);

/** Whether a code may be sent at `now` (ms since 1970 UTC) to this address. Refuses as `DomainControl.sendAuthCode`. */
export const decideAuthCode = (
  { canChange, isLocked }: Pick<DomainSettings, 'canChange' | 'isLocked'>,
  address: string | null,
  sent: readonly number[],
  now: number,
): Result<string, PortFailure> => {
  if (!canChange) return refuse('domain-not-active');
  if (isLocked) return refuse('domain-locked');
  if (address === null) return refuse('no-verified-email');
  const recent = recentCodes(sent, now);
  if (recent.length < MAX_AUTH_CODES) return ok(address);
  const retryAfter = Math.ceil((Math.min(...recent) + AUTH_CODE_WINDOW_MS - now) / 1_000);
  return refuse('too-many-auth-codes', { most: MAX_AUTH_CODES, retryAfter });
};

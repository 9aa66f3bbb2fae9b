import type { DomainChange, DomainControl } from '#core/domain-control/domain-control.port.ts';
import type { DomainSettings } from '#core/domain-control/domain-settings.ts';
import type { ServiceControl } from '#core/services/service-control.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import { domainLine, unwrap } from '#test/payment/payment-subject.ts';
import { runServices, type ServiceSubject } from '#test/services/service-subject.ts';

/** Domains of a customer with a verified e-mail address, on a backend that no other test uses at the moment. */
export type DomainControlSubject = ServiceSubject & {
  readonly domains: DomainControl;
  /** The same domains as another customer and as a guest see them. */
  readonly othersDomains: DomainControl;
  readonly guestsDomains: DomainControl;
  /** The log of the same services. */
  readonly control: ServiceControl;
  /** Texts of the messages to the customer, in any order. */
  readonly mails: () => Promise<readonly string[]>;
};

/** A domain in service. */
export const runDomain = async (subject: DomainControlSubject, extension = '.com'): Promise<ServiceId> => {
  const [{ id }] = await runServices(subject, [domainLine(subject.freeDomain(extension))]);
  return id;
};

export const loadSettings = async ({ domains }: DomainControlSubject, id: ServiceId): Promise<DomainSettings> =>
  unwrap(await domains.load(id));

/** Against the current version. */
export const changeNow = async (
  subject: DomainControlSubject,
  id: ServiceId,
  change: DomainChange,
): Promise<Result<DomainSettings, PortFailure>> => {
  const { version } = await loadSettings(subject, id);
  return subject.domains.change(id, { version, change }, subject.newIdempotencyKey());
};

export const unlock: DomainChange = { kind: 'lock', isLocked: false };

/** The registrar has done what it was asked for. */
export const settle = ({ pass }: DomainControlSubject): Promise<void> => pass(1_000);

/** The codes that were mailed for a domain, in any order. */
export const mailedCodes = async (subject: DomainControlSubject, domain: string): Promise<readonly string[]> => {
  await settle(subject);
  return (await subject.mails())
    .filter((text) => text.includes(domain) && text.includes('Mã chuyển'))
    .flatMap((text) => /Mã chuyển[^:\n]*:\s*([\x21-\x7e]{16})/.exec(text)?.[1] ?? []);
};

/** Kinds of the entries in the log of a service, newest first. */
export const loggedKinds = async ({ control }: DomainControlSubject, id: ServiceId): Promise<readonly string[]> =>
  unwrap(await control.load(id)).log.map(({ kind }) => kind);

import type { Zone } from '#core/dns/zone.ts';
import type { ZoneGateway } from '#core/dns/zone-gateway.port.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import { domainLine, unwrap } from '#test/payment/payment-subject.ts';
import { runServices, type ServiceSubject } from '#test/services/service-subject.ts';

/** Domains of a customer on a backend that no other test uses at the moment. */
export type ZoneSubject = ServiceSubject & {
  readonly zones: ZoneGateway;
  /** The same zones as another customer and as a guest see them. */
  readonly others: ZoneGateway;
  readonly guests: ZoneGateway;
};

/** A domain in service. */
export const runDomain = async (subject: ZoneSubject, extension = '.com'): Promise<ServiceId> => {
  const [{ id }] = await runServices(subject, [domainLine(subject.freeDomain(extension))]);
  return id;
};

export const loadZone = async ({ zones }: ZoneSubject, id: ServiceId): Promise<Zone> => unwrap(await zones.load(id));

import type { EntryAnswer } from '#core/control-rules/entries.ts';
import type { Entry, ServiceEntry } from '#core/services/service-entry.port.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import { lineFor } from '#test/payment/payment-subject.ts';
import type { ControlSubject } from '#test/services/control/control-subject.ts';
import { runServices } from '#test/services/service-subject.ts';

/** Entries of a customer, another customer and a guest, with the panels that take their tokens. */
export type ServiceEntrySubject = ControlSubject & {
  readonly entry: ServiceEntry;
  readonly othersEntry: ServiceEntry;
  readonly guestsEntry: ServiceEntry;
  /** What the panel at this address answers. */
  readonly visit: (url: string) => Promise<EntryAnswer | 'unknown'>;
};

export const hostingLine = () => lineFor((slug) => slug.startsWith('hosting-'));

/** A running hosting of the customer. */
export const runHosting = async (subject: ServiceEntrySubject): Promise<ServiceId> =>
  (await runServices(subject, [hostingLine()]))[0].id;

/** A running lab of the customer. */
export const runLab = async (subject: ServiceEntrySubject): Promise<ServiceId> =>
  (await runServices(subject, [lineFor((slug) => slug.startsWith('lab-'))]))[0].id;

export const openEntry = ({ entry, newIdempotencyKey }: ServiceEntrySubject, id: ServiceId) =>
  entry.open(id, newIdempotencyKey());

/** The address with another token of the same form. */
export const forged = ({ url }: Entry): string => url.replace(/.$/, (last) => (last === '0' ? '1' : '0'));

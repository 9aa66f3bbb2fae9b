import { addUser, logIn, newAnonymousToken } from '#adapters/memory/accounts/sessions.ts';
import { memoryAccessKeys } from '#adapters/memory/services/access-keys.ts';
import { memoryDomainControl } from '#adapters/memory/services/domain-control.ts';
import { memoryMeasurements } from '#adapters/memory/services/measurements.ts';
import { memorySeats } from '#adapters/memory/services/seats.ts';
import { memoryServiceChanges } from '#adapters/memory/services/service-changes.ts';
import { memoryServiceControl } from '#adapters/memory/services/service-control.ts';
import { decideRefund, holdService, memoryServiceEnding } from '#adapters/memory/services/service-ending.ts';
import { memoryServiceEntry, redeemEntry } from '#adapters/memory/services/service-entry.ts';
import { memoryServiceGateway } from '#adapters/memory/services/service-gateway.ts';
import { memorySnapshots } from '#adapters/memory/services/snapshots.ts';
import { memoryZoneGateway } from '#adapters/memory/services/zone-gateway.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import type { ZoneSubject } from '#test/dns/zone-subject.ts';
import type { DomainControlSubject } from '#test/domain-control/domain-control-subject.ts';
import type { AccessKeysSubject } from '#test/services/access/access-keys-subject.ts';
import type { ChangeSubject } from '#test/services/changes/change-subject.ts';
import type { EndingSubject } from '#test/services/ending/ending-subject.ts';
import type { ServiceEntrySubject } from '#test/services/entry/service-entry-subject.ts';
import type { MeasurementsSubject } from '#test/services/measurements/measurements.contract.ts';
import type { SeatsSubject } from '#test/services/seats/seats-subject.ts';
import type { ServiceSubject } from '#test/services/service-subject.ts';
import type { SnapshotsSubject } from '#test/services/snapshots/snapshots.contract.ts';
import { memoryPaymentSubjectOf } from './memory-payments.ts';
import { bearerOf } from './memory-subjects.ts';

/** A customer without orders, another customer and a guest, in a separate memory world. */
export const memoryServiceSubject = async (): Promise<ServiceSubject> => memoryChangeSubject();

/** The same, with renewals and upgrades. */
export const memoryChangeSubject = async (): Promise<ChangeSubject> => memorySubject();

/** The same, with the control of services, their keys and their users. */
export const memoryControlSubject = async (): Promise<AccessKeysSubject & SeatsSubject & ServiceEntrySubject> =>
  memorySubject();

/** The same, with what engines report. */
export const memoryMeasurementsSubject = async (): Promise<MeasurementsSubject> => memorySubject();

/** The same, with what engines keep. */
export const memorySnapshotsSubject = async (): Promise<SnapshotsSubject> => memorySubject();

/** The same, with the records of domains. */
export const memoryZoneSubject = async (): Promise<ZoneSubject> => memorySubject();

/** The same, with the settings of domains. */
export const memoryDomainControlSubject = async (): Promise<DomainControlSubject> => memorySubject();

/** The same, with the ends of services. */
export const memoryEndingSubject = async (): Promise<EndingSubject> => memorySubject();

type MemorySubject = AccessKeysSubject &
  MeasurementsSubject &
  SnapshotsSubject &
  SeatsSubject &
  ServiceEntrySubject &
  ZoneSubject &
  DomainControlSubject &
  EndingSubject;

const memorySubject = (): MemorySubject => {
  const world = memoryWorld({ entrance: 'http://panel.localhost' });
  const customer = addUser(world, 'Trần Thị Bích', '0912345678', 'bich@example.vn');
  const other = addUser(world, 'Lê Văn Cường', '0987654321', 'cuong@example.vn');
  const held = logIn(world, customer);
  const [others, guests] = [bearerOf(logIn(world, other)), bearerOf(newAnonymousToken(world))];
  return {
    ...memoryPaymentSubjectOf(world, held),
    services: memoryServiceGateway(world, bearerOf(held)),
    owner: customer.partyId,
    other: { services: memoryServiceGateway(world, others), owner: other.partyId },
    guest: memoryServiceGateway(world, guests),
    changes: memoryServiceChanges(world, bearerOf(held)),
    othersChanges: memoryServiceChanges(world, others),
    guestsChanges: memoryServiceChanges(world, guests),
    control: memoryServiceControl(world, bearerOf(held)),
    othersControl: memoryServiceControl(world, others),
    guestsControl: memoryServiceControl(world, guests),
    accessKeys: memoryAccessKeys(world, bearerOf(held)),
    othersKeys: memoryAccessKeys(world, others),
    guestsKeys: memoryAccessKeys(world, guests),
    measurements: memoryMeasurements(world, bearerOf(held)),
    othersMeasurements: memoryMeasurements(world, others),
    guestsMeasurements: memoryMeasurements(world, guests),
    snapshots: memorySnapshots(world, bearerOf(held)),
    othersSnapshots: memorySnapshots(world, others),
    guestsSnapshots: memorySnapshots(world, guests),
    entry: memoryServiceEntry(world, bearerOf(held)),
    othersEntry: memoryServiceEntry(world, others),
    guestsEntry: memoryServiceEntry(world, guests),
    visit: async (url) => redeemEntry(world, new URL(url).searchParams.get('token') ?? ''),
    seats: memorySeats(world, bearerOf(held)),
    othersSeats: memorySeats(world, others),
    guestsSeats: memorySeats(world, guests),
    zones: memoryZoneGateway(world, bearerOf(held)),
    others: memoryZoneGateway(world, others),
    guests: memoryZoneGateway(world, guests),
    domains: memoryDomainControl(world, bearerOf(held)),
    othersDomains: memoryDomainControl(world, others),
    guestsDomains: memoryDomainControl(world, guests),
    mails: async () => world.state.accounts.outbox.filter(({ to }) => to === customer.email).map(({ text }) => text),
    ending: memoryServiceEnding(world, bearerOf(held)),
    othersEnding: memoryServiceEnding(world, others),
    guestsEnding: memoryServiceEnding(world, guests),
    decide: async (id, reason) => {
      const record = world.state.services.get(id);
      if (record) decideRefund(world, record, reason);
    },
    hold: async (id, reason) => {
      const record = world.state.services.get(id);
      if (record) holdService(world, record, reason);
    },
    moveEnd: async (id, endDate) => {
      const record = world.state.services.get(id);
      if (record) world.state.services.set(id, { ...record, detail: { ...record.detail, endDate } });
    },
    moveDue: async (id, dueDate) => {
      const { line } = world.state.services.get(id) ?? {};
      const [due] = [...world.state.instalments.values()]
        .filter(({ lineId, paid }) => lineId === line && paid === null)
        .toSorted((a, b) => a.dueDate - b.dueDate);
      if (due) world.state.instalments.set(due.id, { ...due, dueDate });
    },
    now: () => world.state.now,
  };
};

import { memoryServiceChanges } from '#adapters/memory/service-changes.ts';
import { memoryServiceControl } from '#adapters/memory/service-control.ts';
import { memoryServiceGateway } from '#adapters/memory/service-gateway.ts';
import { addUser, logIn, newAnonymousToken } from '#adapters/memory/sessions.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import type { ChangeSubject } from '#test/services/change-subject.ts';
import type { ControlSubject } from '#test/services/control-subject.ts';
import type { ServiceSubject } from '#test/services/service-subject.ts';
import { memoryPaymentSubjectOf } from './memory-payments.ts';
import { bearerOf } from './memory-subjects.ts';

/** A customer without orders, another customer and a guest, in a separate memory world. */
export const memoryServiceSubject = async (): Promise<ServiceSubject> => memoryChangeSubject();

/** The same, with renewals and upgrades. */
export const memoryChangeSubject = async (): Promise<ChangeSubject> => memorySubject();

/** The same, with the control of services. */
export const memoryControlSubject = async (): Promise<ControlSubject> => memorySubject();

const memorySubject = (): ChangeSubject & ControlSubject => {
  const world = memoryWorld();
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
  };
};

import { describe } from 'vitest';
import { addUser, logIn, newAnonymousToken } from '#adapters/memory/accounts/sessions.ts';
import { memoryBearer } from '#adapters/memory/browser/bearer.ts';
import { memoryServiceGateway } from '#adapters/memory/services/service-gateway.ts';
import { happen, memorySupportDesk } from '#adapters/memory/services/support-desk.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import { memoryPaymentSubjectOf } from '#test/kit/fakes/memory-payments.ts';
import { bearerOf } from '#test/kit/fakes/memory-subjects.ts';
import { runServices } from '#test/services/service-subject.ts';
import { supportDeskLaws } from './support-desk.laws.ts';

describe('requests to the shop in memory', () => {
  supportDeskLaws(async () => {
    const world = memoryWorld();
    let customers = 0;
    const enter = () => {
      customers += 1;
      const user = addUser(world, 'Trần Thị Bích', `09123456${customers + 10}`, `bich${customers}@example.vn`);
      return { user, held: logIn(world, user) };
    };
    const guest = bearerOf(newAnonymousToken(world));
    return {
      customer: async () => memorySupportDesk(world, bearerOf(enter().held)),
      buyer: async () => {
        const [{ user, held }, other] = [enter(), enter()];
        const [service] = await runServices({
          ...memoryPaymentSubjectOf(world, held),
          services: memoryServiceGateway(world, bearerOf(held)),
          owner: user.partyId,
          other: { services: memoryServiceGateway(world, bearerOf(other.held)), owner: other.user.partyId },
          guest: memoryServiceGateway(world, guest),
        });
        return { support: memorySupportDesk(world, bearerOf(held)), order: service.orderId, service: service.id };
      },
      guest: async () => memorySupportDesk(world, guest),
      tokenless: memorySupportDesk(world, memoryBearer()),
      answer: async (id, text) => {
        const record = world.state.supportRequests.get(id);
        if (record) happen(world, record, { kind: 'message', from: 'staff', at: world.state.now }, text);
      },
    };
  });
});

import { describe } from 'vitest';
import { addUser, logIn, newAnonymousToken } from '#adapters/memory/accounts/sessions.ts';
import { memoryAutoRenewals } from '#adapters/memory/services/auto-renewals.ts';
import { memoryServiceControl } from '#adapters/memory/services/service-control.ts';
import { memoryServiceEnding } from '#adapters/memory/services/service-ending.ts';
import { memoryServiceGateway } from '#adapters/memory/services/service-gateway.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import { memoryPaymentSubjectOf } from '#test/kit/fakes/memory-payments.ts';
import { bearerOf } from '#test/kit/fakes/memory-subjects.ts';
import { autoRenewalLaws } from './auto-renewals.laws.ts';

describe('switches of auto-renewal in memory', () => {
  autoRenewalLaws(async () => {
    const world = memoryWorld();
    const [user, stranger] = [
      addUser(world, 'Trần Thị Bích', '0912345611', 'bich1@example.vn'),
      addUser(world, 'Lê Văn Khác', '0912345612', 'khac@example.vn'),
    ];
    const [held, others] = [logIn(world, user), logIn(world, stranger)];
    const guest = bearerOf(newAnonymousToken(world));
    return {
      services: {
        ...memoryPaymentSubjectOf(world, held),
        services: memoryServiceGateway(world, bearerOf(held)),
        owner: user.partyId,
        other: { services: memoryServiceGateway(world, bearerOf(others)), owner: stranger.partyId },
        guest: memoryServiceGateway(world, guest),
      },
      control: memoryServiceControl(world, bearerOf(held)),
      ending: memoryServiceEnding(world, bearerOf(held)),
      autoRenewals: memoryAutoRenewals(world, bearerOf(held)),
      other: memoryAutoRenewals(world, bearerOf(others)),
      guest: memoryAutoRenewals(world, guest),
    };
  });
});

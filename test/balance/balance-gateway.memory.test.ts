import { describe } from 'vitest';
import { addUser, logIn, newAnonymousToken } from '#adapters/memory/accounts/sessions.ts';
import { memoryBalanceGateway, transferToBalance } from '#adapters/memory/orders/balance-gateway.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import { dong } from '#core/shared/dong.ts';
import { memoryPaymentSubjectOf } from '#test/kit/fakes/memory-payments.ts';
import { bearerOf } from '#test/kit/fakes/memory-subjects.ts';
import { balanceLaws } from './balance-gateway.laws.ts';

describe('prepaid balances in memory', () => {
  balanceLaws(async () => {
    const world = memoryWorld();
    const [user, stranger] = [
      addUser(world, 'Trần Thị Bích', '0912345611', 'bich1@example.vn'),
      addUser(world, 'Lê Văn Khác', '0912345612', 'khac@example.vn'),
    ];
    const held = logIn(world, user);
    return {
      owner: { ...memoryPaymentSubjectOf(world, held), owner: user.partyId },
      balance: memoryBalanceGateway(world, bearerOf(held)),
      other: memoryBalanceGateway(world, bearerOf(logIn(world, stranger))),
      guest: memoryBalanceGateway(world, bearerOf(newAnonymousToken(world))),
      arrives: async (id, amount, reference) => transferToBalance(world, id, dong(amount), reference),
    };
  });
});

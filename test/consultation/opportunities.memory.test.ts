import { addUser, logIn, newAnonymousToken } from '#adapters/memory/accounts/sessions.ts';
import { memoryBearer } from '#adapters/memory/browser/bearer.ts';
import { memoryOpportunities } from '#adapters/memory/content/opportunities.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import { idempotencyKey } from '#core/shared/ids.ts';
import { bearerOf } from '#test/kit/fakes/memory-subjects.ts';
import { describeMutants } from '#test/kit/mutants.ts';
import { type OpportunitiesSubject, opportunitiesContract, opportunitiesLaws } from './opportunities.contract.ts';
import { opportunitiesMutants } from './opportunities.mutants.ts';

const memorySubject = async (): Promise<OpportunitiesSubject> => {
  const world = memoryWorld();
  let used = 0;
  const user = addUser(world, 'Trần Thị Bích', '0912345678', 'bich@example.vn');
  return {
    guest: async () => memoryOpportunities(world, bearerOf(newAnonymousToken(world))),
    customer: async () => memoryOpportunities(world, bearerOf(logIn(world, user))),
    tokenless: memoryOpportunities(world, memoryBearer()),
    phone: () => `09${String(++used).padStart(8, '0')}`,
    email: () => `khach${++used}@example.vn`,
    leads: async (phone) =>
      world.state.opportunities.map(({ opportunity }) => opportunity).filter(({ referPhone }) => referPhone === phone),
    mails: async (email) => world.state.accounts.outbox.filter(({ to }) => to === email).length,
    confirm: async (email) => {
      const known = world.state.subscriptions.get(email);
      if (known) world.state.subscriptions.set(email, { ...known, confirmed: true });
    },
    newIdempotencyKey: () => idempotencyKey(world.random.id()),
    pass: async (milliseconds) => {
      world.state.now += milliseconds;
    },
  };
};

opportunitiesContract('the CRM in memory', memorySubject);
describeMutants(
  'CNS-07 the laws reject every mutant of the CRM',
  opportunitiesLaws,
  memorySubject,
  opportunitiesMutants,
);

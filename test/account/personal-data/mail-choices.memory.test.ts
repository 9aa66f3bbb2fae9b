import { memoryMailChoices } from '#adapters/memory/accounts/mail-choices.ts';
import { addUser, logIn, newAnonymousToken } from '#adapters/memory/accounts/sessions.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import type { MailChoices } from '#core/account/mail-choices.port.ts';
import { idempotencyKey } from '#core/shared/ids.ts';
import { ok } from '#core/shared/result.ts';
import { bearerOf } from '#test/kit/fakes/memory-subjects.ts';
import { describeMutants, type Mutants, mapValue } from '#test/kit/mutants.ts';
import { type MailChoicesSubject, mailChoicesContract, mailChoicesLaws } from './mail-choices.contract.ts';

const subject = async (): Promise<MailChoicesSubject> => {
  const world = memoryWorld();
  return {
    customer: async () => {
      const user = addUser(world, 'Lê Thị Thử', '0912345678', `${world.random.id()}@example.vn`);
      return memoryMailChoices(world, bearerOf(logIn(world, user)));
    },
    guest: async () => memoryMailChoices(world, bearerOf(newAnonymousToken(world))),
    newIdempotencyKey: () => idempotencyKey(world.random.id()),
  };
};

const changing =
  (change: (real: MailChoices) => Partial<MailChoices>) =>
  (real: MailChoicesSubject): MailChoicesSubject => ({
    ...real,
    customer: async () => {
      const choices = await real.customer();
      return { ...choices, ...change(choices) };
    },
    guest: async () => {
      const choices = await real.guest();
      return { ...choices, ...change(choices) };
    },
  });

const mutants: Mutants<MailChoicesSubject> = {
  'news are usual': changing((real) => ({
    load: () => mapValue(real.load(), (loaded) => ({ ...loaded, 'newsletter-email': true })),
  })),
  'a decision is lost': changing(() => ({ save: async () => ok(null) })),
  'a choice that is left out is ended': changing((real) => ({
    save: (decisions, agreed, key) =>
      real.save({ 'reminder-email': false, 'stock-alert-email': false, ...decisions }, agreed, key),
  })),
  'all customers have one set of choices': (real) => {
    let shared: MailChoices | null = null;
    return {
      ...real,
      customer: async () => {
        shared ??= await real.customer();
        return shared;
      },
    };
  },
  'each save counts, also a repeated one': (real) => ({
    ...real,
    customer: async () => {
      const choices = await real.customer();
      return { ...choices, save: (decisions, agreed) => choices.save(decisions, agreed, real.newIdempotencyKey()) };
    },
  }),
  'a guest reads what is usual': changing((real) => ({
    load: async () => {
      const answer = await real.load();
      return answer.ok ? answer : ok({ 'reminder-email': true, 'newsletter-email': false });
    },
  })),
};

mailChoicesContract('choices in memory', subject);
describeMutants('the laws reject every mutant of the choices', mailChoicesLaws, subject, mutants);

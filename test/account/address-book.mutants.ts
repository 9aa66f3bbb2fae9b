import type { SavedAddress } from '#core/account/account.ts';
import type { AddressBook } from '#core/account/address-book.port.ts';
import { idempotencyKey } from '#core/shared/ids.ts';
import { fail, ok } from '#core/shared/result.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import type { AddressSubject } from './address-book.contract.ts';

const mutated =
  (change: (real: AddressBook) => Partial<AddressBook>) =>
  (subject: AddressSubject): AddressSubject => {
    const changed = (book: AddressBook): AddressBook => ({ ...book, ...change(book) });
    return {
      ...subject,
      runs: 8,
      customer: async () => {
        const { book, party } = await subject.customer();
        return { book: changed(book), party };
      },
      guest: async () => changed(await subject.guest()),
      tokenless: changed(subject.tokenless),
    };
  };

const listing = (change: (list: readonly SavedAddress[]) => readonly SavedAddress[]) =>
  mutated((real) => ({
    list: async (owner) => {
      const answer = await real.list(owner);
      return answer.ok ? ok(change(answer.value)) : answer;
    },
  }));

let other = 0;

/** Mutants of the address book; each has one fault. */
export const addressBookMutants: Mutants<AddressSubject> = {
  'the street is dropped': listing((list) => list.map((each) => ({ ...each, street: '' }))),
  'the newest come last': listing((list) => list.toReversed()),
  'every address is a default': listing((list) => list.map((each) => ({ ...each, isDefault: true }))),
  'nothing is a default': listing((list) => list.map((each) => ({ ...each, isDefault: false }))),
  'a repeated press makes another': mutated((real) => ({
    create: (owner, address) => real.create(owner, address, idempotencyKey(`another ${++other} ${Math.random()}`)),
  })),
  'everybody is denied': mutated((real) => ({
    list: async (owner) => {
      const answer = await real.list(owner);
      return answer.ok ? answer : fail({ kind: 'denied' });
    },
  })),
  'nobody is denied': mutated((real) => ({
    list: async (owner) => {
      const answer = await real.list(owner);
      return answer.ok ? answer : fail({ kind: 'not-found' });
    },
  })),
  'refusals do not name the field': mutated((real) => ({
    create: async (owner, address, press) => {
      const answer = await real.create(owner, address, press);
      return !answer.ok && answer.failure.kind === 'rejected' ? fail({ ...answer.failure, detail: {} }) : answer;
    },
  })),
  'phone numbers stay as they were typed': mutated((real) => ({
    create: async (owner, address, press) => {
      const answer = await real.create(owner, address, press);
      return answer.ok ? ok({ ...answer.value, phone: address.phone }) : answer;
    },
  })),
  'removing does nothing': mutated(() => ({ remove: async () => ok(undefined) })),
  'removing again is not found': mutated((real) => {
    const gone = new Set<string>();
    return {
      remove: async (owner, id) => {
        if (gone.has(id)) return fail({ kind: 'not-found' as const });
        gone.add(id);
        return real.remove(owner, id);
      },
    };
  }),
  'changes are forgotten': mutated((real) => ({
    update: async (owner, id) => {
      const list = await real.list(owner);
      const known = list.ok ? list.value.find((each) => each.id === id) : undefined;
      return known ? ok(known) : fail({ kind: 'not-found' as const });
    },
  })),
  'unmarking takes the default away': mutated((real) => ({
    update: async (owner, id, address) => {
      const answer = await real.update(owner, id, address);
      return answer.ok ? ok({ ...answer.value, isDefault: address.isDefault }) : answer;
    },
  })),
};

import type { SavedAddress } from '#core/account/account.ts';
import type { AddressBook } from '#core/account/address-book.port.ts';
import { idempotencyKey } from '#core/shared/ids.ts';
import { fail, ok } from '#core/shared/result.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import type { AddressSubject } from './address-book.contract.ts';

const changingBook =
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

const changingList = (change: (list: readonly SavedAddress[]) => readonly SavedAddress[]) =>
  changingBook((real) => ({
    list: async (owner) => {
      const answer = await real.list(owner);
      return answer.ok ? ok(change(answer.value)) : answer;
    },
  }));

let keyCount = 0;

/** Mutants of the address book; each has one fault. */
export const addressBookMutants: Mutants<AddressSubject> = {
  'the street is dropped': changingList((list) => list.map((each) => ({ ...each, street: '' }))),
  'addresses are listed in reverse order': changingList((list) => list.toReversed()),
  'every address is a default': changingList((list) => list.map((each) => ({ ...each, isDefault: true }))),
  'no address is the default': changingList((list) => list.map((each) => ({ ...each, isDefault: false }))),
  'the idempotency key is ignored': changingBook((real) => ({
    create: (owner, address) => real.create(owner, address, idempotencyKey(`another ${++keyCount} ${Math.random()}`)),
  })),
  'an unknown book fails with denied': changingBook((real) => ({
    list: async (owner) => {
      const answer = await real.list(owner);
      return answer.ok ? answer : fail({ kind: 'denied' });
    },
  })),
  'a missing token fails with not-found': changingBook((real) => ({
    list: async (owner) => {
      const answer = await real.list(owner);
      return answer.ok ? answer : fail({ kind: 'not-found' });
    },
  })),
  'rejections do not name the field': changingBook((real) => ({
    create: async (owner, address, press) => {
      const answer = await real.create(owner, address, press);
      return !answer.ok && answer.failure.kind === 'rejected' ? fail({ ...answer.failure, detail: {} }) : answer;
    },
  })),
  'phone numbers are not normalised': changingBook((real) => ({
    create: async (owner, address, press) => {
      const answer = await real.create(owner, address, press);
      return answer.ok ? ok({ ...answer.value, phone: address.phone }) : answer;
    },
  })),
  'removing does nothing': changingBook(() => ({ remove: async () => ok(undefined) })),
  'removing an address twice fails with not-found': changingBook((real) => {
    const gone = new Set<string>();
    return {
      remove: async (owner, id) => {
        if (gone.has(id)) return fail({ kind: 'not-found' as const });
        gone.add(id);
        return real.remove(owner, id);
      },
    };
  }),
  'changes are not stored': changingBook((real) => ({
    update: async (owner, id) => {
      const list = await real.list(owner);
      const known = list.ok ? list.value.find((each) => each.id === id) : undefined;
      return known ? ok(known) : fail({ kind: 'not-found' as const });
    },
  })),
  'the default address can be unmarked': changingBook((real) => ({
    update: async (owner, id, address) => {
      const answer = await real.update(owner, id, address);
      return answer.ok ? ok({ ...answer.value, isDefault: address.isDefault }) : answer;
    },
  })),
};

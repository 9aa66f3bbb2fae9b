import type { TicketPerson } from '#core/consultation/consultation.ts';
import type { TicketStore } from '#core/consultation/ticket-store.port.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import type { TicketSubject } from './ticket-store.contract.ts';

const withStoreChanges =
  (change: (store: TicketStore) => Partial<TicketStore>) =>
  (subject: TicketSubject): TicketSubject => {
    const changed = (store: TicketStore): TicketStore => ({ ...store, ...change(store) });
    return {
      ...subject,
      next: () => changed(subject.next()),
      elsewhere: () => changed(subject.elsewhere()),
      after: (time) => changed(subject.after(time)),
    };
  };

const replaceAnswer = (from: ReturnType<TicketStore['compare']>, to: ReturnType<TicketStore['compare']>) =>
  withStoreChanges((store) => ({
    compare: (person) => {
      const answer = store.compare(person);
      return answer === from ? to : answer;
    },
  }));

/** Changes the person in both `keep` and `compare`. */
const withPersonChanges = (change: (person: TicketPerson) => TicketPerson) =>
  withStoreChanges((store) => ({
    compare: (person) => store.compare(change(person)),
    save: (person) => store.save(change(person)),
  }));

/** Mutants of the ticket store; each has one fault. */
export const ticketStoreMutants: Mutants<TicketSubject> = {
  'a new browser already has a ticket': replaceAnswer('none', 'same'),
  'tickets are not stored': withStoreChanges(() => ({ save: () => undefined })),
  'a ticket matches everyone': replaceAnswer('other', 'same'),
  'the e-mail is ignored': withPersonChanges((person) => ({ ...person, email: '' })),
  'the fields are joined into one text': withPersonChanges(({ name, phone, email }) => ({
    name: [name, phone, email].join('|'),
    phone: '',
    email: '',
  })),
  'a ticket never expires': (subject) => ({ ...subject, after: () => subject.next() }),
  'a ticket expires too early': (subject) => ({ ...subject, after: (time) => subject.after(time * 100) }),
  'the first ticket is never replaced': withStoreChanges((store) => ({
    save: (person) => {
      if (store.compare(person) === 'none') store.save(person);
    },
  })),
  'an unreadable ticket counts as the ticket of another person': replaceAnswer('undecodable', 'other'),
  'tickets are not deleted': withStoreChanges(() => ({ clear: () => undefined })),
  'a ticket contains the phone number': (subject) => {
    let last = '';
    const spied = withStoreChanges((store) => ({
      save: (person) => {
        last = person.phone;
        store.save(person);
      },
    }))(subject);
    return { ...spied, held: () => `${subject.held() ?? ''} ${last}` };
  },
  'all browsers share a ticket': (subject) => ({ ...subject, elsewhere: () => subject.next() }),
};

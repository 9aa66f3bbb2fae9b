import type { TicketPerson } from '#core/consultation/consultation.ts';
import type { TicketStore } from '#core/consultation/ticket-store.port.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import type { TicketSubject } from './ticket-store.contract.ts';

const everywhere =
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

const answering = (from: ReturnType<TicketStore['compare']>, to: ReturnType<TicketStore['compare']>) =>
  everywhere((store) => ({
    compare: (person) => {
      const answer = store.compare(person);
      return answer === from ? to : answer;
    },
  }));

/** Both sides see a person through this. */
const through = (change: (person: TicketPerson) => TicketPerson) =>
  everywhere((store) => ({
    compare: (person) => store.compare(change(person)),
    keep: (person) => store.keep(change(person)),
  }));

/** Ticket stores that misbehave, each in one way. */
export const ticketStoreMutants: Mutants<TicketSubject> = {
  'a new browser has asked already': answering('none', 'same'),
  'keeping is forgotten': everywhere(() => ({ keep: () => undefined })),
  'everybody is the same': answering('other', 'same'),
  'the e-mail does not count': through((person) => ({ ...person, email: '' })),
  'the parts are one text': through(({ name, phone, email }) => ({
    name: [name, phone, email].join('|'),
    phone: '',
    email: '',
  })),
  'a ticket never ends': (subject) => ({ ...subject, after: () => subject.next() }),
  'a ticket ends at once': (subject) => ({ ...subject, after: (time) => subject.after(time * 100) }),
  'the first ticket stays': everywhere((store) => ({
    keep: (person) => {
      if (store.compare(person) === 'none') store.keep(person);
    },
  })),
  'what cannot be read is somebody else’s': answering('undecodable', 'other'),
  'dropping does nothing': everywhere(() => ({ drop: () => undefined })),
  'the phone stands in it': (subject) => {
    let last = '';
    const spied = everywhere((store) => ({
      keep: (person) => {
        last = person.phone;
        store.keep(person);
      },
    }))(subject);
    return { ...spied, held: () => `${subject.held() ?? ''} ${last}` };
  },
  'browsers share a ticket': (subject) => ({ ...subject, elsewhere: () => subject.next() }),
};

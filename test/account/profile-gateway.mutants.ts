import type { Person } from '#core/account/account.ts';
import type { ProfileGateway } from '#core/account/profile-gateway.port.ts';
import { fail, ok } from '#core/shared/result.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import type { ProfileSubject } from './profile-gateway.contract.ts';

const mutated =
  (change: (real: ProfileGateway) => Partial<ProfileGateway>) =>
  (subject: ProfileSubject): ProfileSubject => {
    const changed = (real: ProfileGateway): ProfileGateway => ({ ...real, ...change(real) });
    return {
      ...subject,
      runs: 8,
      customer: async () => {
        const customer = await subject.customer();
        return { ...customer, profiles: changed(customer.profiles) };
      },
      guest: async () => changed(await subject.guest()),
    };
  };

const seeing = (change: (person: Person) => Person) =>
  mutated((real) => ({
    person: async (party) => {
      const answer = await real.person(party);
      return answer.ok ? ok(change(answer.value)) : answer;
    },
  }));

const denied = fail({ kind: 'denied' as const });

/** Mutants of the profile gateway; each has one fault. */
export const profileGatewayMutants: Mutants<ProfileSubject> = {
  'the name is the e-mail address': seeing((person) => ({ ...person, fullName: person.email })),
  'pictures are forgotten': seeing((person) => ({ ...person, avatarPath: null })),
  'foreign people are denied': mutated((real) => ({
    person: async (party) => {
      const answer = await real.person(party);
      return answer.ok ? answer : denied;
    },
  })),
  'changes are acknowledged and lost': mutated((real) => ({
    update: async (change) => {
      const before = await real.update({ ...change, fullName: '' });
      return before.ok ? before : fail({ kind: 'unknown' as const });
    },
  })),
  'the birth date is dropped': mutated((real) => ({ update: (change) => real.update({ ...change, birthDate: null }) })),
  'names stay as they were typed': mutated((real) => ({
    update: async (change) => {
      const answer = await real.update(change);
      return answer.ok ? ok({ ...answer.value, fullName: change.fullName }) : answer;
    },
  })),
  'refusals do not name the field': mutated((real) => ({
    update: async (change) => {
      const answer = await real.update(change);
      return !answer.ok && answer.failure.kind === 'rejected' ? fail({ ...answer.failure, detail: {} }) : answer;
    },
  })),
  'a guest is not found': mutated((real) => ({
    update: async (change) => {
      const answer = await real.update(change);
      return !answer.ok && answer.failure.kind === 'denied' ? fail({ kind: 'not-found' as const }) : answer;
    },
  })),
  'anything is a picture': mutated((real) => ({
    setAvatar: async (image) => {
      const answer = await real.setAvatar(image);
      return !answer.ok && answer.failure.kind === 'rejected' ? ok('/uploads/x.webp') : answer;
    },
  })),
  'every province has all colleges': mutated((real) => ({
    colleges: () => real.colleges('01'),
  })),
  'the company is nobody’s': mutated(() => ({ company: async () => ok(null) })),
};

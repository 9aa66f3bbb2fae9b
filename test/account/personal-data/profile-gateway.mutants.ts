import type { Person } from '#core/account/account.ts';
import type { ProfileGateway } from '#core/account/profile-gateway.port.ts';
import { fail, ok } from '#core/shared/result.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import type { ProfileSubject } from './profile-gateway.contract.ts';

const changingGateway =
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

const changingPerson = (change: (person: Person) => Person) =>
  changingGateway((real) => ({
    person: async (party) => {
      const answer = await real.person(party);
      return answer.ok ? ok(change(answer.value)) : answer;
    },
  }));

const denied = fail({ kind: 'denied' as const });

/** Mutants of the profile gateway; each has one fault. */
export const profileGatewayMutants: Mutants<ProfileSubject> = {
  'the name is the e-mail address': changingPerson((person) => ({ ...person, fullName: person.email })),
  'the picture is never returned': changingPerson((person) => ({ ...person, avatarPath: null })),
  'reading another customer fails with denied instead of not-found': changingGateway((real) => ({
    person: async (party) => {
      const answer = await real.person(party);
      return answer.ok ? answer : denied;
    },
  })),
  'a change fails and is not stored': changingGateway((real) => ({
    update: async (change) => {
      const before = await real.update({ ...change, fullName: '' });
      return before.ok ? before : fail({ kind: 'unknown' as const });
    },
  })),
  'the birth date is dropped': changingGateway((real) => ({
    update: (change) => real.update({ ...change, birthDate: null }),
  })),
  'names are not normalised': changingGateway((real) => ({
    update: async (change) => {
      const answer = await real.update(change);
      return answer.ok ? ok({ ...answer.value, fullName: change.fullName }) : answer;
    },
  })),
  'rejections do not name the field': changingGateway((real) => ({
    update: async (change) => {
      const answer = await real.update(change);
      return !answer.ok && answer.failure.kind === 'rejected' ? fail({ ...answer.failure, detail: {} }) : answer;
    },
  })),
  "a guest's change fails with not-found instead of denied": changingGateway((real) => ({
    update: async (change) => {
      const answer = await real.update(change);
      return !answer.ok && answer.failure.kind === 'denied' ? fail({ kind: 'not-found' as const }) : answer;
    },
  })),
  'the whole identity number is read with the person': changingGateway((real) => ({
    person: async (party) => {
      const [answer, whole] = [await real.person(party), await real.identityNumber()];
      return answer.ok && whole.ok ? ok({ ...answer.value, identityNumber: whole.value }) : answer;
    },
  })),
  'any file is accepted as a picture': changingGateway((real) => ({
    setAvatar: async (image) => {
      const answer = await real.setAvatar(image);
      return !answer.ok && answer.failure.kind === 'rejected' ? ok('/uploads/x.webp') : answer;
    },
  })),
  'every province has the colleges of one province': changingGateway((real) => ({
    colleges: () => real.colleges('01'),
  })),
  'the company is always null': changingGateway(() => ({ company: async () => ok(null) })),
};

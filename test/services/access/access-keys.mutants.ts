import type { AccessKeys } from '#core/services/access/access-keys.port.ts';
import { fail, ok } from '#core/shared/result.ts';
import { type Mutants, mapValue } from '#test/kit/mutants.ts';
import type { AccessKeysSubject } from './access-keys-subject.ts';

const changingKeys =
  (change: (keys: AccessKeys, subject: AccessKeysSubject) => Partial<AccessKeys>) =>
  (subject: AccessKeysSubject): AccessKeysSubject => ({
    ...subject,
    accessKeys: { ...subject.accessKeys, ...change(subject.accessKeys, subject) },
  });

const remembered = new Map<string, string>();

/** Mutants of access keys; each has one fault. */
export const accessKeysMutants: Mutants<AccessKeysSubject> = {
  'the secret can be read again': changingKeys((keys) => ({
    takeSecret: async (id, key) => {
      const answer = await keys.takeSecret(id, key);
      if (answer.ok) remembered.set(key, answer.value);
      const known = remembered.get(key);
      return known === undefined ? answer : ok(known);
    },
  })),
  'a list shows the whole secret': changingKeys((keys) => ({
    list: (id) =>
      mapValue(keys.list(id), (found) => found.map((key) => ({ ...key, ending: `${key.ending}${key.id}` }))),
    create: (...given) =>
      mapValue(keys.create(...given), (found) => found.map((key) => ({ ...key, ending: `${key.ending}${key.id}` }))),
  })),
  'the oldest key stands first': changingKeys((keys) => ({
    list: (id) => mapValue(keys.list(id), (found) => found.toReversed()),
  })),
  'a revoked key stays': changingKeys((keys) => ({ revoke: (id) => keys.list(id) })),
  'the key of the press is ignored': changingKeys((keys, { newIdempotencyKey }) => ({
    create: (id, name) => keys.create(id, name, newIdempotencyKey()),
  })),
  'nothing is logged': (subject) => ({
    ...subject,
    control: {
      ...subject.control,
      load: (id) => mapValue(subject.control.load(id), (state) => ({ ...state, log: [] })),
    },
  }),
  'the limit refuses nothing': changingKeys((keys) => ({
    create: async (...given) => {
      const answer = await keys.create(...given);
      const isFull = !answer.ok && 'code' in answer.failure && answer.failure.code === 'too-many-access-keys';
      return isFull ? keys.list(given[0]) : answer;
    },
  })),
  'a refusal names no reason': changingKeys((keys) => ({
    create: async (...given) => {
      const answer = await keys.create(...given);
      return answer.ok ? answer : fail({ kind: 'garbled' });
    },
  })),
  'a name may be anything': changingKeys((keys) => ({
    create: async (id, name, key) => {
      const answer = await keys.create(id, name, key);
      const isBad = !answer.ok && 'code' in answer.failure && answer.failure.code === 'bad-input';
      return isBad ? keys.create(id, 'Khoá', key) : answer;
    },
  })),
  'another customer has the keys': (subject) => ({ ...subject, othersKeys: subject.accessKeys }),
  'a guest has the keys': (subject) => ({ ...subject, guestsKeys: subject.accessKeys }),
};

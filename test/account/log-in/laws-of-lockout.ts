import { randomInt } from 'node:crypto';
import { expect } from 'vitest';
import { token } from '#core/shared/ids.ts';
import {
  type AccountSubject,
  newCustomer,
  newGuest,
  OTHER_PASSWORD,
  outcomeOf,
  PASSWORD,
  readSentCode,
  value,
} from '#test/account/account-subject.ts';
import type { Law } from '#test/kit/law.ts';

/** An address that no other test uses. */
const freshNetwork = (): string => `10.${[0, 0, 0].map(() => randomInt(1, 255)).join('.')}`;

/** Wrong passwords of so many new browsers of a network, until one is refused otherwise. */
const guess = async (
  subject: AccountSubject,
  username: string,
  network: string,
  most: number,
  mark?: string | null,
) => {
  const outcomes: string[] = [];
  for (let time = 0; time < most; time += 1)
    outcomes.push(
      outcomeOf(await (await newGuest(subject, network)).accounts.logIn(username, OTHER_PASSWORD, mark ?? null)),
    );
  return outcomes;
};

const wrong = (times: number) => Array.from({ length: times }, () => 'wrong-credentials');

/** A new browser in a network that has worked on a proof. */
const provenGuest = async (subject: AccountSubject, network: string) => {
  const guest = await newGuest(subject, network);
  const prove = async () => {
    const proof = await subject.device().solveChallenge(value(await guest.botCheck.challenge()));
    value(await guest.botCheck.verify(proof ?? ''));
  };
  await prove();
  return { ...guest, prove };
};

/** A customer whose name strangers of one network have guessed at. */
const attacked = async (subject: AccountSubject) => {
  const { username, login } = await newCustomer(subject);
  const network = freshNetwork();
  expect(await guess(subject, username, network, 11)).toEqual([...wrong(10), 'too-many-tries']);
  return { username, mark: login.deviceMark ?? null, network };
};

/** Strangers slow down whoever guesses, and lock nobody out. */
export const lockoutLaws: readonly Law<AccountSubject>[] = [
  {
    name: 'V6.1.1 V6.3.1 ten wrong passwords are refused in their network, and not in a browser that the account knows',
    check: async (open) => {
      const subject = await open();
      const { username, mark, network } = await attacked(subject);
      expect(mark).toEqual(expect.any(String));
      const owner = await newGuest(subject, network);
      expect(outcomeOf(await owner.accounts.logIn(username, PASSWORD))).toBe('too-many-tries');
      expect(outcomeOf(await owner.accounts.logIn(username, PASSWORD, mark))).toBe('ok');
      expect(await guess(subject, username, network, 1)).toEqual(['too-many-tries']);
    },
  },
  {
    name: 'V6.3.1 in another network each further try takes a proof of its own, and the right password is accepted',
    check: async (open) => {
      const subject = await open();
      const { username } = await attacked(subject);
      const elsewhere = freshNetwork();
      expect(await guess(subject, username, elsewhere, 1)).toEqual(['bot-check-needed']);
      const owner = await provenGuest(subject, elsewhere);
      expect(outcomeOf(await owner.accounts.logIn(username, OTHER_PASSWORD))).toBe('wrong-credentials');
      expect(outcomeOf(await owner.accounts.logIn(username, PASSWORD))).toBe('bot-check-needed');
      await owner.prove();
      expect(outcomeOf(await owner.accounts.logIn(username, PASSWORD))).toBe('ok');
    },
  },
  {
    name: 'V6.3.1 the mark of another account, or an invented one, exempts nobody',
    check: async (open) => {
      const subject = await open();
      const { username, network } = await attacked(subject);
      const other = await newCustomer(subject);
      for (const mark of [other.login.deviceMark ?? '', '0123456789abcdef.0123', 'x'])
        expect(await guess(subject, username, network, 1, mark)).toEqual(['too-many-tries']);
    },
  },
  {
    name: 'V6.3.1 guesses in a known browser are counted there alone',
    check: async (open) => {
      const subject = await open();
      const { username, login } = await newCustomer(subject);
      const network = freshNetwork();
      expect(await guess(subject, username, network, 11, login.deviceMark ?? null)).toEqual([
        ...wrong(10),
        'too-many-tries',
      ]);
      expect(outcomeOf(await (await newGuest(subject, network)).accounts.logIn(username, PASSWORD))).toBe('ok');
    },
  },
  {
    name: 'V6.3.1 five reset requests of a stranger end neither the reset of the owner nor their next request',
    check: async (open) => {
      const subject = await open();
      const { username, login } = await newCustomer(subject);
      const owner = await newGuest(subject, freshNetwork());
      const { key } = value(await owner.accounts.requestReset(username));
      const code = await readSentCode(subject, username);
      const network = freshNetwork();
      const outcomes: string[] = [];
      for (let time = 0; time < 6; time += 1)
        outcomes.push(outcomeOf(await (await provenGuest(subject, network)).accounts.requestReset(username)));
      expect(outcomes).toEqual(['ok', 'ok', 'ok', 'ok', 'ok', 'too-many-tries']);
      const known = await newGuest(subject, network);
      expect(outcomeOf(await known.accounts.requestReset(username, login.deviceMark ?? null))).toBe('ok');
      const elsewhere = freshNetwork();
      const unproven = await newGuest(subject, elsewhere);
      expect(outcomeOf(await unproven.accounts.requestReset(username))).toBe('bot-check-needed');
      expect(outcomeOf(await (await provenGuest(subject, elsewhere)).accounts.requestReset(username))).toBe('ok');
      expect(outcomeOf(await owner.accounts.verifyReset(key, code))).toBe('ok');
    },
  },
  {
    name: 'V6.6.3 after twenty reset messages a day the next ones hold a link and no digits to guess',
    check: async (open) => {
      const subject = await open();
      const { username, login } = await newCustomer(subject);
      const request = async () => {
        const { accounts } = await newGuest(subject, freshNetwork());
        return { accounts, ...value(await accounts.requestReset(username, login.deviceMark ?? null)) };
      };
      for (let window = 0; window < 4; window += 1) {
        for (let time = 0; time < 5; time += 1) await request();
        expect(await subject.codeFor(username)).toMatch(/^\d{6}$/);
        await subject.later(901_000);
      }
      const { accounts, key } = await request();
      expect(await subject.codeFor(username)).toBeNull();
      expect(outcomeOf(await accounts.verifyReset(key, '123456'))).not.toBe('ok');
      expect(outcomeOf(await accounts.verifyReset((await subject.linkKeyFor(username)) ?? token('none'), ''))).toBe(
        'ok',
      );
    },
  },
];

import fc from 'fast-check';
import { expect } from 'vitest';
import {
  type AccountSubject,
  freshIdempotencyKey,
  freshName,
  newGuest,
  outcomeOf,
  PASSWORD,
  value,
} from '#test/account/account-subject.ts';
import { forAll } from '#test/kit/for-all.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';

type Guest = Awaited<ReturnType<typeof newGuest>>;

/** The proof that the guest's own device computes. */
const proofOf = async (subject: AccountSubject, { botCheck }: Guest): Promise<string> => {
  const proof = await subject.device().solveChallenge(value(await botCheck.challenge()));
  if (proof === null) throw new Error('no proof');
  return proof;
};

const register = ({ accounts }: Guest) =>
  accounts.register({ fullName: 'Lê Thị Thử', username: freshName(), password: PASSWORD }, freshIdempotencyKey());

/** Registers until the service refuses; returns the last answer and the number of successes. */
const registerUntilRefused = async (guest: Guest, most: number) => {
  for (let times = 0; times < most; times++) {
    const answer = outcomeOf(await register(guest));
    if (answer !== 'ok') return { answer, times };
  }
  return { answer: 'ok', times: most };
};

/** Laws of every BotCheck: a proof works once, and only for the browser that computed it. */
export const botCheckLaws: readonly Law<AccountSubject>[] = [
  {
    name: 'ACC-01 GQL-09 the computed proof of a challenge is accepted',
    check: async (open) => {
      const subject = await open();
      const guest = await newGuest(subject);
      expect(await guest.botCheck.verify(await proofOf(subject, guest))).toEqual({ ok: true, value: true });
    },
  },
  {
    name: 'ACC-01 a proof is accepted once',
    check: async (open) => {
      const subject = await open();
      const guest = await newGuest(subject);
      const proof = await proofOf(subject, guest);
      await guest.botCheck.verify(proof);
      expect(await guest.botCheck.verify(proof)).toEqual({ ok: true, value: false });
    },
  },
  {
    name: 'ACC-01 an invalid proof is rejected and never throws',
    check: async (open) => {
      const { botCheck } = await newGuest(await open());
      const anything = fc.oneof(fc.string({ maxLength: 80 }), fc.base64String({ maxLength: 80 }));
      await forAll(
        anything,
        async (text) => expect(await botCheck.verify(text)).toEqual({ ok: true, value: false }),
        20,
      );
    },
  },
  {
    name: 'ACC-01 every challenge is different',
    check: async (open) => {
      const { botCheck } = await newGuest(await open());
      const all = await Promise.all([botCheck.challenge(), botCheck.challenge(), botCheck.challenge()]);
      expect(new Set(all.map((each) => JSON.stringify(value(each)))).size).toBe(3);
    },
  },
  {
    name: 'ACC-01 a challenge expires after five minutes',
    check: async (open) => {
      const subject = await open();
      const guest = await newGuest(subject);
      const proof = await proofOf(subject, guest);
      await subject.later(301_000);
      expect(await guest.botCheck.verify(proof)).toEqual({ ok: true, value: false });
    },
  },
  {
    name: 'ACC-01 a browser can register a few times without a proof, then a proof is required',
    check: async (open) => {
      const guest = await newGuest(await open());
      const { answer, times } = await registerUntilRefused(guest, 12);
      expect(answer).toBe('bot-check-needed');
      expect(times).toBeGreaterThan(1);
    },
  },
  {
    name: 'ACC-01 with a proof the same browser can continue to register for ten minutes',
    check: async (open) => {
      const subject = await open();
      const guest = await newGuest(subject);
      await registerUntilRefused(guest, 12);
      await guest.botCheck.verify(await proofOf(subject, guest));
      expect(outcomeOf(await register(guest))).toBe('ok');
      await subject.later(601_000);
      expect(outcomeOf(await register(guest))).toBe('bot-check-needed');
    },
  },
  {
    name: "ACC-01 one browser's proof is not valid for another browser",
    check: async (open) => {
      const subject = await open();
      const [one, other] = [await newGuest(subject), await newGuest(subject)];
      await registerUntilRefused(other, 12);
      await one.botCheck.verify(await proofOf(subject, one));
      expect(outcomeOf(await register(other))).toBe('bot-check-needed');
    },
  },
];

/** Runs the laws on one adapter. */
export const botCheckContract = (name: string, open: () => Promise<AccountSubject>): void =>
  describeLaws(`${name} keeps the BotCheck contract`, botCheckLaws, open);

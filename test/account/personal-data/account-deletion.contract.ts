import fc from 'fast-check';
import { expect } from 'vitest';
import { DAY_MS } from '#core/shared/durations.ts';
import {
  type AccountSubject,
  freshIdempotencyKey,
  freshName,
  loginOf,
  newCustomer,
  newGuest,
  OTHER_PASSWORD,
  outcomeOf,
  PASSWORD,
  readSentCode,
  value,
} from '#test/account/account-subject.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';

const GRACE_DAYS = 7;

/** A customer in a browser of their own; `enter` logs in again, because a request needs a fresh login. */
const customerOf = async (subject: AccountSubject) => {
  const somebody = await newCustomer(subject);
  const { username } = somebody;
  const tryLogIn = async () => (await newGuest(subject)).accounts.logIn(username, PASSWORD);
  const enter = async () => subject.as(loginOf(await tryLogIn()).token).deletion;
  const ask = async () => (await enter()).request(username);
  return { ...somebody, ...subject.as(somebody.login.token), tryLogIn, enter, ask };
};

/** Whoever proves a contact by a reset is the owner, and what somebody else asked for is over. */
const resetPassword = async (subject: AccountSubject, username: string): Promise<void> => {
  const { accounts } = await newGuest(subject);
  const { key } = value(await accounts.requestReset(username));
  const checked = value(await accounts.verifyReset(key, await readSentCode(subject, username)));
  value(await accounts.resetPassword(checked.token, checked.username, PASSWORD));
};

type Step = 'ask' | 'cancel' | 'reset' | 'wait';
const anyStep = fc.constantFrom<Step>('ask', 'ask', 'cancel', 'reset', 'wait', 'wait');

/** Laws of every DeletionGateway. */
export const deletionGatewayLaws: readonly Law<AccountSubject>[] = [
  {
    name: 'an account is deleted exactly when seven days have passed since a request that neither a press nor a new password cancelled',
    check: async (open) => {
      await fc.assert(
        fc.asyncProperty(fc.array(anyStep, { minLength: 2, maxLength: 6 }), async (steps) => {
          const subject = await open();
          const { username, ask, enter, tryLogIn } = await customerOf(subject);
          let [day, deletedOn]: [number, number | null] = [0, null];
          const isGone = () => deletedOn !== null && day >= deletedOn;
          for (const step of steps) {
            if (isGone()) break;
            if (step === 'ask') {
              value(await ask());
              deletedOn ??= day + GRACE_DAYS;
            }
            if (step === 'cancel') {
              value(await (await enter()).cancel());
              deletedOn = null;
            }
            if (step === 'reset') {
              await resetPassword(subject, username);
              deletedOn = null;
            }
            if (step === 'wait') {
              await subject.later(4 * DAY_MS);
              day += 4;
            }
            expect([username, outcomeOf(await tryLogIn())]).toEqual([username, isGone() ? 'wrong-credentials' : 'ok']);
            if (!isGone())
              expect(value(await (await enter()).state()).effectiveAt).toEqual(
                deletedOn === null ? null : expect.any(Number),
              );
          }
        }),
        { numRuns: 8, examples: [[['ask', 'reset', 'wait', 'wait']]] },
      );
    },
  },
  {
    name: 'a second request keeps the time of the first',
    check: async (open) => {
      const subject = await open();
      const { ask, enter } = await customerOf(subject);
      value(await ask());
      const first = value(await (await enter()).state()).effectiveAt;
      await subject.later(DAY_MS);
      value(await ask());
      expect(value(await (await enter()).state()).effectiveAt).toBe(first);
    },
  },
  {
    name: 'a request that is cancelled leaves sessions, names, password and data as they were',
    check: async (open) => {
      const subject = await open();
      const { login, deletion, security, username, tryLogIn } = await customerOf(subject);
      const stored = async () =>
        value(await security.personalData())
          .filter(({ name }) => ['parties', 'user_logins'].includes(name))
          .map(({ rows }) => rows);
      const [before, user] = [await stored(), value(await subject.identity.userOf(login.token))];
      value(await deletion.request(username));
      expect(value(await deletion.state()).effectiveAt).not.toBeNull();
      value(await deletion.cancel());
      value(await deletion.cancel());
      expect(value(await deletion.state())).toMatchObject({ effectiveAt: null });
      expect(await stored()).toEqual(before);
      await subject.later(8 * DAY_MS);
      expect(value(await subject.identity.userOf(login.token))).toEqual(user);
      expect(outcomeOf(await tryLogIn())).toBe('ok');
    },
  },
  {
    name: 'after the deletion sessions end, the name answers like an unknown one and can be registered anew, without old data',
    check: async (open) => {
      const subject = await open();
      const { login, deletion, username, tryLogIn } = await customerOf(subject);
      const old = value(await subject.identity.userOf(login.token));
      value(await deletion.request(username));
      await subject.later(7 * DAY_MS + 1_000);
      const unknown = await (await newGuest(subject)).accounts.logIn(freshName(), PASSWORD);
      expect(await tryLogIn()).toEqual(unknown);
      expect(outcomeOf(await subject.identity.userOf(login.token))).toBe('denied');
      expect(outcomeOf(await deletion.state())).toBe('denied');
      const { accounts } = await newGuest(subject);
      expect(value(await accounts.usernameExists(username))).toBe(false);
      const person = { fullName: 'Trần Văn Mới', username, password: OTHER_PASSWORD };
      const { userId } = value(await accounts.register(person, freshIdempotencyKey()));
      value(await accounts.sendCode(userId));
      const fresh = value(await accounts.verifyCode(userId, await readSentCode(subject, username)));
      const user = value(await subject.identity.userOf(fresh.token));
      expect(user).toMatchObject({ fullName: person.fullName, email: username });
      expect(user.partyId).not.toBe(old.partyId);
      const { security, deletion: again } = subject.as(fresh.token);
      const data = JSON.stringify(value(await security.personalData()));
      for (const mark of [old.fullName, old.partyId]) expect(data).not.toContain(mark);
      expect(value(await again.state())).toMatchObject({ effectiveAt: null });
    },
  },
  {
    name: 'V7.5.1 a request needs the own name, a fresh login and a customer; cancelling needs the customer only',
    check: async (open) => {
      const subject = await open();
      const [mine, his] = [await customerOf(subject), await customerOf(subject)];
      for (const name of ['', 'x', his.username])
        expect(await mine.deletion.request(name)).toMatchObject({
          failure: { code: 'bad-input', detail: { field: 'name' } },
        });
      const { deletion: guest } = await newGuest(subject);
      for (const answer of [await guest.state(), await guest.request(mine.username), await guest.cancel()])
        expect(outcomeOf(answer)).toBe('denied');
      value(await mine.deletion.request(` ${mine.username.toUpperCase()} `));
      await subject.later(601_000);
      expect(outcomeOf(await his.deletion.request(his.username))).toBe('login-too-old');
      value(await his.deletion.cancel());
      expect(value(await mine.deletion.state()).effectiveAt).not.toBeNull();
      value(await mine.deletion.cancel());
      expect(value(await mine.deletion.state()).effectiveAt).toBeNull();
    },
  },
  {
    name: 'an unpaid order refuses the request, and calls the deletion off when it is placed meanwhile',
    check: async (open) => {
      const subject = await open();
      const { username, deletion, ask, enter, tryLogIn } = await customerOf(subject);
      const close = await subject.finaliseOrder(username);
      expect(await deletion.request(username)).toMatchObject({
        failure: { code: 'deletion-blocked', detail: { blockers: 'order-unpaid' } },
      });
      expect(value(await deletion.state())).toMatchObject({ effectiveAt: null, blockers: ['order-unpaid'] });
      await close();
      value(await ask());
      const closeLater = await subject.finaliseOrder(username);
      await subject.later(8 * DAY_MS);
      expect(outcomeOf(await tryLogIn())).toBe('ok');
      expect(value(await (await enter()).state())).toMatchObject({ effectiveAt: null, blockers: ['order-unpaid'] });
      await closeLater();
      value(await ask());
      await subject.later(8 * DAY_MS);
      expect(outcomeOf(await tryLogIn())).toBe('wrong-credentials');
    },
  },
];

/** Runs the laws on one adapter. */
export const deletionGatewayContract = (name: string, open: () => Promise<AccountSubject>): void =>
  describeLaws(`${name} keeps the DeletionGateway contract`, deletionGatewayLaws, open);

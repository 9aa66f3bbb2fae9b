import { expect } from 'vitest';
import { HOUR_MS } from '#core/shared/durations.ts';
import {
  type AccountSubject,
  freshName,
  newCustomer,
  newGuest,
  outcomeOf,
  PASSWORD,
  readSentCode,
  registerUnverified,
  value,
  wrongCodeFor,
} from '#test/account/account-subject.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';

const freshPhone = (): string => `09${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

const customerOf = async (subject: AccountSubject) => {
  const somebody = await newCustomer(subject);
  const { contacts } = subject.as(somebody.login.token);
  const userOf = async () => value(await subject.identity.userOf(somebody.login.token));
  const logInAs = async (name: string) => outcomeOf(await (await newGuest(subject)).accounts.logIn(name, PASSWORD));
  return { ...somebody, contacts, userOf, logInAs };
};

/** Laws of every ContactGateway: nothing changes before both sides agree, or the old one was silent for 72 hours. */
export const contactGatewayLaws: readonly Law<AccountSubject>[] = [
  {
    name: 'V6.3.7 a new e-mail address is in force after the codes of both sides, in any order, not before',
    check: async (open) => {
      const subject = await open();
      for (const sides of [['new', 'old'] as const, ['old', 'new'] as const]) {
        const { contacts, username, userOf, logInAs } = await customerOf(subject);
        const fresh = freshName();
        value(await contacts.request('email', fresh));
        const codes = { new: await readSentCode(subject, fresh), old: await readSentCode(subject, username) };
        for (const side of sides) {
          expect((await userOf()).email).toBe(username);
          expect([await logInAs(username), await logInAs(fresh)]).toEqual(['ok', 'wrong-credentials']);
          expect(value(await contacts.changes())).toMatchObject([
            { field: 'email', contact: fresh, effectiveAt: null },
          ]);
          expect(outcomeOf(await contacts.confirm('email', side, wrongCodeFor(codes[side])))).toBe('code-wrong');
          value(await contacts.confirm('email', side, codes[side]));
        }
        expect((await userOf()).email).toBe(fresh);
        expect([await logInAs(username), await logInAs(fresh)]).toEqual(['wrong-credentials', 'ok']);
        expect(value(await contacts.changes())).toEqual([]);
      }
    },
  },
  {
    name: 'a missing phone number needs the code of the new one only',
    check: async (open) => {
      const subject = await open();
      const { contacts, username, userOf, logInAs } = await customerOf(subject);
      const fresh = freshPhone();
      value(await contacts.request('phone', fresh));
      expect((await userOf()).phone).toBe('');
      value(await contacts.confirm('phone', 'new', await readSentCode(subject, fresh)));
      expect(await userOf()).toMatchObject({ phone: fresh, email: username });
      expect([await logInAs(username), await logInAs(fresh)]).toEqual(['ok', 'ok']);
    },
  },
  {
    name: 'without the old code a confirmed new address is in force after 72 hours, unless it is cancelled',
    check: async (open) => {
      const subject = await open();
      const [mine, his] = [await customerOf(subject), await customerOf(subject)];
      const names = [freshName(), freshName()];
      for (const [at, { contacts }] of [mine, his].entries()) {
        const fresh = names[at] ?? '';
        value(await contacts.request('email', fresh));
        expect(outcomeOf(await contacts.delay('email'))).toBe('link-expired');
        value(await contacts.confirm('email', 'new', await readSentCode(subject, fresh)));
        value(await contacts.delay('email'));
        expect(value(await contacts.changes())).toMatchObject([{ awaitsNew: false, effectiveAt: expect.any(Number) }]);
      }
      value(await his.contacts.cancel('email'));
      await subject.later(71 * HOUR_MS);
      value(await mine.contacts.changes());
      expect((await mine.userOf()).email).toBe(mine.username);
      await subject.later(HOUR_MS + 1_000);
      for (const { contacts } of [mine, his]) expect(value(await contacts.changes())).toEqual([]);
      expect([(await mine.userOf()).email, (await his.userOf()).email]).toEqual([names[0], his.username]);
    },
  },
  {
    name: "somebody else's address gets the same answer as a free one, and no message",
    check: async (open) => {
      const subject = await open();
      const [mine, his] = [await customerOf(subject), await customerOf(subject)];
      const before = await subject.codeFor(his.username);
      value(await mine.contacts.request('email', his.username));
      expect(await subject.codeFor(his.username)).toBe(before);
      expect(value(await mine.contacts.changes())).toMatchObject([{ contact: his.username, awaitsNew: true }]);
      value(await mine.contacts.confirm('email', 'old', await readSentCode(subject, mine.username)));
      expect(['code-wrong', 'code-expired']).toContain(
        outcomeOf(await mine.contacts.confirm('email', 'new', '000000')),
      );
      expect((await his.userOf()).email).toBe(his.username);
    },
  },
  {
    name: 'an unverified registration does not keep an address from its owner',
    check: async (open) => {
      const subject = await open();
      const { contacts, username, userOf, logInAs } = await customerOf(subject);
      const { username: fresh } = await registerUnverified(subject);
      value(await contacts.request('email', fresh));
      value(await contacts.confirm('email', 'new', await readSentCode(subject, fresh)));
      value(await contacts.confirm('email', 'old', await readSentCode(subject, username)));
      expect((await userOf()).email).toBe(fresh);
      expect(await logInAs(fresh)).toBe('ok');
    },
  },
  {
    name: 'V7.5.1 a request needs a fresh login; a code allows five tries and ten minutes',
    check: async (open) => {
      const subject = await open();
      const { contacts } = await customerOf(subject);
      const [one, other] = [freshName(), freshName()];
      value(await contacts.request('email', one));
      const code = await readSentCode(subject, one);
      for (let left = 4; left >= 0; left--)
        expect(outcomeOf(await contacts.confirm('email', 'new', wrongCodeFor(code)))).toBe('code-wrong');
      expect(outcomeOf(await contacts.confirm('email', 'new', code))).toBe('code-expired');
      value(await contacts.request('email', other));
      const late = await readSentCode(subject, other);
      await subject.later(601_000);
      expect(outcomeOf(await contacts.confirm('email', 'new', late))).toBe('code-expired');
      expect(outcomeOf(await contacts.request('email', one))).toBe('login-too-old');
      expect(value(await contacts.changes())).toEqual([]);
    },
  },
  {
    name: 'a guest reads and changes no contact, and a wrong one is refused by its field',
    check: async (open) => {
      const subject = await open();
      const { contacts: guest } = await newGuest(subject);
      for (const answer of [
        await guest.changes(),
        await guest.request('email', freshName()),
        await guest.cancel('email'),
      ])
        expect(outcomeOf(answer)).toBe('denied');
      const { contacts, username } = await customerOf(subject);
      for (const [field, contact] of [
        ['email', 'x'],
        ['email', username],
        ['phone', '12'],
      ] as const)
        expect(await contacts.request(field, contact)).toMatchObject({
          failure: { code: 'bad-input', detail: { field: 'contact' } },
        });
    },
  },
  {
    name: 'a customer is told, masked, that mails to the verified address are refused, until another one is in force',
    check: async (open) => {
      const subject = await open();
      const [mine, his] = [await customerOf(subject), await customerOf(subject)];
      const { contacts, username } = mine;
      expect(value(await contacts.refusedEmail())).toBeNull();
      const fresh = freshName();
      value(await contacts.request('email', fresh));
      const codes = { new: await readSentCode(subject, fresh), old: await readSentCode(subject, username) };
      await subject.refuseMails(username);
      expect(value(await contacts.refusedEmail())).toBe(`${username.slice(0, 1)}•••@example.vn`);
      expect(value(await his.contacts.refusedEmail())).toBeNull();
      expect(outcomeOf(await (await newGuest(subject)).contacts.refusedEmail())).toBe('denied');
      for (const side of ['new', 'old'] as const) value(await contacts.confirm('email', side, codes[side]));
      expect(value(await contacts.refusedEmail())).toBeNull();
    },
  },
];

/** Runs the laws on one adapter. */
export const contactGatewayContract = (name: string, open: () => Promise<AccountSubject>): void =>
  describeLaws(`${name} keeps the ContactGateway contract`, contactGatewayLaws, open);

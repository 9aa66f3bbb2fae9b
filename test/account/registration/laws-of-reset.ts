import { expect } from 'vitest';
import { token } from '#core/shared/ids.ts';
import {
  type AccountSubject,
  freshName,
  newCustomer,
  newGuest,
  OTHER_PASSWORD,
  outcomeOf,
  PASSWORD,
  readSentCode,
  value,
  wrongCodeFor,
} from '#test/account/account-subject.ts';
import type { Law } from '#test/kit/law.ts';

/** A password reset up to its token. */
const checkedReset = async (subject: AccountSubject) => {
  const { username, login } = await newCustomer(subject);
  const guest = await newGuest(subject);
  const { key } = value(await guest.accounts.requestReset(username));
  const checked = value(await guest.accounts.verifyReset(key, await readSentCode(subject, username)));
  return { username, login, guest, key, checked };
};

/** Forgotten passwords. */
export const resetLaws: readonly Law<AccountSubject>[] = [
  {
    name: 'ACC-03 GQL-10 after a reset the new password is accepted and the old one is rejected',
    check: async (open) => {
      const { username, guest, checked } = await checkedReset(await open());
      expect(checked.username).toBe(username);
      value(await guest.accounts.resetPassword(checked.token, username, OTHER_PASSWORD));
      expect(outcomeOf(await guest.accounts.logIn(username, OTHER_PASSWORD))).toBe('ok');
      expect(outcomeOf(await guest.accounts.logIn(username, PASSWORD))).toBe('wrong-credentials');
    },
  },
  {
    name: 'ACC-03 a new password ends every session of the account',
    check: async (open) => {
      const subject = await open();
      const { username, login, guest, checked } = await checkedReset(subject);
      value(await guest.accounts.resetPassword(checked.token, username, OTHER_PASSWORD));
      expect(outcomeOf(await subject.identity.userOf(login.token))).toBe('denied');
    },
  },
  {
    name: 'ACC-03 a reset token sets one password; a rejected password does not use it up',
    check: async (open) => {
      const { username, guest, checked } = await checkedReset(await open());
      expect(outcomeOf(await guest.accounts.resetPassword(checked.token, username, '123456'))).toBe('weak-password');
      value(await guest.accounts.resetPassword(checked.token, username, OTHER_PASSWORD));
      expect(outcomeOf(await guest.accounts.resetPassword(checked.token, username, PASSWORD))).toBe('link-expired');
    },
  },
  {
    name: 'ACC-03 a reset token is no session and sets no password of another account',
    check: async (open) => {
      const subject = await open();
      const { guest, checked } = await checkedReset(subject);
      const other = await newCustomer(subject);
      expect(outcomeOf(await subject.as(checked.token).security.overview())).toBe('denied');
      expect(outcomeOf(await guest.accounts.resetPassword(checked.token, other.username, OTHER_PASSWORD))).not.toBe(
        'ok',
      );
      expect(outcomeOf(await guest.accounts.logIn(other.username, PASSWORD))).toBe('ok');
    },
  },
  {
    name: 'ACC-03 the key of the link needs no code; the key of the request does',
    check: async (open) => {
      const subject = await open();
      const { username } = await newCustomer(subject);
      const { accounts } = await newGuest(subject);
      const { key } = value(await accounts.requestReset(username));
      expect(outcomeOf(await accounts.verifyReset(key, ''))).not.toBe('ok');
      const linked = (await subject.linkKeyFor(username)) ?? token('none');
      expect(value(await accounts.verifyReset(linked, '')).username).toBe(username);
    },
  },
  {
    name: 'ACC-03 five wrong codes end a reset',
    check: async (open) => {
      const subject = await open();
      const { username } = await newCustomer(subject);
      const { accounts } = await newGuest(subject);
      const { key } = value(await accounts.requestReset(username));
      const code = await readSentCode(subject, username);
      for (let tries = 0; tries < 5; tries++)
        expect(outcomeOf(await accounts.verifyReset(key, wrongCodeFor(code)))).toBe('code-wrong');
      expect(outcomeOf(await accounts.verifyReset(key, code))).not.toBe('ok');
    },
  },
  {
    name: 'ACC-03 an unknown username gets the same answer but no message, and every code is rejected',
    check: async (open) => {
      const subject = await open();
      const { username } = await newCustomer(subject);
      const { accounts } = await newGuest(subject);
      const [known, unknown] = [username, freshName()];
      const answers = [await accounts.requestReset(known), await accounts.requestReset(unknown)].map(value);
      const [one, other] = answers.map(({ sent }) => ({ ...sent, sentTo: '', expiresAt: 0 }));
      expect(other).toEqual(one);
      expect(await subject.codeFor(unknown)).toBeNull();
      const key = answers[1]?.key ?? token('none');
      expect(outcomeOf(await accounts.verifyReset(key, '000000'))).toBe('code-wrong');
    },
  },
];

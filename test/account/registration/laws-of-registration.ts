import { expect } from 'vitest';
import {
  type AccountSubject,
  freshIdempotencyKey,
  freshName,
  newCustomer,
  newGuest,
  OTHER_PASSWORD,
  outcomeOf,
  PASSWORD,
  readSentCode,
  registerUnverified,
  value,
  wrongCodeFor,
} from '#test/account/account-subject.ts';
import type { Law } from '#test/kit/law.ts';

const TEN_MINUTES_MS = 600_000;

/** Registration, its code, and the password. */
export const registrationLaws: readonly Law<AccountSubject>[] = [
  {
    name: 'ACC-04 an unverified account is reported as such, and its token is no session',
    check: async (open) => {
      const subject = await open();
      const { login } = await registerUnverified(subject);
      expect(login.status).toBe('UN_VERIFIED');
      expect(outcomeOf(await subject.as(login.token).security.overview())).toBe('denied');
    },
  },
  {
    name: 'ACC-02 SDK-04 the right code verifies the account and logs it in',
    check: async (open) => {
      const subject = await open();
      const { login } = await newCustomer(subject);
      expect(login.status).toBe('VERIFIED');
      expect(await subject.identity.userOf(login.token)).toMatchObject({ ok: true, value: { status: 'VERIFIED' } });
      expect(outcomeOf(await subject.as(login.token).security.overview())).toBe('ok');
    },
  },
  {
    name: 'ACC-01 GQL-10 the password of a verified account logs in, with a new token each time',
    check: async (open) => {
      const subject = await open();
      const { username, guest } = await newCustomer(subject);
      const steps = [await guest.accounts.logIn(username, PASSWORD), await guest.accounts.logIn(username, PASSWORD)];
      const tokens = steps.map(value).map((step) => (step.kind === 'done' ? step.token : null));
      expect(new Set([...tokens, null, guest.anonymous]).size).toBe(4);
    },
  },
  {
    name: 'ACC-01 a password logs in whichever keyboard wrote its accents',
    check: async (open) => {
      const subject = await open();
      const { username, guest, login } = await newCustomer(subject);
      const chosen = 'Tiệm bánh của tôi';
      const changed = await subject.as(login.token).security.changePassword(PASSWORD, chosen.normalize('NFD'));
      expect(outcomeOf(changed)).toBe('ok');
      for (const typed of [chosen, chosen.normalize('NFD'), 'Ti\u00ea\u0323m ba\u0301nh cu\u0309a to\u0302i'])
        expect(outcomeOf(await guest.accounts.logIn(username, typed))).toBe('ok');
      expect(outcomeOf(await guest.accounts.logIn(username, 'Tiem banh cua toi'))).toBe('wrong-credentials');
    },
  },
  {
    name: 'ACC-01 an unknown user and a wrong password return the same failure',
    check: async (open) => {
      const subject = await open();
      const { username, guest } = await newCustomer(subject);
      const wrong = await guest.accounts.logIn(username, OTHER_PASSWORD);
      expect(outcomeOf(wrong)).toBe('wrong-credentials');
      expect(await guest.accounts.logIn(freshName(), PASSWORD)).toEqual(wrong);
    },
  },
  {
    name: 'ACC-01 one idempotency key creates one account',
    check: async (open) => {
      const { accounts } = await newGuest(await open());
      const press = freshIdempotencyKey();
      const person = { fullName: 'Lê Thị Thử', username: freshName(), password: PASSWORD };
      const [one, again] = [await accounts.register(person, press), await accounts.register(person, press)];
      expect(value(again).userId).toBe(value(one).userId);
    },
  },
  {
    name: 'ACC-01 GQL-09 a username exists exactly when registration refuses it: once its code was entered',
    check: async (open) => {
      const subject = await open();
      const username = freshName();
      const { accounts } = await newGuest(subject);
      expect(await accounts.usernameExists(username)).toEqual({ ok: true, value: false });
      await registerUnverified(subject, username);
      expect(await accounts.usernameExists(username)).toEqual({ ok: true, value: false });
      const { username: verified } = await newCustomer(subject);
      expect(await accounts.usernameExists(verified)).toEqual({ ok: true, value: true });
      const person = { fullName: 'Ai Đó', username: verified, password: OTHER_PASSWORD };
      expect(outcomeOf(await accounts.register(person, freshIdempotencyKey()))).toBe('username-taken');
    },
  },
  {
    name: 'ACC-01 GQL-09 asking for usernames needs a bot check as registering does, after the same number of tries',
    check: async (open) => {
      const { accounts } = await newGuest(await open());
      const outcomes: string[] = [];
      for (let at = 0; at < 3; at += 1) {
        outcomes.push(outcomeOf(await accounts.usernameExists(freshName())));
        const person = { fullName: 'Lê Thị Thử', username: freshName(), password: PASSWORD };
        outcomes.push(outcomeOf(await accounts.register(person, freshIdempotencyKey())));
      }
      expect(outcomes).toEqual(['ok', 'ok', 'ok', 'ok', 'ok', 'bot-check-needed']);
      expect(outcomeOf(await accounts.usernameExists(freshName()))).toBe('bot-check-needed');
    },
  },
  {
    name: 'V6.6.2 a second registration of an unverified username replaces the first with its code and password',
    check: async (open) => {
      const subject = await open();
      const first = await registerUnverified(subject);
      const { username } = first;
      value(await first.guest.accounts.sendCode(first.login.userId));
      const code = await readSentCode(subject, username);
      const owner = await newGuest(subject);
      const person = { fullName: 'Lê Thị Thử', username, password: OTHER_PASSWORD };
      const { userId } = value(await owner.accounts.register(person, freshIdempotencyKey()));
      expect(outcomeOf(await first.guest.accounts.verifyCode(first.login.userId, code))).not.toBe('ok');
      value(await owner.accounts.sendCode(userId));
      value(await owner.accounts.verifyCode(userId, await readSentCode(subject, username)));
      expect(outcomeOf(await first.guest.accounts.logIn(username, PASSWORD))).toBe('wrong-credentials');
      expect(outcomeOf(await owner.accounts.logIn(username, OTHER_PASSWORD))).toBe('ok');
    },
  },
  {
    name: 'V6.6.2 a code is sent and accepted only in a browser that registered the account or gave its password',
    check: async (open) => {
      const subject = await open();
      const { username, login, guest } = await registerUnverified(subject);
      value(await guest.accounts.sendCode(login.userId));
      const code = await readSentCode(subject, username);
      const owner = await newGuest(subject);
      expect(outcomeOf(await owner.accounts.sendCode(login.userId))).toBe('link-expired');
      expect(outcomeOf(await owner.accounts.verifyCode(login.userId, code))).toBe('link-expired');
      expect(outcomeOf(await owner.accounts.logIn(username, PASSWORD))).toBe('ok');
      expect(outcomeOf(await owner.accounts.verifyCode(login.userId, code))).toBe('ok');
    },
  },
  {
    name: 'VAL-01 a short or common password is rejected',
    check: async (open) => {
      const { accounts } = await newGuest(await open());
      for (const password of ['abc12', '123456']) {
        const person = { fullName: 'Lê Thị Thử', username: freshName(), password };
        expect(outcomeOf(await accounts.register(person, freshIdempotencyKey()))).toBe('weak-password');
      }
    },
  },
  {
    name: 'V6.2.11 the own e-mail address or the name of the shop is rejected as a password',
    check: async (open) => {
      const { accounts } = await newGuest(await open());
      const username = freshName();
      for (const password of [username, `${username.split('@')[0]}1`, 'CuaHangMay-1']) {
        const refused = await accounts.register({ fullName: 'Lê Thị Thử', username, password }, freshIdempotencyKey());
        expect(refused).toMatchObject({ failure: { code: 'weak-password', detail: { reason: 'own' } } });
      }
    },
  },
  {
    name: 'ACC-02 a new code invalidates the previous one',
    check: async (open) => {
      const subject = await open();
      const { username, login, guest } = await registerUnverified(subject);
      value(await guest.accounts.sendCode(login.userId));
      const first = await readSentCode(subject, username);
      value(await guest.accounts.sendCode(login.userId));
      const second = await readSentCode(subject, username);
      if (first === second) return;
      expect(outcomeOf(await guest.accounts.verifyCode(login.userId, first))).toBe('code-wrong');
      expect(outcomeOf(await guest.accounts.verifyCode(login.userId, second))).toBe('ok');
    },
  },
  {
    name: 'ACC-02 five wrong codes invalidate the right one, and each failure returns the attempts left',
    check: async (open) => {
      const subject = await open();
      const { username, login, guest } = await registerUnverified(subject);
      value(await guest.accounts.sendCode(login.userId));
      const code = await readSentCode(subject, username);
      for (const left of [4, 3, 2, 1, 0])
        expect(await guest.accounts.verifyCode(login.userId, wrongCodeFor(code))).toMatchObject({
          failure: { code: 'code-wrong', detail: { left } },
        });
      expect(outcomeOf(await guest.accounts.verifyCode(login.userId, code))).toBe('code-expired');
    },
  },
  {
    name: 'ACC-02 a code expires after ten minutes and not before',
    check: async (open) => {
      const subject = await open();
      const { username, login, guest } = await registerUnverified(subject);
      value(await guest.accounts.sendCode(login.userId));
      const code = await readSentCode(subject, username);
      await subject.later(TEN_MINUTES_MS + 1_000);
      expect(outcomeOf(await guest.accounts.verifyCode(login.userId, code))).toBe('code-expired');
    },
  },
  {
    name: 'ACC-02 a code is accepted once',
    check: async (open) => {
      const subject = await open();
      const { username, login, guest } = await registerUnverified(subject);
      value(await guest.accounts.sendCode(login.userId));
      const code = await readSentCode(subject, username);
      value(await guest.accounts.verifyCode(login.userId, code));
      expect(outcomeOf(await guest.accounts.verifyCode(login.userId, code))).not.toBe('ok');
    },
  },
  {
    name: 'ACC-02 the response to sending a code contains neither the code nor the full username',
    check: async (open) => {
      const subject = await open();
      const { username, login, guest } = await registerUnverified(subject);
      const sent = value(await guest.accounts.sendCode(login.userId));
      const text = JSON.stringify({ ...sent, outbox: null });
      expect(text).not.toContain(await readSentCode(subject, username));
      expect(text).not.toContain(username);
      expect(sent.sentTo).toContain('•');
    },
  },
  {
    name: 'ACC-01 too many wrong passwords return a retry delay, even when the next password is right',
    check: async (open) => {
      const subject = await open();
      const { username, guest } = await newCustomer(subject);
      let answer = await guest.accounts.logIn(username, OTHER_PASSWORD);
      for (let tries = 0; tries < 40 && outcomeOf(answer) === 'wrong-credentials'; tries++)
        answer = await guest.accounts.logIn(username, OTHER_PASSWORD);
      expect(outcomeOf(answer)).toBe('too-many-tries');
      const right = await guest.accounts.logIn(username, PASSWORD);
      expect(right).toMatchObject({ failure: { code: 'too-many-tries', detail: { retryAfter: expect.any(Number) } } });
    },
  },
];

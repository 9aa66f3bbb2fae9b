import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { organisationId } from '#contracts/organisation.ts';
import { HOUR_MS } from '#core/shared/durations.ts';
import { token } from '#core/shared/ids.ts';
import {
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
import { authorisationCalls, codeOf } from '#test/kit/authorisation-calls.ts';
import { backendAccountSubject } from '#test/kit/backends/backend-accounts.ts';
import { eachBackend, runSql } from '#test/kit/backends/backends.ts';
import { readOutbox } from '#test/kit/staff.ts';

eachBackend('changes of contacts', (backend) => {
  const newestTo = async (to: string): Promise<string> => (await readOutbox(backend, to))[0]?.text ?? '';

  test('V6.3.7 updateInfo neither changes nor adds an e-mail address or a phone number', async () => {
    const subject = await backendAccountSubject(backend);
    const { login, username } = await newCustomer(subject);
    const query = `mutation ($orgId: String!, $accessToken: String!, $updateUserRequest: UpdateUserRequest) {
      updateInfo(orgId: $orgId, accessToken: $accessToken, updateUserRequest: $updateUserRequest) { email phone } }`;
    for (const updateUserRequest of [{ phone: '0987654321' }, { email: freshName() }]) {
      const variables = { orgId: organisationId, accessToken: login.token, updateUserRequest };
      expect(codeOf(await authorisationCalls(backend).ask(query, variables))).toBe('BAD_USER_INPUT');
    }
    expect(value(await subject.identity.userOf(login.token))).toMatchObject({ email: username, phone: '' });
  });

  test('V6.3.7 a change sends one mail, to the contact that was in force before', async () => {
    const subject = await backendAccountSubject(backend);
    const { login, username } = await newCustomer(subject);
    const { contacts } = subject.as(login.token);
    const fresh = freshName();
    value(await contacts.request('email', fresh));
    const codes = { new: await readSentCode(subject, fresh), old: await readSentCode(subject, username) };
    const before = (await readOutbox(backend, username)).length;
    for (const side of ['new', 'old'] as const) value(await contacts.confirm('email', side, codes[side]));
    const after = await readOutbox(backend, username);
    expect(after).toHaveLength(before + 1);
    expect(after[0]?.text).toContain('Email của tài khoản vừa thay đổi.');
    expect(await readOutbox(backend, fresh)).toHaveLength(1);
  });

  test('refused mails about own orders follow the new address; those of a guest with the old one do not', async () => {
    const subject = await backendAccountSubject(backend);
    const { login, username } = await newCustomer(subject);
    await subject.finaliseOrder(username);
    const [{ party_id: party } = {}] = await runSql(
      backend,
      `select party_id from user_logins where user_login_id = '${username}'`,
    );
    const guests = randomUUID();
    await runSql(
      backend,
      `insert into orders (id, number, session, owner_party_id, owner_logged_in, source, status, created_by, created_at, updated_at)
       values ('${guests}', '${guests}', '', null, false, 'cart', 20, '', 0, 0)`,
    );
    const both = `owner_party_id = '${party}' or id = '${guests}'`;
    await runSql(backend, `update orders set owner_email = '${username}' where ${both}`);
    await runSql(
      backend,
      `insert into outbox_messages (id, key, channel, recipient, subject, text, order_id, state, error, next_try_at, created_at, decided_at)
       select gen_random_uuid(), 'order-received:' || number, 'email', '${username}', '', 'Đơn hàng', id, 'dead', 'SMTP 550', now(), now(), now()
       from orders where ${both}`,
    );
    const { contacts } = subject.as(login.token);
    const fresh = freshName();
    value(await contacts.request('email', fresh));
    const codes = { new: await readSentCode(subject, fresh), old: await readSentCode(subject, username) };
    for (const side of ['new', 'old'] as const) value(await contacts.confirm('email', side, codes[side]));
    const mails = await runSql(
      backend,
      `select m.recipient, m.state, o.owner_email, o.id = '${guests}' as is_guests from outbox_messages m
       join orders o on o.id = m.order_id where ${both.replace(' id', ' o.id')} order by is_guests`,
    );
    expect(mails).toEqual([
      { recipient: fresh, state: 'waiting', owner_email: fresh, is_guests: false },
      { recipient: username, state: 'dead', owner_email: username, is_guests: true },
    ]);
  });

  test.each(['changed', 'reset'] as const)(
    'V7.4.3 a password that is %s ends a change of contact and links for a new password that wait',
    async (how) => {
      const subject = await backendAccountSubject(backend);
      const { login, username, guest } = await newCustomer(subject);
      const thief = loginOf(await (await newGuest(subject)).accounts.logIn(username, PASSWORD));
      const { contacts } = subject.as(thief.token);
      const fresh = freshName();
      value(await contacts.request('email', fresh));
      value(await contacts.confirm('email', 'new', await readSentCode(subject, fresh)));
      value(await contacts.delay('email'));
      value(await guest.accounts.requestReset(username));
      const earlier = await subject.linkKeyFor(username);
      if (how === 'changed') value(await subject.as(login.token).security.changePassword(PASSWORD, OTHER_PASSWORD));
      else {
        const { key } = value(await guest.accounts.requestReset(username));
        const checked = value(await guest.accounts.verifyReset(key, await readSentCode(subject, username)));
        value(await guest.accounts.resetPassword(checked.token, username, OTHER_PASSWORD));
      }
      expect(outcomeOf(await guest.accounts.verifyReset(earlier ?? token('none'), ''))).toBe('link-expired');
      await subject.later(4 * 24 * HOUR_MS);
      const { accounts } = await newGuest(subject);
      const again = loginOf(await accounts.logIn(username, OTHER_PASSWORD));
      expect(value(await subject.as(again.token).contacts.changes())).toEqual([]);
      expect(value(await subject.identity.userOf(again.token)).email).toBe(username);
    },
  );

  test('the link in the mail to the old address cancels, after a press, once', async () => {
    const subject = await backendAccountSubject(backend);
    const { login, username } = await newCustomer(subject);
    const { contacts } = subject.as(login.token);
    const fresh = freshName();
    value(await contacts.request('email', fresh));
    value(await contacts.confirm('email', 'new', await readSentCode(subject, fresh)));
    const [, first = ''] = /(\S+\/contact-change\/cancel\?key=\S+)/.exec(await newestTo(username)) ?? [];
    value(await contacts.delay('email'));
    const mail = await newestTo(username);
    expect(mail).toMatch(/sẽ được thay bằng một địa chỉ khác lúc \d\d:\d\d/);
    const [, link = ''] = /(\S+\/contact-change\/cancel\?key=\S+)/.exec(mail) ?? [];
    expect([(await fetch(first)).status, (await fetch(link)).status]).toEqual([410, 200]);
    expect(value(await contacts.changes())).toHaveLength(1);
    const press = () =>
      fetch(new URL('/contact-change/cancel', link), {
        method: 'POST',
        body: new URLSearchParams({ key: new URL(link).searchParams.get('key') ?? '' }),
      });
    expect([(await press()).status, (await press()).status]).toEqual([200, 410]);
    expect(value(await contacts.changes())).toEqual([]);
    expect(value(await subject.identity.userOf(login.token)).email).toBe(username);
  });
});

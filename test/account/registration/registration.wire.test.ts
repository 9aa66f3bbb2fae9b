import { expect, test } from 'vitest';
import { organisationId } from '#contracts/organisation.ts';
import {
  freshIdempotencyKey,
  freshName,
  newCustomer,
  newGuest,
  OTHER_PASSWORD,
  outcomeOf,
  PASSWORD,
  registerUnverified,
  value,
} from '#test/account/account-subject.ts';
import { authorisationCalls, codeOf, fieldOf } from '#test/kit/authorisation-calls.ts';
import { backendAccountSubject, codeFrom, messageFor } from '#test/kit/backends/backend-accounts.ts';
import { eachBackend, freshToken, runSql } from '#test/kit/backends/backends.ts';

eachBackend('registering at the authorisation service', (backend) => {
  const { post, ask } = authorisationCalls(backend);
  const open = () => backendAccountSubject(backend);

  const loginFields = `partyId orgId fullName email phone address identityNumber gender birthDate avatarUrl accessToken username
    orgPermissionsMap orgPositionsMap orgRolesMap __typename`;
  const login = `mutation Login($loginRequest: LoginRequest!) { login(loginRequest: $loginRequest) { ${loginFields} readyV2 } }`;

  test('SDK-04 an account without a password can set one through updateInfo, once', async () => {
    const held = await freshToken(backend);
    const username = freshName();
    const register = `mutation Register($orgId: String!, $registerRequest: RegisterRequest!) {
      register(orgId: $orgId, registerRequest: $registerRequest) { id partyId type username status accessToken } }`;
    const made = await ask(
      register,
      { orgId: organisationId, registerRequest: { username, fullName: 'Lê Thử' } },
      held,
    );
    const { accessToken } = fieldOf(made, 'register');
    const create = `mutation CreatePassword($orgId: String!, $accessToken: String!, $password: String!) {
      updateInfo(orgId: $orgId, accessToken: $accessToken, password: $password) { partyId fullName email phone } }`;
    const given = { orgId: organisationId, accessToken, password: PASSWORD };
    expect((await ask(create, given, held)).data?.updateInfo).toMatchObject({ fullName: 'Lê Thử', email: username });
    expect(codeOf(await ask(create, given, held))).toBe('FORBIDDEN');
    expect((await ask(login, { loginRequest: { username, password: PASSWORD } }, held)).data?.login).toBeTruthy();
  });
  test('ENT-11 GQL-09 sendSmsVerifyCode returns when the code expires, but never the code; verifyCode returns whether it is right', async () => {
    const held = await freshToken(backend);
    const username = `09${String(Date.now()).slice(-8)}`;
    await post('/public/oauth2/api/v1/register', { username, fullName: 'Lê Thử', password: PASSWORD }, held);
    const send = `mutation SendSmsVerifyCode($orgId: String!, $username: String!) {
      sendSmsVerifyCode(orgId: $orgId, username: $username) { id code username timeExpired __typename } }`;
    const sent = await ask(send, { orgId: organisationId, username }, held);
    expect(sent.data?.sendSmsVerifyCode).toMatchObject({ code: null, username, id: expect.any(String) });
    const verify = `mutation VerifyCode($orgId: String!, $verifyCodeRequest: VerifyCodeRequest!) {
      verifyCode(orgId: $orgId, verifyCodeRequest: $verifyCodeRequest) }`;
    const code = await codeFrom(backend, username);
    const right = await ask(verify, { orgId: organisationId, verifyCodeRequest: { username, code } }, held);
    expect(right.data).toEqual({ verifyCode: true });
    const nobody = `09${String(Date.now() + 1).slice(-8)}`;
    const alike = await ask(send, { orgId: organisationId, username: nobody }, held);
    expect(alike.data?.sendSmsVerifyCode).toMatchObject({ code: null, username: nobody });
    expect(await messageFor(backend, nobody)).toBeNull();
  });
  test('ACC-03 the key from createResetKey alone cannot set a password', async () => {
    const subject = await open();
    const { username, guest } = await newCustomer(subject);
    const create = 'mutation CreateResetKey($userLoginId: String!) { createResetKey(userLoginId: $userLoginId) }';
    const { data } = await ask(create, { userLoginId: username }, guest.anonymous);
    const key = String(data?.createResetKey);
    const check = `mutation CheckResetKey($resetKey: String!) { checkResetKey(resetKey: $resetKey) {
      userLoginId isVerified accessToken errorMessage } }`;
    expect(codeOf(await ask(check, { resetKey: key }, guest.anonymous))).toBe('LINK_EXPIRED');
    const whole = `${key}.${await codeFrom(backend, username)}`;
    expect((await ask(check, { resetKey: whole }, guest.anonymous)).data?.checkResetKey).toMatchObject({
      userLoginId: username,
      isVerified: true,
      accessToken: expect.any(String),
      errorMessage: null,
    });
  });
  test("ACC-02 a reset verifies the account of the address's owner and locks out the person who had registered it", async () => {
    const subject = await open();
    const [claimant, owner] = [await newGuest(subject), await newGuest(subject)];
    const username = freshName();
    const person = { fullName: 'Ai Đó', username, password: PASSWORD };
    const claimed = value(await claimant.accounts.register(person, freshIdempotencyKey()));
    const { key } = value(await owner.accounts.requestReset(username));
    const checked = value(await owner.accounts.verifyReset(key, (await codeFrom(backend, username)) ?? ''));
    value(await owner.accounts.resetPassword(checked.token, username, OTHER_PASSWORD));
    expect(outcomeOf(await claimant.accounts.logIn(username, PASSWORD))).toBe('wrong-credentials');
    expect(outcomeOf(await subject.identity.userOf(claimed.token))).toBe('denied');
    expect(value(await owner.accounts.logIn(username, OTHER_PASSWORD))).toMatchObject({ status: 'VERIFIED' });
  });
  test('VAL-01 a weak password is rejected with its reason, both when it is set and when it is changed', async () => {
    const { guest } = await newCustomer(await open());
    const person = { fullName: 'Ai Đó', username: freshName(), password: 'matkhau123' };
    expect(await guest.accounts.register(person, freshIdempotencyKey())).toMatchObject({
      failure: { code: 'weak-password', detail: { reason: 'common', least: 6 } },
    });
  });
  test('ACC-02 expired codes, reset requests and attempts are deleted, and messages after a week', async () => {
    const subject = await open();
    const { username, guest, login: made } = await registerUnverified(subject);
    value(await guest.accounts.sendCode(made.userId));
    value(await guest.accounts.requestReset(username));
    const kept = async () => {
      const counts = [
        `select count(*)::int as n from activation_codes where user_login_id = '${made.userId}'`,
        `select count(*)::int as n from reset_requests where username = '${username}'`,
        `select count(*)::int as n from outbox_messages where recipient = '${username}'`,
      ];
      return (await Promise.all(counts.map((count) => runSql(backend, count)))).map(([row]) => row?.n);
    };
    expect(await kept()).toEqual([1, 1, 2]);
    await subject.later(30 * 60_000);
    expect(await kept()).toEqual([0, 0, 2]);
    await subject.later(8 * 24 * 3_600_000);
    expect(await kept()).toEqual([0, 0, 0]);
    // Tests beside this one may count at a later time.
    const over = `select count(*)::int as n from throttles where ends_at < now() + interval '8 days'`;
    expect(await runSql(backend, over)).toEqual([{ n: 0 }]);
  });
});

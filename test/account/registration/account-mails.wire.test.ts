import { expect, test } from 'vitest';
import type { SecurityGateway } from '#core/account/security/security-gateway.port.ts';
import { token } from '#core/shared/ids.ts';
import {
  type AccountSubject,
  freshIdempotencyKey,
  freshName,
  loginOf,
  newCustomer,
  newGuest,
  OTHER_PASSWORD,
  PASSWORD,
  readSentCode,
  value,
} from '#test/account/account-subject.ts';
import { authorisationCalls, fieldOf } from '#test/kit/authorisation-calls.ts';
import { backendAccountSubject, SHOP_ORIGIN } from '#test/kit/backends/backend-accounts.ts';
import { eachBackend } from '#test/kit/backends/backends.ts';
import { readOutbox } from '#test/kit/staff.ts';

const freshPhone = (): string => `09${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

/** Turns the authenticator app on; the next code is valid. */
const addApp = async (subject: AccountSubject, security: SecurityGateway) => {
  value(await security.startTotp());
  const { totp } = value(await security.overview());
  if (totp.state !== 'pending') throw new Error(`the app is ${totp.state}`);
  value(await security.confirmTotp(await subject.totpCode(totp.secret)));
  await subject.later(30_000);
  return totp;
};

const comeFromProvider = async (subject: AccountSubject) => {
  const { accounts } = await newGuest(subject);
  const page = `${subject.origin}/dang-nhap`;
  const address = value(await accounts.providerLoginUrl('google', `${page}?state=abc`, `${page}?errorMessage=no`));
  const back = await subject.comeBack(address, { name: 'Phạm Thu Hà', email: freshName() });
  const handover = token(new URL(back).searchParams.get('accessToken') ?? '');
  return loginOf(await accounts.exchangeLoginToken(handover)).token;
};

eachBackend('mails about an account', (backend) => {
  const mailsTo = async (to: string): Promise<readonly string[]> =>
    (await readOutbox(backend, to)).map(({ text }) => text);

  /** The messages that an action sends to this contact. */
  const mailsOf = async (to: string, act: () => Promise<unknown>): Promise<readonly string[]> => {
    const before = (await mailsTo(to)).length;
    await act();
    const after = await mailsTo(to);
    return after.slice(0, after.length - before);
  };

  test('V6.3.5 V6.3.7 each change of how an account is entered sends one mail, without secrets', async () => {
    const subject = await backendAccountSubject(backend);
    const { username, login } = await newCustomer(subject);
    const { security, accounts } = subject.as(login.token);
    const device = subject.device();
    let secret = '';
    const changes: Readonly<Record<string, () => Promise<unknown>>> = {
      'Mật khẩu tài khoản của bạn vừa được đổi.': async () =>
        value(await security.changePassword(PASSWORD, OTHER_PASSWORD)),
      'vừa có thêm một khoá đăng nhập': async () => {
        const offer = value(await security.startPasskey());
        value(await security.addPasskey(offer.id, await device.createPasskey(offer.options), 'Máy tính'));
      },
      'Một khoá đăng nhập vừa bị xoá': async () => {
        const [key] = value(await security.overview()).passkeys;
        value(await security.removePasskey(key?.id ?? ''));
      },
      'Xác thực hai lớp vừa được bật': async () => {
        secret = (await addApp(subject, security)).secret;
      },
      'Xác thực hai lớp của tài khoản vừa bị tắt': async () =>
        value(await security.removeTotp(await subject.totpCode(secret))),
      'vừa được liên kết với bạn': async () => value(await accounts.linkAccount(await comeFromProvider(subject))),
      'Một tài khoản liên kết vừa được gỡ': async () => {
        const [linked] = value(await security.overview()).linkedAccounts;
        value(await security.unlink(linked?.id ?? ''));
      },
    };
    for (const [sentence, act] of Object.entries(changes)) {
      const mails = await mailsOf(username, act);
      expect(mails).toEqual([expect.stringContaining(sentence)]);
      const [mail = ''] = mails;
      expect(mail).toMatch(/Thời gian: \d\d:\d\d \d\d\/\d\d\/\d{4} \(giờ Việt Nam\)\nTrình duyệt: /);
      for (const path of ['/quen-mat-khau', '/quan-ly-tai-khoan/bao-mat'])
        expect(mail).toContain(`${SHOP_ORIGIN}${path}`);
      const hidden = [PASSWORD, OTHER_PASSWORD, login.token, username, ...(secret === '' ? [] : [secret])];
      for (const each of hidden) expect(mail).not.toContain(each);
    }
  });

  test('V6.3.7 a recovery code and a reset of the password send one mail each', async () => {
    const subject = await backendAccountSubject(backend);
    const { username, login } = await newCustomer(subject);
    const { recoveryCodes } = await addApp(subject, subject.as(login.token).security);
    const used = await mailsOf(username, async () => {
      const { accounts } = await newGuest(subject);
      const step = value(await accounts.logIn(username, PASSWORD));
      if (step.kind !== 'second-factor') throw new Error('no second factor was asked for');
      value(await accounts.logInWithCode(step.ticket, recoveryCodes[0] ?? ''));
    });
    expect(used).toEqual([expect.stringContaining('Một mã khôi phục của bạn vừa được dùng')]);
    const { accounts } = await newGuest(subject);
    const { key } = value(await accounts.requestReset(username));
    const opened = value(await accounts.verifyReset(key, await readSentCode(subject, username)));
    const reset = await mailsOf(username, async () =>
      value(await accounts.resetPassword(opened.token, opened.username, OTHER_PASSWORD)),
    );
    expect(reset).toEqual([expect.stringContaining('vừa được đặt lại bằng mã quên mật khẩu')]);
  });

  test('V6.3.7 the first password of a provider account sends one mail', async () => {
    const subject = await backendAccountSubject(backend);
    const held = await comeFromProvider(subject);
    const { email } = value(await subject.identity.userOf(held));
    const { security } = subject.as(held);
    const mails = await mailsOf(email, async () => value(await security.changePassword('', PASSWORD)));
    expect(mails).toEqual([expect.stringContaining('vừa có mật khẩu đầu tiên')]);
  });

  test('V6.3.5 a log-in sends a mail only from a browser and system that the account did not have', async () => {
    const subject = await backendAccountSubject(backend);
    const { username, guest } = await newCustomer(subject);
    const logInFrom = (device: string) => async () => {
      const query = `mutation ($username: String!, $password: String!) {
        login(loginRequest: { username: $username, password: $password }) { accessToken } }`;
      const body = { query, variables: { username, password: PASSWORD } };
      const headers = { 'x-client-device': device };
      const { post } = authorisationCalls(backend);
      const answer = await post('/authorization-gateway/graphql', body, guest.anonymous, headers);
      expect(fieldOf(answer.body, 'login').accessToken).toMatch(/./);
    };
    expect(await mailsOf(username, logInFrom('Firefox, Linux'))).toEqual([
      expect.stringMatching(/thiết bị mới\.\n\nThời gian: .*\nTrình duyệt: Firefox, Linux/),
    ]);
    expect(await mailsOf(username, logInFrom('Firefox, Linux'))).toEqual([]);
    expect(await mailsOf(username, logInFrom('Safari, iOS'))).toHaveLength(1);
  });

  test('V6.3.7 an account with a phone only gets the short form', async () => {
    const subject = await backendAccountSubject(backend);
    const { accounts } = await newGuest(subject);
    const username = freshPhone();
    const made = value(
      await accounts.register({ fullName: 'Lê Thử', username, password: PASSWORD }, freshIdempotencyKey()),
    );
    value(await accounts.sendCode(made.userId));
    const login = value(await accounts.verifyCode(made.userId, await readSentCode(subject, username)));
    const { security } = subject.as(login.token);
    const [sms = '', ...more] = await mailsOf(username, async () =>
      value(await security.changePassword(PASSWORD, OTHER_PASSWORD)),
    );
    expect(more).toEqual([]);
    expect(sms).toMatch(
      /^Cửa Hàng Mây: tài khoản vừa đổi mật khẩu lúc .+ Không phải bạn\? Đặt lại mật khẩu: \S+\/quen-mat-khau$/,
    );
  });
});

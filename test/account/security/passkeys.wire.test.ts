import { expect, test } from 'vitest';
import { newCustomer, newGuest, outcomeOf, value } from '#test/account/account-subject.ts';
import { backendAccountSubject, SHOP_ORIGIN } from '#test/kit/backends/backend-accounts.ts';
import { eachBackend } from '#test/kit/backends/backends.ts';
import { softAuthenticator } from '#test/kit/servers/soft-authenticator.ts';

eachBackend('passkeys', (backend) => {
  test('V6.3.4 a passkey without user verification is neither stored nor accepted for a login', async () => {
    const subject = await backendAccountSubject(backend);
    const { security } = subject.as((await newCustomer(subject)).login.token);
    const { accounts } = await newGuest(subject);
    let verifiesUser = false;
    const device = softAuthenticator(SHOP_ORIGIN, () => verifiesUser);
    const add = async () => {
      const { id, options } = value(await security.startPasskey());
      return security.addPasskey(id, device.make(options), 'Khoá');
    };
    const logIn = async () => {
      const { id, options } = value(await accounts.passkeyChallenge());
      return accounts.logInWithPasskey(id, device.use(options));
    };
    expect(outcomeOf(await add())).toBe('bad-input');
    verifiesUser = true;
    value(await add());
    verifiesUser = false;
    expect(outcomeOf(await logIn())).toBe('wrong-credentials');
    verifiesUser = true;
    value(await logIn());
  });
});

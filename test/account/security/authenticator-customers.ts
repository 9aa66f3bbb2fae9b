import { type AccountSubject, newCustomer, newGuest, PASSWORD, value } from '#test/account/account-subject.ts';

/** A customer with an authenticator app; the code that confirmed it is used up. */
export const newCustomerWithApp = async (subject: AccountSubject) => {
  const somebody = await newCustomer(subject);
  const { security } = subject.as(somebody.login.token);
  value(await security.startTotp());
  const { totp } = value(await security.overview());
  if (totp.state !== 'pending') throw new Error(`the app is ${totp.state}`);
  value(await security.confirmTotp(await subject.totpCode(totp.secret)));
  await subject.later(30_000);
  return { ...somebody, security, secret: totp.secret, recoveryCodes: totp.recoveryCodes };
};

/** The log-in of another browser that waits for the second factor. */
export const requestTicket = async (subject: AccountSubject, username: string) => {
  const guest = await newGuest(subject);
  const step = value(await guest.accounts.logIn(username, PASSWORD));
  if (step.kind !== 'second-factor') throw new Error('no second factor was asked for');
  return { guest, ticket: step.ticket };
};

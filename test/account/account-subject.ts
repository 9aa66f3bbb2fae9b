import { randomUUID } from 'node:crypto';
import type { FirstFactorResult, LogIn } from '#core/account/account.ts';
import type { AccountGateway } from '#core/account/account-gateway.port.ts';
import type { DeletionGateway } from '#core/account/deletion/deletion-gateway.port.ts';
import type { Device } from '#core/account/log-in/device.port.ts';
import type { ContactGateway } from '#core/account/profile/contact-gateway.port.ts';
import type { SecurityGateway } from '#core/account/security/security-gateway.port.ts';
import type { BotCheck } from '#core/session/bot-check.port.ts';
import type { IdentityGateway } from '#core/session/session.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { type IdempotencyKey, idempotencyKey, type Token, token } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';

/** One authorisation service with only the test's own users, plus what the laws can observe and do outside of it. */
export type AccountSubject = {
  readonly identity: IdentityGateway;
  /** The ports for calls with this token, from this network; the same one for all calls unless given. */
  readonly as: (
    held: Token,
    network?: string,
  ) => {
    readonly accounts: AccountGateway;
    readonly security: SecurityGateway;
    readonly botCheck: BotCheck;
    readonly contacts: ContactGateway;
    readonly deletion: DeletionGateway;
  };
  /** The six digits from the newest message to an e-mail address or phone number; null when none was sent. */
  readonly codeFor: (username: string) => Promise<string | null>;
  /** The mail server of this address refuses for good what was sent to it. */
  readonly refuseMails: (email: string) => Promise<void>;
  /** The full key from the link in the newest message. */
  readonly linkKeyFor: (username: string) => Promise<Token | null>;
  /** The code that an authenticator app shows for a secret now. */
  readonly totpCode: (secret: string) => Promise<string>;
  /** Advances the service's clock. */
  readonly later: (milliseconds: number) => Promise<void>;
  /** Completes a provider's page as this person; null cancels. Returns the URL that the provider redirects to. */
  readonly comeBack: (
    address: string,
    person: { readonly name: string; readonly email: string } | null,
  ) => Promise<string>;
  /** The shop's own origin; providers redirect to no other. */
  readonly origin: string;
  /** Places an unpaid order for a customer; the returned function cancels it. */
  readonly finaliseOrder: (username: string) => Promise<() => Promise<void>>;
  /** A new device with an authenticator. */
  readonly device: () => Device;
};

export const PASSWORD = 'Mot-mat-khau-la';
export const OTHER_PASSWORD = 'Mot-mat-khau-khac';

/** An unused username. */
export const freshName = (): string => `${randomUUID()}@example.vn`;
export const freshIdempotencyKey = (): IdempotencyKey => idempotencyKey(randomUUID().replaceAll('-', ''));

export const value = <Value>(result: Result<Value, PortFailure>): Value => {
  if (!result.ok) throw new Error(`expected a value, got ${JSON.stringify(result.failure)}`);
  return result.value;
};

/** The code of a refusal, the kind of another failure, or `ok`. */
export const outcomeOf = (result: Result<unknown, PortFailure>): string => {
  if (result.ok) return 'ok';
  return result.failure.kind === 'rejected' ? result.failure.code : result.failure.kind;
};

/** The login of a step that asked for no second factor. */
export const loginOf = (result: Result<FirstFactorResult, PortFailure>): LogIn => {
  const step = value(result);
  if (step.kind !== 'done') throw new Error('a second factor was asked for');
  return step;
};

/** A visitor in a new browser. */
export const newGuest = async (subject: AccountSubject, network?: string) => {
  const anonymous = value(await subject.identity.createAnonymousToken(''));
  return { anonymous, ...subject.as(anonymous, network) };
};

export type Registered = {
  readonly username: string;
  readonly login: LogIn;
  readonly guest: Awaited<ReturnType<typeof newGuest>>;
};

export const registerUnverified = async (subject: AccountSubject, username = freshName()): Promise<Registered> => {
  const guest = await newGuest(subject);
  const person = { fullName: 'Lê Thị Thử', username, password: PASSWORD };
  return { username, guest, login: value(await guest.accounts.register(person, freshIdempotencyKey())) };
};

/** The code that was sent to a username. */
export const readSentCode = async (subject: AccountSubject, username: string): Promise<string> => {
  const code = await subject.codeFor(username);
  if (code === null) throw new Error('no code was sent');
  return code;
};

/** A wrong code. */
export const wrongCodeFor = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** A customer who has just logged in with their verification code. */
export const newCustomer = async (subject: AccountSubject): Promise<Registered> => {
  const made = await registerUnverified(subject);
  value(await made.guest.accounts.sendCode(made.login.userId));
  const code = await readSentCode(subject, made.username);
  return { ...made, login: value(await made.guest.accounts.verifyCode(made.login.userId, code)) };
};

/** What a guest's browser gets after the provider's page. */
export const comeFromProvider = async (
  subject: AccountSubject,
  person: { readonly name: string; readonly email: string },
) => {
  const { accounts } = await newGuest(subject);
  const page = `${subject.origin}/dang-nhap`;
  const address = value(await accounts.providerLoginUrl('google', `${page}?state=abc`, `${page}?errorMessage=no`));
  const handover = new URL(await subject.comeBack(address, person)).searchParams.get('accessToken') ?? '';
  return accounts.exchangeLoginToken(token(handover));
};

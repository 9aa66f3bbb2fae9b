import type { FirstFactorResult, LogIn } from '#core/account/account.ts';
import type { AccountGateway } from '#core/account/account-gateway.port.ts';
import type { SecurityGateway } from '#core/account/security/security-gateway.port.ts';
import type { BotCheck } from '#core/session/bot-check.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import type { AccountSubject } from './account-subject.ts';

type Sides = ReturnType<AccountSubject['as']>;
type Mutation = (subject: AccountSubject) => AccountSubject;

const ports =
  (change: (real: Sides, subject: AccountSubject) => Partial<Sides>): Mutation =>
  (subject) => ({ ...subject, as: (held) => ({ ...subject.as(held), ...change(subject.as(held), subject) }) });

/** A service whose account gateway has this fault for every caller. */
export const accounts = (
  change: (real: AccountGateway, subject: AccountSubject) => Partial<AccountGateway>,
): Mutation => ports((real, subject) => ({ accounts: { ...real.accounts, ...change(real.accounts, subject) } }));

export const security = (change: (real: SecurityGateway) => Partial<SecurityGateway>): Mutation =>
  ports((real) => ({ security: { ...real.security, ...change(real.security) } }));

export const botCheck = (change: (real: BotCheck) => Partial<BotCheck>): Mutation =>
  ports((real) => ({ botCheck: { ...real.botCheck, ...change(real.botCheck) } }));

export const refused = (code: string) => fail({ kind: 'rejected' as const, code, message: code });

/** The result of a login with some fields replaced. */
export const withLoginChanges = async <Login extends LogIn | FirstFactorResult>(
  answer: Promise<Result<Login, PortFailure>>,
  change: Partial<LogIn>,
): Promise<Result<Login, PortFailure>> => {
  const login = await answer;
  return login.ok ? ok({ ...login.value, ...change }) : login;
};

/** The result, with every refusal replaced by this one. */
export const withRefusal = async <Value>(
  answer: Promise<Result<Value, PortFailure>>,
  code: string,
): Promise<Result<Value, PortFailure>> => {
  const given = await answer;
  return given.ok ? given : refused(code);
};

/** Returns the first successful result of a key again. */
export const repeatFirstSuccess = <Value>() => {
  const known = new Map<string, Result<Value, PortFailure>>();
  return async (key: string, ask: () => Promise<Result<Value, PortFailure>>) => {
    const answer = known.get(key) ?? (await ask());
    if (answer.ok) known.set(key, answer);
    return answer;
  };
};

import { fail, ok, type Result } from '#core/shared/result.ts';
import { cleanTyped, withoutSeparators } from '#core/shared/text/clean-typed.ts';
import type { FieldProblem } from '#core/shared/text/field-problem.ts';
import { atMost, named, required } from '#core/shared/text/validation.ts';

/** Where a refund is paid. */
export type BankAccount = {
  readonly bank: string;
  /** 6 to 19 digits or capital letters. */
  readonly number: string;
  /** As the bank writes it. */
  readonly holder: string;
};

type BankAccountField = keyof BankAccount;

const MAX_NAME = 100;
const NUMBER = /^[0-9A-Z]{6,19}$/;

const nameProblem = (text: string): FieldProblem | null => required(text) ?? named(text) ?? atMost(MAX_NAME)(text);

/** Spaces and dots in the number are the writer's own. */
export const parseBankAccount = (
  given: BankAccount,
): Result<BankAccount, Readonly<Partial<Record<BankAccountField, FieldProblem>>>> => {
  const account = {
    bank: cleanTyped(given.bank),
    number: withoutSeparators(given.number).toUpperCase(),
    holder: cleanTyped(given.holder),
  };
  const number = account.number === '' ? 'required' : NUMBER.test(account.number) ? null : 'account-number';
  const problems = Object.entries({ bank: nameProblem(account.bank), number, holder: nameProblem(account.holder) });
  const found = problems.filter(([, problem]) => problem !== null);
  return found.length === 0 ? ok(account) : fail(Object.fromEntries(found));
};

import type { LogInPorts } from '#core/account/log-in/log-in-ports.ts';
import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { callAsAnonymous } from '#core/session/call-as-anonymous.ts';
import type { Outcome } from '#core/shared/notice.ts';
import { fail, ok } from '#core/shared/result.ts';
import { sendCode } from './send-code.ts';
import { type CompletionFields, validateCompletion } from './validate-completion.ts';

export type CompleteRegistrationCommand = Keyed & CompletionFields;

/**
 * Completes a provider's account and sends its code. When the data belong to a customer, the account waits for that
 * customer to link it. Failures: `invalid-fields`, `account-exists`, `link-expired`. [ACC-10]
 */
export const completeRegistration = command(
  (ports: LogInPorts): UseCase<CompleteRegistrationCommand, Outcome> =>
    async (typed) => {
      const { person, problems } = validateCompletion(typed);
      if (Object.keys(problems).length > 0) return fail({ kind: 'invalid-fields', fields: problems });
      const pendingLogin = ports.pendingLogins.read();
      const token = pendingLogin?.step === 'complete' ? pendingLogin.token : null;
      if (pendingLogin === null || token === null) return fail({ kind: 'link-expired' });
      const completed = await callAsAnonymous(ports)(() => ports.accounts.completeAccount(token, person));
      if (completed.ok) return ok(await sendCode(ports)({ ...pendingLogin, userId: completed.value.userId }, null));
      if (completed.failure.kind === 'account-exists') ports.pendingLogins.save({ ...pendingLogin, step: 'link' });
      return completed;
    },
);

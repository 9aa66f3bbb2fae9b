import type { LogInPorts } from '#core/account/log-in/log-in-ports.ts';
import { parseLogInTarget } from '#core/account/log-in/login-paths.ts';
import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { callAsAnonymous } from '#core/session/call-as-anonymous.ts';
import type { Outcome } from '#core/shared/notice.ts';
import { fail, ok } from '#core/shared/result.ts';
import { sendCode } from './send-code.ts';
import { type CompletionFields, validateCompletion } from './validate-completion.ts';

/** `callback`: where the address of the page leads afterwards; empty without one. */
export type CompleteRegistrationCommand = Keyed & CompletionFields & { readonly callback: string };

/**
 * Completes a provider's account and sends its code; the log-in then returns to `callback`, if the shop may lead there,
 * or to where it began. When the data belong to a customer, the account waits for that
 * customer to link it. Failures: `invalid-fields`, `account-exists`, `link-expired`. [ACC-10, ROUTE-27]
 */
export const completeRegistration = command(
  (ports: LogInPorts): UseCase<CompleteRegistrationCommand, Outcome> =>
    async (typed) => {
      const { person, problems } = validateCompletion(typed);
      if (Object.keys(problems).length > 0) return fail({ kind: 'invalid-fields', fields: problems });
      const begun = ports.pendingLogins.read();
      const token = begun?.step === 'complete' ? begun.token : null;
      if (begun === null || token === null) return fail({ kind: 'link-expired' });
      const returnPath = parseLogInTarget(typed.callback, ports.settings.site) ?? begun.returnPath;
      const pendingLogin = { ...begun, returnPath };
      const completed = await callAsAnonymous(ports)(() => ports.accounts.completeAccount(token, person));
      if (completed.ok) return ok(await sendCode(ports)({ ...pendingLogin, userId: completed.value.userId }, null));
      if (completed.failure.kind === 'account-exists') ports.pendingLogins.save({ ...pendingLogin, step: 'link' });
      return completed;
    },
);

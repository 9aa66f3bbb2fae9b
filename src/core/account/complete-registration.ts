import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { callAsAnonymous } from '#core/session/call-as-anonymous.ts';
import type { Outcome } from '#core/shared/notice.ts';
import { fail, ok } from '#core/shared/result.ts';
import {
  atMost,
  email as emailRule,
  fieldLimits,
  normalisePhone,
  normaliseText,
  phone as phoneRule,
  required,
  validateFields,
} from '#core/shared/validation.ts';
import type { LogInPorts } from './log-in-ports.ts';
import { sendCode } from './send-code.ts';

export type CompleteRegistrationCommand = Keyed & {
  readonly fullName: string;
  readonly phone: string;
  readonly email: string;
};

/**
 * Completes a provider's account and sends its code. When the data belong to a customer, the account waits for that
 * customer to link it. Failures: `invalid-fields`, `account-exists`, `link-expired`. [ACC-10]
 */
export const completeRegistration = command(
  (ports: LogInPorts): UseCase<CompleteRegistrationCommand, Outcome> =>
    async (typed) => {
      const fullName = normaliseText(typed.fullName);
      const phone = normalisePhone(typed.phone);
      const email = normaliseText(typed.email).toLowerCase();
      const fields = validateFields([
        ['fullName', fullName, required, atMost(fieldLimits.name)],
        ['phone', phone, required, phoneRule],
        ['email', email, required, emailRule],
      ]);
      if (Object.keys(fields).length > 0) return fail({ kind: 'invalid-fields', fields });
      const trail = ports.pendingLogins.read();
      const token = trail?.step === 'complete' ? trail.token : null;
      if (trail === null || token === null) return fail({ kind: 'link-expired' });
      const completed = await callAsAnonymous(ports)(() =>
        ports.accounts.completeAccount(token, { fullName, phone, email }),
      );
      if (completed.ok) return ok(await sendCode(ports)({ ...trail, userId: completed.value.userId }, null));
      if (completed.failure.kind === 'account-exists') ports.pendingLogins.save({ ...trail, step: 'link' });
      return completed;
    },
);

import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { VisitorPorts } from '#core/session/current-visitor.ts';
import { succeedWith } from '#core/session/succeed-with.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { fail } from '#core/shared/result.ts';
import { normaliseCode, required, sixDigits, validateFields } from '#core/shared/text/validation.ts';
import type { ContactField, ContactSide } from './contact-change.ts';
import type { ContactGateway } from './contact-gateway.port.ts';

export type ConfirmContactChangeCommand = Keyed & {
  readonly field: ContactField;
  readonly side: ContactSide;
  readonly code: string;
};

/**
 * Gives the code of one side; with the second one the contact changes. Failures: `login-required`, `invalid-fields`
 * {code}, `code-wrong`, `code-expired`, `account-exists`, `too-many-tries`. [ACC-09, VAL-06, ASVS 6.3.7]
 */
export const confirmContactChange = command(
  (ports: VisitorPorts & { readonly contacts: ContactGateway }): UseCase<ConfirmContactChangeCommand, Outcome> =>
    async ({ field, side, code: typed }) => {
      const code = normaliseCode(typed);
      const fields = validateFields([['code', code, required, sixDigits]]);
      if (Object.keys(fields).length > 0) return fail({ kind: 'invalid-fields', fields });
      const confirmed = await callAsCustomer(ports)(() => ports.contacts.confirm(field, side, code));
      return confirmed.ok ? succeedWith(paths.account('thong-tin'), 'contact-confirmed') : confirmed;
    },
);

import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { isRefusal, toShopFailure } from '#core/failures/refusals.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { VisitorPorts } from '#core/session/current-visitor.ts';
import { succeedWith } from '#core/session/succeed-with.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { fail } from '#core/shared/result.ts';
import { normalisePhone } from '#core/shared/text/phone-number.ts';
import { email, normaliseUsername, phone, required, validateFields } from '#core/shared/text/validation.ts';
import type { ContactField } from './contact-change.ts';
import type { ContactGateway } from './contact-gateway.port.ts';

export type RequestContactChangeCommand = Keyed & { readonly field: ContactField; readonly contact: string };

/**
 * Sends a code to the new e-mail address or phone number and to the old one; both stay as they are until then.
 * Failures: `login-required`, `login-too-old`, `invalid-fields` {contact}, `too-many-tries`. [ACC-09, ASVS 6.3.7]
 */
export const requestContactChange = command(
  (ports: VisitorPorts & { readonly contacts: ContactGateway }): UseCase<RequestContactChangeCommand, Outcome> =>
    async ({ field, contact: typed }) => {
      const contact = field === 'email' ? normaliseUsername(typed) : normalisePhone(typed);
      const fields = validateFields([['contact', contact, required, field === 'email' ? email : phone]]);
      if (Object.keys(fields).length > 0) return fail({ kind: 'invalid-fields', fields });
      const sent = await callAsCustomer(ports, (failure) =>
        isRefusal(failure, 'bad-input')
          ? { kind: 'invalid-fields', fields: { contact: 'contact-unchanged' } }
          : toShopFailure(failure),
      )(() => ports.contacts.request(field, contact));
      return sent.ok ? succeedWith(paths.account('thong-tin'), 'code-sent') : sent;
    },
);

import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { isRefusal, toShopFailure } from '#core/failures/refusals.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { VisitorPorts } from '#core/session/current-visitor.ts';
import { succeedWith } from '#core/session/succeed-with.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { writeOnce } from '#core/shared/persist.ts';
import { fail } from '#core/shared/result.ts';
import { normaliseUsername, required, validateFields } from '#core/shared/text/validation.ts';
import type { DeletionGateway } from './deletion-gateway.port.ts';

/** `name`: the customer's own e-mail address or phone number, as the confirmation. */
export type RequestAccountDeletionCommand = Keyed & { readonly name: string };

/**
 * Deletes the account in seven days. Failures: `login-required`, `login-too-old`, `invalid-fields` {name},
 * `deletion-blocked`, `too-many-tries`. [Luật 91/2025/QH15, ASVS 7.5.1]
 */
export const requestAccountDeletion = command(
  (ports: VisitorPorts & { readonly deletion: DeletionGateway }): UseCase<RequestAccountDeletionCommand, Outcome> =>
    async ({ name: typed }) => {
      const name = normaliseUsername(typed);
      const fields = validateFields([['name', name, required]]);
      if (Object.keys(fields).length > 0) return fail({ kind: 'invalid-fields', fields });
      const asked = await callAsCustomer(ports, (failure) =>
        isRefusal(failure, 'bad-input')
          ? { kind: 'invalid-fields', fields: { name: 'own-name' } }
          : toShopFailure(failure),
      )(() => writeOnce(ports.delay, () => ports.deletion.request(name)));
      return asked.ok ? succeedWith(paths.account('thong-tin'), 'deletion-asked') : asked;
    },
);

import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { VisitorPorts } from '#core/session/current-visitor.ts';
import { succeedWith } from '#core/session/succeed-with.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { fail } from '#core/shared/result.ts';
import { cleanTyped } from '#core/shared/text/clean-typed.ts';
import type { Json } from '#core/shared/text/form-fields.ts';
import { atMost, fieldLimits, required, validateFields } from '#core/shared/text/validation.ts';
import type { SecurityGateway } from './security-gateway.port.ts';

export type AddPasskeyCommand = Keyed & {
  readonly challengeId: string;
  readonly response: Json;
  readonly name: string;
};

/** Stores a new passkey; never retried. Failures: `login-required`, `invalid-fields` {name}, `link-expired`. */
export const addPasskey = command(
  (ports: VisitorPorts & { readonly security: SecurityGateway }): UseCase<AddPasskeyCommand, Outcome> =>
    async ({ challengeId, response, name: typed }) => {
      const name = cleanTyped(typed);
      const fields = validateFields([['name', name, required, atMost(fieldLimits.name)]]);
      if (Object.keys(fields).length > 0) return fail({ kind: 'invalid-fields', fields });
      const added = await callAsCustomer(ports)(() => ports.security.addPasskey(challengeId, response, name));
      return added.ok ? succeedWith(paths.account('bao-mat'), 'passkey-added') : added;
    },
);

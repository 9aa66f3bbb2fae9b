import type { PasskeyChallenge } from '#core/account/account.ts';
import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { VisitorPorts } from '#core/session/current-visitor.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { ok } from '#core/shared/result.ts';
import type { SecurityGateway } from './security-gateway.port.ts';

/** Creates the challenge that the page passes to the device. Failures: `login-required`. */
export const startPasskey = command(
  (ports: VisitorPorts & { readonly security: SecurityGateway }): UseCase<Keyed, PasskeyChallenge & Outcome> =>
    async () => {
      const challenge = await callAsCustomer(ports)(ports.security.startPasskey);
      if (!challenge.ok) return challenge;
      return ok({ ...challenge.value, goTo: paths.account('bao-mat'), notice: null, notify: null });
    },
);

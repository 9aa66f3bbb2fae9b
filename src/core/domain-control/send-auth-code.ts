import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { writeOnce } from '#core/shared/persist.ts';
import { ok } from '#core/shared/result.ts';
import type { DomainControlPorts } from './change-domain.ts';

/**
 * Mails a new auth code to the owner's verified address; no answer contains it. Failures: `domain-locked`,
 * `no-verified-email`, `too-many-auth-codes`, `domain-not-active`, `login-required`, `not-found`.
 */
export const sendAuthCode = command(
  (ports: DomainControlPorts): UseCase<Keyed & { readonly id: ServiceId }, Outcome> =>
    async ({ id, idempotencyKey }) => {
      const sent = await callAsCustomer(ports)(() =>
        writeOnce(ports.delay, () => ports.domainControl.sendAuthCode(id, idempotencyKey)),
      );
      return sent.ok ? ok({ goTo: paths.domainSettings(id), notice: 'auth-code-sent', notify: null }) : sent;
    },
);

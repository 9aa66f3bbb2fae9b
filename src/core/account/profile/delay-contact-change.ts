import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { VisitorPorts } from '#core/session/current-visitor.ts';
import { succeedWith } from '#core/session/succeed-with.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import type { ContactField } from './contact-change.ts';
import type { ContactGateway } from './contact-gateway.port.ts';

/**
 * Waits 72 hours instead of the old contact's code; a mail tells the old one. Failures: `login-required`,
 * `link-expired`.
 */
export const delayContactChange = command(
  (
    ports: VisitorPorts & { readonly contacts: ContactGateway },
  ): UseCase<Keyed & { readonly field: ContactField }, Outcome> =>
    async ({ field }) => {
      const done = await callAsCustomer(ports)(() => ports.contacts.delay(field));
      return done.ok ? succeedWith(paths.account('thong-tin'), 'contact-delayed') : done;
    },
);

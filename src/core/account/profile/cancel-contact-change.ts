import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { VisitorPorts } from '#core/session/current-visitor.ts';
import { succeedWith } from '#core/session/succeed-with.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { writeOnce } from '#core/shared/persist.ts';
import type { ContactField } from './contact-change.ts';
import type { ContactGateway } from './contact-gateway.port.ts';

/** Keeps the old contact. Failures: `login-required`. */
export const cancelContactChange = command(
  (
    ports: VisitorPorts & { readonly contacts: ContactGateway },
  ): UseCase<Keyed & { readonly field: ContactField }, Outcome> =>
    async ({ field }) => {
      const done = await callAsCustomer(ports)(() => writeOnce(ports.delay, () => ports.contacts.cancel(field)));
      return done.ok ? succeedWith(paths.account('thong-tin'), 'contact-cancelled') : done;
    },
);

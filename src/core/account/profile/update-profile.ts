import type { ProfileGateway } from '#core/account/profile-gateway.port.ts';
import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { VisitorPorts } from '#core/session/current-visitor.ts';
import { succeedWith } from '#core/session/succeed-with.ts';
import { dayAt } from '#core/shared/calendar.ts';
import type { Clock } from '#core/shared/environment.port.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { normalisePerson, type PersonChange, validatePerson } from '#core/shared/people/person-rules.ts';
import { writeOnce } from '#core/shared/persist.ts';
import { fail } from '#core/shared/result.ts';

/** Failures: `login-required`, `invalid-fields`. [ACC-09, SDK-03] */
export const updateProfile = command(
  (
    ports: VisitorPorts & { readonly profiles: ProfileGateway; readonly clock: Clock },
  ): UseCase<Keyed & PersonChange, Outcome> =>
    async ({ idempotencyKey: _, ...typed }) => {
      const change = normalisePerson(typed);
      const fields = validatePerson(change, dayAt(ports.clock.now()));
      if (Object.keys(fields).length > 0) return fail({ kind: 'invalid-fields', fields });
      // Saving the same profile again is idempotent.
      const saved = await callAsCustomer(ports)(() => writeOnce(ports.delay, () => ports.profiles.update(change)));
      return saved.ok ? succeedWith(paths.account('thong-tin'), 'profile-saved') : saved;
    },
);

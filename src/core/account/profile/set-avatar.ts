import type { ProfileGateway } from '#core/account/profile-gateway.port.ts';
import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { toPictureFailure } from '#core/failures/refusals.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { VisitorPorts } from '#core/session/current-visitor.ts';
import { succeedWith } from '#core/session/succeed-with.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { writeOnce } from '#core/shared/persist.ts';
import { findPictureProblem } from '#core/shared/picture-text.ts';
import { fail } from '#core/shared/result.ts';

/** Failures: `login-required`, `invalid-fields` {image}, `picture-refused`. [ACC-09, SDK-03] */
export const setAvatar = command(
  (ports: VisitorPorts & { readonly profiles: ProfileGateway }): UseCase<Keyed & { readonly image: string }, Outcome> =>
    async ({ image }) => {
      if (image === '') return fail({ kind: 'invalid-fields', fields: { image: 'file-missing' } });
      const problem = findPictureProblem(image);
      if (problem !== null) return fail(toPictureFailure(problem));
      // Setting the same picture again is idempotent.
      const set = await callAsCustomer(ports)(() => writeOnce(ports.delay, () => ports.profiles.setAvatar(image)));
      return set.ok ? succeedWith(paths.account('thong-tin'), 'avatar-saved') : set;
    },
);

import type { ProfileGateway } from '#core/account/profile-gateway.port.ts';
import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { VisitorPorts } from '#core/session/current-visitor.ts';
import { succeedWith } from '#core/session/succeed-with.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { writeOnce } from '#core/shared/persist.ts';
import { fail } from '#core/shared/result.ts';
import { isPictureBase64 } from './picture-text.ts';

/** Failures: `login-required`, `invalid-fields` {image}. [ACC-09, SDK-03] */
export const setAvatar = command(
  (ports: VisitorPorts & { readonly profiles: ProfileGateway }): UseCase<Keyed & { readonly image: string }, Outcome> =>
    async ({ image }) => {
      if (!isPictureBase64(image)) return fail({ kind: 'invalid-fields', fields: { image: 'image' } });
      // Setting the same picture again is idempotent.
      const set = await callAsCustomer(ports)(() => writeOnce(ports.delay, () => ports.profiles.setAvatar(image)));
      return set.ok ? succeedWith(paths.account('thong-tin'), 'avatar-saved') : set;
    },
);

import type { College } from '#core/account/account.ts';
import type { ProfileGateway } from '#core/account/profile-gateway.port.ts';
import { publicQuery, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import type { Delay } from '#core/shared/environment.port.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail } from '#core/shared/result.ts';

/** Sorted by name. [GQL-08, ACC-09] */
export const loadColleges = publicQuery(
  { seconds: 86_400 },
  ({
    profiles,
    delay,
  }: {
    readonly profiles: ProfileGateway;
    readonly delay: Delay;
  }): UseCase<{ readonly province: string }, readonly College[]> =>
    async ({ province }) => {
      const colleges = await readWithRetry(delay, () => profiles.colleges(province));
      return colleges.ok ? colleges : fail(toShopFailure(colleges.failure));
    },
);

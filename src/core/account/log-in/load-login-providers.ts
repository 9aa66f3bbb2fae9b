import type { LoginProvider } from '#core/account/account.ts';
import type { AccountGateway } from '#core/account/account-gateway.port.ts';
import { type Nothing, publicQuery, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import type { Delay } from '#core/shared/environment.port.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail } from '#core/shared/result.ts';

/** Only the buttons of these providers are rendered. [ACC-01] */
export const loadLoginProviders = publicQuery(
  // Changes only when a service is reconfigured and restarted.
  { seconds: 60 },
  ({
    accounts,
    delay,
  }: {
    readonly accounts: AccountGateway;
    readonly delay: Delay;
  }): UseCase<Nothing, readonly LoginProvider[]> =>
    async () => {
      const providers = await readWithRetry(delay, accounts.loginProviders);
      return providers.ok ? providers : fail(toShopFailure(providers.failure));
    },
);

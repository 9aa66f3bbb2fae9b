import { useQuery } from '@tanstack/react-query';
import type { PendingLogin, TrailStep } from '#core/account/account.ts';
import { queryOf } from '#ui/app/queries.ts';
import { useShop } from '#ui/app/use-shop.ts';

/** The log-in that waits in this browser, where it is at one of these steps. */
export const usePendingLogin = (...steps: readonly TrailStep[]): PendingLogin | null => {
  const { useCases } = useShop();
  const { data = null } = useQuery(queryOf(useCases, 'pendingLogin', {}));
  return data !== null && steps.includes(data.step) ? data : null;
};

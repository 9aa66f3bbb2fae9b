import { useQuery } from '@tanstack/react-query';
import type { PendingLoginStep, PendingLoginView } from '#core/account/account.ts';
import { pageQuery } from '#ui/app/page.ts';
import { usePageOptions } from '#ui/app/use-page-query.ts';

export const pendingLoginQuery = pageQuery('loadPendingLogin');

/** The pending login of this browser if it is at one of these steps, otherwise null. */
export const usePendingLogin = (...steps: readonly PendingLoginStep[]): PendingLoginView | null => {
  const { data = null } = useQuery(usePageOptions(pendingLoginQuery));
  return data !== null && steps.includes(data.step) ? data : null;
};

import type { PendingLoginStep, PendingLoginView } from '#core/account/account.ts';
import { pageQuery, useOptionalPageQuery } from '#ui/app/page.ts';

export const pendingLoginQuery = pageQuery('loadPendingLogin');

/** This browser's pending login if it is at one of these steps. */
export const usePendingLogin = (...steps: readonly PendingLoginStep[]): PendingLoginView | null => {
  const { data = null } = useOptionalPageQuery(pendingLoginQuery);
  return data !== null && steps.includes(data.step) ? data : null;
};

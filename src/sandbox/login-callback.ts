import { newIdempotencyKey } from '#adapters/system/random.ts';
import { safeRedirect } from '#core/shared/safe-redirect.ts';
import type { UseCases } from '#core/use-cases.ts';
import type { Flash } from '#ui/app/context.ts';

const LOG_IN = '/dang-nhap';

/** Where a log-in that came back leads, and what is said there. */
export type Returned = { readonly goTo: string; readonly flash: Flash | null };

/**
 * What the host does before it draws a page: takes a log-in's token out of the address. Null where the address brings
 * nothing of a log-in. [LAY-03, LAY-04]
 */
export const takenFrom = async ({ origin, searchParams }: URL, useCases: UseCases): Promise<Returned | null> => {
  const text = (name: string): string => searchParams.get(name) ?? '';
  const safe = safeRedirect(text('redirectUrl'), { own: origin, portals: [] });
  const denied: Flash = { notice: 'login-denied', notify: null };
  if (text('errorMessage') === 'ACCESS_DENIED')
    return { goTo: safe === null || safe === '/' ? LOG_IN : safe, flash: denied };
  const accessToken = text('accessToken');
  if (accessToken === '') return null;
  const done = await useCases.logInCallback({
    accessToken,
    tokenShare: text('tokenShare'),
    state: text('state'),
    redirectUrl: text('redirectUrl'),
    idempotencyKey: newIdempotencyKey(),
  });
  if (!done.ok) return { goTo: LOG_IN, flash: denied };
  const { goTo, notice, notify } = done.value;
  return { goTo, flash: notice && { notice, notify } };
};

import { newIdempotencyKey } from '#adapters/system/random.ts';
import type { RequestScope } from '#composition/host.ts';
import { shopSettings } from '#composition/shop-settings.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { safeRedirect } from '#core/shared/safe-redirect.ts';
import { statusOfFailure } from '#host/api/api-routes.ts';
import { readInput } from '#host/api/use-case-inputs.ts';
import type { HostDeps } from '#host/deps.ts';
import type { Flash } from '#ui/app/context.ts';

const LOG_IN = '/dang-nhap';
/** What a log-in adds to the address of the page that it leads to. */
const own = ['accessToken', 'tokenShare', 'state', 'errorMessage'];

/** What an address brings back from a log-in elsewhere. */
export type LogInReturn =
  | {
      readonly kind: 'token';
      readonly accessToken: string;
      readonly tokenShare: string;
      readonly state: string;
      readonly redirectUrl: string;
    }
  | { readonly kind: 'denied'; readonly redirectUrl: string };

/** Reads an address; null where it brings nothing of a log-in. A page that names no `redirectUrl` is where the shopper goes. */
export const logInReturn = ({ pathname, searchParams }: URL): LogInReturn | null => {
  const accessToken = searchParams.get('accessToken');
  const denied = searchParams.get('errorMessage') === 'ACCESS_DENIED';
  if (accessToken === null && !denied) return null;
  const rest = new URLSearchParams(searchParams);
  for (const name of own) rest.delete(name);
  const redirectUrl = rest.get('redirectUrl') ?? (rest.size === 0 ? pathname : `${pathname}?${rest}`);
  if (accessToken === null) return { kind: 'denied', redirectUrl };
  const text = (name: string): string => searchParams.get(name) ?? '';
  return { kind: 'token', accessToken, tokenShare: text('tokenShare'), state: text('state'), redirectUrl };
};

/** Where the browser goes and what it is told there; the token is in neither. */
export type CallbackOutcome = { readonly goTo: string; readonly flash: Flash | null };

/**
 * Ends a log-in that came back in an address, before anything is drawn. Every way out is another address, so that no token
 * stays in this one: a log-in that failed leads to the log-in page, which says whether it was refused or interrupted.
 * [LAY-03, LAY-04, ACC-04 to ACC-06]
 */
export const endLogIn = async (
  returned: LogInReturn,
  { useCases }: RequestScope,
  { environment, log }: Pick<HostDeps, 'environment' | 'log'>,
  requestId: string,
): Promise<CallbackOutcome> => {
  const safe = safeRedirect(returned.redirectUrl, shopSettings(environment.publicOrigin, null).site);
  if (returned.kind === 'denied') return { goTo: afterDenial(safe), flash: told('login-denied') };
  const { kind: _, ...input } = returned;
  const read = readInput('logInCallback', { ...input, idempotencyKey: newIdempotencyKey() });
  if (!read.ok) return { goTo: LOG_IN, flash: told('login-denied') };
  const done = await useCases.logInCallback(read.input);
  if (done.ok) {
    const { goTo, notice, notify } = done.value;
    return { goTo, flash: notice && { notice, notify } };
  }
  if (isOurs(done.failure)) log.warn({ requestId, failure: done.failure.kind }, 'log-in callback failed');
  const again = safe === null || isLogIn(safe) ? LOG_IN : `${LOG_IN}?redirectUrl=${encodeURIComponent(safe)}`;
  return { goTo: again, flash: told(isOurs(done.failure) ? 'login-interrupted' : 'login-denied') };
};

/** The page that was asked for, or the log-in where that is the home page or none at all. [LAY-04] */
const afterDenial = (safe: string | null): string => {
  const home = safe === null || /^\/?(?:[?#]|$)/.test(safe);
  return home ? LOG_IN : safe;
};

const isLogIn = (address: string): boolean => /^\/dang-nhap(?:[/?#]|$)/.test(address);

/** A service that cannot answer says nothing about the shopper: he may try again. */
const isOurs = (failure: ShopFailure): boolean => statusOfFailure(failure) >= 500;

const told = (notice: Flash['notice']): Flash => ({ notice, notify: null });

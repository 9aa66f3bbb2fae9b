import type { Clock } from '#core/shared/environment.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { Result } from '#core/shared/result.ts';

/** Age at which a service is asked again, and delay before a retry after a failure, in ms. */
const FRESH_MS = 60_000;
const RETRY_MS = 2_000;

/** Only a plain origin may enter a header. */
const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

/**
 * Origins for `form-action` that a service knows: payment gateways, identity providers. Refreshed once a minute; a page
 * waits for the first answer only. On failure the last answer stays valid; before the first one no origin is allowed.
 */
export const knownOrigins = (
  load: () => Promise<Result<readonly string[], PortFailure>>,
  { now }: Clock,
): (() => Promise<readonly string[]>) => {
  let known: readonly string[] | null = null;
  let askAgainAt = 0;
  let asking: Promise<void> | null = null;
  const ask = async (): Promise<void> => {
    const answer = await load();
    if (answer.ok) known = [...new Set(answer.value)].filter(isOrigin);
    askAgainAt = now() + (answer.ok ? FRESH_MS : RETRY_MS);
    asking = null;
  };
  return async () => {
    // A clock that was set back has not caught up yet.
    if (now() >= askAgainAt || now() < askAgainAt - FRESH_MS) asking ??= ask();
    if (known === null) await asking;
    return known ?? [];
  };
};

import { services } from './origins.ts';

/** Sets the clock of this worker's services, in ms since 1970 UTC; null restores the real time. */
export const setClock = (now: number | null): Promise<Response> =>
  fetch(`${services}/sandbox-clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now }),
  });

import type { Http } from '#adapters/remote/client.ts';

/** Subset of the browser's lock manager: one holder per name across all tabs. */
export type Locks = { readonly request: <Value>(name: string, work: () => Promise<Value>) => Promise<Value> };

/**
 * Sends commands one by one until a visitor cookie exists: two tabs could otherwise create two tokens and lose what was
 * added under the overwritten one. Best effort: without `locks` (old browser, insecure origin) all are sent at once.
 */
export const serialiseFirstCommands =
  (http: Http, locks: Locks | undefined, isKnown: () => boolean): Http =>
  (path, init) =>
    init.method === 'GET' || locks === undefined || isKnown()
      ? http(path, init)
      : locks.request('cua-hang-may.first-command', () => http(path, init));

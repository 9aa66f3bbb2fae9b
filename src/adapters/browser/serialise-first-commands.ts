import type { Http } from '#adapters/remote/client.ts';

/** The subset of the browser's lock manager that is needed: one holder per name across all tabs. */
export type Locks = { readonly request: <Value>(name: string, work: () => Promise<Value>) => Promise<Value> };

/**
 * A browser's first command creates its anonymous token. If two tabs send commands at the same time, each creates a
 * token, and items added under the overwritten one are lost. Therefore commands run one after the other until a visitor
 * cookie exists. Best effort: ownership depends on the token, and without `locks` (old browser, insecure origin) all
 * commands are sent at once.
 */
export const serialiseFirstCommands =
  (http: Http, locks: Locks | undefined, isKnown: () => boolean): Http =>
  (path, init) =>
    init.method === 'GET' || locks === undefined || isKnown()
      ? http(path, init)
      : locks.request('cua-hang-may.first-command', () => http(path, init));

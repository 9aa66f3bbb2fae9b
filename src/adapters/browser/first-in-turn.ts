import type { Http } from '../remote/client.ts';

/** The part of a browser's lock manager that is needed: one holder of a name at a time, over all tabs. */
export type Locks = { readonly request: <Value>(name: string, work: () => Promise<Value>) => Promise<Value> };

/**
 * A browser's first command brings it its anonymous token. Commands that two tabs of a newcomer send at once would buy
 * one each, and what was added under the token that the other one overwrites would be out of his sight. So as long as no
 * cookie speaks for a visitor, commands go one after the other. Only a courtesy: whose an order is, the token says, and
 * without `locks` (an old browser, no secure origin) everything is sent at once.
 */
export const firstInTurn =
  (http: Http, locks: Locks | undefined, isKnown: () => boolean): Http =>
  (path, init) =>
    init.method === 'GET' || locks === undefined || isKnown()
      ? http(path, init)
      : locks.request('cua-hang-may.first-command', () => http(path, init));

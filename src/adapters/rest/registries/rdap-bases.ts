import * as z from 'zod/mini';
import type { FinishedCall } from '#adapters/finished-call.ts';
import { foreignFetch } from '#contracts/foreign-fetch.ts';
import type { Clock } from '#core/shared/environment.port.ts';
import { rdapBootstrap } from './rdap-reply.ts';

export type RdapOptions = {
  /** Base URLs with trailing slash, by extension with its dot; they take precedence over the bootstrap file. */
  readonly bases: Readonly<Record<string, string>>;
  /** null disables it. [RFC 9224] */
  readonly bootstrap: string | null;
  readonly clock: Clock;
  readonly fetch?: typeof fetch;
  /** Called once for each question to a registry, when it has ended. */
  readonly onCall?: (call: FinishedCall) => void;
};

/** Base URL with trailing slash of the server for an extension (with its dot); null when unknown. */
export type RdapBases = (extension: string) => Promise<string | null>;

const TTL_MS = 24 * 3_600_000;
const RETRY_MS = 60_000;
const TIMEOUT_MS = 4_000;

/** Loads the bootstrap file once a day. [RFC 9224] */
export const rdapBases = ({ bases, bootstrap, clock, fetch: network = fetch }: RdapOptions): RdapBases => {
  let listed: Promise<Readonly<Record<string, string>>> = Promise.resolve({});
  let until = 0;
  const refresh = async (address: string): Promise<Readonly<Record<string, string>>> => {
    const before = await listed;
    try {
      const answer = await foreignFetch(network)(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      const read = z.safeParse(rdapBootstrap, await answer.json());
      if (answer.ok && read.success) return toBasesByExtension(read.data.services);
    } catch {
      // Keeps the old list when loading fails.
    }
    until = clock.now() + RETRY_MS;
    return before;
  };
  return async (extension) => {
    const own = Object.hasOwn(bases, extension) ? bases[extension] : undefined;
    if (own !== undefined) return own;
    if (bootstrap === null) return null;
    if (clock.now() >= until) {
      until = clock.now() + TTL_MS;
      listed = refresh(bootstrap);
    }
    const all = await listed;
    return Object.hasOwn(all, extension) ? (all[extension] ?? null) : null;
  };
};

/** HTTPS only. */
const toBasesByExtension = (services: z.infer<typeof rdapBootstrap>['services']): Readonly<Record<string, string>> =>
  Object.fromEntries(
    services.flatMap(([extensions, addresses]) => {
      const base = addresses.find((each) => each.startsWith('https://'));
      if (base === undefined) return [];
      return extensions.map((each) => [`.${each.toLowerCase()}`, base.endsWith('/') ? base : `${base}/`] as const);
    }),
  );

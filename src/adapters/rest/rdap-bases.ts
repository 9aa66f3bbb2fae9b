import * as z from 'zod/mini';
import type { Clock } from '#core/shared/environment.port.ts';
import { rdapBootstrap } from './rdap-reply.ts';

export type RdapOptions = {
  /** Base address by extension with its dot, each with a slash at the end; these win over the bootstrap file. */
  readonly bases: Readonly<Record<string, string>>;
  /** Address of the bootstrap file; null asks for none. [RFC 9224] */
  readonly bootstrap: string | null;
  readonly clock: Clock;
  readonly fetch?: typeof fetch;
};

/** Base address of the server that knows an extension (with its dot), with a slash at the end; null where none is known. */
export type RdapBases = (extension: string) => Promise<string | null>;

const FRESH_MS = 24 * 3_600_000;
const RETRY_MS = 60_000;
const TIMEOUT_MS = 4_000;

/** The configured bases, and those of the bootstrap file, which is had once a day. [RFC 9224] */
export const rdapBases = ({ bases, bootstrap, clock, fetch: network = fetch }: RdapOptions): RdapBases => {
  let listed: Promise<Readonly<Record<string, string>>> = Promise.resolve({});
  let until = 0;
  const refresh = async (address: string): Promise<Readonly<Record<string, string>>> => {
    const before = await listed;
    try {
      const answer = await network(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      const read = z.safeParse(rdapBootstrap, await answer.json());
      if (answer.ok && read.success) return listOf(read.data.services);
    } catch {
      // The old list is better than none.
    }
    until = clock.now() + RETRY_MS;
    return before;
  };
  return async (extension) => {
    const own = Object.hasOwn(bases, extension) ? bases[extension] : undefined;
    if (own !== undefined) return own;
    if (bootstrap === null) return null;
    if (clock.now() >= until) {
      until = clock.now() + FRESH_MS;
      listed = refresh(bootstrap);
    }
    const all = await listed;
    return Object.hasOwn(all, extension) ? (all[extension] ?? null) : null;
  };
};

/** Only addresses that nobody on the way can change are believed. */
const listOf = (services: z.infer<typeof rdapBootstrap>['services']): Readonly<Record<string, string>> =>
  Object.fromEntries(
    services.flatMap(([extensions, addresses]) => {
      const base = addresses.find((each) => each.startsWith('https://'));
      if (base === undefined) return [];
      return extensions.map((each) => [`.${each.toLowerCase()}`, base.endsWith('/') ? base : `${base}/`] as const);
    }),
  );

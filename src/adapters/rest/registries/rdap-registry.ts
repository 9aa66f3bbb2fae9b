import * as z from 'zod/mini';
import type { FinishedCall } from '#adapters/finished-call.ts';
import { reasonWithoutAnswer } from '#adapters/wire-failures.ts';
import { foreignFetch } from '#contracts/foreign-fetch.ts';
import type { DomainAnswer, DomainRegistry } from '#core/domains/domain-registry.port.ts';
import { ok } from '#core/shared/result.ts';
import { type RdapBases, type RdapOptions, rdapBases } from './rdap-bases.ts';
import { rdapDomain, rdapNotFound, whoisOfRdap } from './rdap-reply.ts';

/** Timeout of one request, in ms. */
const TIMEOUT_MS = 4_000;
/** How long a server is trusted after recognising a registered name, or skipped after not recognising one. */
const PROVEN_MS = 24 * 3_600_000;
const UNPROVEN_MS = 60_000;
/** Default pause after a server reports too many requests, in ms. */
const PAUSE_MS = 10_000;
const MAX_PAUSE_MS = 300_000;

/** The name that is asked for is a value. */
const OPERATION = 'GET domain/…';
/** Registered, or available. */
const conclusive: readonly number[] = [200, 404];

type Reply = { readonly status: number; readonly body: unknown; readonly retryAfter: string | null };
type Server = { proof: Promise<boolean> | null; until: number; restUntil: number };

/**
 * Two answers are conclusive: 200 with this very name (registered), and 404 with the protocol's error object
 * (available) from a server that recognises a registered name, because a wrong path answers 404, too. All others are
 * `unknown`. [RFC 9082, RFC 9083, DOM-04]
 */
export const rdapRegistry = (options: RdapOptions): DomainRegistry => {
  const { clock } = options;
  const bases = rdapBases(options);
  const servers = new Map<string, Server>();
  const serverAt = (base: string): Server => {
    const known = servers.get(base) ?? { proof: null, until: 0, restUntil: 0 };
    servers.set(base, known);
    return known;
  };
  const ask = async (base: string, name: string): Promise<Reply | null> => {
    const server = serverAt(base);
    if (clock.now() < server.restUntil) return null;
    const reply = await fetchReply(options, `${base}domain/${encodeURIComponent(name)}`);
    if (reply?.status === 429) server.restUntil = clock.now() + toPauseMs(reply.retryAfter);
    return reply;
  };
  const prove = async (base: string, extension: string): Promise<boolean> => {
    const known = `google${extension}`;
    return parseRegistered(await ask(base, known), known) !== null;
  };
  const isProven = (base: string, extension: string): Promise<boolean> => {
    const server = serverAt(base);
    if (server.proof !== null && clock.now() < server.until) return server.proof;
    const proof = prove(base, extension);
    server.proof = proof;
    server.until = clock.now() + PROVEN_MS;
    void proof.then((good) => {
      if (!good) server.until = clock.now() + UNPROVEN_MS;
    });
    return proof;
  };
  return {
    check: async (typed) => {
      const name = typed.toLowerCase();
      const extension = name.slice(name.lastIndexOf('.'));
      const answer = await lookUp(bases, { ask, isProven }, name, extension);
      return ok(answer);
    },
  };
};

type Asking = {
  readonly ask: (base: string, name: string) => Promise<Reply | null>;
  readonly isProven: (base: string, extension: string) => Promise<boolean>;
};

const lookUp = async (
  bases: RdapBases,
  { ask, isProven }: Asking,
  name: string,
  extension: string,
): Promise<DomainAnswer> => {
  const doubt: DomainAnswer = { name, status: 'unknown' };
  const base = await bases(extension);
  if (base === null) return doubt;
  const reply = await ask(base, name);
  const taken = parseRegistered(reply, name);
  if (taken !== null) return { name, status: 'registered', whois: whoisOfRdap(taken) };
  const missing = reply?.status === 404 && z.safeParse(rdapNotFound, reply.body).success;
  return missing && (await isProven(base, extension)) ? { name, status: 'available' } : doubt;
};

const parseRegistered = (reply: Reply | null, name: string): z.infer<typeof rdapDomain> | null => {
  if (reply?.status !== 200) return null;
  const read = z.safeParse(rdapDomain, reply.body);
  return read.success && read.data.ldhName.toLowerCase().replace(/\.$/, '') === name ? read.data : null;
};

/** null when no answer arrived; a body that is not JSON counts as empty. Reports how the call ended. */
const fetchReply = async ({ fetch: network = fetch, onCall }: RdapOptions, address: string): Promise<Reply | null> => {
  const began = performance.now();
  const report = (outcome: FinishedCall['outcome'], status: number | null, reason: string | null): void =>
    onCall?.({
      operation: OPERATION,
      isRead: true,
      outcome,
      status,
      reason,
      ms: Math.round(performance.now() - began),
    });
  try {
    const answer = await foreignFetch(network)(address, {
      headers: { accept: 'application/rdap+json, application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await answer.text();
    report(conclusive.includes(answer.status) ? 'ok' : 'unreachable', answer.status, null);
    return { status: answer.status, body: jsonOf(text), retryAfter: answer.headers.get('retry-after') };
  } catch (error) {
    report('unreachable', null, reasonWithoutAnswer(error));
    return null;
  }
};

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const toPauseMs = (retryAfter: string | null): number =>
  /^\d{1,6}$/.test(retryAfter ?? '') ? Math.min(MAX_PAUSE_MS, Number(retryAfter) * 1_000) : PAUSE_MS;

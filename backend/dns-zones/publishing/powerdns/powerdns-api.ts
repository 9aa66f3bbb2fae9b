import * as z from 'zod';
import type { PublishFailure } from '#backend/dns-zones/publishing/dns-publisher.port.ts';
import { foreignFetch } from '#contracts/foreign-fetch.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';

const TIMEOUT_MS = 10_000;
/** A full zone with signatures. */
const MAX_ANSWER_BYTES = 16 * 1_024 * 1_024;
const MAX_REASON = 300;
/** The digest that every registry takes. [RFC 8624 3.3] */
const SHA_256 = '2';

const recordSet = z.object({
  name: z.string(),
  type: z.string(),
  ttl: z.number(),
  records: z.array(z.object({ content: z.string() })),
});
export type RecordSet = z.infer<typeof recordSet>;

const zone = z.object({ account: z.string(), dnssec: z.boolean(), rrsets: z.array(recordSet) });
export type StoredZone = z.infer<typeof zone>;

const keys = z.array(z.object({ active: z.boolean(), ds: z.array(z.string()).optional() }));

type Answer = { readonly status: number; readonly body: unknown };

/** What the API of PowerDNS offers for one zone. [doc.powerdns.com, HTTP API v1] */
export type PowerDnsApi = {
  /** Null: there is none of this name. */
  readonly load: (name: string) => Promise<Result<StoredZone | null, PublishFailure>>;
  readonly send: (
    method: 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
  ) => Promise<Result<null, PublishFailure>>;
  readonly loadDigests: (name: string) => Promise<Result<readonly string[], PublishFailure>>;
};

const failureOf = ({ status, body }: Answer): PublishFailure => {
  if (status === 401 || status === 403) return { kind: 'denied' };
  if (status >= 500) return { kind: 'unreachable' };
  const { error } = z.object({ error: z.string() }).safeParse(body).data ?? { error: `HTTP ${status}` };
  return { kind: 'refused', reason: error.slice(0, MAX_REASON) };
};

/** The path of a zone; a name consists of letters, digits, `-`, `_` and dots. */
export const zonePath = (name: string): string => `/zones/${name}.`;

export const powerDnsApi = ({ url, key }: { readonly url: string; readonly key: string }): PowerDnsApi => {
  const ask = async (method: string, path: string, body?: object): Promise<Answer | null> => {
    try {
      const answer = await foreignFetch(fetch, MAX_ANSWER_BYTES)(
        `${url.replace(/\/+$/, '')}/api/v1/servers/localhost${path}`,
        {
          method,
          headers: { 'x-api-key': key, ...(body ? { 'content-type': 'application/json' } : {}) },
          ...(body ? { body: JSON.stringify(body) } : {}),
          signal: AbortSignal.timeout(TIMEOUT_MS),
        },
      );
      const text = await answer.text();
      return { status: answer.status, body: parseJson(text) };
    } catch {
      return null;
    }
  };
  const read = async <Schema extends z.ZodType>(
    path: string,
    schema: Schema,
  ): Promise<Result<z.infer<Schema> | null, PublishFailure>> => {
    const answer = await ask('GET', path);
    if (answer === null) return fail({ kind: 'unreachable' });
    if (answer.status === 404) return ok(null);
    if (answer.status !== 200) return fail(failureOf(answer));
    const parsed = schema.safeParse(answer.body);
    return parsed.success ? ok(parsed.data) : fail({ kind: 'unreachable' });
  };
  return {
    load: (name) => read(zonePath(name), zone),
    send: async (method, path, body) => {
      const answer = await ask(method, path, body);
      if (answer === null) return fail({ kind: 'unreachable' });
      return answer.status < 300 ? ok(null) : fail(failureOf(answer));
    },
    loadDigests: async (name) => {
      const found = await read(`${zonePath(name)}/cryptokeys`, keys);
      if (!found.ok) return found;
      const digests = (found.value ?? []).filter(({ active }) => active).flatMap(({ ds }) => ds ?? []);
      return ok(digests.filter((each) => each.split(' ')[2] === SHA_256));
    },
  };
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

import { createHash } from 'node:crypto';
import type * as z from 'zod';
import { foreignFetch } from '#contracts/foreign-fetch.ts';

export const PROVIDER_TIMEOUT_MS = 8_000;

/** PKCE's S256: base64url(SHA-256(verifier)). [RFC 7636, 4.2] */
export const pkceChallenge = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

export const buildUrl = (base: string, query: Readonly<Record<string, string>>): string =>
  `${base}?${new URLSearchParams(query)}`;

/** Posts a form, otherwise sends GET. Rejects answers that are not JSON of the schema; errors do not quote them. */
export const callProvider = async <Value>(
  network: typeof fetch,
  address: string,
  schema: z.ZodType<Value>,
  {
    form,
    headers = {},
  }: { readonly form?: Readonly<Record<string, string>>; readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<Value> => {
  const answer = await foreignFetch(network)(address, {
    headers: { accept: 'application/json', ...headers },
    signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
    ...(form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }),
  });
  if (!answer.ok) throw new Error(`The provider answered HTTP ${answer.status}`);
  const read = schema.safeParse(await answer.json());
  if (!read.success) throw new Error('The provider answered in another shape');
  return read.data;
};

import type * as z from 'zod';
import { foreignFetch } from '#contracts/foreign-fetch.ts';

/** Timeout in ms; MoMo asks for at least that. */
const TIMEOUT_MS = 30_000;

/** Posts to a gateway that makes the page of a payment on request. Rejects any other answer; errors do not quote it. */
export const postForPage = async <Value>(
  network: typeof fetch,
  address: string,
  schema: z.ZodType<Value>,
  request: { readonly headers?: Readonly<Record<string, string>>; readonly body: string | URLSearchParams },
): Promise<Value> => {
  const answer = await foreignFetch(network)(address, {
    method: 'POST',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...request,
  });
  const read = schema.safeParse(await answer.json().catch(() => null));
  if (!read.success) throw new Error(`the gateway made no page, HTTP ${answer.status}`);
  return read.data;
};

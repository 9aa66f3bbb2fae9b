import { foreignFetch } from '#contracts/foreign-fetch.ts';
import { HOSTED_PICTURES } from '#core/shared/text/picture-address.ts';
import type { HostDeps } from '#host/deps.ts';

const TIMEOUT_MS = 8_000;

type PictureOrigins = Pick<HostDeps['environment'], 'imageOrigins' | 'pictureOrigins'>;

/**
 * From the first origin that has it: catalogue and content system keep pictures under the same path, others are below
 * the name of their host. Null when none has it and one did not answer. Reading more than `maxBytes` rejects.
 */
export const fetchPicture = async (
  { environment, fetch }: { readonly environment: PictureOrigins; readonly fetch: typeof globalThis.fetch },
  path: string,
  maxBytes: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response | null> => {
  const read = foreignFetch(fetch, maxBytes);
  let missing: Response | null = null;
  let isDown = false;
  for (const address of addressesOf(path, environment)) {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await read(address, { redirect: 'manual', headers, signal }).catch(() => null);
    if (answer?.ok || answer?.status === 304) return answer;
    void answer?.body?.cancel().catch(() => undefined);
    if (answer === null || answer.status >= 500) isDown = true;
    else missing ??= answer;
  }
  return isDown ? null : (missing ?? new Response(null, { status: 404 }));
};

/** A host’s uploads have their own path only, under which pictures of customers are recognised. */
const addressesOf = (path: string, { imageOrigins, pictureOrigins }: PictureOrigins): readonly URL[] => {
  if (!path.startsWith(HOSTED_PICTURES)) return imageOrigins.map((origin) => new URL(path, origin));
  const [, host, rest = ''] = /^([^/]+)(\/.*)$/.exec(path.slice(HOSTED_PICTURES.length)) ?? [];
  if (rest.startsWith('/uploads/')) return [];
  return pictureOrigins.filter((origin) => new URL(origin).host === host).map((origin) => new URL(rest, origin));
};

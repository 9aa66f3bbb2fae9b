import { HOSTED_PICTURES } from '#core/shared/text/picture-address.ts';
import type { HostDeps } from '#host/deps.ts';

const TIMEOUT_MS = 8_000;

/**
 * From the first origin that has it: catalogue and content system keep pictures under the same path, others are below
 * the name of their host. Null when none has it and one did not answer.
 */
export const fetchPicture = async (
  { environment, fetch }: Pick<HostDeps, 'environment' | 'fetch'>,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response | null> => {
  let missing: Response | null = null;
  let isDown = false;
  for (const address of addressesOf(path, environment)) {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(address, { redirect: 'manual', headers, signal }).catch(() => null);
    if (answer?.ok || answer?.status === 304) return answer;
    if (answer === null || answer.status >= 500) isDown = true;
    else missing ??= answer;
  }
  return isDown ? null : (missing ?? new Response(null, { status: 404 }));
};

/** A host’s uploads have their own path only, under which pictures of customers are recognised. */
const addressesOf = (
  path: string,
  { imageOrigins, pictureOrigins }: Pick<HostDeps['environment'], 'imageOrigins' | 'pictureOrigins'>,
): readonly URL[] => {
  if (!path.startsWith(HOSTED_PICTURES)) return imageOrigins.map((origin) => new URL(path, origin));
  const [, host, rest = ''] = /^([^/]+)(\/.*)$/.exec(path.slice(HOSTED_PICTURES.length)) ?? [];
  if (rest.startsWith('/uploads/')) return [];
  return pictureOrigins.filter((origin) => new URL(origin).host === host).map((origin) => new URL(rest, origin));
};

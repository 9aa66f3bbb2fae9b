/** More than any answer of a registry, a gateway or a provider has. */
const MAX_ANSWER_BYTES = 1_024 * 1_024;

/** Rejects the reading of an answer. */
export class TooLargeAnswer extends Error {
  override readonly name = 'TooLargeAnswer';
}

const limitTo = (maxBytes: number): TransformStream<Uint8Array, Uint8Array> => {
  let bytes = 0;
  return new TransformStream({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) controller.error(new TooLargeAnswer(`the answer has more than ${maxBytes} bytes`));
      else controller.enqueue(chunk);
    },
  });
};

/** HTTP reads no more than the declared length; a compressed answer has another one. */
const isDeclaredShort = (headers: Headers, maxBytes: number): boolean => {
  const length = headers.get('content-length') ?? '';
  return /^\d+$/.test(length) && Number(length) <= maxBytes && !headers.has('content-encoding');
};

/**
 * Calls another system: it is not followed elsewhere, because only the named address learns what is sent, and reading
 * more than `maxBytes` of its answer, unpacked, rejects. Callers limit the time. [ASVS V15.2.2, V15.3.2]
 */
export const foreignFetch =
  (network: typeof fetch = fetch, maxBytes = MAX_ANSWER_BYTES): typeof fetch =>
  async (address, init) => {
    const answer = await network(address, { redirect: 'error', ...init });
    if (answer.body === null) return answer;
    const { status, statusText, headers } = answer;
    if (isDeclaredShort(headers, maxBytes)) return answer;
    return new Response(answer.body.pipeThrough(limitTo(maxBytes)), { status, statusText, headers });
  };

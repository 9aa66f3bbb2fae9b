/** A POST whose body is a stream. `duplex`: Node's fetch asks for it; the DOM's types do not know it. */
export const streamed = (body: ReadableStream<Uint8Array>): RequestInit => {
  const init: RequestInit & { readonly duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
  return init;
};

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Where the next call breaks: before the system hears of it, or after the system did it and before the shop hears. */
export type Cut = 'before' | 'after' | 'never';

export type CuttingProxy = {
  readonly url: string;
  /** Breaks the next call; resolves once it did, or for `never` once the call was answered. */
  readonly cutNext: (cut: Cut, then: () => Promise<void>) => Promise<void>;
  readonly close: () => void;
};

/** A line between the shop and the system at `target` that breaks where a test says. */
export const startCuttingProxy = async (target: string): Promise<CuttingProxy> => {
  let next: { readonly cut: Cut; readonly then: () => Promise<void>; readonly done: () => void } | null = null;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const own = next;
    next = null;
    const forward = () =>
      fetch(target + request.url, {
        method: request.method ?? 'GET',
        headers: new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
        body: request.method === 'POST' ? Buffer.concat(chunks) : null,
      });
    try {
      if (own?.cut === 'before') throw new Error('cut');
      const answer = await forward();
      const text = await answer.text();
      if (own?.cut === 'after') throw new Error('cut');
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
    } catch {
      request.socket.destroy();
    }
    await own?.then();
    own?.done();
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  // It listens on a port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    cutNext: (cut, then) =>
      new Promise<void>((done) => {
        next = { cut, then, done };
      }),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

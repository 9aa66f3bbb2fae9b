import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { namesOneHost } from '#contracts/host-header.ts';
import { StartFailure } from '#host/configuration/start-failure.ts';
import { hasBearer } from '#host/http/bearer.ts';
import type { HostMetrics, MetricsAddress } from './metrics.ts';

/**
 * Answers `GET /metrics` on a port of its own, which no proxy leads to, with one of the tokens. Throws StartFailure
 * when the port is not available.
 */
export const serveMetrics = async (
  metrics: HostMetrics,
  { host, port, tokens }: MetricsAddress,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> => {
  const server = createServer(({ url, method, headers, rawHeaders }, response) => {
    if (!namesOneHost(url ?? '', rawHeaders)) return void response.writeHead(400, { connection: 'close' }).end();
    if (url !== '/metrics' || method !== 'GET') return void response.writeHead(404).end();
    if (!hasBearer(headers.authorization, tokens))
      return void response.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
    void metrics.read().then(
      ({ text, contentType }) =>
        response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new StartFailure(`METRICS_PORT ${port} is not available (${error.code}).`);
  });
  // A listening TCP server has an address with a port.
  const { port: own } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${own}/metrics`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

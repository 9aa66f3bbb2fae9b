// Load over node:http: keep-alive, fixed number of connections, and the answering process's CPU time.
import { Agent, get as ask, createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { cpuMs } from './processes.mjs';

/** Status, bytes on the wire, milliseconds to the first byte. */
export const get = (port, path, agent) =>
  new Promise((resolve, reject) => {
    const began = performance.now();
    ask({ port, path, agent, headers: { 'accept-encoding': 'gzip' } }, (response) => {
      const firstByte = performance.now() - began;
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () => resolve({ status: response.statusCode, body: Buffer.concat(parts), firstByte }));
    }).on('error', reject);
  });

const within = async (connections, work) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  try {
    return await work(agent);
  } finally {
    agent.destroy();
  }
};

const fine = ({ status }, path) => {
  if (status !== 200) throw new Error(`${path} answers ${status}`);
};

/** Requests until the rendering code is compiled. */
const WARM = 400;

/** CPU milliseconds per page, and pages per second. */
export const uncached = (shop, pathOf, howMany = 300, connections = 8) =>
  within(connections, async (agent) => {
    let next = 0;
    const run = async (until) => {
      while (next < until) {
        const path = pathOf(next++);
        fine(await get(shop.port, path, agent), path);
      }
    };
    const all = (until) => Promise.all(Array.from({ length: connections }, () => run(until)));
    await all(WARM);
    const [before, began] = [cpuMs(shop.pid), performance.now()];
    await all(WARM + howMany);
    const [after, took] = [cpuMs(shop.pid), performance.now() - began];
    return { cpu: before === null ? null : (after - before) / howMany, perSecond: (howMany / took) * 1000 };
  });

/** Pages per second, for one page. */
export const cached = (port, path, seconds = 4, connections = 16) =>
  within(connections, async (agent) => {
    fine(await get(port, path, agent), path);
    let done = 0;
    const until = performance.now() + seconds * 1000;
    const run = async () => {
      while (performance.now() < until) {
        fine(await get(port, path, agent), path);
        done += 1;
      }
    };
    const began = performance.now();
    await Promise.all(Array.from({ length: connections }, run));
    return (done / (performance.now() - began)) * 1000;
  });

/** Median milliseconds of sequential requests. */
export const median = (port, pathOf, howMany = 41) =>
  within(1, async (agent) => {
    const times = [];
    for (let index = -5; index < howMany; index += 1) {
      const path = pathOf(index + 5);
      const answer = await get(port, path, agent);
      fine(answer, path);
      if (index >= 0) times.push(answer.firstByte);
    }
    return times.sort((a, b) => a - b)[Math.floor(howMany / 2)];
  });

/** Lower bound: the same bytes from bare node:http (`still`: without scripts). Proxies other paths to the shop. */
export const floorOf = async (shop, path, still = false) => {
  const html = await (await fetch(shop.origin + path)).text();
  const text = still ? html.replace(/<script[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, '') : html;
  const body = gzipSync(text);
  const kept = new Map();
  const other = async (url) => {
    if (!kept.has(url)) {
      const answer = await fetch(shop.origin + url);
      kept.set(url, { type: answer.headers.get('content-type') ?? '', bytes: Buffer.from(await answer.arrayBuffer()) });
    }
    return kept.get(url);
  };
  const server = createServer((request, response) => {
    if (request.url === path) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' });
      return response.end(body);
    }
    return other(request.url).then(({ type, bytes }) => response.writeHead(200, { 'content-type': type }).end(bytes));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(resolve) && server.closeAllConnections()),
  };
};

import { createServer } from 'node:net';

const given = new Set<number>();

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** By default a backend answers browsers and payment providers two ports after its own. */
const BESIDE = 2;
export const publicPortOf = (backendPort: number): number => backendPort + BESIDE;

/** Each once, with the two after it, and below those that the system gives to connections. */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = 10_000 + (BESIDE + 1) * Math.floor(Math.random() * 6_000);
    if (given.has(port)) continue;
    given.add(port);
    if ((await isFree(port)) && (await isFree(publicPortOf(port)))) return port;
  }
};

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#test/kit/backends/free-port.ts';
import { backendPort, services } from './origins.ts';
import { environmentOf, startHost } from './processes.ts';
import { startProxy } from './proxy.ts';

/** State of the services; slow services respond when the state changes. */
export type Trouble = 'none' | 'down' | 'slow' | 'nonsense';

export type TroubledShop = {
  readonly origin: string;
  readonly become: (trouble: Trouble) => void;
  readonly stop: () => Promise<void>;
};

/** Starts a separate host whose services can be made to fail. */
export const openTroubledShop = async (): Promise<TroubledShop> => {
  let trouble: Trouble = 'none';
  let held: (() => void)[] = [];
  const between = await startProxy({
    target: () => services,
    instead: (request, response) => {
      if (trouble === 'down') request.socket.destroy();
      if (trouble === 'nonsense') response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>It works!</h1>');
      return trouble === 'down' || trouble === 'nonsense';
    },
    delay: () => (trouble === 'slow' ? new Promise((resolve) => held.push(resolve)) : Promise.resolve()),
  });
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-troubled-'));
  const port = await freePort();
  const env = environmentOf({ host: port, backend: backendPort, dataDir });
  const host = await startHost({ ...env, SERVICES_ORIGIN: between.origin });
  return {
    origin: `http://localhost:${port}`,
    become: (next) => {
      trouble = next;
      for (const release of held) release();
      held = [];
    },
    stop: async () => {
      await host.stop();
      await between.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

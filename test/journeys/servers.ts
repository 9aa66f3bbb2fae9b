import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backendPort, hostPort, memoryOrigin, memoryPort } from './origins.ts';
import { environmentOf, type Running, startBackend, startHost, startProcess } from './processes.ts';

const viteOfMemory = ['node_modules/vite/bin/vite.js', '--config', 'vite.memory.config.ts'];

/** One seeded backend, one host on the built files, and the browser shop on fakes, for every journey. */
export default async function startServers(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-journeys-'));
  const env = environmentOf({ host: hostPort, backend: backendPort, dataDir });
  const running: Running[] = [];
  running.push(await startBackend(env));
  running.push(await startHost(env));
  running.push(
    await startProcess([...viteOfMemory, '--port', String(memoryPort), '--strictPort'], process.env, memoryOrigin),
  );
  return async () => {
    await Promise.all(running.map((each) => each.stop()));
    rmSync(dataDir, { recursive: true, force: true });
  };
}

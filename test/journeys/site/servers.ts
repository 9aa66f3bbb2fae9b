import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { memoryOrigin, memoryPort, portsOf } from './origins.ts';
import { environmentOf, type Running, startBackend, startHost, startProcess } from './processes.ts';

const viteOfMemory = ['node_modules/vite/bin/vite.js', '--config', 'vite.memory.config.ts'];

/**
 * Starts a seeded backend and a host on the built files for each worker, and one browser shop on fakes for all of them.
 */
export default async function startServers({ workers }: FullConfig): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-journeys-'));
  // Workers inherit it; a journey that starts another host needs the secrets in the folder.
  process.env.JOURNEYS_FOLDER = folder;
  const running: Running[] = [];
  const start = async (worker: number): Promise<void> => {
    const env = environmentOf({ ...portsOf(worker), dataDir: join(folder, String(worker)) });
    running.push(await startBackend(env));
    running.push(await startHost(env));
  };
  const fakes = startProcess(
    [...viteOfMemory, '--port', String(memoryPort), '--strictPort'],
    process.env,
    memoryOrigin,
  ).then((each) => running.push(each));
  await Promise.all([...Array.from({ length: workers }, (_, worker) => start(worker)), fakes]);
  return async () => {
    await Promise.all(running.map((each) => each.stop()));
    rmSync(folder, { recursive: true, force: true });
  };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { backendPort, hostPort, memoryOrigin, memoryPort, origin, services } from './origins.ts';

const root = join(import.meta.dirname, '..', '..');
const READY_MS = 120_000;

/** One seeded backend, one host on the built files, and the browser shop on fakes, for every journey. */
export default async function startServers(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-journeys-'));
  const environment = {
    ...process.env,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    DATA_DIR: dataDir,
    TEST_CLOCK: '1',
    PORT: String(hostPort),
    BACKEND_PORT: String(backendPort),
    PUBLIC_ORIGIN: origin,
    SERVICES_ORIGIN: services,
  };
  const children: ChildProcess[] = [];
  const start = (args: readonly string[]) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: environment,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    children.push(child);
    return child;
  };
  await ready(`${services}/healthz`, start(['dist/backend/main.js']));
  await ready(`${origin}/healthz`, start(['dist/host/main.js']));
  await ready(
    memoryOrigin,
    start([
      'node_modules/vite/bin/vite.js',
      '--config',
      'vite.memory.config.ts',
      '--port',
      String(memoryPort),
      '--strictPort',
    ]),
  );
  return async () => {
    await Promise.all(children.map(ended));
    rmSync(dataDir, { recursive: true, force: true });
  };
}

const ready = async (address: string, child: ChildProcess): Promise<void> => {
  const until = Date.now() + READY_MS;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`${address} ended with code ${child.exitCode} before it answered`);
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await pause(150);
  }
  throw new Error(`${address} did not answer within ${READY_MS / 1_000} s`);
};

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), 5_000).unref();
  });

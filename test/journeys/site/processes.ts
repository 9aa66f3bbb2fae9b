import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { publicPortOf } from '#test/kit/backends/free-port.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const READY_MS = 120_000;
const TIMEOUT_MS = 5_000;

export type Running = {
  /** Kills the process as a power failure would: nothing is finished. */
  readonly die: () => Promise<void>;
  /** Finishes its requests, then ends. */
  readonly stop: () => Promise<void>;
};

/**
 * The environment that backend and host of the journeys share. All processes on one database have the same secrets.
 */
export const environmentOf = (ports: {
  readonly host: number;
  readonly backend: number;
  readonly dataDir: string;
}): NodeJS.ProcessEnv => ({
  ...process.env,
  MODE: 'development',
  LOG_LEVEL: 'error',
  DATA_DIR: ports.dataDir,
  SANDBOX_CLOCK: '1',
  PORT: String(ports.host),
  BACKEND_PORT: String(ports.backend),
  STAFF_PORT: '0',
  AUTH_PUBLIC_PORT: String(publicPortOf(ports.backend)),
  AUTH_PUBLIC_ORIGIN: `http://127.0.0.1:${publicPortOf(ports.backend)}`,
  PUBLIC_ORIGIN: `http://localhost:${ports.host}`,
  SERVICES_ORIGIN: `http://127.0.0.1:${ports.backend}`,
  CHAT_HOST: `http://localhost:${publicPortOf(ports.backend)}/chat`,
  CHAT_WEBSITE_TOKEN: 'thu-nghiem',
});

/** Starts a process of the product and waits until its address responds. */
export const startProcess = async (
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  address: string,
): Promise<Running> => {
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
  await waitUntilHealthy(address, child);
  return { die: () => endProcess(child, 'SIGKILL'), stop: () => endProcess(child, 'SIGTERM') };
};

export const startBackend = (env: NodeJS.ProcessEnv): Promise<Running> =>
  startProcess(['dist/backend/main.js'], env, `http://127.0.0.1:${env.BACKEND_PORT}/readyz`);

export const startHost = (env: NodeJS.ProcessEnv): Promise<Running> =>
  startProcess(['dist/host/main.js'], env, `http://127.0.0.1:${env.PORT}/readyz`);

const waitUntilHealthy = async (address: string, child: ChildProcess): Promise<void> => {
  const until = Date.now() + READY_MS;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`${address} ended with code ${child.exitCode} before it answered`);
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await pause(150);
  }
  throw new Error(`${address} did not answer within ${READY_MS / 1_000} s`);
};

const endProcess = async (child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  const impatient = globalThis.setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS);
  await gone;
  clearTimeout(impatient);
};

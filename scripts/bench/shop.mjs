// Starts the built shop for a measurement, on free ports with a separate data folder.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'pg';
import { bundle } from '../bundle.mjs';
import { root } from '../run.mjs';

const READY_MS = 300_000;

export const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

export const folder = () => mkdtempSync(join(tmpdir(), 'shop-bench-'));

export const ended = (child) =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', resolve);
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), 15_000).unref();
  });

const answers = async (address, child) => {
  const until = Date.now() + READY_MS;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`${address} ended with code ${child.exitCode} before it answered`);
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await pause(50);
  }
  throw new Error(`${address} did not answer within ${READY_MS / 1000} s`);
};

/** `pid` is the host's, `backendPid` the backend's; the caller must close it. */
export const startShop = async (more = {}) => {
  const dataDir = folder();
  const [port, backendPort, publicPort] = [await freePort(), await freePort(), await freePort()];
  const [origin, services] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${backendPort}`];
  const env = {
    ...process.env,
    MODE: 'development',
    LOG_LEVEL: 'error',
    DATA_DIR: dataDir,
    PORT: String(port),
    BACKEND_PORT: String(backendPort),
    STAFF_PORT: '0',
    AUTH_PUBLIC_PORT: String(publicPort),
    AUTH_PUBLIC_ORIGIN: `http://127.0.0.1:${publicPort}`,
    PUBLIC_ORIGIN: origin,
    SERVICES_ORIGIN: services,
    ...more,
  };
  const children = [];
  const close = async () => {
    await Promise.all(children.map(ended));
    rmSync(dataDir, { recursive: true, force: true });
  };
  const start = async (name, address) => {
    const child = spawn(process.execPath, [join('dist', name, 'main.js')], {
      cwd: root,
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    children.push(child);
    await answers(`${address}/readyz`, child);
    return child;
  };
  try {
    const backend = await start('backend', services);
    const host = await start('host', origin);
    return { origin, port, pid: host.pid, backendPid: backend.pid, close };
  } catch (error) {
    await close();
    throw error;
  }
};

/** With a shared database every secret comes from the environment. */
const secrets = () =>
  Object.fromEntries(
    ['GUEST_SIGNING_SECRET', 'ANONYMOUS_TOKEN', 'STAFF_TOKEN', 'GATEWAY_SECRET', 'FLASH_SECRET'].map((name) => [
      name,
      randomBytes(32).toString('hex'),
    ]),
  );

/** The shop on a PostgreSQL of its own (`settings`: the server's); null when there is none on this machine. */
export const startShopOnPostgres = async (more, settings) => {
  const outDir = folder();
  const { startPostgres } = await import(await bundle('test/kit/backends/postgres.ts', outDir));
  rmSync(outDir, { recursive: true, force: true });
  const cluster = await startPostgres(settings);
  if (cluster === null) return null;
  const pool = new Pool({ connectionString: cluster.databaseUrl, max: 1 });
  // The cluster ends before its connections.
  pool.on('error', () => undefined);
  try {
    const shop = await startShop({ ...secrets(), ...more, DATABASE_URL: cluster.databaseUrl });
    const close = async () => {
      await shop.close();
      await pool.end();
      await cluster.stop();
    };
    return { shop, pool, postgresPid: cluster.pid, close };
  } catch (error) {
    await pool.end();
    await cluster.stop();
    throw error;
  }
};

/** Seconds from the command to the printed URL, as with `npm start`. */
export const startSeconds = async (dataDir) => {
  const [port, backendPort] = [await freePort(), await freePort()];
  const began = performance.now();
  const child = spawn(process.execPath, [join('scripts', 'start.mjs')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      BACKEND_PORT: String(backendPort),
      STAFF_PORT: '0',
      AUTH_PUBLIC_PORT: '0',
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => String(chunk).includes(`http://localhost:${port}`) && resolve());
    child.once('exit', (code) => reject(new Error(`npm start ended with code ${code}`)));
  });
  const seconds = (performance.now() - began) / 1000;
  await ended(child);
  return seconds;
};

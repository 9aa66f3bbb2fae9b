import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '#test/kit/backends/free-port.ts';

const run = promisify(execFile);
const PROGRAM = '/usr/sbin/pdns_server';
const SCHEMA = '/usr/share/pdns-backend-sqlite3/schema/schema.sqlite3.sql';

export const hasPowerDns = existsSync(PROGRAM) && existsSync(SCHEMA);

/** A name server on this machine. */
export type NameServerProcess = {
  /** Where it answers questions. */
  readonly port: number;
  /** As a server that lost its power; its zones stay. */
  readonly kill: () => Promise<void>;
  /** Again, on the same ports. */
  readonly start: () => Promise<void>;
  /** For good. */
  readonly stop: () => Promise<void>;
};

/** Starts and ends one process; `answers` says whether it works. */
export const restartable = (
  command: readonly [string, ...string[]],
  log: string,
  answers: () => Promise<boolean>,
): Pick<NameServerProcess, 'kill' | 'start'> => {
  let end: (() => Promise<void>) | null = null;
  return {
    start: async () => {
      const [program, ...args] = command;
      const output = openSync(log, 'a');
      const child = spawn(program, args, { stdio: ['ignore', output, output] });
      let isOver = false;
      const over = new Promise<void>((resolve) =>
        child.once('close', () => {
          isOver = true;
          resolve();
        }),
      );
      end = async () => {
        child.kill('SIGKILL');
        await over;
      };
      while (!(await answers())) {
        if (isOver) throw new Error(`${program} ended while starting; see ${log}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    kill: async () => {
      await end?.();
      end = null;
    },
  };
};

/** PowerDNS of Debian with an empty database. */
export const startPowerDns = async (): Promise<NameServerProcess & { readonly url: string; readonly key: string }> => {
  const folder = mkdtempSync(join(tmpdir(), 'chm-powerdns-'));
  const [port, webPort, key] = [await freePort(), await freePort(), 'khoa-api-cua-bai-thu'];
  const url = `http://127.0.0.1:${webPort}`;
  const [database, sockets] = [join(folder, 'zones.sqlite3'), join(folder, 'sockets')];
  mkdirSync(sockets);
  await run('sqlite3', [database, `.read ${SCHEMA}`]);
  const options = {
    'config-dir': folder,
    launch: 'gsqlite3',
    'gsqlite3-database': database,
    'gsqlite3-dnssec': 'yes',
    'local-address': '127.0.0.1',
    'local-port': port,
    webserver: 'yes',
    'webserver-address': '127.0.0.1',
    'webserver-port': webPort,
    api: 'yes',
    'api-key': key,
    'socket-dir': sockets,
    daemon: 'no',
    guardian: 'no',
  };
  const answers = (): Promise<boolean> =>
    fetch(`${url}/api/v1/servers/localhost`, { headers: { 'x-api-key': key } }).then(
      (answer) => answer.ok,
      () => false,
    );
  const args = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
  const server = restartable([PROGRAM, ...args], join(folder, 'log'), answers);
  await server.start();
  const stop = async (): Promise<void> => {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...server, stop, port, url, key };
};

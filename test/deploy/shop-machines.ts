import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#test/kit/backends/free-port.ts';
import { postgresBinaries, startPostgres } from '#test/kit/backends/postgres.ts';
import { type MailSink, openMailSink } from '#test/kit/servers/mail-sink.ts';
import { shownValues } from './shown-values.ts';

const root = join(import.meta.dirname, '..', '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const NGINX = '/usr/sbin/nginx';

/** Continuous integration has both programs; elsewhere they may be missing. */
export const canRunMachines = process.env.CI === 'true' || (postgresBinaries() !== null && existsSync(NGINX));

export type Program = { readonly name: string; readonly restart: () => Promise<number | null> };

export type ShopMachines = {
  /** Backends, then hosts, in the order of an upgrade. */
  readonly programs: readonly Program[];
  /** nginx listens here with the certificate, for every name of the shop. */
  readonly port: number;
  readonly certificate: string;
  /** Of the backends. */
  readonly environment: Readonly<Record<string, string>>;
  readonly mails: MailSink;
  /** Folder of the first backend. */
  readonly dataDir: string;
  /** Creates another empty database and returns its URL. */
  readonly database: (name: string) => Promise<string>;
  readonly stop: () => Promise<void>;
};

const certify = (folder: string): { readonly certificate: string; readonly key: string } => {
  const [certificate, key] = [join(folder, 'tls.crt'), join(folder, 'tls.key')];
  const names = 'subjectAltName=DNS:shop.example,DNS:*.shop.example';
  const subject = ['-subj', '/CN=shop.example', '-addext', names, '-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject], {
    stdio: 'ignore',
  });
  return { certificate, key };
};

/** deploy/nginx.conf with these words replaced; each must be in it. */
const nginxFile = (words: readonly (readonly [string, string])[]): string =>
  words.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`deploy/nginx.conf has no «${from}».`);
    return text.replaceAll(from, to);
  }, read('deploy/nginx.conf'));

const startNginx = async (folder: string, file: string, port: number): Promise<() => Promise<void>> => {
  writeFileSync(join(folder, 'shop.conf'), file);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;\n' : ''}daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  ${temporary.map((each) => `${each}_temp_path ${folder}/${each};`).join('\n  ')}
  include ${folder}/shop.conf;
}`,
  );
  const nginx = spawn(NGINX, ['-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await canConnect(port))) {
    if (nginx.exitCode !== null) throw new Error('nginx does not start');
    await pause(50);
  }
  return () => end(nginx).then(() => undefined);
};

const canConnect = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).then(
    () => true,
    () => false,
  );

/** Ends a process as systemd does. */
const end = async (child: ChildProcess): Promise<number | null> => {
  if (child.exitCode !== null) return child.exitCode;
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  return code;
};

/** Runs `dist/` of this checkout; ready when the health check of the image agrees. */
const startProgram = async (
  kind: 'backend' | 'host',
  port: number,
  env: Readonly<Record<string, string>>,
): Promise<ChildProcess> => {
  const child = spawn(process.execPath, [join(root, 'dist', kind, 'main.js')], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${kind} ended while starting`);
    const asked = spawn(process.execPath, [join(root, 'deploy', 'healthy.mjs'), String(port)], { stdio: 'ignore' });
    const [code] = await once(asked, 'exit');
    if (code === 0) return child;
    await pause(100);
  }
};

/** PostgreSQL, two backends, two hosts, and nginx with TLS in front of them, as docs/operations.md has them. */
export const openShopMachines = async (samples: Readonly<Record<string, string>>): Promise<ShopMachines> => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-machines-'));
  chmodSync(folder, 0o755);
  const stops: (() => Promise<unknown>)[] = [async () => rmSync(folder, { recursive: true, force: true })];
  const stop = async (): Promise<void> => {
    for (const each of stops.toReversed()) await each();
  };
  try {
    return { ...(await startAll(folder, samples, stops)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

const startAll = async (
  folder: string,
  samples: Readonly<Record<string, string>>,
  stops: (() => Promise<unknown>)[],
): Promise<Omit<ShopMachines, 'stop'>> => {
  const postgres = await startPostgres();
  if (postgres === null) throw new Error('PostgreSQL 15 or newer is needed');
  stops.push(postgres.stop);
  const mails = await openMailSink();
  stops.push(mails.stop);
  const [plain = 0, secure = 0, inner = 0, ...own] = await Promise.all(Array.from({ length: 11 }, freePort));
  const [hosts, backends, staff, doors] = [own.slice(0, 2), own.slice(2, 4), own.slice(4, 6), own.slice(6, 8)];
  const { certificate, key } = certify(folder);
  const servers = (at: readonly number[]): string =>
    at.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join('\n  ');
  const file = nginxFile([
    ['listen 80;', `listen 127.0.0.1:${plain};`],
    ['listen 443 ', `listen 127.0.0.1:${secure} `],
    ['listen 127.0.0.1:4100;', `listen 127.0.0.1:${inner};`],
    ['/etc/shop/tls.crt', certificate],
    ['/etc/shop/tls.key', key],
    ['server 127.0.0.1:3000 max_fails=0;', servers(hosts)],
    ['server 127.0.0.1:4000 max_fails=0;', servers(backends)],
    ['server 127.0.0.1:4001 max_fails=0;', servers(staff)],
    ['server 127.0.0.1:4002 max_fails=0;', servers(doors)],
  ]);
  stops.push(await startNginx(folder, file, plain));
  const environments = {
    backend: {
      ...shownValues('backend', samples),
      DATABASE_URL: postgres.databaseUrl,
      MIGRATION_DATABASE_URL: postgres.databaseUrl,
      CONTENT_NOTICE_URLS: hosts.map((port) => `http://127.0.0.1:${port}/hooks/content`).join(', '),
      SMTP_URL: mails.url,
      LOG_LEVEL: 'warn',
    },
    host: {
      ...shownValues('host', samples),
      SERVICES_ORIGIN: `http://127.0.0.1:${inner}`,
      LOG_LEVEL: 'warn',
    },
  };
  const dataDirOf = (kind: string, at: number): string => join(folder, `${kind}-${at}`);
  const open = async (kind: 'backend' | 'host', at: number): Promise<Program> => {
    const port = (kind === 'backend' ? backends : hosts)[at] ?? 0;
    const dataDir = dataDirOf(kind, at);
    mkdirSync(dataDir, { mode: 0o700 });
    const ports = {
      PORT: String(port),
      BACKEND_PORT: String(port),
      STAFF_PORT: String(staff[at]),
      AUTH_PUBLIC_PORT: String(doors[at]),
    };
    const start = () => startProgram(kind, port, { ...environments[kind], ...ports, DATA_DIR: dataDir });
    let child = await start();
    stops.push(() => end(child));
    const restart = async (): Promise<number | null> => {
      const code = await end(child);
      child = await start();
      return code;
    };
    return { name: `${kind} ${at}`, restart };
  };
  const programs: Program[] = [];
  for (const kind of ['backend', 'host'] as const) for (const at of [0, 1]) programs.push(await open(kind, at));
  return {
    programs,
    port: secure,
    certificate,
    environment: environments.backend,
    mails,
    dataDir: dataDirOf('backend', 0),
    database: postgres.database,
  };
};

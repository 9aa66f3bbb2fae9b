import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Rfc2136Settings } from '#backend/dns-zones/publishing/rfc2136/rfc2136-publisher.ts';
import { freePort } from '#test/kit/backends/free-port.ts';
import { type NameServerProcess, restartable } from './power-dns.ts';

const run = promisify(execFile);
const PROGRAM = '/usr/sbin/named';
const SCRIPT = 'deploy/bind-zones.sh';

export const hasBind = existsSync(PROGRAM) && existsSync('/usr/bin/dig');

const CATALOGUE = 'catalogue.shop.example';
const SECRET = Buffer.from('mot-khoa-chi-dung-trong-bai-thu!').toString('base64');

export type BindServer = NameServerProcess & {
  readonly settings: Rfc2136Settings;
  readonly keyFile: string;
  readonly rndc: (...words: readonly string[]) => Promise<unknown>;
  readonly folder: string;
};

/** BIND of Debian as docs/operations.md sets it up, with an empty catalogue and the script that makes zones. */
export const startBind = async (): Promise<BindServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'chm-bind-'));
  const [port, controlPort] = [await freePort(), await freePort()];
  const [keyFile, configuration, rndcFile] = [
    join(folder, 'shop.key'),
    join(folder, 'named.conf'),
    join(folder, 'rndc.conf'),
  ];
  const keyOf = (name: string) => `key "${name}" { algorithm hmac-sha256; secret "${SECRET}"; };\n`;
  writeFileSync(keyFile, keyOf('shop'));
  writeFileSync(
    rndcFile,
    `${keyOf('rndc')}options { default-key "rndc"; default-server 127.0.0.1; default-port ${controlPort}; };\n`,
  );
  writeFileSync(
    join(folder, 'catalogue.db'),
    '@ 3600 IN SOA invalid. invalid. 1 3600 600 86400 3600\n@ 3600 IN NS invalid.\nversion 3600 IN TXT "2"\n',
  );
  writeFileSync(
    configuration,
    `${keyOf('rndc')}include "${keyFile}";
options {
  directory "${folder}"; pid-file none; session-keyfile none; managed-keys-directory "${folder}";
  listen-on port ${port} { 127.0.0.1; }; listen-on-v6 { none; };
  recursion no; notify no; allow-new-zones yes; allow-transfer { key "shop"; };
};
controls { inet 127.0.0.1 port ${controlPort} allow { 127.0.0.1; } keys { "rndc"; }; };
zone "${CATALOGUE}" { type primary; file "catalogue.db"; allow-update { key "shop"; }; allow-query { key "shop"; }; };
`,
  );
  const answers = (): Promise<boolean> =>
    run('dig', [
      '@127.0.0.1',
      '-p',
      String(port),
      '+tries=1',
      '+time=1',
      '-k',
      keyFile,
      CATALOGUE,
      'SOA',
      '+short',
    ]).then(
      ({ stdout }) => stdout !== '',
      () => false,
    );
  const server = restartable([PROGRAM, '-g', '-c', configuration], join(folder, 'log'), answers);
  await server.start();
  const zones = join(folder, 'zones');
  const script = spawn(SCRIPT, [CATALOGUE, 'shop', keyFile, zones, String(port), rndcFile], { stdio: 'ignore' });
  const over = new Promise((resolve) => script.once('close', resolve));
  const stop = async (): Promise<void> => {
    script.kill('SIGKILL');
    await over;
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  const key = { name: 'shop.', secret: Buffer.from(SECRET, 'base64') };
  const settings = { host: '127.0.0.1', port, key, catalogue: CATALOGUE };
  return {
    ...server,
    stop,
    port,
    settings,
    keyFile,
    folder,
    rndc: (...words) => run('rndc', ['-c', rndcFile, ...words]),
  };
};

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseEnvironment } from '#backend/environment.ts';
import { readMode } from '#contracts/mode.ts';
import { readSecrets } from '#host/configuration/secrets.ts';
import { folder, openFolders, production, secrets, startErrors } from '#test/kit/environment.ts';
import { sampleSecret } from '#test/kit/servers/sample-secret.ts';

openFolders();

test('SVC-01 a panel without the secret that redeems its entries stops the start, as does one without TLS', () => {
  const panel = { PANEL_URL: 'https://panel.example/sso', LAB_URL: 'https://lab.example' };
  const secret = { PANEL_SECRET: sampleSecret('PANEL_SECRET') };
  expect(startErrors({ ...production, ...panel })).toEqual([
    'PANEL_SECRET is missing; without it the panel of PANEL_URL and LAB_URL cannot redeem what customers bring.',
  ]);
  expect(startErrors({ ...production, ...panel, ...secret })).toEqual([]);
  expect(startErrors({ ...production, ...secret, PANEL_URL: 'http://panel.example' })).toHaveLength(1);
  expect(startErrors({ ...production, ...secret, PANEL_URL: 'panel.example' })).toHaveLength(1);
});

describe('V12.3.1 V12.3.3 in production no connection leaves this machine without TLS', () => {
  const remote = 'postgres://shop@db.internal/shop';
  const exposed = (variables: Record<string, string>) =>
    startErrors({ ...production, ...variables }).map((said) =>
      /^(\S+) must use TLS, because (\S+) is/.exec(said)?.slice(1),
    );
  test.each([
    remote,
    `${remote}?sslmode=disable`,
    `${remote}?sslmode=require`,
    `${remote}?sslmode=no-verify`,
    `${remote}?sslmode=verify-full&sslmode=disable`,
    'postgres://shop@localhost/shop?host=db.internal',
  ])('V12.3.1 V12.3.2 the backend does not start on %s', (DATABASE_URL) => {
    expect(exposed({ DATABASE_URL })).toEqual([['DATABASE_URL', 'db.internal']]);
    expect(exposed({ DATABASE_URL, PLAINTEXT_SERVICES: 'other, db.internal' })).toEqual([]);
    expect(startErrors({ ...secrets, DATABASE_URL, MODE: 'development' })).toEqual([]);
  });
  test.each([
    `${remote}?sslmode=verify-full`,
    'postgres://shop@localhost/shop',
    'postgres://shop@[::1]:5433/shop',
    'postgres:///shop?host=/var/run/postgresql',
    'postgres://%2Fvar%2Frun%2Fpostgresql/shop',
    'postgres:///shop',
  ])('V12.3.1 the backend starts on %s', (DATABASE_URL) => expect(exposed({ DATABASE_URL })).toEqual([]));
  test('V12.3.1 a host in PGHOST counts like one in the address', () =>
    expect(exposed({ DATABASE_URL: 'postgres:///shop', PGHOST: 'db.internal' })).toEqual([
      ['DATABASE_URL', 'db.internal'],
    ]));
  test('V12.3.3 payment pages and origins of the shop are https', () => {
    const plain = { VNPAY_URL: 'http://pay.example/', PUBLIC_ORIGIN: 'http://shop.example' };
    expect(exposed(plain)).toEqual([
      ['PUBLIC_ORIGIN', 'shop.example'],
      ['VNPAY_URL', 'pay.example'],
    ]);
    const names = Object.entries(plain).map(([name, url]) => [name, url.replace('http:', 'https:')]);
    expect(exposed(Object.fromEntries(names))).toEqual([]);
  });
  test('V12.3.1 the virus scanner, which speaks no TLS, is on this machine or named', () => {
    expect(exposed({ VIRUS_SCANNER: 'tcp://scan.internal:3310' })).toEqual([['VIRUS_SCANNER', 'scan.internal']]);
    for (const near of ['tcp://127.0.0.1:3310', 'tcp://[::1]:3310', 'unix:/run/clamav/clamd.ctl'])
      expect(
        parseEnvironment({ DATA_DIR: folder, ...production, VIRUS_SCANNER: near }).scanning.scanner,
      ).not.toBeNull();
    for (const wrong of ['clamd', 'tcp://scan', 'unix:clamd.ctl', 'tcp://127.0.0.1:99999'])
      expect(startErrors({ VIRUS_SCANNER: wrong })).toEqual([expect.stringMatching(/^VIRUS_SCANNER must /)]);
  });
  test('V12.3.2 nothing accepts every certificate, and exceptions are names of hosts', () => {
    expect(startErrors({ ...production, NODE_TLS_REJECT_UNAUTHORIZED: '0' })).toHaveLength(1);
    for (const wrong of ['*', 'http://db.internal', 'db.internal:5432', '10.0.0.0/8'])
      expect(startErrors({ ...production, PLAINTEXT_SERVICES: wrong })).toEqual([
        expect.stringMatching(/^PLAINTEXT_SERVICES must /),
      ]);
  });
});

describe('V13.3.1 secrets stand in files', () => {
  const write = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text, { mode: 0o600 });
    return join(folder, name);
  };
  test('V13.3.1 each secret may come from the file that a secret manager or systemd provides, for backend and host', () => {
    const { STAFF_TOKEN, ANONYMOUS_TOKEN, ...others } = secrets;
    const files = {
      STAFF_TOKEN_FILE: write('staff', `${STAFF_TOKEN}\n`),
      ANONYMOUS_TOKEN_FILE: write('a', ANONYMOUS_TOKEN),
    };
    const DATABASE_URL_FILE = write('database', 'postgres://127.0.0.1/shop\n');
    const read = parseEnvironment({
      ...production,
      ...others,
      ...files,
      DATABASE_URL_FILE,
      STAFF_TOKEN: '',
      ANONYMOUS_TOKEN: '',
      DATA_DIR: folder,
    });
    expect([read.secrets.staff, read.secrets.anonymous]).toEqual([[STAFF_TOKEN], [ANONYMOUS_TOKEN]]);
    expect(read.databaseUrl).toBe('postgres://127.0.0.1/shop');
    expect(readSecrets(files, folder).anonymousToken).toEqual([ANONYMOUS_TOKEN]);
  });
  test('V13.3.1 a file that is missing, empty or set beside its secret stops the start', () => {
    const { STAFF_TOKEN: _, ...others } = { ...production, MODE: 'development' };
    for (const path of [join(folder, 'missing'), write('empty', '\n')]) {
      expect(startErrors({ ...others, STAFF_TOKEN_FILE: path })[0]).toMatch(/^The file that STAFF_TOKEN_FILE names/);
      expect(() => readSecrets({ FLASH_SECRET_FILE: path }, folder)).toThrow(/^The file that FLASH_SECRET_FILE names/);
    }
    expect(startErrors({ ...production, STAFF_TOKEN_FILE: write('b', secrets.STAFF_TOKEN) })).toEqual([
      'STAFF_TOKEN and STAFF_TOKEN_FILE are both set; remove one of them.',
    ]);
  });
  test('V13.3.1 DATABASE_URL_FILE makes an installation production, as DATABASE_URL does', () =>
    expect(readMode({ DATABASE_URL_FILE: '/run/credentials/database' })).toBe('production'));
});

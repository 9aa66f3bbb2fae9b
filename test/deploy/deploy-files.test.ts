import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { validate } from 'dockerfile-utils';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { bodyLimits } from '#backend/body-limits.ts';
import { providerSettings } from '#backend/payments/environment.ts';
import { backendSettings } from '#backend/settings.ts';
import { type Settings, settingsWith } from '#contracts/settings/setting.ts';
import { readEnvironment } from '#host/configuration/environment.ts';
import { readSecrets } from '#host/configuration/secrets.ts';
import { hostSettings } from '#host/configuration/settings.ts';
import { maxUploadBytes } from '#host/http/body-limits.ts';
import { bank, openFolders, seller, shop, startErrors } from '#test/kit/environment.ts';
import { sampleSecret } from '#test/kit/servers/sample-secret.ts';
import { type Program, shownValues } from './shown-values.ts';

const root = join(import.meta.dirname, '..', '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** What a shop of its own fills in. */
const samples: Readonly<Record<string, string>> = {
  ...bank,
  ...seller,
  ...shop,
  VNPAY_TMN_CODE: 'MAYSHOP1',
};

const programs = ['host', 'backend'] as const;

/** What a program says when it does not start. */
const problemsOf = (program: Program, variables: Readonly<Record<string, string>>): readonly string[] => {
  if (program === 'backend') return startErrors(variables);
  const host = readEnvironment(variables, readSecrets(variables, '/nowhere'));
  return host.ok ? [] : host.problems;
};

const compose = z
  .object({
    services: z.record(
      z.string(),
      z.object({
        env_file: z.union([z.string(), z.array(z.string())]).optional(),
        environment: z.record(z.string(), z.string()).default({}),
      }),
    ),
  })
  .parse(parse(read('compose.yaml'), { merge: true }));

/** Names of `.env` that a text of compose.yaml takes in. */
const takenFrom = (text: string): readonly string[] => [...text.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name);

openFolders();

/** Bytes of a body that nginx and Caddy let through to a site. */
const proxyLimits = (site: { readonly nginx: string; readonly caddy: string }): readonly number[] => {
  const [, ofNginx] = read('deploy/nginx.conf').split(`listen 443 ssl http2;\n  server_name ${site.nginx};`);
  const [, ofCaddy] = read('deploy/Caddyfile').split(`\n${site.caddy} {`);
  const [, mebibytes] = /^\s*client_max_body_size (\d+)m;/m.exec(ofNginx ?? '') ?? [];
  const [, megabytes] = /^\s*max_size (\d+)MB/m.exec(ofCaddy ?? '') ?? [];
  return [Number(mebibytes) * 1_024 * 1_024, Number(megabytes) * 1_000_000];
};

describe('files for deployment', () => {
  test('V5.2.1 the proxies let through what the programs accept', () => {
    const ofDesk = bodyLimits.filter(({ path }) => String(path).includes('desk'));
    const ofStaff = Math.max(...ofDesk.map(({ bytes }) => bytes));
    for (const limit of proxyLimits({ nginx: 'staff.shop.example', caddy: 'staff.{$SITE_NAME}' }))
      expect(limit).toBeGreaterThanOrEqual(ofStaff);
    for (const limit of proxyLimits({ nginx: 'shop.example', caddy: '{$SITE_NAME}' }))
      expect(limit).toBeGreaterThanOrEqual(Math.max(...Object.values(maxUploadBytes)));
  });

  test('the Dockerfile has no finding of its linter', () => expect(validate(read('Dockerfile'))).toEqual([]));

  test('compose.yaml matches the schema of Compose and has no finding of its linter but the order of keys', async () => {
    const args = ['--config', 'deploy/dclint.json', '--max-warnings', '0', 'compose.yaml'];
    const linter = join(root, 'node_modules', '.bin', 'dclint');
    const { stdout, stderr } = await promisify(execFile)(linter, args, { cwd: root }).catch((error: unknown) => ({
      stdout: '',
      stderr: String(error),
    }));
    expect(`${stdout}${stderr}`.trim()).toBe('');
  });

  test.each(programs)('the %s starts with the values that docs/operations.md shows for it', (program) => {
    const shown = shownValues(program, samples);
    expect(Object.keys(shown).length).toBeGreaterThan(7);
    expect(problemsOf(program, shown)).toEqual([]);
  });

  test.each(programs)('the %s starts with the values of compose.yaml and its secrets', (program) => {
    const { environment = {} } = compose.services[program] ?? {};
    expect(Object.keys(environment).length).toBeGreaterThan(7);
    const named = Object.entries(environment).map(([name, value]) => [name, value.replace(/\$\{\w+:-(.*?)\}/g, '$1')]);
    expect(problemsOf(program, { ...shownValues(program, samples), ...Object.fromEntries(named) })).toEqual([]);
  });
});

describe('each program gets what it holds, and no secret of another', () => {
  const held: Readonly<Record<Program, Settings>> = {
    host: hostSettings,
    backend: { ...backendSettings, ...providerSettings },
  };
  const secretsOf = (program: Program): readonly string[] => settingsWith(held[program], ({ isSecret }) => isSecret);
  const every = new Set(programs.flatMap(secretsOf));
  /** The rows of docs/security.md «Keys»: each secret with the programs that hold it. */
  const rows = [...read('docs/security.md').matchAll(/^\| (`[A-Z0-9_`, ]+`) \| ([a-z, ]+) \|/gm)].flatMap(
    ([, names = '', holders = '']) =>
      [...names.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => ({ name, holders: holders.split(', ') })),
  );

  test('V13.3.2 docs/security.md says of every key who holds it', () => {
    expect(rows.length).toBeGreaterThan(9);
    for (const { name, holders } of rows)
      expect([name, programs.filter((each) => holders.includes(each))]).toEqual([
        name,
        programs.filter((each) => secretsOf(each).includes(name)),
      ]);
  });

  test.each(programs)('V13.3.2 the file of the %s in docs/operations.md holds no secret of the other', (program) => {
    const foreign = [...every].filter((name) => !secretsOf(program).includes(name));
    const shown = Object.keys(shownValues(program, samples));
    expect(shown.filter((name) => foreign.includes(name))).toEqual([]);
    expect(shown.some((name) => secretsOf(program).includes(name))).toBe(true);
  });

  test.each(programs)('V13.3.2 in production the %s does not start with a secret of the other', (program) => {
    const foreign = [...every].filter((name) => !secretsOf(program).includes(name));
    expect(foreign.length).toBeGreaterThan(0);
    for (const name of [...foreign, ...foreign.map((each) => `${each}_FILE`)])
      expect(problemsOf(program, { ...shownValues(program, samples), [name]: sampleSecret(name) })).toEqual(
        expect.arrayContaining([expect.stringMatching(new RegExp(`^${name} is a secret of the \\w+; take it out`))]),
      );
  });

  test('V13.3.2 each unit runs as a user of its own with a file and a folder of its own', () => {
    const unit = (program: Program, name: string): string =>
      [...read(`deploy/systemd/shop-${program}.service`).matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))]
        .map(([, value]) => value)
        .join(' ');
    for (const program of programs) {
      expect(unit(program, 'EnvironmentFile')).toBe(`/etc/shop/identity.env /etc/shop/${program}.env`);
      expect(unit(program, 'User')).toBe(`shop-${program}`);
      expect(unit(program, 'StateDirectory')).toBe(`shop-${program}`);
      expect(unit(program, 'Environment')).toContain(`DATA_DIR=/var/lib/shop-${program}`);
    }
  });

  test('V13.3.2 in compose.yaml no two programs share a password or a file with secrets', () => {
    const files = Object.entries(compose.services).flatMap(([service, { env_file: file }]) =>
      file === undefined ? [] : [[service, file]],
    );
    expect(Object.fromEntries(files)).toEqual({
      backend: ['identity.env', 'backend.env'],
      host: ['identity.env', 'host.env'],
      strapi: 'strapi.env',
      chatwoot: 'chatwoot.env',
      'chatwoot-jobs': 'chatwoot.env',
      powerdns: 'powerdns.env',
    });
    const passwords = Object.entries(compose.services).map(([service, { environment }]) => [
      service,
      [...new Set(Object.values(environment).flatMap(takenFrom))].filter((name) => name.endsWith('PASSWORD')).sort(),
    ]);
    expect(Object.fromEntries(passwords)).toEqual({
      backend: ['SHOP_OWNER_PASSWORD', 'SHOP_PASSWORD'],
      host: [],
      caddy: [],
      database: ['POSTGRES_PASSWORD', 'SHOP_OWNER_PASSWORD', 'SHOP_PASSWORD'],
      strapi: [],
      chatwoot: ['CHATWOOT_PASSWORD'],
      'chatwoot-jobs': ['CHATWOOT_PASSWORD'],
      'chatwoot-database': ['CHATWOOT_PASSWORD'],
      'chatwoot-redis': [],
      powerdns: [],
    });
  });

  test('V13.2.2 the two accounts of the database have two passwords', () => {
    const script = read('deploy/database.sh');
    const password = (role: string): string =>
      new RegExp(`create role ${role} login password :'(\\w+)'`).exec(script)?.[1] ?? '';
    const variable = (name: string): string => new RegExp(`-v ${name}="\\$(\\w+)"`).exec(script)?.[1] ?? '';
    expect(variable(password('shop_owner'))).toBe('SHOP_OWNER_PASSWORD');
    expect(variable(password('shop'))).toBe('SHOP_PASSWORD');
    const { environment = {} } = compose.services.backend ?? {};
    expect(takenFrom(environment.DATABASE_URL ?? '')).toEqual(['SHOP_PASSWORD']);
    expect(takenFrom(environment.MIGRATION_DATABASE_URL ?? '')).toEqual(['SHOP_OWNER_PASSWORD']);
  });

  test('V4.1.1 the proxies lead from outside to the public listener of the backend, never to the services', () => {
    const nginx = read('deploy/nginx.conf');
    const server = (name: string): string =>
      nginx.split(/^server \{/m).find((each) => each.includes(`listen 443 ssl http2;\n  server_name ${name};`)) ?? '';
    expect(server('auth.shop.example')).toContain('proxy_pass http://shop_public;');
    for (const part of nginx.split(/^server \{/m).filter((each) => each.includes('shop_backend;')))
      expect(part).toMatch(/listen 127\.0\.0\.1:4100;/);
    expect(nginx).toMatch(/upstream shop_public \{\s+server 127\.0\.0\.1:4002 /);
    expect(read('deploy/Caddyfile')).toMatch(/^auth\.\{\$SITE_NAME\} \{[^}]*dynamic a backend 4002$/m);
    expect(read('deploy/Caddyfile')).not.toMatch(/backend 4000/);
  });
});

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#test/kit/backends/free-port.ts';
import { readStages, type Stage } from './dockerfile-stages.ts';

const root = join(import.meta.dirname, '..', '..');
const stages = readStages(readFileSync(join(root, 'Dockerfile'), 'utf8'));
const stageOf = (name: string): Stage => {
  const stage = stages.find((each) => each.name === name);
  if (stage === undefined) throw new Error(`The Dockerfile has no stage ${name}.`);
  return stage;
};

/** An unprivileged user of every Linux; root becomes it, anybody else stays who they are. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const folder = mkdtempSync(join(tmpdir(), 'shop-image-'));
const dataDir = join(folder, 'data');
const running: ChildProcess[] = [];

/** The folder that stands for `/shop` in a stage. */
const treeOf = (stage: string): string => join(folder, stage, 'shop');

/**
 * Executes the steps of a stage in folders. The stage `build` is this checkout, where the same commands, `npm ci` and
 * `npm run build`, have run before the tests. What the stage `packages` made is moved, which is faster.
 */
const execute = (name: string): void => {
  const { base, instructions } = stageOf(name);
  const tree = treeOf(name);
  if (stages.some((stage) => stage.name === base)) return;
  mkdirSync(tree, { recursive: true });
  for (const { name: kind, words, text } of instructions) {
    if (kind === 'COPY') copy(tree, words);
    else if (kind === 'RUN' && text.startsWith('sh deploy/image.sh '))
      execFileSync('sh', text.split(' ').slice(1), { cwd: tree, stdio: 'ignore' });
    else if (kind === 'RUN')
      expect(text).toBe('install --directory --owner=node --group=node --mode=0700 /var/lib/shop');
  }
};

const copy = (tree: string, words: readonly string[]): void => {
  const [, from] = /^--from=(\w+)$/.exec(words[0] ?? '') ?? [];
  const paths = from === undefined ? words : words.slice(1);
  const target = paths.at(-1) ?? '';
  for (const path of paths.slice(0, -1)) {
    const source =
      from === undefined || from === 'build' ? join(root, path.replace('/shop/', '')) : join(folder, from, path);
    const into = target.endsWith('/') ? join(tree, target, path.split('/').at(-1) ?? '') : join(tree, target);
    mkdirSync(dirname(into), { recursive: true });
    if (from === 'packages') renameSync(source, into);
    else cpSync(source, into, { recursive: true });
  }
};

/** Starts the command of a stage as the image does: another user, a tree that it cannot write to. */
const start = (stage: string, env: Readonly<Record<string, string>>): ChildProcess => {
  const [, ...args] = JSON.parse(
    stageOf(stage).instructions.find(({ name }) => name === 'CMD')?.text ?? '[]',
  ) as string[];
  const child = spawn(process.execPath, args, {
    cwd: treeOf('shop'),
    env: { PATH: process.env.PATH, NODE_ENV: 'production', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
    ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
  });
  running.push(child);
  return child;
};

/** Asks by the health check of the stage until it agrees. */
const becomesHealthy = async (stage: string, child: ChildProcess, port: string): Promise<void> => {
  const check =
    stageOf(stage)
      .instructions.find(({ name }) => name === 'HEALTHCHECK')
      ?.text.split('CMD ')[1] ?? '[]';
  const [, script = ''] = JSON.parse(check) as string[];
  for (;;) {
    expect(child.exitCode, `${stage} has ended`).toBeNull();
    const asked = spawn(process.execPath, [join(treeOf('shop'), script), port], { stdio: 'ignore' });
    const [code] = await once(asked, 'exit');
    if (code === 0) return;
    await pause(200);
  }
};

beforeAll(() => {
  for (const stage of ['packages', 'shop']) execute(stage);
  mkdirSync(dataDir);
  execFileSync('chmod', ['-R', 'a+rX,a-w', treeOf('shop')]);
  execFileSync('chmod', ['755', folder]);
  if (isRoot) chownSync(dataDir, NOBODY, NOBODY);
});
afterAll(async () => {
  for (const child of running) {
    if (child.exitCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  execFileSync('chmod', ['-R', 'u+w', folder]);
  rmSync(folder, { recursive: true, force: true });
});

test('the image has the packages of production, the builds and nothing else', () => {
  for (const path of ['src', 'contracts', 'backend', 'test', 'node_modules/vite', 'node_modules/typescript'])
    expect([path, existsSync(join(treeOf('shop'), path))]).toEqual([path, false]);
  const files = readdirSync(join(treeOf('shop'), 'dist'), { recursive: true, encoding: 'utf8' });
  const maps = files.filter((path) => path.endsWith('.map'));
  expect(maps).toEqual(expect.arrayContaining(['backend/main.js.map', 'host/main.js.map']));
  // Browsers get everything in dist/client.
  expect(maps.filter((path) => path.startsWith('client'))).toEqual([]);
});

test('host and backend start from it as another user on a tree that they cannot write to, and draw the shop', async () => {
  const [port, backendPort] = [String(await freePort()), String(await freePort())];
  const env = {
    MODE: 'development',
    DATA_DIR: dataDir,
    PORT: port,
    BACKEND_PORT: backendPort,
    STAFF_PORT: '0',
    SERVICES_ORIGIN: `http://127.0.0.1:${backendPort}`,
  };
  await becomesHealthy('backend', start('backend', env), backendPort);
  await becomesHealthy('host', start('host', env), port);
  const page = await fetch(`http://127.0.0.1:${port}/`);
  expect(page.status).toBe(200);
  const html = await page.text();
  const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(html) ?? [];
  const [, picture = ''] = /src="(\/[^"]+\.(?:png|webp|svg)[^"]*)"/.exec(html) ?? [];
  for (const path of [script, picture]) expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(200);
  const asOther = isRoot ? { uid: NOBODY } : {};
  expect(() => execFileSync('touch', [join(treeOf('shop'), 'dist', 'x')], { ...asOther, stdio: 'ignore' })).toThrow();
});

test('a start without the settings of production ends with one sentence each', async () => {
  const child = spawn(process.execPath, ['dist/backend/main.js'], {
    cwd: treeOf('shop'),
    env: { MODE: 'production', DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += String(chunk);
  });
  const [code] = await once(child, 'close');
  expect(code).toBe(1);
  for (const sentence of said.trim().split('\n'))
    expect(sentence).toMatch(/^(?:[A-Z_]+ is missing; |No registry says )/);
});

// `npm run build`: builds client, host and backend into dist/, except parts that have not changed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { install, root, step } from './run.mjs';

const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
const common = ['package-lock.json', 'package.json', 'tsconfig.base.json'];
const desk = ['src/desk', 'src/ui/theme', 'src/core', 'contracts', 'vite.desk.config.ts', ...common];
const shop = ['src', 'contracts', 'vite.config.ts', ...common];
const alone = ['build', '--config', 'vite.alone.config.ts'];

/** The host reads the client's manifest when it starts. */
const parts = [
  { name: 'client', inputs: [...shop, 'vite.alone.config.ts', 'public'], builds: [['build'], alone] },
  { name: 'host', inputs: shop, builds: [['build', '--ssr', 'src/host/main.ts']] },
  { name: 'desk', inputs: desk, builds: [['build', '--config', 'vite.desk.config.ts']] },
  {
    // It serves the desk.
    name: 'backend',
    inputs: ['backend', 'vite.backend.config.ts', ...desk],
    builds: [['build', '--config', 'vite.backend.config.ts']],
  },
];

const filesBelow = (path) => {
  if (!existsSync(path)) return [];
  try {
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  } catch {
    return [path];
  }
};

const digestOf = (inputs) => {
  const digest = createHash('sha256').update(process.version);
  const files = inputs.flatMap((input) => filesBelow(join(root, input))).map((path) => relative(root, path));
  for (const file of files.sort()) digest.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return digest.digest('hex');
};

const worthPacking = new Set(['.js', '.css', '.svg', '.txt']);

/** Assets are immutable: compressed once, at the highest level. */
const precompress = async (folder) => {
  const packed = filesBelow(folder).filter((path) => worthPacking.has(extname(path)) && !path.includes('.vite'));
  await Promise.all(
    packed.map(async (path) => {
      const bytes = readFileSync(path);
      if (bytes.length < 512) return;
      const options = {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      };
      writeFileSync(`${path}.br`, await promisify(brotliCompress)(bytes, options));
      writeFileSync(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
};

const build = async ({ name, inputs, builds }) => {
  const mark = join(root, 'dist', `.${name}.inputs`);
  const digest = digestOf(inputs);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === digest && existsSync(join(root, 'dist', name))) return;
  rmSync(mark, { force: true });
  for (const args of builds)
    step(`build ${name}`, process.execPath, [vite, ...args, '--logLevel', 'warn'], {
      env: { ...process.env, NODE_ENV: 'production' },
    });
  if (name === 'client') await precompress(join(root, 'dist', 'client'));
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(mark, digest);
};

install();
for (const part of parts) await build(part);

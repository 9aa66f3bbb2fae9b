// `npm run pack`: dist/package, which other programs install to use the core, the fakes and the wire format.
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { install, root, step, tool } from './run.mjs';

const target = join(root, 'dist', 'package');
const entries = ['core', 'fakes', 'contracts'];
/** Where an entry is declared. */
const declared = { core: 'src/core', fakes: 'src/adapters/memory', contracts: 'contracts' };

install();
step('declarations', tool('tsc'), ['-b', 'src/adapters']);
step('package', tool('vite'), ['build', '--config', 'vite.package.config.ts', '--logLevel', 'warn']);
for (const [project, folder] of [
  ['src-core', 'src/core'],
  ['src-adapters', 'src/adapters'],
  ['contracts', 'contracts'],
])
  cpSync(join(root, '.types', project, folder), join(target, 'types', folder), {
    recursive: true,
    // Nothing of the package traces, so it needs no packages for it.
    filter: (path) => !path.endsWith('.tsbuildinfo') && !path.endsWith('/tracing'),
  });
cpSync(join(root, 'LICENSE'), join(target, 'LICENSE'));

const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const text = readdirSync(target, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.js$|\.d\.ts$/.test(file))
  .map((file) => readFileSync(join(target, file), 'utf8'))
  .join('\n');
const used = Object.entries(own.dependencies).filter(([name]) => new RegExp(`from ["']${name}["'/]`).test(text));
const { name, version, description, license, type, engines } = own;
const types = (folder) => `./types/${folder}/*.d.ts`;
writeFileSync(
  join(target, 'package.json'),
  `${JSON.stringify(
    {
      ...{ name, version, description, license, type, engines },
      exports: Object.fromEntries(
        entries.map((entry) => [
          `./${entry}`,
          { types: `./types/${declared[entry]}/index.d.ts`, default: `./${entry}.js` },
        ]),
      ),
      // For the declarations, which name their own files so.
      imports: {
        '#core/*.ts': types('src/core'),
        '#adapters/*.ts': types('src/adapters'),
        '#contracts/*.ts': types('contracts'),
      },
      dependencies: Object.fromEntries(used),
    },
    null,
    2,
  )}\n`,
);

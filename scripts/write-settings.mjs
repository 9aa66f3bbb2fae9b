// Writes what is generated from schemas: of the settings of host and backend contracts/settings/setting-names.ts,
// .env.example, and the tables in README.md and docs/operations.md; of a shop's own goods docs/catalogue.schema.json.
// `--check` writes nothing and fails on a difference.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { toJSONSchema } from 'zod';
import { root } from './run.mjs';

const readSchemas = async () => {
  const vite = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  const load = (path) => vite.ssrLoadModule(path);
  const { factsOf, settingGroups } = await load('/contracts/settings/setting.ts');
  const { backendSettings } = await load('/backend/settings.ts');
  const { providerSettings } = await load('/backend/payments/environment.ts');
  const { hostSettings } = await load('/src/host/configuration/settings.ts');
  const backend = { ...backendSettings, ...providerSettings };
  const every = { ...hostSettings, ...backend };
  const rows = Object.keys(every).map((name) => ({
    name,
    ...factsOf(every, name),
    otherwise: factsOf(every, name).otherwise ?? (defaultOf(every[name]) || 'none'),
    readers: [name in hostSettings && 'host', name in backend && 'backend'].filter(Boolean),
  }));
  const { catalogueFile } = await load('/backend/catalogue/import/rows.ts');
  await vite.close();
  return {
    groups: settingGroups.map((group) => ({ group, rows: rows.filter((row) => row.group === group) })),
    catalogueSchema: `${JSON.stringify(toJSONSchema(catalogueFile, { io: 'input' }), null, 2)}\n`,
  };
};

/** Zod wraps a schema with a default in others. */
const defaultOf = (schema) => {
  const { defaultValue, innerType, in: input } = schema.def;
  if (defaultValue !== undefined) return `\`${defaultValue}\``;
  const inner = innerType ?? input;
  return inner === undefined ? undefined : defaultOf(inner);
};

const cell = (text) => text.replaceAll('|', '\\|');

const longTable = (groups) =>
  groups
    .map(
      ({ group, rows }) =>
        `### ${group}\n\n| variable | read by | meaning | example | without it |\n|---|---|---|---|---|\n${rows
          .map((row) =>
            [
              `\`${row.name}\`${row.isSecret ? ' (secret)' : ''}`,
              row.readers.join(', '),
              row.meaning,
              row.isSecret ? '' : `\`${row.example}\``,
              row.otherwise,
            ]
              .map(cell)
              .join(' | '),
          )
          .map((line) => `| ${line} |`)
          .join('\n')}`,
    )
    .join('\n\n');

/** From the root folder, links lead elsewhere than from docs. */
const shortTable = (groups) =>
  `| variable | meaning | without it |\n|---|---|---|\n${groups
    .flatMap(({ rows }) => rows)
    .filter((row) => row.isCommon)
    .map(
      ({ name, meaning, otherwise }) =>
        `| \`${name}\` | ${cell(meaning).replaceAll(/\]\((\w)/g, '](docs/$1')} | ${cell(otherwise)} |`,
    )
    .join('\n')}`;

const plain = (text) => text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll('`', '');

const example = (groups) =>
  `# Settings of the shop; docs/operations.md explains them. Without any of them the shop runs on this machine.\n${groups
    .map(
      ({ group, rows }) =>
        `\n# ${group}\n${rows
          .map(
            (row) =>
              `\n# ${plain(row.meaning)}. Without it: ${plain(row.otherwise)}.\n#${row.name}=${/[\s<&]/.test(row.example) ? `"${row.example}"` : row.example}\n`,
          )
          .join('')}`,
    )
    .join('')}`;

/** As the formatter writes it. */
const list = (texts) => {
  const short = `[${texts.map((text) => `'${text}'`).join(', ')}]`;
  return short.length < 100 ? short : `[\n${texts.map((text) => `    '${text}',\n`).join('')}  ]`;
};

const ownSecretsOf = (groups, program) =>
  groups
    .flatMap(({ rows }) => rows)
    .filter(({ isSecret, readers }) => isSecret && readers.join() === program)
    .map(({ name }) => name);

const names = (groups) =>
  `// Written by scripts/write-settings.mjs. Do not edit.\n\n/** Of host and backend; \`_FILE\` names the file of a secret. */\nexport const settingNames: readonly string[] = [\n${groups
    .flatMap(({ rows }) => rows)
    .flatMap(({ name, isSecret }) => (isSecret ? [name, `${name}_FILE`] : [name]))
    .sort()
    .map((name) => `  '${name}',\n`)
    .join('')}];

/** Secrets that one program alone reads. */
export const ownSecrets = {
${['host', 'backend'].map((program) => `  ${program}: ${list(ownSecretsOf(groups, program))},\n`).join('')}} as const satisfies Record<string, readonly string[]>;\n`;

/** Replaces what is between the two marks. */
const between = (path, table) => {
  const [before, rest] = readFileSync(join(root, path), 'utf8').split('<!-- settings -->\n');
  const [, after] = rest.split('<!-- end of settings -->');
  return `${before}<!-- settings -->\n\n${table}\n\n<!-- end of settings -->${after}`;
};

const { groups, catalogueSchema } = await readSchemas();
const files = {
  'contracts/settings/setting-names.ts': names(groups),
  '.env.example': example(groups),
  'README.md': between('README.md', shortTable(groups)),
  'docs/catalogue.schema.json': catalogueSchema,
  'docs/operations.md': between('docs/operations.md', longTable(groups)),
};
for (const [path, text] of Object.entries(files)) {
  if (!process.argv.includes('--check')) writeFileSync(join(root, path), text);
  else if (readFileSync(join(root, path), 'utf8') !== text) {
    console.error(`${path} differs from the settings. Run: node scripts/write-settings.mjs`);
    process.exitCode = 1;
  }
}

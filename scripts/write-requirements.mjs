// Writes the last column of docs/requirements.md: the test files whose titles name the requirement. `--check` writes
// nothing and fails on a difference. Either fails when a title names an unknown requirement, or none names a known one.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { root } from './run.mjs';

const DOCUMENT = 'docs/requirements.md';
const ROW = /^\| ([A-Z]+-\d{2}) \| ([^|]+) \| ([^|]*) \|$/;

/** `test` of `test(…)`, `test.each(…)(…)` and the like; otherwise undefined. */
const rootName = (callee) => {
  if (callee.type === 'Identifier') return callee.name;
  const inner = callee.object ?? callee.callee ?? callee.tag;
  return inner && rootName(inner);
};

const textOf = (node) => {
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked).join('…');
  return typeof node?.value === 'string' ? node.value : '';
};

/** Titles of the tests and groups below a node. */
const titlesBelow = (node) => {
  if (node === null || typeof node !== 'object') return [];
  if (Array.isArray(node)) return node.flatMap(titlesBelow);
  const isTest = node.type === 'CallExpression' && ['test', 'it', 'describe'].includes(rootName(node.callee));
  return [...(isTest ? [textOf(node.arguments[0])] : []), ...Object.values(node).flatMap(titlesBelow)];
};

const document = readFileSync(join(root, DOCUMENT), 'utf8');
const known = new Set(document.split('\n').flatMap((line) => ROW.exec(line)?.[1] ?? []));
const prefixes = new Set([...known].map((id) => id.split('-')[0]));
const filesOf = new Map([...known].map((id) => [id, new Set()]));
const problems = [];

const testFiles = readdirSync(join(root, 'test'), { recursive: true })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => `test/${path}`)
  .sort();
for (const path of testFiles) {
  const source = readFileSync(join(root, path), 'utf8');
  const ids = titlesBelow(parseSync(path, source).program).flatMap((title) => title.match(/\b[A-Z]+-\d{2}\b/g) ?? []);
  for (const id of new Set(ids)) {
    if (filesOf.has(id)) filesOf.get(id).add(path);
    else if (prefixes.has(id.split('-')[0])) problems.push(`${path} names ${id}, which ${DOCUMENT} does not have.`);
  }
}
for (const [id, files] of filesOf) if (files.size === 0) problems.push(`No title of a test names ${id}.`);

const links = (files) => [...files].map((path) => `[${path.slice('test/'.length)}](../${path})`).join(', ');
const written = document
  .split('\n')
  .map((line) => line.replace(ROW, (_, id, sentence) => `| ${id} | ${sentence} | ${links(filesOf.get(id))} |`))
  .join('\n');

if (!process.argv.includes('--check')) writeFileSync(join(root, DOCUMENT), written);
else if (written !== document)
  problems.push(`${DOCUMENT} differs from the tests. Run: node scripts/write-requirements.mjs`);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}

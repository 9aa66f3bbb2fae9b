import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const audit = read('docs/specification-audit.md');

type Row = { readonly sentence: string; readonly verdict: string; readonly proof: string };

const heads = ['the specification', 'the package', 'the description'];

const rows: readonly Row[] = audit
  .split('\n')
  .filter((line) => line.startsWith('| ') && !heads.some((head) => line.startsWith(`| ${head} |`)))
  .map((line) => {
    const [sentence = '', verdict = '', proof = ''] = line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, ''));
    return { sentence, verdict, proof };
  });

const requirements = new Set(read('docs/requirements.md').match(/(?<=^\| )[A-Z]+-\d{2}(?= \|)/gm));

/** The document behind `[name]`. */
const documents = new Map(
  [...audit.matchAll(/^\[([\w-]+)\]: (\S+)$/gm)].map(([, name = '', path = '']) => [name, path] as const),
);

const hasDocument = (name: string): boolean => existsSync(join(root, 'docs', documents.get(name) ?? 'none'));

/** Requirements, tests and files that a proof names and nobody has, or that it names none. */
const missingIn = (proof: string): readonly string[] => {
  const ids = proof.match(/\b[A-Z]{2,}-\d{2}\b/g) ?? [];
  const files = [
    ...proof.matchAll(/`((?:test|src|contracts)\/[\w/.-]*|(?:vite|vitest)[\w.]+|package\.json)`(?: «([^»]+)»)?/g),
  ];
  const lost = files.flatMap(([named, path = '', title]) =>
    existsSync(join(root, path)) && (title === undefined || read(path).includes(title)) ? [] : [named],
  );
  const records = [...proof.matchAll(/\[([\w-]+)\]/g)].flatMap(([named, name = '']) =>
    hasDocument(name) ? [] : [named],
  );
  const unknown = ids.filter((id) => !requirements.has(id));
  return ids.length + files.length === 0 ? ['no proof'] : [...unknown, ...lost, ...records];
};

test('every sentence of the specification works, or a document says why it differs', () => {
  const unexplained = rows.filter(({ verdict }) => {
    const [, record] = /^(?:PARTLY|DIFFERS) \[([\w-]+)\]$/.exec(verdict) ?? [];
    return verdict !== 'WORKS' && !(record !== undefined && hasDocument(record));
  });
  expect(unexplained).toEqual([]);
});

test('every sentence names proofs that exist', () =>
  expect(rows.flatMap(({ sentence, proof }) => missingIn(proof).map((missing) => `${sentence}: ${missing}`))).toEqual(
    [],
  ));

test('the audit counts its rows, so that none leaves it unseen', () => {
  const of = (verdict: string): number => rows.filter((row) => row.verdict.startsWith(verdict)).length;
  const counts = `${rows.length} rows: ${of('WORKS')} WORKS, ${of('PARTLY')} PARTLY, ${of('DIFFERS')} DIFFERS.`;
  expect(audit).toContain(counts);
});

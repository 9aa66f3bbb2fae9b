import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

type Row = { readonly sentence: string; readonly verdict: string; readonly proof: string };

const rows: readonly Row[] = read('docs/specification-audit.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| the specification |'))
  .map((line) => {
    const [sentence = '', verdict = '', proof = ''] = line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, ''));
    return { sentence, verdict, proof };
  });

const requirements = new Set(read('docs/requirements.md').match(/(?<=^\| )[A-Z]+-\d{2}(?= \|)/gm));

/** Requirements and tests that a proof names and nobody has, or that it names none. */
const missingIn = (proof: string): readonly string[] => {
  const ids = proof.match(/\b[A-Z]{2,}-\d{2}\b/g) ?? [];
  const tests = [...proof.matchAll(/`(test\/[\w/.-]+)`(?: «([^»]+)»)?/g)];
  const lost = tests.flatMap(([named, path = '', title = '']) =>
    existsSync(join(root, path)) && read(path).includes(title) ? [] : [named],
  );
  const unknown = ids.filter((id) => !requirements.has(id));
  return ids.length + tests.length === 0 ? ['no proof'] : [...unknown, ...lost];
};

test('every sentence of the specification works, or a decision says why it differs', () => {
  const unexplained = rows.filter(({ verdict }) => {
    const [, record] = /^PARTLY \[\d{4}\]\((decisions\/[\w.-]+)\)$/.exec(verdict) ?? [];
    return verdict !== 'WORKS' && !(record && existsSync(join(root, 'docs', record)));
  });
  expect(rows.length).toBeGreaterThan(200);
  expect(unexplained).toEqual([]);
});

test('every sentence names proofs that exist', () =>
  expect(rows.flatMap(({ sentence, proof }) => missingIn(proof).map((missing) => `${sentence}: ${missing}`))).toEqual(
    [],
  ));

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Column = { readonly name: string };
type Snapshot = {
  readonly tables: Readonly<
    Record<string, { readonly name: string; readonly columns: Readonly<Record<string, Column>> }>
  >;
};

const folder = 'backend/platform/database/migrations/meta';
const read = (path: string): string => readFileSync(path, 'utf8');
/** The schema as of the newest migration. */
const tables = () => {
  const { entries } = JSON.parse(read(`${folder}/_journal.json`)) as { entries: readonly { idx: number }[] };
  const newest = String(entries.at(-1)?.idx ?? 0).padStart(4, '0');
  return Object.values((JSON.parse(read(`${folder}/${newest}_snapshot.json`)) as Snapshot).tables);
};

/** Columns whose value tells of a person. */
const PERSONAL =
  /party_id|owner|email|phone|full_name|refer_|reviewer|recipient|identity|birth|address|street|contact|username|user_login|session|device|payer_ip|public_key|password|seller|buyer|author|account_id|webp|sealed|draft|actor/;

test('V14.1.1 V14.1.2 each table with personal data is named in the classification of docs/security.md', () => {
  const [, section = ''] = /## Personal data\n([\s\S]*?)\n## /.exec(read('docs/security.md')) ?? [];
  const personal = tables().filter(({ columns }) => Object.values(columns).some(({ name }) => PERSONAL.test(name)));
  expect(personal.length).toBeGreaterThan(25);
  const missing = personal.map(({ name }) => name).filter((name) => !section.includes(`\`${name}\``));
  expect(missing).toEqual([]);
});

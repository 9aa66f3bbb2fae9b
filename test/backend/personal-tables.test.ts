import { readFileSync } from 'node:fs';
import { Column, getTableName, is } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { personalTables } from '#backend/services.ts';
import { keptAfterDeletion } from '#core/shared/retention.ts';

type SnapshotColumn = { readonly name: string };
type Snapshot = {
  readonly tables: Readonly<
    Record<string, { readonly name: string; readonly columns: Readonly<Record<string, SnapshotColumn>> }>
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
  /party_id|owner|email|phone|full_name|refer_|reviewer|recipient|identity|birth|address|street|contact|username|user_login|session|device|payer_ip|public_key|password|seller|buyer|author|account_id|webp|sealed|draft|actor|created_by|maker|keeper/;

const personal = () => tables().filter(({ columns }) => Object.values(columns).some(({ name }) => PERSONAL.test(name)));

const STAFF = 'about members of the staff, not about customers';
const STAND_IN = 'belongs to a stand-in for a foreign system, which production does not have';
/** Tables whose rows lead to no customer. */
const ofNobody: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['staff_accounts', 'staff_links', 'staff_log', 'staff_sessions'].map((name) => [name, STAFF])),
  chat_messages: STAND_IN,
  provider_people: STAND_IN,
  provider_requests: 'of a browser before its login, for ten minutes',
};

test('each table with personal data says what customers download of it and what becomes of it when they go', () => {
  const ruled = personalTables().map(({ table }) => getTableName(table));
  expect(new Set(ruled).size).toBe(ruled.length);
  const names = personal().map(({ name }) => name);
  expect(names.filter((name) => !ruled.includes(name) && !(name in ofNobody))).toEqual([]);
  expect(Object.keys(ofNobody).filter((name) => ruled.includes(name) || !names.includes(name))).toEqual([]);
});

test('each reason to keep data of a deleted account is told to the customer, and no other', () => {
  const named = personalTables().flatMap(({ deletion }) => ('keep' in deletion ? [deletion.keep] : []));
  expect(new Set(named)).toEqual(new Set(Object.keys(keptAfterDeletion)));
});

test('no download holds a password, key, code, digest or sealed text', () => {
  const columns = personalTables().flatMap((row) =>
    'columns' in row
      ? Object.values(row.columns)
          .flat()
          .flatMap((each) => (is(each, Column) ? [each.name] : []))
      : [],
  );
  expect(
    columns.filter((name) => /digest|password|secret|sealed|draft|token|transfer_code|public_key/.test(name)),
  ).toEqual([]);
});

test('V14.1.1 V14.1.2 each table with personal data is named in the classification of docs/security.md', () => {
  const [, section = ''] = /## Personal data\n([\s\S]*?)\n## /.exec(read('docs/security.md')) ?? [];
  expect(personal().length).toBeGreaterThan(25);
  const missing = personal()
    .map(({ name }) => name)
    .filter((name) => !section.includes(`\`${name}\``));
  expect(missing).toEqual([]);
});

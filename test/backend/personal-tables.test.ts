import { readFileSync } from 'node:fs';
import { getTableName } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { personalTables } from '#backend/services.ts';

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

const personal = () => tables().filter(({ columns }) => Object.values(columns).some(({ name }) => PERSONAL.test(name)));

const SECRET = 'authenticates the customer and is never answered again';
const STAFF = 'about members of the staff, not about customers';
const STAND_IN = 'belongs to a stand-in for a foreign system, which production does not have';
/** Tables that no customer's download holds, each with its reason. */
const notExported: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      'passwords',
      'totp_secrets',
      'recovery_codes',
      'passkey_challenges',
      'activation_codes',
      'reset_requests',
      'second_factor_tickets',
      'provider_requests',
    ].map((name) => [name, SECRET]),
  ),
  ...Object.fromEntries(['staff_accounts', 'staff_links', 'staff_log', 'staff_sessions'].map((name) => [name, STAFF])),
  chat_messages: STAND_IN,
  provider_people: STAND_IN,
  avatars: 'the profile names the address of the picture',
  intents: 'digests of requests, for two days',
  outbox_messages: 'letters to the customer with codes in them, for seven days',
};

test('M10 each table with personal data is in the download of its customer or has a reason', () => {
  const exported = personalTables().map(({ table }) => getTableName(table));
  expect(new Set(exported).size).toBe(exported.length);
  const names = personal().map(({ name }) => name);
  expect(names.filter((name) => !exported.includes(name) && !(name in notExported))).toEqual([]);
  expect(Object.keys(notExported).filter((name) => exported.includes(name) || !names.includes(name))).toEqual([]);
});

test('M10 no download holds a password, key, code, digest or sealed text', () => {
  const columns = personalTables().flatMap(({ columns }) => Object.values(columns).map(({ name }) => name));
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

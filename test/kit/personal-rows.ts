import { randomUUID } from 'node:crypto';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { personalTables } from '#backend/services.ts';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { unconditionalRule } from '#core/pricing/discount.ts';
import { HOUR_MS } from '#core/shared/durations.ts';
import { runSql, type TestBackend } from '#test/kit/backends/backends.ts';

type Value = string | number | boolean | null | object;
type Values = Readonly<Record<string, Value>>;

/** A customer whose every column tells of them: `mark` stands in each text. */
export type MarkedCustomer = {
  readonly mark: string;
  readonly partyId: string;
  readonly email: string;
  readonly ids: Readonly<Record<string, string>>;
};

const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const toSql = (value: Value): string => {
  if (value === null) return 'null';
  if (typeof value === 'string') return quote(value);
  return typeof value === 'object' ? `${quote(JSON.stringify(value))}::jsonb` : String(value);
};

const IS_TIME = /(^at|_at|_until|_since|_date|_stamp|_stop)$/;

/** Times are an hour ahead, so that no sweep deletes them. */
const defaultOf = (column: PgColumn, mark: string, at: number): Value => {
  if (column.dataType === 'boolean') return false;
  if (column.dataType === 'number') return IS_TIME.test(column.name) ? at : 1;
  if (column.dataType === 'date') return new Date(at).toISOString();
  return column.dataType === 'json' ? { [mark]: [mark] } : `${mark} ${column.name}`;
};

/** Inserts a row with a mark in each text that is no link; `values` by column. */
export const insertMarked = async (
  backend: Pick<TestBackend, 'doorUrl'>,
  table: PgTable,
  mark: string,
  values: Values = {},
): Promise<void> => {
  const at = Date.now() + HOUR_MS;
  const columns = Object.values(getTableColumns(table)).filter(
    ({ name, columnType, generated }) => generated === undefined && (name in values || columnType !== 'PgBigSerial53'),
  );
  const row = columns.map((column) =>
    toSql(values[column.name] ?? (column.name in values ? null : defaultOf(column, mark, at))),
  );
  await runSql(
    backend,
    `insert into ${getTableName(table)} (${columns.map(({ name }) => `"${name}"`).join(', ')}) values (${row.join(', ')})`,
  );
};

/** Columns that link rows, or that the database checks, by column and by table and column. */
const linksOf = ({ mark, partyId, email, ids }: MarkedCustomer, seeded: Values): Values => ({
  party_id: partyId,
  owner_party_id: partyId,
  party_id_to: partyId,
  created_by: partyId,
  author: partyId,
  actor: partyId,
  order_id: ids.order ?? '',
  line_id: ids.line ?? '',
  service_id: ids.service ?? '',
  paid_order_id: ids.order ?? '',
  payment_id: ids.payment ?? '',
  invoice_id: ids.invoice ?? '',
  user_login_id: partyId,
  email,
  recipient: email,
  username: email,
  maker: partyId,
  keeper: partyId,
  connector_id: ids.connector ?? '',
  product_id: seeded.product ?? '',
  code: seeded.voucher ?? '',
  method_code: 'VIETQR',
  month: 2,
  months: 2,
  'parties.id': partyId,
  'customers.id': partyId,
  'user_logins.id': partyId,
  'user_logins.user_login_id': email,
  'user_logins.status': 'VERIFIED',
  'user_logins.provider': null,
  'user_logins.external_id': null,
  'sessions.id': `${mark}session`,
  'sessions.kind': 'session',
  'sessions.revoked_at': null,
  'intents.session_id': `${mark}session`,
  'favourites.session_id': null,
  'security_log.name': mark,
  'contact_changes.effective_at': null,
  'orders.id': ids.order ?? '',
  'orders.status': 50,
  'orders.vouchers': [{ code: mark, title: mark, rule: unconditionalRule }],
  'order_lines.id': ids.line ?? '',
  'order_lines.parent_id': null,
  'order_events.by': partyId,
  'order_events.detail': { reason: mark, code: 'x' },
  'instalment_dues.gross': 2,
  'payments.id': ids.payment ?? '',
  top_up_id: ids.topUp ?? '',
  'top_ups.id': ids.topUp ?? '',
  'balance_entries.kind': 'payment',
  'balance_entries.from_account': 'customer',
  'balance_entries.to_account': 'orders',
  'invoices.id': ids.invoice ?? '',
  'invoices.adjusts': null,
  'invoices.replaces': null,
  'invoices.refund_id': null,
  'invoices.gross': 3,
  'invoices.buyer': { name: mark, taxCode: '', address: mark, email, phone: mark },
  'invoice_reports.state': 'sent',
  'invoice_reports.official_number': '7',
  'invoice_reports.authority_code': '00AB',
  'cloud_services.id': ids.service ?? '',
  'cloud_services.product_title': 'Cloud Server S1',
  'cloud_services.status': 'CLOSED',
  'refund_requests.state': 'paid',
  'refund_requests.gross': 3,
  'service_actions.kind': 'reboot',
  'service_actions.outcome': 'done',
  'connectors.id': ids.connector ?? '',
  'staff_notes.author': 'Nhân viên',
  // The job mails and deletes who waits for a plan that can be ordered.
  'stock_alerts.product_id': 'a plan that never comes back',
  'mail_choices.reader': `party:${partyId}`,
  'reviews.state': 'shown',
  'opportunities.id': ids.opportunity ?? '',
  'opportunity_notes.opportunity_id': ids.opportunity ?? '',
  'opportunity_notes.kind': 'note',
  'support_requests.id': ids.support ?? '',
  'support_requests.state': 'closed',
  'support_messages.request_id': ids.support ?? '',
  'support_messages.from': 'customer',
  'support_files.request_id': ids.support ?? '',
});

/** Ids of kept rows tell of nobody. */
const freshIds = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    ['order', 'line', 'service', 'payment', 'invoice', 'connector', 'support', 'opportunity', 'topUp'].map((name) => [
      name,
      randomUUID().replaceAll('-', ''),
    ]),
  );

export const linksFor = (customer: MarkedCustomer, table: PgTable, seeded: Values): Values => {
  const name = getTableName(table);
  const entries = Object.entries(linksOf(customer, seeded));
  const own = entries.flatMap(([key, value]) =>
    key.startsWith(`${name}.`) ? [[key.slice(name.length + 1), value] as const] : [],
  );
  const columns = Object.values(getTableColumns(table)).map((column) => column.name);
  const common = entries.filter(([key]) => columns.includes(key));
  return { ...Object.fromEntries(common), ...Object.fromEntries(own) };
};

/** One row of a new customer in each table with personal data, which the customer could have with an ended service. */
export const insertMarkedCustomer = async (backend: Pick<TestBackend, 'doorUrl'>): Promise<MarkedCustomer> => {
  const mark = `dau${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  const customer = { mark, partyId: `${mark}party`, email: `${mark}@example.vn`, ids: freshIds() };
  // The last domain: the laws of reviews take the other products of the same backend.
  const product = seedProducts.findLast(({ type }) => type === 'domain');
  const [voucher] = await runSql(backend, 'select code from vouchers limit 1');
  const seeded = { product: String(product?.id), voucher: String(voucher?.code) };
  for (const { table } of personalTables())
    if (getTableName(table) !== 'account_deletions')
      await insertMarked(backend, table, mark, linksFor(customer, table, seeded));
  return customer;
};

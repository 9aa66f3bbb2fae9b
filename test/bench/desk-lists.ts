import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { parseEnvironment } from '#backend/environment.ts';
import { staffPlaceOf } from '#backend/listeners.ts';
import { openDatabase } from '#backend/platform/database/database.ts';
import type { DeskQuery } from '#backend/platform/desk/desk-resource.ts';
import type { StaffMember } from '#backend/platform/staff-route.ts';
import { startBackend } from '#backend/server.ts';
import { startPostgres } from '#test/kit/backends/postgres.ts';
import { sampleSecret } from '#test/kit/servers/sample-secret.ts';

/** The demo customer of the seed and what hangs on it: five orders with payments, invoices, services. */
const CUSTOMER = 'kh-demo';
const ORDERS_EACH = 4;
/** Copies are this much older than each other. */
const STEP_MS = 90_000;
/** Stands for the number of the copy. */
const COPY = '~copy~';

type Column = {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly sequence: string | null;
};

const queryRows = async <Row extends object>(client: Client, text: string, values: readonly unknown[] = []) =>
  (await client.query<Row>(text, [...values])).rows;

/** Tables whose rows lead to the customer by foreign keys or by a column that names him. */
const rowsOfCustomer = async (client: Client): Promise<ReadonlyMap<string, readonly string[]>> => {
  const links = await queryRows<{ child: string; column: string; parent: string; target: string }>(
    client,
    `select c.conrelid::regclass::text as child, a.attname as column, c.confrelid::regclass::text as parent, f.attname as target
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     join pg_attribute f on f.attrelid = c.confrelid and f.attnum = c.confkey[1] where c.contype = 'f'`,
  );
  const named = await queryRows<{ table: string; column: string }>(
    client,
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and column_name in ('owner_party_id', 'party_id', 'buyer_party_id', 'customer_id')`,
  );
  const found = new Map<string, Set<string>>();
  const add = async (table: string, where: string, values: readonly unknown[]): Promise<boolean> => {
    const rows = await queryRows<{ at: string }>(
      client,
      `select ctid::text as at from "${table}" where ${where}`,
      values,
    );
    const all = found.get(table) ?? new Set();
    const before = all.size;
    for (const { at } of rows) all.add(at);
    found.set(table, all);
    return all.size > before;
  };
  await add('parties', 'id = $1', [CUSTOMER]);
  for (const { table, column } of named) await add(table, `"${column}"::text = $1`, [CUSTOMER]);
  for (let grows = true; grows; ) {
    grows = false;
    for (const { child, column, parent, target } of links) {
      const parents = [...(found.get(parent) ?? [])];
      if (parents.length === 0) continue;
      const isNew = await add(
        child,
        `"${column}" in (select "${target}" from "${parent}" where ctid = any($1::tid[]))`,
        [parents],
      );
      grows ||= isNew;
    }
  }
  return new Map([...found].filter(([, all]) => all.size > 0).map(([table, all]) => [table, [...all]]));
};

/** Writes the customer and all that is his `copies` times more, under names of their own. */
const multiply = async (client: Client, copies: number): Promise<void> => {
  const rows = await rowsOfCustomer(client);
  const columns = await queryRows<Column>(
    client,
    `select table_name as table, column_name as name, data_type as type, pg_get_serial_sequence('"' || table_name || '"', column_name) as sequence
     from information_schema.columns where table_schema = 'public'`,
  );
  const unique = await queryRows<{ table: string; name: string }>(
    client,
    `select distinct i.indrelid::regclass::text as table, a.attname as name from pg_index i
     join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey) where i.indisunique`,
  );
  const isUnique = (table: string, name: string) => unique.some((each) => each.table === table && each.name === name);
  const names = new Set<string>();
  for (const [table, at] of rows)
    for (const { name, type } of columns.filter((each) => each.table === table))
      if (type === 'text' && isUnique(table, name))
        for (const { value } of await queryRows<{ value: string | null }>(
          client,
          `select "${name}" as value from "${table}" where ctid = any($1::tid[])`,
          [at],
        ))
          if (value !== null && value.length > 5) names.add(value);
  const pattern = new RegExp(
    [...names]
      .toSorted((one, other) => other.length - one.length)
      .map((each) => each.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('|'),
    'g',
  );
  await client.query(`set session_replication_role = 'replica'`);
  for (const [table, at] of rows) {
    const own = columns.filter((each) => each.table === table);
    const numbers = own.flatMap(({ name, type, sequence }) => {
      if (sequence !== null) return [`'${name}', nextval('${sequence}')`];
      if (type === 'bigint' && /(_at|_date|_until)$/.test(name))
        return [`'${name}', (src.row ->> '${name}')::bigint - n::bigint * ${STEP_MS}`];
      return (type === 'integer' || type === 'bigint') &&
        isUnique(table, name) &&
        !own.some((each) => each.type === 'text' && isUnique(table, each.name))
        ? [`'${name}', (src.row ->> '${name}')::bigint + n * 100`]
        : [];
    });
    const sources = await queryRows<{ text: string }>(
      client,
      `select to_jsonb(src)::text as text from "${table}" src where ctid = any($1::tid[])`,
      [at],
    );
    const templates = sources.map(({ text }) => text.replaceAll(pattern, (name) => `${name}-${COPY}`));
    await client.query(
      `insert into "${table}" select copy.* from generate_series(1, $1::int) n cross join unnest($2::text[]) template
       cross join lateral (select replace(template, '${COPY}', n::text)::jsonb as row) src
       cross join lateral jsonb_populate_record(null::"${table}", src.row || jsonb_build_object(${numbers.join(', ')})) copy`,
      [copies, templates],
    );
  }
  // Callers have numbers of their own; the copies would share one.
  for (const [table, column] of [
    ['orders', 'owner_phone'],
    ['parties', 'phone'],
  ])
    await client.query(
      `update ${table} set ${column} = '09' || lpad((numbered.n * 7919 % 100000000)::text, 8, '0')
       from (select id, row_number() over (order by id) as n from ${table}) numbered where numbered.id = ${table}.id`,
    );
  await client.query('analyze');
};

export type ListTime = { readonly list: string; readonly rows: number; readonly milliseconds: number };

/** What members look for: a name, one misheard, an e-mail address, a network address, a number. */
const searches = ['Nguyễn Minh Anh', 'Nguyên Minh An', 'khach@example.vn', '45.117.0.9', 'DH20261129000004', '345678'];
const filters: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>> = {
  orders: [{ status: 'open' }, { status: 'confirmed' }, { status: 'completed' }],
  services: [{ due: 'late' }, { due: 'soon' }, { due: 'pending' }, { line: 'web-hosting' }],
  machines: [{ state: 'asked' }, { state: 'pending' }, { state: 'ended' }],
};
const searched = ['search', 'orders', 'customers'];
const RUNS = 3;
const ROWS = 25;

/** Times of each list of the desk in each order, filtered and searched, among this many orders: the best of three. */
export const deskListTimes = async (orders: number): Promise<readonly ListTime[]> => {
  const cluster = await startPostgres();
  if (cluster === null) throw new Error('PostgreSQL was not found.');
  const folder = mkdtempSync(join(tmpdir(), 'desk-lists-'));
  const secrets = ['GUEST_SIGNING_SECRET', 'ANONYMOUS_TOKEN', 'GATEWAY_SECRET', 'STAFF_TOKEN', 'SEALING_SECRETS'];
  const environment = parseEnvironment({
    MODE: 'development',
    BACKEND_PORT: '0',
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    DATABASE_URL: cluster.databaseUrl,
    ...Object.fromEntries(secrets.map((name) => [name, sampleSecret(name)])),
  });
  const backend = await startBackend(environment);
  // Its jobs would remind and mail every copy of the customer.
  await backend.close();
  const client = new Client({ connectionString: cluster.databaseUrl });
  await client.connect();
  await multiply(client, orders / ORDERS_EACH).finally(() => client.end());
  const opened = await openDatabase({ dataDir: '', databaseUrl: cluster.databaseUrl });
  const times: ListTime[] = [];
  const member: StaffMember = {
    id: 'bench',
    name: 'bench',
    roles: [],
    rights: ['accounts:act'],
    sessionId: 'bench',
    device: '',
  };
  try {
    for (const { name, sorts, list } of staffPlaceOf({ ...backend.deps, db: opened.db }).resources) {
      const time = async (what: string, query: Partial<DeskQuery>): Promise<void> => {
        let best = Number.POSITIVE_INFINITY;
        let rows = 0;
        for (let run = 0; run < RUNS; run += 1) {
          const began = performance.now();
          const asked = { words: '', filter: {}, sort: sorts[0], isDescending: true, limit: ROWS, offset: 0, ...query };
          rows = (await list(asked, member)).total;
          best = Math.min(best, performance.now() - began);
        }
        times.push({ list: `${name} ${what}`, rows, milliseconds: best });
      };
      for (const sort of sorts)
        for (const isDescending of [true, false])
          await time(`by ${sort}${isDescending ? ', newest first' : ''}`, { sort, isDescending });
      for (const filter of filters[name] ?? []) await time(`with ${Object.values(filter)}`, { filter });
      if (searched.includes(name)) for (const words of searches) await time(`for «${words}»`, { words });
    }
  } finally {
    await opened.close();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return times;
};

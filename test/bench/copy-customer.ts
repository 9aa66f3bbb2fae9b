import type { Client } from 'pg';

/** The demo customer of the seed and what hangs on it: five orders with payments, invoices, services. */
const CUSTOMER = 'kh-demo';
/** Of the demo customer. */
export const ORDERS_EACH = 4;
/** Copies are this much older than each other. */
const STEP_MS = 3_600_000;
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

/** Writes the demo customer of the seed and all that is theirs `copies` times more, under names of their own. */
export const copyCustomer = async (client: Client, copies: number): Promise<void> => {
  const rows = await rowsOfCustomer(client);
  const columns = await queryRows<Column>(
    client,
    `select table_name as table, column_name as name, data_type as type, pg_get_serial_sequence('"' || table_name || '"', column_name) as sequence
     from information_schema.columns where table_schema = 'public' and is_generated = 'NEVER'`,
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
    const names = own.map(({ name }) => `"${name}"`).join(', ');
    const templates = sources.map(({ text }) => text.replaceAll(pattern, (name) => `${name}-${COPY}`));
    await client.query(
      `insert into "${table}" (${names}) select ${names} from generate_series(1, $1::int) n cross join unnest($2::text[]) template
       cross join lateral (select replace(template, '${COPY}', n::text)::jsonb as row) src
       cross join lateral jsonb_populate_record(null::"${table}", src.row || jsonb_build_object(${numbers.join(', ')})) copy`,
      [copies, templates],
    );
  }
};

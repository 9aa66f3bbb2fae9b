import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, PgDialect, type PgTable } from 'drizzle-orm/pg-core';

const dialect = new PgDialect();

/**
 * The rows of `from` that belong to a row of the statement, as one of its columns, so that reading them takes no
 * statement of their own. Only for fields that are the same in JSON: text, numbers, booleans and JSON. All parts hold
 * columns only: the text is made once, not for each statement.
 */
export const jsonList = <Row>(
  fields: Readonly<Record<keyof Row & string, SQL | PgColumn>>,
  from: PgTable | SQL,
  where: SQL | undefined,
  order: PgColumn,
): SQL<readonly Row[]> => {
  const pairs = Object.entries<SQL | PgColumn>(fields).map(([name, field]) => sql`${sql.raw(`'${name}'`)}, ${field}`);
  const rows = sql`json_agg(json_build_object(${sql.join(pairs, sql`, `)}) order by ${order})`;
  const text = dialect.sqlToQuery(sql`(select coalesce(${rows}, '[]') from ${from} where ${where})`).sql;
  return sql`${sql.raw(text)}`;
};

/** The same for all columns of a table. */
export const jsonRows = <Table extends PgTable>(
  table: Table,
  where: SQL | undefined,
  order: PgColumn,
): SQL<readonly Table['$inferSelect'][]> =>
  jsonList<Table['$inferSelect']>(getTableColumns(table), table, where, order);

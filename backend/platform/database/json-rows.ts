import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, PgDialect, type PgTable } from 'drizzle-orm/pg-core';

const dialect = new PgDialect();

/**
 * The rows of `table` that belong to a row of the statement, as one of its columns, so that reading them takes no
 * statement of their own. Only for columns that are the same in JSON: text, numbers, booleans and JSON. `where` holds
 * columns only: the text is made once, not for each statement.
 */
export const jsonRows = <Table extends PgTable>(
  table: Table,
  where: SQL | undefined,
  order: PgColumn,
): SQL<readonly Table['$inferSelect'][]> => {
  const fields = Object.entries(getTableColumns(table)).map(
    ([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`,
  );
  const rows = sql`json_agg(json_build_object(${sql.join(fields, sql`, `)}) order by ${order})`;
  const text = dialect.sqlToQuery(sql`(select coalesce(${rows}, '[]') from ${table} where ${where})`).sql;
  return sql`${sql.raw(text)}`;
};

import { type Column, ilike, or, type SQL } from 'drizzle-orm';

/** True where one of the columns contains the words; undefined without words. The database's locale folds the case. */
export const containing = (words: string, columns: readonly (Column | SQL.Aliased<string>)[]): SQL | undefined => {
  const pattern = `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return words === '' ? undefined : or(...columns.map((column) => ilike(column, pattern)));
};

import type { Database } from './database.ts';

/**
 * A statement whose text is made once for each database; its `prepare` names it, so that PostgreSQL plans it once for
 * each connection.
 */
export const prepared = <Statement>(prepare: (db: Database) => Statement): ((db: Database) => Statement) => {
  const made = new WeakMap<Database, Statement>();
  return (db) => {
    const statement = made.get(db) ?? prepare(db);
    made.set(db, statement);
    return statement;
  };
};

/** Splits at drizzle's marks, and at semicolons for statements that were written by hand. */
const statementsOf = (file: string): readonly string[] =>
  file
    .replaceAll(/--(?!> statement).*$/gm, '')
    .split(/;?--> statement-breakpoint|;\s*$/m)
    .map((each) => each.trim())
    .filter((each) => each !== '');

/** Statements that the programs of the release before survive on tables which they know. */
const harmless: readonly RegExp[] = [
  /^create table /i,
  /^create (unlogged )?sequence /i,
  /^create extension /i,
  /^create index /i,
  /^drop index /i,
  /^insert into /i,
  /^update /i,
  /^delete from /i,
  /^with /i,
  /^alter table \S+ alter column \S+ (drop not null|set default .*|drop default)$/is,
  /^alter table \S+ drop constraint /i,
];

/** What only tables and columns of the same release may get: rows that the release before writes could break it. */
const demands: readonly RegExp[] = [
  /^alter table (\S+) add constraint \S+ (.*)$/is,
  /^create unique index \S+ on (\S+) using \w+ (.*)$/is,
];

/** Its name, what it is on, and the rows that it is about. */
const uniqueIndex = /^create unique index (\S+) on (\S+ using \w+ \([^)]*\))(?: where (.*))?$/is;

/** Whether an index takes the place of one with its name that forbade more: it has a further condition. */
const isNarrower = (statement: string, before: readonly string[]): boolean => {
  const [, name, on, where = ''] = uniqueIndex.exec(statement) ?? [];
  const [, , onBefore, whereBefore] =
    before.map((each) => uniqueIndex.exec(each)).findLast((each) => each?.[1] === name) ?? [];
  return name !== undefined && on === onBefore && where.startsWith(`${whereBefore} and `);
};

const addedColumn = /^alter table (\S+) add column (\S+) (.*)$/is;

/**
 * The statements of migrations after which the release before would fail: while an upgrade runs, both releases use the
 * tables, and a rollback starts the one before again. `older`: the migrations of that release.
 */
export const breakingStatements = (files: readonly string[], older: readonly string[] = []): readonly string[] => {
  const statements = files.flatMap(statementsOf);
  const before = older.flatMap(statementsOf);
  const made = new Set(statements.flatMap((each) => /^create table (?:if not exists )?(\S+)/i.exec(each)?.[1] ?? []));
  const added = new Set(
    statements.flatMap((each) => {
      const [, table, column] = addedColumn.exec(each) ?? [];
      return table === undefined ? [] : [`${table} ${column}`];
    }),
  );
  /** Whether the table, or every column that a constraint names, is of this release. */
  const isNew = (table: string, constraint: string): boolean => {
    const columns = constraint.split(/ references /i)[0]?.match(/"\w+"(?!\.)/g) ?? [];
    return made.has(table) || columns.every((column) => added.has(`${table} ${column}`));
  };
  return statements.filter((statement) => {
    if (harmless.some((form) => form.test(statement)) || isNarrower(statement, before)) return false;
    const [, table = '', constraint = ''] = demands.map((form) => form.exec(statement)).find(Boolean) ?? [];
    if (table !== '') return !isNew(table, constraint);
    const [, , , column] = addedColumn.exec(statement) ?? [];
    return column === undefined || (/\bnot null\b/i.test(column) && !/\bdefault\b|\bgenerated always\b/i.test(column));
  });
};

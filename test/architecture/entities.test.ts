import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  type GraphQLSchema,
  isObjectType,
  Kind,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { expect, test } from 'vitest';

const folder = 'contracts/graphql';
const read = (path: string): string => readFileSync(path, 'utf8');

/** `Type.field` that the shop's own operations ask a service for. */
const fieldsAskedOf = (schema: GraphQLSchema, operations: string): ReadonlySet<string> => {
  const asked = new Set<string>();
  const types = new TypeInfo(schema);
  visit(
    parse(operations),
    visitWithTypeInfo(types, {
      enter: (node) => {
        if (node.kind === Kind.FIELD) asked.add(`${types.getParentType()?.name}.${node.name.value}`);
      },
    }),
  );
  return asked;
};

const contracts = new Map(
  readdirSync(folder)
    .filter((name) => name.endsWith('.graphql'))
    .map((file) => {
      const schema = buildSchema(read(join(folder, file)));
      const path = join(folder, 'operations', file);
      return [
        file.replace('.graphql', ''),
        { schema, asked: existsSync(path) ? fieldsAskedOf(schema, read(path)) : new Set() },
      ];
    }),
);

/** Rows of a table of docs/entities.md; the line `schema.Type` stands above its table. */
const tables = read('docs/entities.md')
  .split(/^(?=`[\w-]+\.\w+`$)/m)
  .slice(1)
  .map((text) => {
    const [, schema = '', type = ''] = /^`([\w-]+)\.(\w+)`/.exec(text) ?? [];
    const rows = [...text.matchAll(/^\| (`.*`) \| (.+) \|$/gm)].map(([, names = '', where = '']) => ({
      names: [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
      isRead: !where.startsWith('not read'),
    }));
    return { schema, type, rows };
  });

test('ENT-02 ENT-06 the table of entities names every field of its types once, and no other', () => {
  expect(tables.length).toBeGreaterThan(40);
  for (const { schema, type, rows } of tables) {
    const found = contracts.get(schema)?.schema.getType(type);
    const fields = isObjectType(found) ? Object.keys(found.getFields()) : [];
    expect(rows.flatMap(({ names }) => names).sort(), `${schema}.${type}`).toEqual(fields.sort());
  }
});

test('ENT-02 ENT-06 a field is called read just when an operation of the shop asks for it', () => {
  for (const { schema, type, rows } of tables) {
    const asked = contracts.get(schema)?.asked;
    for (const { names, isRead } of rows)
      for (const name of names) expect(asked?.has(`${type}.${name}`), `${schema}.${type}.${name}`).toBe(isRead);
  }
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isInputObjectType,
  isObjectType,
} from 'graphql';
import { describe, expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../../contracts/graphql');
const schemas = readdirSync(folder)
  .filter((file) => file.endsWith('.graphql'))
  .map((file) => [file, buildSchema(readFileSync(join(folder, file), 'utf8'))] as const);

/** Types that a value of this type can contain directly. */
const containedTypes = (schema: GraphQLSchema, name: string): readonly string[] => {
  const type = schema.getType(name);
  if (isAbstractType(type)) return schema.getPossibleTypes(type).map((each) => each.name);
  if (isInputObjectType(type)) return Object.values(type.getFields()).map((field) => getNamedType(field.type).name);
  return isObjectType(type) ? Object.values(type.getFields()).map((field) => getNamedType(field.type).name) : [];
};

/** Each type that a value of itself can contain, at any depth, as the path back to it. */
const findCycles = (schema: GraphQLSchema): readonly string[] => {
  const pathBack = (wanted: string): readonly string[] | null => {
    const paths = [[wanted]];
    const seen = new Set<string>();
    for (let path = paths.shift(); path; path = paths.shift())
      for (const next of containedTypes(schema, path.at(-1) ?? '')) {
        if (next === wanted) return [...path, next];
        if (!seen.has(next)) paths.push([...path, next]);
        seen.add(next);
      }
    return null;
  };
  return Object.keys(schema.getTypeMap())
    .filter((name) => !name.startsWith('__'))
    .flatMap((name) => pathBack(name)?.join(' → ') ?? []);
};

describe('GraphQL schemas', () => {
  test.each(schemas)('V15.2.2 no type of %s reaches itself, so an answer has an end', (_, schema) => {
    expect(findCycles(schema)).toEqual([]);
  });

  test.each([
    ['type A { again: [A!]! }', ['A → A']],
    ['type A { b: B } type B { c: [C] } type C { a: A! }', ['A → B → C → A', 'B → C → A → B', 'C → A → B → C']],
    ['interface I { id: ID } type A implements I { id: ID i: I }', ['I → A → I', 'A → I → A']],
    ['type A { u: U } type B { x: Int } union U = A | B', ['A → U → A', 'U → A → U']],
    ['input A { not: [A!] }', ['A → A']],
    ['type A { b: B c: B } type B { x: Int }', []],
  ])('the search for cycles knows each kind: %s', (sdl, cycles) => {
    expect(findCycles(buildSchema(`type Query { any: Int } ${sdl}`)).toSorted()).toEqual(cycles.toSorted());
  });
});

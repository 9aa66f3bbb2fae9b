import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  type DocumentNode,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  Kind,
  parse,
  print,
  separateOperations,
  typeFromAST,
  valueFromASTUntyped,
} from 'graphql';
import { createSchema } from 'graphql-yoga';

const folder = join(import.meta.dirname, '../../contracts/graphql');
const read = (path: string): string => readFileSync(join(folder, path), 'utf8');

/** A service of the wire: its schema to walk, and the schema that the backend's packages take. */
export type WireSchema = {
  readonly name: string;
  readonly schema: GraphQLSchema;
  readonly executable: GraphQLSchema;
};

export const wireSchemas: readonly WireSchema[] = readdirSync(folder)
  .filter((file) => file.endsWith('.graphql'))
  .map((file) => {
    const typeDefs = read(file);
    return {
      name: file.replace('.graphql', ''),
      schema: buildSchema(typeDefs),
      executable: createSchema({ typeDefs }),
    };
  });

export const wireSchema = (name: string): WireSchema => {
  const found = wireSchemas.find((each) => each.name === name);
  if (!found) throw new Error(`There is no schema ${name}`);
  return found;
};

/** Every operation of the shop, each with the fragments that it uses. */
export const ownOperations: readonly (readonly [service: string, text: string])[] = readdirSync(
  join(folder, 'operations'),
).flatMap((file) =>
  Object.values(separateOperations(parse(read(join('operations', file))))).map(
    (document) => [file.replace('.graphql', ''), print(document)] as const,
  ),
);

/** What `@listSize` says of a field; null where it says nothing. */
export const listSizeOf = ({ astNode }: GraphQLField<unknown, unknown>) => {
  const directive = astNode?.directives?.find(({ name }) => name.value === 'listSize');
  if (!directive) return null;
  const given = new Map(directive.arguments?.map(({ name, value }) => [name.value, valueFromASTUntyped(value)]));
  const names = (key: string): readonly string[] => [given.get(key) ?? []].flat().map(String);
  return {
    assumedSize: Number(given.get('assumedSize')),
    slicingArguments: names('slicingArguments'),
    sizedFields: names('sizedFields'),
  };
};

/** Fields of an input object; none of another type. */
export const inputFields = (type: GraphQLInputType): readonly string[] => {
  const named = getNamedType(type);
  return isInputObjectType(named) ? Object.keys(named.getFields()) : [];
};

export const LARGEST_INT = 2 ** 31 - 1;
/** Longer than each list that a call takes. */
const MANY = 250;

/** The value of a type that asks for most: the largest numbers and long lists, every optional field included. */
export const largestValue = (type: GraphQLInputType): unknown => {
  if (isNonNullType(type)) return largestValue(type.ofType);
  if (isListType(type)) return Array.from({ length: MANY }, () => largestValue(type.ofType));
  if (isInputObjectType(type))
    return Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, largestValue(field.type)]));
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (['Int', 'Float', 'BigDecimal', 'Long'].includes(type.name)) return LARGEST_INT;
  return type.name === 'Boolean' ? true : 'x';
};

/** For each variable of the document's first operation its largest value. */
export const largestVariables = (schema: GraphQLSchema, document: DocumentNode): Readonly<Record<string, unknown>> => {
  const operation = document.definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
  return Object.fromEntries(
    (operation?.variableDefinitions ?? []).map(({ variable, type }) => {
      const declared = typeFromAST(schema, type);
      if (!isInputType(declared)) throw new Error(`${variable.name.value} has no type of an input`);
      return [variable.name.value, largestValue(declared)];
    }),
  );
};

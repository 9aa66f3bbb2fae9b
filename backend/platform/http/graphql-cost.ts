import { type DocumentNode, type GraphQLSchema, valueFromASTUntyped } from 'graphql';
import { type ComplexityEstimator, getComplexity } from 'graphql-query-complexity';

type Field = Parameters<ComplexityEstimator>[0]['field'];
type ListSize = { readonly assumedSize: number; readonly slicingArguments: readonly string[] };

/** Reads the tree, because the server may bundle another copy of the package's classes. */
const directiveOf = ({ astNode }: Pick<Field, 'astNode'>, wanted: string): ReadonlyMap<string, unknown> => {
  const directive = astNode?.directives?.find(({ name }) => name.value === wanted);
  return new Map(directive?.arguments?.map(({ name, value }) => [name.value, valueFromASTUntyped(value)]));
};

const listSizeOf = (field: Pick<Field, 'astNode'>): ListSize | null => {
  const given = directiveOf(field, 'listSize');
  const [assumedSize, slicing] = [given.get('assumedSize'), given.get('slicingArguments')];
  if (typeof assumedSize !== 'number') return null;
  return { assumedSize, slicingArguments: Array.isArray(slicing) ? slicing.map(String) : [] };
};

/** `filter.maxResult` in {filter: {maxResult: 5}}. */
const readArgument = (args: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (at, name) => (typeof at === 'object' && at !== null ? new Map(Object.entries(at)).get(name) : null),
      args,
    );

/** How many items an argument asks for: a number, or the length of a list of ids. null where it does not say. */
const wantedItems = (argument: unknown): number | null => {
  if (Array.isArray(argument)) return argument.length;
  return typeof argument === 'number' ? argument : null;
};

/** A field of a query or mutation runs statements of its own, however little is selected in it; `@cost` weighs those that run many. */
export const ROOT_FIELD_COST = 5_000;
const rootTypes: ReadonlySet<string> = new Set(['Query', 'Mutation']);

/**
 * A field costs 1, its weight and what is selected in it, as often as its list is long. Resolvers hold lists to
 * `assumedSize`, so a larger argument costs no more; a smaller one costs an item at least.
 */
const estimateField: ComplexityEstimator = ({ type, field, args, childComplexity }) => {
  const weight = directiveOf(field, 'cost').get('weight') ?? (rootTypes.has(type.name) ? ROOT_FIELD_COST : 0);
  const own = 1 + Number(weight);
  const size = listSizeOf(field);
  if (size === null) return own + childComplexity;
  const wanted = size.slicingArguments.flatMap((path) => wantedItems(readArgument(args, path)) ?? []);
  return own + Math.max(1, Math.min(size.assumedSize, ...wanted)) * childComplexity;
};

/** Fragments in fragments are counted each time they are spread, so few bytes could take for ever to count. */
const MAX_NODES = 10_000;

/**
 * Number of fields that the answer to an operation can have, and `ROOT_FIELD_COST` for each at its root. Throws a
 * GraphQLError for wrong variables and for more than `MAX_NODES` selections. [ASVS V15.2.2]
 */
export const computeCost = (
  schema: GraphQLSchema,
  query: DocumentNode,
  variables: Readonly<Record<string, unknown>> = {},
  operationName?: string | null,
): number =>
  getComplexity({
    schema,
    query,
    variables,
    estimators: [estimateField],
    maxQueryNodes: MAX_NODES,
    ...(operationName ? { operationName } : {}),
  });

import fc from 'fast-check';
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { LARGEST_INT, type WireSchema } from './wire-schemas.ts';

export type AnyDocument = { readonly query: string; readonly variables: Readonly<Record<string, unknown>> };

/** Values of arguments by their name, such as ids of rows that exist. */
export type KnownValues = Readonly<Record<string, string>>;

type Choose = {
  readonly upTo: (most: number) => number;
  readonly isTrue: () => boolean;
  readonly from: <Value>(values: readonly [Value, ...Value[]]) => Value;
};

const numbers = [1, 0, -1, 20, 100, 1e9, LARGEST_INT] as const;
const numberTypes = ['Int', 'Float', 'BigDecimal', 'Long'];
/** Without cycles no schema has as many. */
const MAX_LEVELS = 17;

const anyValue = (type: GraphQLInputType, name: string, known: KnownValues, choose: Choose): unknown => {
  const inner = getNullableType(type);
  if (isListType(inner))
    return Array.from({ length: choose.from([1, 3, 150]) }, () => anyValue(inner.ofType, name, known, choose));
  if (isInputObjectType(inner))
    return Object.fromEntries(
      Object.values(inner.getFields())
        .filter((field) => isNonNullType(field.type) || choose.isTrue())
        .map((field) => [field.name, anyValue(field.type, field.name, known, choose)]),
    );
  if (isEnumType(inner)) return inner.getValues()[choose.upTo(inner.getValues().length - 1)]?.name;
  const scalar = getNamedType(inner).name;
  if (numberTypes.includes(scalar)) return choose.from(numbers);
  if (scalar === 'Boolean') return choose.isTrue();
  return known[name] ?? known[name.replace(/s$/, '')] ?? choose.from(['', 'x', '1', 'a b c']);
};

const draw = ({ schema }: WireSchema, known: KnownValues, choose: Choose): AnyDocument => {
  const variables: Record<string, unknown> = {};
  const declared: string[] = [];
  const fragments: string[] = [];
  // Half of the documents go one way, as deep as it leads: few bytes reach what costs most.
  const isWay = choose.isTrue();
  let aliases = isWay ? 0 : choose.from([0, 2, 10, 100]);

  /** Every value is a variable, half of them by their default alone. */
  const argumentsOf = (field: GraphQLField<unknown, unknown>): string => {
    const given = field.args
      .filter(
        ({ type, name }) =>
          isNonNullType(type) || name in known || choose.upTo(numberTypes.includes(String(type)) ? 1 : 7) === 0,
      )
      .map(({ name, type }) => {
        const variable = `v${declared.length}`;
        const value = anyValue(type, name, known, choose);
        const byDefault = typeof value === 'number' && choose.isTrue() ? ` = ${value}` : '';
        declared.push(`$${variable}: ${byDefault === '' ? type : getNullableType(type)}${byDefault}`);
        if (byDefault === '') variables[variable] = value;
        return `${name}: $${variable}`;
      });
    return given.length === 0 ? '' : `(${given.join(', ')})`;
  };

  const selectionOf = (type: GraphQLNamedType, level: number): string => {
    if (!isObjectType(type)) return '';
    const all = Object.values(type.getFields());
    const isWhole = choose.upTo(3) === 0;
    const leaves = all.filter((field) => !isObjectType(getNamedType(field.type)));
    const inner = all.filter((field) => isObjectType(getNamedType(field.type)));
    const way = inner[choose.upTo(Math.max(0, inner.length - 1))];
    const some = isWay ? leaves : all.filter(() => isWhole || choose.upTo(2) === 0);
    const chosen = level >= MAX_LEVELS ? leaves : isWay && way ? [...some, way] : some;
    const parts = chosen.map((field) => {
      const alias = aliases > 0 && choose.isTrue() ? `a${aliases--}: ` : '';
      return `${alias}${fieldText(field, level)}`;
    });
    return ` { __typename ${spread(type.name, parts.join(' '))} }`;
  };
  const fieldText = (field: GraphQLField<unknown, unknown>, level: number): string =>
    `${field.name}${argumentsOf(field)}${selectionOf(getNamedType(field.type), level + 1)}`;

  /** The same selection as it is, in an inline fragment, or in fragments that spread one another. */
  const spread = (type: string, selection: string): string => {
    const kind = choose.upTo(5);
    if (kind === 0) return `... on ${type} { __typename ${selection} }`;
    if (kind > 1 || selection === '') return selection;
    const [first, levels] = [fragments.length, choose.from([0, 1, 3, 20])];
    for (let at = first; at < first + levels; at += 1)
      fragments.push(`fragment F${at} on ${type} { ...F${at + 1} ...F${at + 1} }`);
    fragments.push(`fragment F${first + levels} on ${type} { ${selection} }`);
    return `...F${first}`;
  };

  const isQuery = choose.upTo(3) > 0 || !schema.getMutationType();
  const root = isQuery ? schema.getQueryType() : schema.getMutationType();
  const all = Object.values(root?.getFields() ?? {});
  const paged = all.filter(({ args }) => args.some(({ type }) => String(type) === 'Int'));
  const roots = isWay && paged.length > 0 && choose.isTrue() ? paged : all;
  const count = choose.from([1, 1, 2, 8]);
  const repeats = choose.from(isWay ? [1, 9] : [1, 1, 1, 8, 9, 100]);
  const texts = Array.from({ length: count }, (_, at) => {
    const field = roots[choose.upTo(roots.length - 1)];
    const text = field ? fieldText(field, 1) : '__typename';
    return Array.from({ length: repeats }, (__, time) => `r${at}x${time}: ${text}`).join(' ');
  });
  const variableText = declared.length === 0 ? '' : ` (${declared.join(', ')})`;
  const operation = `${isQuery ? 'query' : 'mutation'}${variableText} { ${texts.join(' ')} }`;
  return { query: [operation, ...fragments].join('\n'), variables };
};

/**
 * Documents that the schema allows: any fields to 17 levels, up to 100 aliases, fragments that spread one another, and
 * arguments up to the largest number.
 */
export const anyDocument = (wire: WireSchema, known: KnownValues): fc.Arbitrary<AnyDocument> =>
  fc.gen().map((generate) => {
    const upTo = (max: number) => generate(fc.nat, { max });
    return draw(wire, known, {
      upTo,
      isTrue: () => generate(fc.boolean),
      from: (values) => values[upTo(values.length - 1)] ?? values[0],
    });
  });

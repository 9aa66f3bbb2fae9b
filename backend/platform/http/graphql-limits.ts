import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import { maxTokensPlugin } from '@escape.tech/graphql-armor-max-tokens';
import { GraphQLError, Kind, type ValidationRule } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { computeCost } from './graphql-cost.ts';

/** Limits of a document, at least twice what the shop's own operations need. `cost`: see `computeCost`. [ASVS V4.3.1] */
export const documentLimits = { tokens: 2_000, depth: 24, aliases: 10, cost: 200_000 } as const;

/** Compares names only, because the server may bundle another copy of the package's classes. */
const noIntrospection: ValidationRule = (context) => ({
  enter: (node) => {
    if (node.kind === Kind.FIELD && (node.name.value === '__schema' || node.name.value === '__type'))
      context.reportError(new GraphQLError('The schema is not told', { nodes: node }));
  },
});

const withoutIntrospection: Plugin = {
  onValidate: ({ addValidationRule }) => addValidationRule(noIntrospection),
};

/** «Did you mean …» tells the schema name by name. */
const withoutSuggestions: Plugin = {
  onValidate: ({ validateFn, setValidationFn }) =>
    setValidationFn((schema, document, rules, options) =>
      validateFn(schema, document, rules, { ...options, hideSuggestions: true }),
    ),
  onExecute: ({ args }) => {
    // The executor takes it, its type at this place does not name it.
    Object.assign(args, { hideSuggestions: true });
  },
};

/** Null when the operation may run. Wrong variables are refused here too, without suggestions. */
const refuseCost = (...[schema, document, variables, name]: Parameters<typeof computeCost>): GraphQLError | null => {
  try {
    const cost = computeCost(schema, document, variables, name);
    return cost > documentLimits.cost
      ? new GraphQLError(`Cost limit of ${documentLimits.cost} exceeded, found ${cost}.`)
      : null;
  } catch (error) {
    return new GraphQLError(String(error instanceof Error ? error.message : error).replace(/ Did you mean .*$/s, ''));
  }
};

/** When it runs, because the cost depends on the variables and yoga keeps what it found valid. */
const limitedCost: Plugin = {
  onExecute: ({ args: { schema, document, variableValues, operationName }, setResultAndStopExecution }) => {
    const error = refuseCost(schema, document, variableValues ?? {}, operationName);
    if (error) setResultAndStopExecution({ errors: [error] });
  },
};

/** Refuses expensive documents, and outside development those that ask for the schema. [ASVS V4.3.2, V15.2.2] */
export const graphqlLimits = ({ isDevelopment }: { readonly isDevelopment: boolean }): readonly Plugin[] => [
  maxTokensPlugin({ n: documentLimits.tokens }),
  maxDepthPlugin({ n: documentLimits.depth }),
  maxAliasesPlugin({ n: documentLimits.aliases }),
  limitedCost,
  ...(isDevelopment ? [] : [withoutIntrospection, withoutSuggestions]),
];
